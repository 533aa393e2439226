import { sql } from 'kysely';
import type { NotifyWay } from '#contract/settings.ts';
import type { Db } from '#server/db/db.ts';

/** Kinds of things that a client's users are told of. */
export type NoticeKind =
  | 'revisions'
  | 'contracts'
  | 'supplies'
  | 'unit-contracts'
  | 'meters'
  | 'debts'
  | 'payments'
  | 'statements'
  | 'objections'
  | 'todos'
  | 'licence'
  | 'news'
  | 'forecasts';

/** A thing with the term of which it is told. */
export interface NoticeKey {
  readonly kind: NoticeKind;
  readonly record_id: number;
  readonly term: string;
}

/** Writes down what is being told; returns what was not told before. */
export async function insertTold(
  db: Db,
  client_id: number,
  keys: readonly NoticeKey[],
): Promise<NoticeKey[]> {
  if (keys.length === 0) return [];
  const rows = keys.map(({ kind, record_id, term }) => ({ client_id, kind, record_id, term }));
  return db
    .insertInto('notified')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning([sql<NoticeKind>`kind`.as('kind'), 'record_id', 'term'])
    .execute();
}

/** Ids of items of news that were told since the last morning round; they go into this one. */
export async function takeNewsOfRound(db: Db, client_id: number, day: string): Promise<number[]> {
  const { rows } = await sql<{ record_id: number }>`
    with taken as (
      update notified set digest_on = ${day}::date
       where client_id = ${client_id} and digest_on is null
      returning kind, record_id)
    select record_id from taken where kind = 'news'`.execute(db);
  return rows.map(({ record_id }) => record_id);
}

/** Debts that were told of and are not among those that last are forgotten, so that they are told again when they are back. */
export async function forgetDebts(
  db: Db,
  client_id: number,
  lasting: readonly number[],
): Promise<void> {
  await sql`
    delete from notified
     where client_id = ${client_id} and kind = 'debts'
       and record_id <> all (${[...lasting]}::integer[])`.execute(db);
}

export interface Recipient {
  readonly client_user_id: number;
  readonly user_identity: string;
  readonly is_client_admin: boolean;
  readonly notify_tasks: NotifyWay;
  readonly notify_revisions: NotifyWay;
  readonly notify_contracts: NotifyWay;
  readonly notify_meters: NotifyWay;
  readonly notify_debts: NotifyWay;
  readonly notify_payments: NotifyWay;
  readonly notify_statements: NotifyWay;
  readonly notify_objections: NotifyWay;
  readonly notify_todos: NotifyWay;
  readonly notify_licence: NotifyWay;
  readonly notify_news: NotifyWay;
}

/** How a user wants to be told of what only the office sees: a member of a crew is not told of it. */
const ofOffice = (column: string, usual: NotifyWay = 'message') =>
  sql`case when u.is_crew_member then 'none'
           else coalesce(${sql.ref(`p.${column}`)}, ${sql.lit(usual)}) end as ${sql.ref(column)}`;

/** Users of the client who can sign in, with how they want to be told; one of them when he is named. */
export async function selectRecipients(
  db: Db,
  client_id: number,
  client_user_id: number | null = null,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select u.client_user_id, u.user_identity, u.is_client_admin,
           coalesce(p.notify_tasks, 'message') as notify_tasks,
           ${ofOffice('notify_revisions')},
           ${ofOffice('notify_contracts')},
           ${ofOffice('notify_meters')},
           ${ofOffice('notify_debts')},
           ${ofOffice('notify_payments')},
           ${ofOffice('notify_statements')},
           ${ofOffice('notify_objections', 'both')},
           ${ofOffice('notify_todos')},
           ${ofOffice('notify_licence')},
           coalesce(p.notify_news, 'message') as notify_news
      from portal_users u
      left join user_preferences p on p.client_id = u.client_id
           and p.client_user_id = u.client_user_id
     where u.client_id = ${client_id} and u.may_sign_in
       and (${client_user_id}::integer is null or u.client_user_id = ${client_user_id})
     order by u.client_user_id`.execute(db);
  return rows;
}

/** Notes that the user is mailed on the day; false when he was already. */
export async function insertDigestDay(
  db: Db,
  client_id: number,
  client_user_id: number,
  day: string,
): Promise<boolean> {
  const rows = await db
    .insertInto('notification_mails')
    .values({ client_id, client_user_id, mailed_on: day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('client_user_id')
    .execute();
  return rows.length > 0;
}

/** Forgets who was mailed long ago. */
export async function deleteOldDigestDays(db: Db, client_id: number, day: string): Promise<void> {
  await sql`delete from notification_mails
             where client_id = ${client_id} and mailed_on < ${day}::date - 30`.execute(db);
}
