import { sql } from 'kysely';
import { UNDO_MINUTES } from '#contract/undo.ts';
import type { Db } from '#server/db/db.ts';
import type { OwnedClientId, UserKey } from './owned.ts';

/** A row of history as it was written: values before and after by columns. */
export interface ChangeRow {
  readonly audit_id: number;
  readonly record_type: string;
  readonly record_id: number;
  readonly action: 'insert' | 'update' | 'delete';
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Rows of history that the open transaction has written, in their order, at most so many. */
export async function selectWritten(
  db: Db,
  clientId: OwnedClientId,
  most: number,
): Promise<ChangeRow[]> {
  // Rows of a restored backup may bear the same number, and are older.
  const { rows } = await sql<ChangeRow>`
    select audit_id, record_type, record_id, action, changes from audit_log
     where client_id = ${clientId} and at >= now()
       and change_id = pg_current_xact_id_if_assigned()::text::bigint
     order by audit_id limit ${most}`.execute(db);
  return rows;
}

/** The rows of the change that the row belongs to, if the user himself made it a while ago; else none. */
export async function selectOwnChange(
  db: Db,
  { client_id, client_user_id }: UserKey,
  auditId: number,
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select a.audit_id, a.record_type, a.record_id, a.action, a.changes
      from audit_log named join audit_log a on a.client_id = named.client_id
           and a.change_id = named.change_id and a.client_user_id = named.client_user_id
     where named.client_id = ${client_id} and named.audit_id = ${auditId}
       and named.client_user_id = ${client_user_id}
       and least(named.at, a.at) > now() - make_interval(mins => ${UNDO_MINUTES})
     order by a.audit_id`.execute(db);
  return rows;
}

/** A record by the table that it is of. */
export type RecordName = Pick<ChangeRow, 'record_type' | 'record_id'>;

/** Whether history tells of a change of any of the records after the row. */
export async function selectIsOvertaken(
  db: Db,
  clientId: OwnedClientId,
  records: readonly RecordName[],
  lastId: number,
): Promise<boolean> {
  const named = JSON.stringify(
    records.map(({ record_type, record_id }) => ({ record_type, record_id })),
  );
  const { rows } = await sql`
    select 1 from jsonb_to_recordset(${named}::jsonb) r (record_type text, record_id bigint)
      join audit_log a on a.client_id = ${clientId} and a.record_type = r.record_type
           and a.record_id = r.record_id and a.audit_id > ${lastId}
     limit 1`.execute(db);
  return rows.length > 0;
}

/** Says, for the rest of the transaction, which row of history is being taken back. */
export async function markUndoing(db: Db, auditId: number): Promise<void> {
  await sql`select set_config('app.undoes', ${String(auditId)}, true)`.execute(db);
}
