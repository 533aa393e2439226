import { createHash } from 'node:crypto';
import { setTenant } from '#server/access/access.sql.ts';
import type { Attempt } from '#server/access/attempts.sql.ts';
import { ensureAttempt, HOUR, subjectOf, type Allowance } from '#server/access/attempts.ts';
import { insertKnownAddress, selectIsKnown } from '#server/access/known-addresses.sql.ts';
import { networkOf } from '#server/access/network.ts';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectAccountByIdentity, type AccountRow } from '#server/core/clients/accounts.sql.ts';

/** Wrong passwords of one account within an hour, from all addresses its owner was not seen at. */
const MOST_PER_ACCOUNT = 10;
/** Wrong passwords of one account within an hour from one address its owner was seen at. */
const MOST_PER_KNOWN_ADDRESS = 10;
/** Wrong passwords of all accounts within an hour from one address. */
const MOST_PER_ADDRESS = 100;

/** An attempt that was let through, and the account it is about; undefined for nobody's name. */
export interface BegunAttempt {
  readonly account: AccountRow | undefined;
  readonly attempts: readonly Attempt[];
}

function addressHash(clientUserId: number, network: string): Buffer {
  return createHash('sha256').update(`${clientUserId}:${network}`).digest();
}

function allowances(identity: string, network: string, isKnown: boolean): Allowance[] {
  const account: Allowance = isKnown
    ? {
        subject: subjectOf('account-at', `${identity} ${network}`),
        most: MOST_PER_KNOWN_ADDRESS,
        seconds: HOUR,
      }
    : { subject: subjectOf('account', identity), most: MOST_PER_ACCOUNT, seconds: HOUR };
  const address = subjectOf('address', network);
  return [account, { subject: address, most: MOST_PER_ADDRESS, seconds: HOUR }];
}

/**
 * Lets an attempt of sign-in through and counts it as failed until it proves right. The same
 * statements run for a known and an unknown name, so that the time tells nothing. Errors:
 * `sign-in-locked`.
 */
export async function beginAttempt(
  db: Db,
  identity: string,
  address: string,
): Promise<BegunAttempt> {
  const network = networkOf(address);
  const account = await selectAccountByIdentity(db, identity);
  const { client_id, client_user_id } = account ?? { client_id: 0, client_user_id: 0 };
  await setTenant(db, client_id);
  const address_hash = addressHash(client_user_id, network);
  const isKnown = await selectIsKnown(db, { client_id, client_user_id, address_hash });
  const allowed = allowances(identity, network, isKnown);
  const attempts = await ensureAttempt(db, allowed, 'sign-in-locked');
  return { account, attempts };
}

/** Remembers the address as the user's own; returns whether it already was. */
export async function rememberAddress(db: Db, user: UserKey, address: string): Promise<boolean> {
  const { client_id, client_user_id } = user;
  const address_hash = addressHash(client_user_id, networkOf(address));
  const known = { client_id, client_user_id, address_hash };
  const isKnown = await selectIsKnown(db, known);
  await insertKnownAddress(db, known);
  return isKnown;
}
