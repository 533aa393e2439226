import { useId } from 'react';
import { formatDateTime } from '#web/lib/czech.ts';
import { kindText, type MessageRow } from './message-rows.ts';
import { ConfirmMessage, PutAway, ShowAgain } from './MessageActions.tsx';
import { RecordLink } from './RecordLink.tsx';
import { StateCell } from './StateCell.tsx';
import { TodoOfMessage } from './TodoOfMessage.tsx';
import { TaskDetail } from './TaskDetail.tsx';
import styles from './messages.module.css';

/** Id of the element of a row, so that its address can lead to it. */
export const itemId = (key: string) => `zprava-${key}`;

interface MessageItemProps {
  readonly row: MessageRow;
  /** The address names it. */
  readonly isNamed: boolean;
}

/** A message, a notice or a task: its whole text, how it stands, and what can be done with it. */
export function MessageItem({ row, isNamed }: MessageItemProps) {
  const text = useId();
  return (
    <li
      id={itemId(row.key)}
      tabIndex={-1}
      className={styles.item}
      aria-labelledby={text}
      data-named={isNamed || undefined}
    >
      <p className={styles.head}>
        <time dateTime={row.time}>{clock(row.time)}</time>
        <span>{kindText(row)}</span>
        <StateCell row={row} />
      </p>
      <bdi id={text} className={styles.whole}>
        {row.text}
      </bdi>
      <Actions row={row} />
    </li>
  );
}

/** The hour of a moment whose day stands above. */
const clock = (time: string) => formatDateTime(time).split(' ').at(-1);

function Actions({ row }: { row: MessageRow }) {
  if (row.kind === 'task') return <TaskDetail task={row.source} />;
  if (row.kind === 'system')
    return row.source.hidden === '' ? (
      <PutAway message={row.source} />
    ) : (
      <ShowAgain message={row.source} />
    );
  return (
    <div className={styles.actions}>
      <RecordLink link={row.source.link} />
      <TodoOfMessage message={row.source} />
      {row.isOpen ? <ConfirmMessage message={row.source} /> : null}
    </div>
  );
}
