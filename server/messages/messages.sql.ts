import { MOST_MESSAGES, type KeptMessage, type UserMessage } from '#contract/messages.ts';
import type { Actor } from '#server/access/actor.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

type Owner = Pick<Actor, 'client_id' | 'client_user_id'>;

/** Messages that the user has not confirmed, newest first. */
export async function selectWaitingMessages(db: Db, owner: Owner): Promise<UserMessage[]> {
  return db
    .selectFrom('client_user_messages')
    .select(['client_user_message_id', 'message', 'created'])
    .where('client_id', '=', owner.client_id)
    .where('client_user_id', '=', owner.client_user_id)
    .where('confirmed', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('client_user_message_id', 'desc')
    .limit(MOST_MESSAGES)
    .execute();
}

/** The user's messages with when he confirmed them, newest first. */
export async function selectKeptMessages(db: Db, owner: Owner): Promise<KeptMessage[]> {
  return db
    .selectFrom('client_user_messages')
    .select([
      'client_user_message_id',
      'message',
      'created',
      momentOrEmpty('confirmed').as('confirmed'),
    ])
    .where('client_id', '=', owner.client_id)
    .where('client_user_id', '=', owner.client_user_id)
    .orderBy('created', 'desc')
    .orderBy('client_user_message_id', 'desc')
    .limit(MOST_MESSAGES)
    .execute();
}
