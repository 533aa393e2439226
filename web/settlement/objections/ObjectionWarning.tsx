import { Alert, Button } from '@mantine/core';
import { penaltyText } from '#contract/settlement/guard.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import styles from '../settlement.module.css';
import type { Go } from '../place.ts';
import { guardColors } from '../states.ts';
import { waitingText } from './objection-words.ts';

interface ObjectionWarningProps {
  settlement: Settlement;
  /** Whether the objections are what is looked at. */
  isOpen: boolean;
  go: Go;
}

/** Says over the record that objections wait for an answer. */
export function ObjectionWarning({ settlement, isOpen, go }: ObjectionWarningProps) {
  const today = todayInPrague();
  const text = waitingText(settlement, today);
  if (text === '') return null;
  const { answer_guard: guard } = settlement;
  const penalty = guard === null ? '' : penaltyText(guard);
  return (
    <Alert color={guard?.state === 'late' ? guardColors.late : guardColors.soon}>
      <div className={styles.actions}>
        <span>{penalty === '' ? text : `${text} Odpověď se opozdila, ${penalty}.`}</span>
        {isOpen ? null : (
          <Button variant="default" onClick={() => go({ tab: 'objections' })}>
            Otevřít námitky
          </Button>
        )}
      </div>
    </Alert>
  );
}
