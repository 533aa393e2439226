import { IconChevronLeft } from '#web/icons/IconChevronLeft.ts';
import { IconChevronRight } from '#web/icons/IconChevronRight.ts';
import type { Ref } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './StepLine.module.css';

export type Step = 'previous' | 'next';

/** Where the record stands in the list that it was opened from, and the way to its neighbours. */
export interface Steps {
  /** Its place, 1 for the first one. */
  readonly at: number;
  readonly total: number;
  /** Undefined at the end of the list. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** The step by which one has just come to it, if any. */
  readonly made?: Step | undefined;
}

interface StepLineProps {
  steps: Steps;
  /** Keys of the two buttons, where they have any. */
  keys?: Readonly<Record<Step, string>>;
  /** The button that gets the keyboard when a dialog opens. */
  focused?: Step | undefined;
  ref?: Ref<HTMLDivElement>;
}

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

const words = [
  ['previous', 'Předchozí záznam', IconChevronLeft],
  ['next', 'Další záznam', IconChevronRight],
] as const;

/** The place of an open record in its list, with a button to each of its neighbours. */
export function StepLine({ steps, keys, focused, ref }: StepLineProps) {
  return (
    <div ref={ref} className={styles.steps} role="group" aria-label="Pořadí v seznamu">
      <span className="k-figures">
        {steps.at}.&nbsp;z&nbsp;{steps.total}
      </span>
      {words.map(([step, label, Icon]) => (
        <IconButton
          key={step}
          label={label}
          disabled={steps[step] === undefined}
          onClick={steps[step]}
          data-step={step}
          {...(keys && {
            title: `${label} (${keys[step].toUpperCase()})`,
            'aria-keyshortcuts': keys[step],
          })}
          {...(focused === step && { 'data-autofocus': true })}
        >
          <Icon {...icon} />
        </IconButton>
      ))}
    </div>
  );
}
