import type { AnyRouter } from '@tanstack/react-router';
import { documentTitle } from '#contract/rules/document-title.ts';
import { currentUnit, onChosenUnit } from '#web/session/activeUnit.ts';
import { currentSession, onSessionChange } from '#web/session/session.ts';

function updateTitle(): void {
  document.title = documentTitle(currentSession() !== null, currentUnit()?.name);
}

/** Takes a reader or a keyboard to the top of the screen that has just opened. */
function focusScreen(): void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
  (heading ?? main)?.focus({ preventScroll: true });
}

/** Keeps the document title right and moves the focus when another screen opens. */
export function followNavigation(router: AnyRouter): () => void {
  updateTitle();
  const stops = [
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
