import { Alert, Button } from '@mantine/core';
import { guardText } from '#contract/settlement/guard.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { formatDate } from '#web/lib/czech.ts';
import { Note } from '#web/ui/Note.tsx';
import type { Go } from './place.ts';
import styles from './settlement.module.css';
import { guardColors } from './states.ts';

interface GuardWarningProps {
  settlement: Settlement;
  /** Whether the delivery is what is looked at. */
  isOpen: boolean;
  go: Go;
}

/** Says over the record that its delivery is late or soon will be, and what the delay costs. */
export function GuardWarning({ settlement, isOpen, go }: GuardWarningProps) {
  const { deliver_guard: guard, issued_on } = settlement;
  if (guard === null || guard.state === 'ahead') return null;
  return (
    <Alert color={guardColors[guard.state]}>
      <div className={styles.actions}>
        <span>{`Doručit do ${formatDate(guard.until)}: ${guardText(guard)}`}</span>
        {isOpen || issued_on === null ? null : (
          <Button variant="default" onClick={() => go({ tab: 'delivery' })}>
            Otevřít doručení
          </Button>
        )}
      </div>
      {guard.state === 'late' ? (
        <div className={styles.law}>
          <Note>
            Pokuta podle zákona č. 67/2013 Sb., § 13 je nejvyšší možná: méně si lze ujednat a
            neplatí se, když nebylo možné plnit včas.
          </Note>
        </div>
      ) : null}
    </Alert>
  );
}
