import { sql } from 'kysely';
import type { Passkey } from '#contract/second-step.ts';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

const ofUser = ({ client_id, client_user_id }: UserKey) => ({ client_id, client_user_id });

/** Passkeys of the user as he sees them, the oldest first. */
export async function selectPasskeys(db: Db, user: UserKey): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['passkey_id', 'name', 'created', momentOrEmpty('last_used').as('last_used')])
    .where((passkey) => passkey.and(ofUser(user)))
    .orderBy('passkey_id')
    .execute();
}

/** Ids of the user's credentials, base64url. */
export async function selectCredentialIds(db: Db, user: UserKey): Promise<string[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select('credential_id')
    .where((passkey) => passkey.and(ofUser(user)))
    .orderBy('passkey_id')
    .execute();
  return rows.map(({ credential_id }) => credential_id.toString('base64url'));
}

export async function selectPasskeyLocked(db: Db, user: UserKey, credentialId: Buffer) {
  return db
    .selectFrom('passkeys')
    .select(['passkey_id', 'public_key', 'algorithm', 'sign_count'])
    .where((passkey) => passkey.and(ofUser(user)))
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

interface NewPasskey {
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly algorithm: number;
  readonly sign_count: number;
  readonly name: string;
}

/** False when the user has the credential already. */
export async function insertPasskey(db: Db, user: UserKey, passkey: NewPasskey): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({ ...ofUser(user), ...passkey })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return row.numInsertedOrUpdatedRows === 1n;
}

export async function updatePasskeyUsed(
  db: Db,
  user: UserKey,
  passkey: { passkey_id: number; sign_count: number },
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ sign_count: passkey.sign_count, last_used: sql<string>`now()` })
    .where((row) => row.and(ofUser(user)))
    .where('passkey_id', '=', passkey.passkey_id)
    .execute();
}

/** Takes one of the user's passkeys away; false when he has no such one. */
export async function deletePasskey(db: Db, user: UserKey, passkeyId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where((passkey) => passkey.and(ofUser(user)))
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return row.numDeletedRows === 1n;
}

export async function deletePasskeys(db: Db, user: UserKey): Promise<void> {
  await db
    .deleteFrom('passkeys')
    .where((passkey) => passkey.and(ofUser(user)))
    .execute();
}
