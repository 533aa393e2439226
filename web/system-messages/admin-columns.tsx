import { systemMessageRecord } from '#contract/system-message-record.ts';
import type { AdminSystemMessage } from '#contract/system-messages.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns } from '#web/values/list-columns.ts';
import { StateBadge } from './message-words.tsx';
import styles from './system-messages.module.css';

const told = listColumns<AdminSystemMessage>(systemMessageRecord, {
  message: { render: ({ message }) => <bdi className={styles.message}>{message}</bdi> },
  state: { whole: true, render: ({ state }) => <StateBadge state={state} /> },
});
const updated: Column<AdminSystemMessage> = {
  text: 'Změněno',
  value: 'updated',
  sortable: true,
  width: 130,
  telling: true,
  render: (row) => formatDateTime(row.updated),
};

/** Columns of all system messages. */
export const adminColumns = interleaved(told, { active_to: [updated] });
