import type { ErrorCode } from '#contract/errors.ts';
import { ensure } from '#server/errors.ts';
import type { Db } from '#server/db/db.ts';
import { presentKey, setTenant } from '#server/access/access.sql.ts';
import {
  deleteLinksOfKind,
  insertLink,
  selectLinkHolder,
  selectLinkLocked,
  updateLinkUsed,
  type LinkRow,
  type LinkRowKind,
} from '#server/access/links.sql.ts';
import { selectUserLocked } from './users-of-client.sql.ts';
import { clientOfProof, type UserKey } from '#server/access/owned.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';

const MINUTE = 60;
const DAY = 86_400;

const lifeSeconds: Record<LinkRowKind, number> = {
  confirm: 3 * DAY,
  reset: 60 * MINUTE,
  invite: 7 * DAY,
  'first-admin': DAY,
  exchanged: 30 * MINUTE,
  'second-step': 10 * MINUTE,
  passkey: 10 * MINUTE,
};

/** A secret for a link and the moment it ends. */
export interface NewLink {
  readonly token: string;
  readonly expires: string;
}

/** Makes a link for the user; older ones of the kind stop working. Only its hash is kept. */
export async function createLink(
  db: Db,
  user: UserKey,
  kind: LinkRowKind,
  purpose = '',
): Promise<NewLink> {
  await selectUserLocked(db, user);
  await deleteLinksOfKind(db, user, kind);
  const token = newSecret();
  const link = { kind, purpose, secret_hash: secretHash(token), seconds: lifeSeconds[kind] };
  return { token, expires: await insertLink(db, user, link) };
}

/** How a link that does not serve is refused. */
interface LinkFaults {
  readonly invalid: ErrorCode;
  readonly expired: ErrorCode;
}

/** A link that its holder may use now. */
export interface OpenedLink {
  readonly user: UserKey;
  readonly link: LinkRow;
}

/**
 * Finds the link of a secret and opens its tenant for the rest of the transaction. Errors:
 * `link-invalid` (unknown, used, of another kind), `link-expired`.
 */
export async function openLink(
  db: Db,
  token: string,
  kinds: readonly LinkRowKind[],
  faults: LinkFaults = { invalid: 'link-invalid', expired: 'link-expired' },
): Promise<OpenedLink> {
  const hash = secretHash(token);
  await presentKey(db, 'secret_hash', hash.toString('hex'));
  const holder = await selectLinkHolder(db, hash);
  ensure(holder !== undefined, faults.invalid);
  await setTenant(db, holder.client_id);
  const user = {
    client_id: clientOfProof(holder.client_id),
    client_user_id: holder.client_user_id,
  };
  await selectUserLocked(db, user);
  const link = await selectLinkLocked(db, user, hash);
  ensure(link?.used === null && kinds.includes(link.kind), faults.invalid);
  ensure(!link.expired, faults.expired);
  return { user, link };
}

/** Uses the link up. */
export async function closeLink(db: Db, { user, link }: OpenedLink): Promise<void> {
  await updateLinkUsed(db, user, link.access_link_id);
}
