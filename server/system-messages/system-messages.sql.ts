import { sql, type RawBuilder } from 'kysely';
import type {
  AdminSystemMessage,
  ShownSystemMessage,
  SystemMessage,
} from '#contract/system-messages.ts';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** Columns that a system admin writes; a missing moment is null. */
export type SystemMessageColumns = Partial<
  Omit<
    SystemMessage,
    'system_message_id' | 'active_from' | 'active_to' | 'created' | 'updated' | 'version'
  > & { active_from: string | null; active_to: string | null }
>;

const shownColumns = sql.raw(
  `m.system_message_id, m.message, m.remember_user, m.show_update_stamp, m.message_priority,
   m.red_alert, m.task_id, m.task_message, m.is_active, m.created, m.updated`,
);

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Whether the message is shown by its switch and by the clock. */
const holds = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (m.is_active and (m.active_from is null or m.active_from <= ${at(now)})
    and (m.active_to is null or m.active_to > ${at(now)}))`;

/** The sooner by the lower number, then the newest. */
const order = sql`m.message_priority, m.created desc, m.system_message_id desc`;

/** Messages that hold now and are for everybody; one of a client's task is not. */
export async function selectPublic(db: Db, now: Date): Promise<ShownSystemMessage[]> {
  const { rows } = await sql<ShownSystemMessage>`
    select ${shownColumns}, null::integer as task_progress, '' as hidden
      from system_messages m
     where m.is_public and m.task_id is null and ${holds(now)}
     order by ${order}`.execute(db);
  return rows;
}

/**
 * Messages that hold now for the reader: those of no task, and those of a task of his client; with
 * those that he has put away, if asked. A task that goes on no more leaves its message with the word
 * for it.
 */
export async function selectShown(
  db: Db,
  reader: UserKey,
  wanted: { readonly now: Date; readonly withHidden: boolean; readonly id?: number },
): Promise<ShownSystemMessage[]> {
  const { now, withHidden, id } = wanted;
  const { rows } = await sql<ShownSystemMessage>`
    select ${shownColumns}, ${momentOrEmpty('h.created')} as hidden,
           case when t.state in ('waiting', 'running') then t.progress end as task_progress
      from system_messages m
      left join tasks t on t.client_id = ${reader.client_id} and t.task_id = m.task_id
      left join system_message_hides h
        on h.client_id = ${reader.client_id} and h.client_user_id = ${reader.client_user_id}
       and h.system_message_id = m.system_message_id and m.remember_user
       and h.created > coalesce(m.shown_again, '-infinity')
     where ${holds(now)} and (m.task_id is null or t.task_id is not null)
       and (${withHidden} or h.system_message_id is null)
       and (${id ?? null}::integer is null or m.system_message_id = ${id ?? null}::integer)
     order by ${order}`.execute(db);
  return rows;
}

/** Puts the message away for the reader; repeated, it stays put away. */
export async function upsertHide(
  db: Db,
  reader: UserKey,
  system_message_id: number,
): Promise<void> {
  const { client_id, client_user_id } = reader;
  await db
    .insertInto('system_message_hides')
    .values({
      client_id,
      client_user_id,
      system_message_id,
      created: sql<string>`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'client_user_id', 'system_message_id'])
        .doUpdateSet({ created: sql<string>`clock_timestamp()` }),
    )
    .execute();
}

export async function deleteHide(
  db: Db,
  reader: UserKey,
  system_message_id: number,
): Promise<void> {
  await db
    .deleteFrom('system_message_hides')
    .where('client_id', '=', reader.client_id)
    .where('client_user_id', '=', reader.client_user_id)
    .where('system_message_id', '=', system_message_id)
    .execute();
}

const adminColumns = (now: Date) =>
  [
    'system_message_id',
    'message',
    'remember_user',
    'show_update_stamp',
    'is_active',
    'is_public',
    'message_priority',
    'red_alert',
    'task_id',
    'task_message',
    momentOrEmpty('active_from').as('active_from'),
    momentOrEmpty('active_to').as('active_to'),
    'created',
    'updated',
    'version',
    sql<AdminSystemMessage['state']>`case when not is_active then 'off'
      when active_to <= ${at(now)} then 'over'
      when active_from > ${at(now)} then 'planned' else 'shown' end`.as('state'),
  ] as const;

/** Messages that hold all the words, in the order in which they are shown. */
export async function selectAll(
  db: Db,
  now: Date,
  words: readonly string[],
): Promise<AdminSystemMessage[]> {
  const escaped = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return db
    .selectFrom('system_messages as m')
    .select(adminColumns(now))
    .$if(words.length > 0, (query) =>
      query.where(
        sql<boolean>`folded(m.message || ' ' || m.task_message) like all (
          array(select folded(pattern) from unnest(${escaped}::text[]) as pattern))`,
      ),
    )
    .orderBy(order)
    .execute();
}

/** The message, held until the end of the transaction. */
export async function selectHeld(
  db: Db,
  now: Date,
  id: number,
): Promise<AdminSystemMessage | undefined> {
  return db
    .selectFrom('system_messages')
    .select(adminColumns(now))
    .where('system_message_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertSystemMessage(
  db: Db,
  now: Date,
  row: SystemMessageColumns & { message: string },
): Promise<AdminSystemMessage> {
  return db
    .insertInto('system_messages')
    .values(row)
    .returning(adminColumns(now))
    .executeTakeFirstOrThrow();
}

export async function updateSystemMessage(
  db: Db,
  now: Date,
  id: number,
  changes: SystemMessageColumns & { shown_again?: RawBuilder<string> },
): Promise<AdminSystemMessage> {
  return db
    .updateTable('system_messages')
    .set(changes)
    .where('system_message_id', '=', id)
    .returning(adminColumns(now))
    .executeTakeFirstOrThrow();
}

/** Takes back that anybody has put the message away. */
export async function updateShownAgain(db: Db, now: Date, id: number): Promise<AdminSystemMessage> {
  return updateSystemMessage(db, now, id, { shown_again: sql<string>`clock_timestamp()` });
}

export async function deleteSystemMessageRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('system_messages').where('system_message_id', '=', id).execute();
}

/** Whether the task is of the client. */
export async function selectHasTask(
  db: Db,
  { client_id }: Pick<UserKey, 'client_id'>,
  taskId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('tasks')
    .select('task_id')
    .where('client_id', '=', client_id)
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  return row !== undefined;
}
