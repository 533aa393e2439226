import { Alert, Button } from '@mantine/core';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import styles from '../settlement.module.css';
import type { Go } from '../place.ts';
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
  const { answer_until } = settlement;
  const isLate = answer_until !== null && answer_until < today;
  return (
    <Alert color={isLate ? 'red' : 'yellow'}>
      <div className={styles.actions}>
        <span>{text}</span>
        {isOpen ? null : (
          <Button variant="default" onClick={() => go({ tab: 'objections' })}>
            Otevřít námitky
          </Button>
        )}
      </div>
    </Alert>
  );
}
