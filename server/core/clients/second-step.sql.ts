import { sql } from 'kysely';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { oneUser } from './users-of-client.sql.ts';

const columnsOf = ({ client_id, client_user_id }: UserKey) => ({ client_id, client_user_id });

/** The second step as it stands, and what is told of it. */
export async function selectSecondStep(db: Db, user: UserKey) {
  return oneUser(db, user)
    .select([
      momentOrEmpty('second_step').as('since'),
      sql<boolean>`exists (select from authenticators a where a.client_id = client_users.client_id
        and a.client_user_id = client_users.client_user_id and a.proven is not null)`.as(
        'has_authenticator',
      ),
      sql<number>`(select count(*) from recovery_codes r where r.client_id = client_users.client_id
        and r.client_user_id = client_users.client_user_id and r.used is null)`.as('recovery_left'),
    ])
    .executeTakeFirst();
}

export async function selectAuthenticator(db: Db, user: UserKey) {
  return db
    .selectFrom('authenticators')
    .select(['sealed_secret', 'waiting_secret', 'last_step'])
    .where((row) => row.and(columnsOf(user)))
    .forUpdate()
    .executeTakeFirst();
}

/** Puts a secret beside the one that holds; it waits to be proven. */
export async function insertWaitingSecret(
  db: Db,
  user: UserKey,
  waiting_secret: Buffer,
): Promise<void> {
  await db
    .insertInto('authenticators')
    .values({ ...columnsOf(user), waiting_secret })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'client_user_id']).doUpdateSet({ waiting_secret }),
    )
    .execute();
}

/** The secret that was waiting holds from now on; the step of its first code has served. */
export async function updateSecretProven(db: Db, user: UserKey, step: number): Promise<void> {
  await db
    .updateTable('authenticators')
    .set({
      sealed_secret: sql<Buffer>`waiting_secret`,
      waiting_secret: null,
      last_step: step,
      proven: sql<string>`now()`,
    })
    .where((row) => row.and(columnsOf(user)))
    .execute();
}

export async function updateLastStep(db: Db, user: UserKey, step: number): Promise<void> {
  await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where((row) => row.and(columnsOf(user)))
    .execute();
}

export async function deleteAuthenticator(db: Db, user: UserKey): Promise<boolean> {
  const row = await db
    .deleteFrom('authenticators')
    .where((authenticator) => authenticator.and(columnsOf(user)))
    .executeTakeFirst();
  return row.numDeletedRows === 1n;
}

export async function deleteRecoveryCodes(db: Db, user: UserKey): Promise<void> {
  await db
    .deleteFrom('recovery_codes')
    .where((code) => code.and(columnsOf(user)))
    .execute();
}

export async function insertRecoveryCodes(
  db: Db,
  user: UserKey,
  hashes: readonly Buffer[],
): Promise<void> {
  const rows = hashes.map((code_hash) => ({ ...columnsOf(user), code_hash }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a code up; false for one that is not the user's or has been used. */
export async function updateCodeUsed(db: Db, user: UserKey, hash: Buffer): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used: sql<string>`now()` })
    .where((code) => code.and(columnsOf(user)))
    .where('code_hash', '=', hash)
    .where('used', 'is', null)
    .executeTakeFirst();
  return row.numUpdatedRows === 1n;
}

/** Notes since when the user's sign-in has a second step, or that it has none. */
export async function updateSecondStep(db: Db, user: UserKey, isOn: boolean): Promise<void> {
  await db
    .updateTable('client_users')
    .set({ second_step: isOn ? sql<string>`coalesce(second_step, now())` : null })
    .where((row) => row.and(columnsOf(user)))
    .where(sql<boolean>`(second_step is not null) <> ${isOn}`)
    .execute();
}
