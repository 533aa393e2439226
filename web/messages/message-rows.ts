import type { StoredMessage } from '#contract/messages.ts';
import type { ShownSystemMessage } from '#contract/system-messages.ts';
import { MOST_ATTEMPTS, type Task } from '#contract/tasks.ts';
import { formatDateTime } from '#web/lib/czech.ts';

export type MessageKind = 'system' | 'user' | 'task';

interface RowBase {
  /** Unique among the three kinds: the first letter of the kind and the id. */
  readonly key: string;
  readonly time: string;
  readonly text: string;
  readonly state: string;
  /** Waits for the reader, or goes on. */
  readonly isOpen: boolean;
}

/** One row of the screen of messages (specification, section 3: three kinds of records). */
export type MessageRow =
  | (RowBase & { readonly kind: 'user'; readonly source: StoredMessage })
  | (RowBase & { readonly kind: 'system'; readonly source: ShownSystemMessage })
  | (RowBase & { readonly kind: 'task'; readonly source: Task });

function userRow(source: StoredMessage): MessageRow {
  const { client_user_message_id, created, message, confirmed } = source;
  return {
    kind: 'user',
    key: `u${client_user_message_id}`,
    time: created,
    text: message,
    state: confirmed === '' ? 'nepotvrzená' : `potvrzená ${formatDateTime(confirmed)}`,
    isOpen: confirmed === '',
    source,
  };
}

function systemRow(source: ShownSystemMessage): MessageRow {
  const { system_message_id, created, message, hidden } = source;
  return {
    kind: 'system',
    key: `s${system_message_id}`,
    time: created,
    text: message,
    state: hidden === '' ? 'zobrazená' : `odložená ${formatDateTime(hidden)}`,
    isOpen: hidden === '' && source.remember_user,
    source,
  };
}

/** How a task stands, in words. */
export function taskState({ state, progress, attempts, next_try, cancel_asked }: Task): string {
  if (state === 'done') return 'dokončená';
  if (state === 'failed') return 'selhala';
  if (state === 'cancelled') return 'zrušená';
  if (cancel_asked) return 'ruší se';
  if (state === 'running') return `běží, ${progress} %`;
  if (next_try === '') return 'čeká';
  return `čeká na ${attempts + 1}. pokus z ${MOST_ATTEMPTS}, ${formatDateTime(next_try)}`;
}

/** Whether the task waits or runs. */
export function isUnderWay({ state }: Pick<Task, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

function taskRow(source: Task): MessageRow {
  const { task_id, created, message } = source;
  return {
    kind: 'task',
    key: `t${task_id}`,
    time: created,
    text: message,
    state: taskState(source),
    isOpen: isUnderWay(source),
    source,
  };
}

interface Sources {
  readonly user: readonly StoredMessage[] | undefined;
  readonly system: readonly ShownSystemMessage[] | undefined;
  readonly tasks: readonly Task[] | undefined;
}

/** Rows of everything that has come; undefined until all of it has. */
export function messageRows({ user, system, tasks }: Sources): readonly MessageRow[] | undefined {
  if (user === undefined || system === undefined || tasks === undefined) return undefined;
  return [...system.map(systemRow), ...user.map(userRow), ...tasks.map(taskRow)];
}

const kindWords: Readonly<Record<MessageKind, string>> = {
  system: 'systémová',
  user: 'uživatelská',
  task: 'úloha',
};

/** The kind of a row in words. */
export const kindText = ({ kind }: Pick<MessageRow, 'kind'>) => kindWords[kind];

interface Filter {
  readonly text: string;
  readonly keeps: (row: MessageRow) => boolean;
}

const filters = {
  open: { text: 'Nevyřízené', keeps: ({ isOpen }) => isOpen },
  unconfirmed: { text: 'Nepotvrzené', keeps: (row) => row.kind === 'user' && row.isOpen },
  working: { text: 'Běžící úlohy', keeps: (row) => row.kind === 'task' && row.isOpen },
  user: { text: 'Uživatelské', keeps: ({ kind }) => kind === 'user' },
  system: { text: 'Systémové', keeps: ({ kind }) => kind === 'system' },
  task: { text: 'Úlohy', keeps: ({ kind }) => kind === 'task' },
} as const satisfies Record<string, Filter>;

type FilterName = keyof typeof filters;

/** The chosen filter; undefined for a choice that nobody offers. */
export function filterName(name: string | undefined): FilterName | undefined {
  return name !== undefined && Object.hasOwn(filters, name) ? (name as FilterName) : undefined;
}

/** Rows that the filter leaves. */
export function filteredMessages(
  rows: readonly MessageRow[],
  name: FilterName | undefined,
): readonly MessageRow[] {
  return name === undefined ? rows : rows.filter((row) => filters[name].keeps(row));
}

/** The choices with how many rows each of them would leave. */
export function filterChoices(rows: readonly MessageRow[] | undefined) {
  return Object.entries(filters).map(([name, { text, keeps }]) => ({
    name,
    text,
    count: rows?.filter((row) => keeps(row)).length,
  }));
}
