import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AccountExport } from '#contract/personal-data.ts';
import type { UserKey } from '#server/access/owned.ts';
import { clientName } from '#server/core/clients/clients.sql.ts';
import { messagesTo } from '#server/core/clients/messages.sql.ts';
import { oneUser } from '#server/core/clients/users-of-client.sql.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** Rows of one kind that an export of an account may have. */
const MOST_ROWS = 1000;

function whose({ client_id, client_user_id }: UserKey) {
  return { client_id, client_user_id };
}

/** The account and what belongs to it, the newest first; by one statement. */
export async function selectAccount(db: Db, user: UserKey) {
  const row = await oneUser(db, user)
    .select([
      'user_identity',
      'first_name',
      'last_name',
      'is_client_admin',
      clientName(user.client_id).as('client_name'),
      momentOrEmpty('client_confirmed').as('client_confirmed'),
      momentOrEmpty('last_sign_in').as('last_sign_in'),
      'created',
      jsonArrayFrom(ownSessions(db, user)).as('sessions'),
      jsonArrayFrom(ownConsents(db, user)).as('consents'),
      jsonArrayFrom(ownMessages(db, user)).as('messages'),
      jsonArrayFrom(ownChanges(db, user)).as('changes'),
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { sessions, consents, messages, changes, ...account } = row;
  return { account, sessions, consents, messages, changes } satisfies Omit<AccountExport, 'made'>;
}

function ownSessions(db: Db, user: UserKey) {
  return db
    .selectFrom('sessions')
    .select([
      'user_agent',
      momentOrEmpty('created').as('created'),
      momentOrEmpty('last_used').as('last_used'),
    ])
    .where((session) => session.and(whose(user)))
    .orderBy('session_id', 'desc');
}

function ownConsents(db: Db, user: UserKey) {
  return db
    .selectFrom('consents')
    .select([
      'kind',
      'document_version as version',
      momentOrEmpty('agreed').as('agreed'),
      'hostname',
      'source',
    ])
    .where((consent) => consent.and(whose(user)))
    .orderBy('consent_id', 'desc');
}

function ownMessages(db: Db, user: UserKey) {
  return messagesTo(db, user)
    .select(['message', momentOrEmpty('created').as('created')])
    .orderBy('client_user_message_id', 'desc')
    .limit(MOST_ROWS);
}

function ownChanges(db: Db, user: UserKey) {
  return db
    .selectFrom('audit_log')
    .select([momentOrEmpty('at').as('at'), 'action', 'record_type', 'record_id'])
    .where((change) => change.and(whose(user)))
    .orderBy('audit_id', 'desc')
    .limit(MOST_ROWS);
}
