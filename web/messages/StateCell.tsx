import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconBell } from '#web/icons/IconBell.ts';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconCircleX } from '#web/icons/IconCircleX.ts';
import { IconClock } from '#web/icons/IconClock.ts';
import { IconEyeOff } from '#web/icons/IconEyeOff.ts';
import type { MessageRow } from './message-rows.ts';
import styles from './messages.module.css';

function signOf(row: MessageRow) {
  if (row.kind === 'user') return row.isOpen ? IconBell : IconCheck;
  if (row.kind === 'system') return row.source.hidden === '' ? IconBell : IconEyeOff;
  const { state } = row.source;
  if (state === 'done') return IconCheck;
  if (state === 'failed') return IconAlertTriangle;
  return state === 'cancelled' ? IconCircleX : IconClock;
}

/** How a row stands: by its sign and words, a running task by how far it is. */
export function StateCell({ row }: { row: MessageRow }) {
  const Sign = signOf(row);
  const isRunning = row.kind === 'task' && row.source.state === 'running';
  return (
    <span className={styles.state} data-open={row.isOpen || undefined}>
      <Sign size="1.125rem" aria-hidden="true" className={styles.sign} />
      <span>
        {row.state}
        {isRunning ? (
          <progress value={row.source.progress} max={100} aria-label={`Průběh: ${row.text}`} />
        ) : null}
      </span>
    </span>
  );
}
