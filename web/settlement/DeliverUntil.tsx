import { guardLeft, guardText } from '#contract/settlement/guard.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { formatDate } from '#web/lib/czech.ts';
import styles from './settlement.module.css';

/** By when a settlement is to be delivered; of a late one how long it has been. */
export function DeliverUntil({ settlement }: { settlement: Settlement }) {
  const { deliver_until, deliver_guard: guard } = settlement;
  if (deliver_until === null) return null;
  const told = guard?.state === 'late' ? guardLeft(guard) : formatDate(deliver_until);
  return (
    <span
      className={styles.until}
      data-state={guard?.state}
      title={guard === null ? undefined : guardText(guard)}
    >
      {told}
    </span>
  );
}
