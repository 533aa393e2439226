import { sql, type RawBuilder } from 'kysely';
import { MOST_MESSAGES, type StoredMessage, type UserMessage } from '#contract/messages.ts';
import type { Actor } from '#server/access/actor.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

type Owner = Pick<Actor, 'client_id' | 'client_user_id'>;

/** Messages to all users of the client, as a table. */
export function messagesOfClient({
  client_id,
}: {
  readonly client_id: OwnedClientId;
}): RawBuilder<unknown> {
  return sql`select * from client_user_messages where client_id = ${client_id}`;
}

/** The user's messages, whatever is asked of them. */
export function messagesTo(db: Db, owner: Owner) {
  return db
    .selectFrom('client_user_messages')
    .where('client_id', '=', owner.client_id)
    .where('client_user_id', '=', owner.client_user_id);
}

/** Puts the same message, with the address of what it speaks of, into the portal for each of the users. */
export async function insertMessages(
  db: Db,
  client_id: number,
  users: readonly { readonly client_user_id: number }[],
  told: { readonly message: string; readonly link: string },
): Promise<void> {
  if (users.length === 0) return;
  const rows = users.map(({ client_user_id }) => ({ client_id, client_user_id, ...told }));
  await db.insertInto('client_user_messages').values(rows).execute();
}

/** Confirms the user's message unless it is confirmed already; false when the user has no such one. */
export async function updateMessageConfirmed(
  db: Db,
  owner: Owner,
  messageId: number,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('client_user_messages')
    .set((column) => ({ confirmed: column.fn.coalesce('confirmed', column.val(at.toISOString())) }))
    .where('client_id', '=', owner.client_id)
    .where('client_user_id', '=', owner.client_user_id)
    .where('client_user_message_id', '=', messageId)
    .executeTakeFirst();
  return row.numUpdatedRows === 1n;
}

/** Puts a message of the user back among those that wait; whether he has it. */
export async function updateMessageWaiting(
  db: Db,
  owner: Owner,
  messageId: number,
): Promise<boolean> {
  const row = await db
    .updateTable('client_user_messages')
    .set({ confirmed: null })
    .where('client_id', '=', owner.client_id)
    .where('client_user_id', '=', owner.client_user_id)
    .where('client_user_message_id', '=', messageId)
    .executeTakeFirst();
  return row.numUpdatedRows === 1n;
}

/** Confirms all that the user has not confirmed yet. */
export async function updateAllConfirmed(db: Db, owner: Owner, at: Date): Promise<void> {
  await db
    .updateTable('client_user_messages')
    .set({ confirmed: at })
    .where('client_id', '=', owner.client_id)
    .where('client_user_id', '=', owner.client_user_id)
    .where('confirmed', 'is', null)
    .execute();
}

/** Replaces messages that were of an erased person by a sentence that says so. */
export async function updateMessagesBlank(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update client_user_messages set message = 'Zpráva se týkala osoby, která byla anonymizována.', link = ''
     where ${which}`.execute(db);
}

/** Messages that the user has not confirmed, newest first. */
export async function selectWaitingMessages(db: Db, owner: Owner): Promise<UserMessage[]> {
  return messagesTo(db, owner)
    .select(['client_user_message_id', 'message', 'link', 'created'])
    .where('confirmed', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('client_user_message_id', 'desc')
    .limit(MOST_MESSAGES)
    .execute();
}

/** The user's messages with when he confirmed them, newest first. */
export async function selectStoredMessages(db: Db, owner: Owner): Promise<StoredMessage[]> {
  return messagesTo(db, owner)
    .select([
      'client_user_message_id',
      'message',
      'link',
      'created',
      momentOrEmpty('confirmed').as('confirmed'),
    ])
    .orderBy('created', 'desc')
    .orderBy('client_user_message_id', 'desc')
    .limit(MOST_MESSAGES)
    .execute();
}
