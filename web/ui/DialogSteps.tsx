import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { isTypedInto, keyOf } from '#web/lib/keys/pressed-key.ts';
import { areSingleKeysOn } from '#web/lib/keys/single-keys.ts';
import { isAskedOfDialog } from './asked-of-dialog.ts';
import { StepLine, type Step, type Steps } from './StepLine.tsx';
import styles from './StepLine.module.css';

/** The keys of rows of a list. */
const KEYS: Readonly<Record<Step, string>> = { previous: 'k', next: 'j' };

/**
 * The neighbours of the record of a dialog in the list that it was opened from, by a button and by the keys of
 * rows where one does not type. Nothing where there is no list, or no other record in it.
 */
export function DialogSteps({ steps }: { steps: Steps | undefined }) {
  return steps === undefined || steps.total === 1 ? null : <Line key={steps.at} steps={steps} />;
}

/** Drawn anew by each step, so that it takes the keyboard to where one goes on. */
function Line({ steps }: { steps: Steps }) {
  const line = useRef<HTMLDivElement>(null);
  const focused = goingOn(steps);
  useStepKeys(line, steps);
  const goOn = useEffectEvent(() => {
    if (focused === undefined) return;
    line.current?.querySelector<HTMLElement>(`[data-step="${focused}"]`)?.focus();
  });
  useEffect(() => goOn(), []);
  return (
    <div className={styles.dialog}>
      <StepLine ref={line} steps={steps} keys={KEYS} focused={focused} />
    </div>
  );
}

/** The button by which one goes on from where a step has led: the same one, at the end of the list the other. */
function goingOn(steps: Steps): Step | undefined {
  const { made } = steps;
  if (made === undefined || steps[made] !== undefined) return made;
  return made === 'next' ? 'previous' : 'next';
}

function useStepKeys(line: RefObject<HTMLDivElement | null>, steps: Steps): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !areSingleKeysOn() || isTypedInto(target)) return;
    const key = keyOf(event);
    const step = key === KEYS.next ? 'next' : key === KEYS.previous ? 'previous' : undefined;
    if (step === undefined || line.current === null || !(target instanceof Element)) return;
    if (!isAskedOfDialog(line.current, target)) return;
    event.preventDefault();
    steps[step]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
