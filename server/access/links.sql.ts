import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { UserKey } from './owned.ts';

/** Kinds of links; an exchanged one stands for the kind in its purpose. */
export type LinkRowKind =
  | 'confirm'
  | 'reset'
  | 'invite'
  | 'first-admin'
  | 'exchanged'
  | 'second-step'
  | 'passkey';

export interface LinkRow {
  access_link_id: number;
  client_user_id: number;
  kind: LinkRowKind;
  purpose: string;
  used: string | null;
  expired: boolean;
}

/** Inserts a link living for the seconds; returns when it ends. */
export async function insertLink(
  db: Db,
  user: UserKey,
  link: { kind: LinkRowKind; purpose: string; secret_hash: Buffer; seconds: number },
): Promise<string> {
  const { seconds, ...columns } = link;
  const row = await db
    .insertInto('access_links')
    .values({
      ...columns,
      client_id: user.client_id,
      client_user_id: user.client_user_id,
      expires: sql<string>`now() + make_interval(secs => ${seconds})`,
    })
    .returning('expires')
    .executeTakeFirstOrThrow();
  return row.expires;
}

function linksOf(db: Db, user: UserKey) {
  return db
    .deleteFrom('access_links')
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id);
}

/** Removes all links of the user. */
export async function deleteLinks(db: Db, user: UserKey): Promise<void> {
  await linksOf(db, user).execute();
}

export async function deleteLinksOfKind(db: Db, user: UserKey, kind: LinkRowKind): Promise<void> {
  await linksOf(db, user).where('kind', '=', kind).execute();
}

/** Whose the presented secret is; row-level security shows the row to the holder of its key only. */
export async function selectLinkHolder(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('access_links')
    .select(['client_id', 'client_user_id'])
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
}

/** The user's link with the secret, held until the end of the transaction. */
export async function selectLinkLocked(
  db: Db,
  user: UserKey,
  secretHash: Buffer,
): Promise<LinkRow | undefined> {
  return db
    .selectFrom('access_links')
    .select([
      'access_link_id',
      'client_user_id',
      sql<LinkRowKind>`kind`.as('kind'),
      'purpose',
      'used',
      sql<boolean>`expires <= now()`.as('expired'),
    ])
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .where('secret_hash', '=', secretHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateLinkUsed(db: Db, user: UserKey, linkId: number): Promise<void> {
  await db
    .updateTable('access_links')
    .set({ used: sql<string>`now()` })
    .where('client_id', '=', user.client_id)
    .where('access_link_id', '=', linkId)
    .execute();
}
