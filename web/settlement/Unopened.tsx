import { Alert, Button } from '@mantine/core';
import type { UnopenedSettlement } from '#contract/settlement/guard-record.ts';
import { guardText } from '#contract/settlement/guard.ts';
import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { formatDate } from '#web/lib/czech.ts';
import styles from './settlement.module.css';
import { guardColors } from './states.ts';

interface UnopenedProps {
  unopened: readonly UnopenedSettlement[];
  onBegin: (asked: UnopenedSettlement) => void;
}

/** Settlements that nobody has opened though their term is near or has passed, each with the step that opens it. */
export function Unopened({ unopened, onBegin }: UnopenedProps) {
  const [first] = unopened;
  if (first === undefined) return null;
  return (
    <Alert color={guardColors[first.guard.state]} title="Nikdo ještě nezaložil">
      <ul className={styles.unopened}>
        {unopened.map((one) => (
          <li key={`${one.building_id} ${one.period_from}`}>
            <span>
              <strong>{settlementTitle(one)}</strong>
              {`: doručit do ${formatDate(one.guard.until)}, ${guardText(one.guard)}`}
            </span>
            <Button
              variant="default"
              aria-label={`Založit: ${settlementTitle(one)}`}
              onClick={() => onBegin(one)}
            >
              Založit
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
