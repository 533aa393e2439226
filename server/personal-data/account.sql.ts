import type { AccountExport } from '#contract/personal-data.ts';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** Rows of one kind that an export of an account may have. */
const MOST_ROWS = 1000;

function whose({ client_id, client_user_id }: UserKey) {
  return { client_id, client_user_id };
}

export async function selectAccount(
  db: Db,
  user: UserKey,
): Promise<AccountExport['account'] | undefined> {
  return db
    .selectFrom('client_users as u')
    .innerJoin('clients as c', 'c.client_id', 'u.client_id')
    .select([
      'u.user_identity',
      'u.first_name',
      'u.last_name',
      'u.is_client_admin',
      'c.full_name as client_name',
      momentOrEmpty('u.client_confirmed').as('client_confirmed'),
      momentOrEmpty('u.last_sign_in').as('last_sign_in'),
      'u.created',
    ])
    .where('u.client_id', '=', user.client_id)
    .where('u.client_user_id', '=', user.client_user_id)
    .executeTakeFirst();
}

export async function selectOwnSessions(db: Db, user: UserKey): Promise<AccountExport['sessions']> {
  return db
    .selectFrom('sessions')
    .select(['user_agent', 'created', 'last_used'])
    .where((session) => session.and(whose(user)))
    .orderBy('session_id', 'desc')
    .execute();
}

export async function selectOwnConsents(db: Db, user: UserKey): Promise<AccountExport['consents']> {
  return db
    .selectFrom('consents')
    .select(['kind', 'document_version as version', 'agreed', 'hostname', 'source'])
    .where((consent) => consent.and(whose(user)))
    .orderBy('consent_id', 'desc')
    .execute();
}

export async function selectOwnMessages(db: Db, user: UserKey): Promise<AccountExport['messages']> {
  return db
    .selectFrom('client_user_messages')
    .select(['message', 'created'])
    .where((message) => message.and(whose(user)))
    .orderBy('client_user_message_id', 'desc')
    .limit(MOST_ROWS)
    .execute();
}

export async function selectOwnChanges(db: Db, user: UserKey): Promise<AccountExport['changes']> {
  return db
    .selectFrom('audit_log')
    .select(['at', 'action', 'record_type', 'record_id'])
    .where((change) => change.and(whose(user)))
    .orderBy('audit_id', 'desc')
    .limit(MOST_ROWS)
    .execute();
}
