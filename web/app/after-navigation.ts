import type { AnyRouter } from '@tanstack/react-router';
import { documentTitle } from '#contract/rules/document-title.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { workedUnit, workedUnitId } from '#web/lib/worked-unit.ts';
import { currentUnit, onChosenUnit } from '#web/session/activeUnit.ts';
import { currentSession, onSessionChange } from '#web/session/session.ts';
import { followPrinting, printing } from '#web/ui/printing.ts';

function updateTitle(): void {
  const unit = currentUnit();
  document.title = documentTitle(currentSession() !== null, unit?.name);
  workedUnit.set(unit?.name ?? '');
  workedUnitId.set(unit?.unit_id);
  // Asked for while the portal was still coming, a print learns whose it is as soon as that is known.
  if (printing.get()) writePrintHead();
}

/** Says on paper whose the records are and when they were printed. */
function writePrintHead(): void {
  const parts = [workedUnit.get(), formatDateTime(new Date().toISOString())];
  document.body.dataset['printHead'] = parts.filter((part) => part !== '').join(' · ');
}

/**
 * Takes a reader or a keyboard to the top of the screen that has just opened, or to the place where its
 * work goes on: a search that is waited for, or the row from which a record was opened.
 */
function focusScreen(): void {
  const main = document.querySelector<HTMLElement>('main');
  const start = main?.querySelector<HTMLElement>('[data-start], tr[data-marked]');
  if (start) return start.focus();
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
  return (heading ?? main)?.focus({ preventScroll: true });
}

/** Keeps the document title and the head of printed pages right, and moves the focus to a new screen. */
export function followNavigation(router: AnyRouter): () => void {
  updateTitle();
  const stops = [
    followPrinting(writePrintHead),
    onSessionChange(updateTitle),
    onChosenUnit(updateTitle),
    router.subscribe('onResolved', updateTitle),
    router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation !== undefined && pathChanged) focusScreen();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
