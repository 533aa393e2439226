import type { AdminSystemMessage } from '#contract/system-messages.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { StateBadge, stateText } from './message-words.tsx';
import styles from './system-messages.module.css';

/** Columns of all system messages. */
export const adminColumns: readonly Column<AdminSystemMessage>[] = [
  {
    text: 'Hlášení',
    value: 'message',
    sortable: true,
    width: 250,
    telling: true,
    render: ({ message }) => <bdi className={styles.message}>{message}</bdi>,
  },
  {
    text: 'Stav',
    id: 'state',
    value: stateText,
    sortable: true,
    width: 110,
    telling: true,
    render: ({ state }) => <StateBadge state={state} />,
  },
  { text: 'Pořadí', value: 'message_priority', sortable: true, width: 70, decimals: 0 },
  { text: 'Naléhavé', value: 'red_alert', sortable: true, width: 90 },
  { text: 'Veřejné', value: 'is_public', sortable: true, width: 90 },
  {
    text: 'Zobrazit od',
    value: 'active_from',
    sortable: true,
    width: 130,
    render: ({ active_from }) => formatDateTime(active_from),
  },
  {
    text: 'Zobrazit do',
    value: 'active_to',
    sortable: true,
    width: 130,
    render: ({ active_to }) => formatDateTime(active_to),
  },
  {
    text: 'Změněno',
    value: 'updated',
    sortable: true,
    width: 130,
    telling: true,
    render: ({ updated }) => formatDateTime(updated),
  },
];
