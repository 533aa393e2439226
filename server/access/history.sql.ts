import { sql, type Expression, type RawBuilder } from 'kysely';
import type { HistoryEntry } from '#contract/history.ts';
import type { HistoryKind } from '#contract/record-words.ts';
import { withMinus } from '#contract/rules/minus.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import type { OwnedClientId } from './owned.ts';

const MOST_ENTRIES = 500;

/** A logged value as people read it. */
export function loggedText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  // A number as Czechs write it; a text with a full stop stays as it is.
  return typeof value === 'number'
    ? withMinus(String(value).replace('.', ','))
    : JSON.stringify(value);
}

/** Whose history is asked for; with a pasport also that of the record's place in the unit's tree. */
interface HistoryOf {
  readonly type: string;
  readonly id: number;
  readonly pasport?: Expression<number> | undefined;
}

function entriesOf(db: Db, clientId: OwnedClientId, { type, id, pasport }: HistoryOf) {
  return db
    .selectFrom('audit_log')
    .select(['audit_id', 'at', 'user_name', 'user_identity', 'action', 'changes', 'undoes'])
    .where('client_id', '=', clientId)
    .where((audit) => {
      const own = audit.and({ record_type: type, record_id: id });
      if (pasport === undefined) return own;
      const ofPlace = [audit('record_type', '=', 'pasports'), audit('record_id', '=', pasport)];
      return audit.or([own, audit.and(ofPlace)]);
    })
    .orderBy('audit_id', 'desc')
    .limit(MOST_ENTRIES);
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number];

function entryOf({ changes, action, undoes, ...row }: EntryRow): HistoryEntry {
  return {
    ...row,
    ...(undoes === null ? {} : { is_undo: true as const }),
    user_name: row.user_name === '' ? 'systém' : row.user_name,
    action: action as HistoryEntry['action'],
    changes: Object.entries(changes as Record<string, [unknown, unknown]>).map(
      ([field, [before, after]]) => ({
        field,
        old_value: loggedText(before),
        new_value: loggedText(after),
      }),
    ),
  };
}

/** Changes of one record, newest first, at most 500. */
export async function selectHistory(
  db: Db,
  clientId: OwnedClientId,
  type: string,
  id: number,
): Promise<HistoryEntry[]> {
  return (await entriesOf(db, clientId, { type, id }).execute()).map(entryOf);
}

/** The same by one statement with whether the record is there: undefined where its query brings nothing. */
export async function selectHistoryUnder(
  db: Db,
  clientId: OwnedClientId,
  record: Expression<unknown>,
  of: HistoryOf,
): Promise<HistoryEntry[] | undefined> {
  const found = await selectRowsUnder(db, record, entriesOf(db, clientId, of));
  return found?.map(entryOf);
}

/** A row of history as it was written. */
export interface WrittenEntry extends Pick<HistoryEntry, 'at' | 'user_name' | 'user_identity'> {
  readonly record_type: HistoryKind;
  readonly record_id: number;
  readonly action: HistoryEntry['action'];
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Changes of all records of these kinds on the days, the oldest first: a statement whose rows leave by pieces. */
export function historyOf(
  clientId: OwnedClientId,
  kinds: readonly HistoryKind[],
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): RawBuilder<WrittenEntry> {
  const since =
    from === undefined
      ? sql`true`
      : sql`at >= ${from}::date::timestamp at time zone 'Europe/Prague'`;
  const until =
    to === undefined
      ? sql`true`
      : sql`at < (${to}::date + 1)::timestamp at time zone 'Europe/Prague'`;
  return sql<WrittenEntry>`
    select at, user_name, user_identity, record_type, record_id, action, changes
      from audit_log
     where client_id = ${clientId} and record_type = any (${[...kinds]}::text[])
       and ${since} and ${until}
     order by audit_id`;
}

/** Who wrote last to the record, as a value in SQL; empty for the portal itself, which has no name. */
export function lastAuthor(
  clientId: OwnedClientId,
  recordType: string,
  record: RawBuilder<unknown>,
): RawBuilder<string> {
  return sql<string>`coalesce((
    select l.user_name from audit_log l
     where l.client_id = ${clientId} and l.record_type = ${recordType} and l.record_id = ${record}
     order by l.audit_id desc limit 1), '')`;
}

/** Who wrote last to each of the records; the portal itself has no name. */
export async function selectLastAuthors(
  db: Db,
  clientId: OwnedClientId,
  recordType: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ record_id: number; user_name: string }>`
    select distinct on (record_id) record_id, user_name from audit_log
     where client_id = ${clientId} and record_type = ${recordType}
       and record_id = any (${[...ids]}::integer[])
     order by record_id, audit_id desc`.execute(db);
  return new Map(rows.map(({ record_id, user_name }) => [record_id, user_name]));
}

/** Writes into the client's history that somebody began, or ended, looking as its user. */
export async function insertViewStamp(
  db: Db,
  clientId: OwnedClientId,
  field: 'view_began' | 'view_ended',
  userName: string,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      client_id: clientId,
      client_user_id: sql<number>`nullif(current_setting('app.client_user_id', true), '')::integer`,
      user_identity: sql<string>`coalesce(current_setting('app.user_identity', true), '')`,
      user_name: sql<string>`coalesce(current_setting('app.user_name', true), '')`,
      record_type: 'clients',
      record_id: clientId,
      action: 'update',
      changes: JSON.stringify({ [field]: [null, userName] }),
    })
    .execute();
}

/**
 * Covers values of the fields in rows `a` of history for good; the database lets it happen only in the
 * transaction that has written an anonymisation down.
 */
export async function updateHistoryCovered(
  db: Db,
  fields: readonly string[],
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update audit_log a set changes = access.covered(a.changes, ${[...fields]}::text[])
     where ${which}`.execute(db);
}
