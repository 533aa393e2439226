import type { ListedLog, LogGroup } from '#contract/log-groups.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { shownAtFirst, type Column } from '#web/table/columns.ts';
import { GroupBadge, LevelBadge, levelText, signedInText, stateText } from './error-words.tsx';
import styles from './errors.module.css';

// Isolated, so that text written from right to left does not turn what stands beside it; and short,
// because whoever sends a record may make it as long as he likes.
const told = (text: string) => (text === '' ? null : <bdi className={styles.told}>{text}</bdi>);

/** Columns of the groups of records. */
export const groupColumns: readonly Column<LogGroup>[] = shownAtFirst<LogGroup>(
  [
    {
      text: 'Čas',
      value: 'last_seen',
      sortable: true,
      width: 120,
      telling: true,
      render: ({ last_seen }) => formatDateTime(last_seen),
    },
    {
      text: 'Úroveň',
      id: 'level',
      value: levelText,
      sortable: true,
      width: 90,
      whole: true,
      telling: true,
      render: ({ level }) => <LevelBadge level={level} />,
    },
    {
      text: 'Zpráva',
      value: 'message',
      sortable: true,
      width: 320,
      telling: true,
      render: ({ message }) => <bdi className={styles.message}>{message}</bdi>,
    },
    { text: 'Počet', value: 'occurrences', sortable: true, width: 70, decimals: 0 },
    {
      text: 'Stav',
      id: 'state',
      value: stateText,
      sortable: true,
      width: 100,
      whole: true,
      render: ({ state }) => <GroupBadge state={state} />,
    },
    { text: 'Uživatel', value: 'uid', sortable: true, width: 170, render: ({ uid }) => told(uid) },
    { text: 'Přihlášen', id: 'signed_in', value: signedInText, sortable: true, width: 90 },
    {
      text: 'Jednotka',
      value: 'unit_name',
      sortable: true,
      width: 130,
      render: ({ unit_name }) => told(unit_name),
    },
    {
      text: 'Soubor',
      value: 'file_name',
      sortable: true,
      width: 130,
      render: ({ file_name }) => told(file_name),
    },
    {
      text: 'Funkce',
      value: 'function_name',
      sortable: true,
      width: 110,
      render: ({ function_name }) => told(function_name),
    },
    { text: 'Řádek', value: 'line_number', sortable: true, width: 70, decimals: 0 },
    {
      text: 'Poprvé',
      value: 'first_seen',
      sortable: true,
      width: 120,
      render: ({ first_seen }) => formatDateTime(first_seen),
    },
    {
      text: 'Verze',
      value: 'app_version',
      sortable: true,
      width: 110,
      render: ({ app_version }) => told(app_version),
    },
    {
      text: 'Číslo události',
      value: 'request_id',
      width: 110,
      render: ({ request_id }) => told(request_id),
    },
  ],
  ['last_seen', 'level', 'message', 'occurrences', 'state', 'uid', 'unit_name'],
);

/** Columns of the records of one group. */
export const recordColumns: readonly Column<ListedLog>[] = [
  {
    text: 'Přijato',
    value: 'received',
    sortable: true,
    width: 120,
    telling: true,
    render: ({ received }) => formatDateTime(received),
  },
  {
    text: 'Číslo události',
    value: 'request_id',
    width: 110,
    telling: true,
    render: ({ request_id }) => told(request_id),
  },
  {
    text: 'Uživatel',
    value: 'uid',
    sortable: true,
    width: 170,
    telling: true,
    render: ({ uid }) => told(uid),
  },
  { text: 'Přihlášen', id: 'signed_in', value: signedInText, sortable: true, width: 90 },
  {
    text: 'Jednotka',
    value: 'unit_name',
    sortable: true,
    width: 130,
    render: ({ unit_name }) => told(unit_name),
  },
  {
    text: 'Verze',
    value: 'app_version',
    sortable: true,
    width: 110,
    render: ({ app_version }) => told(app_version),
  },
  {
    text: 'Čas v prohlížeči',
    value: 'logged',
    width: 120,
    render: ({ logged }) => formatDateTime(logged),
  },
];
