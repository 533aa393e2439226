import { formatDateTime } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { kindText, type MessageRow } from './message-rows.ts';
import { StateCell } from './StateCell.tsx';
import styles from './messages.module.css';

/** Columns of the screen of messages. */
export const messageColumns: readonly Column<MessageRow>[] = [
  {
    text: 'Čas',
    value: 'time',
    sortable: true,
    width: 140,
    telling: true,
    render: ({ time }) => formatDateTime(time),
  },
  {
    text: 'Zpráva',
    value: 'text',
    sortable: true,
    width: 460,
    telling: true,
    render: ({ text }) => <bdi className={styles.text}>{text}</bdi>,
  },
  { text: 'Typ', id: 'type', value: kindText, sortable: true, width: 110 },
  {
    text: 'Stav',
    value: 'state',
    sortable: true,
    width: 230,
    telling: true,
    render: (row) => <StateCell row={row} />,
  },
];
