import type { Db } from '#server/db/db.ts';
import type { Caller } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { presentKey } from './access.sql.ts';
import { ensureAttempt, HOUR, returnAttempts, subjectOf } from './attempts.ts';
import { networkOf } from './network.ts';

/** Wrong links and codes of one network within an hour; nobody gets through what they are drawn from. */
const MOST_WRONG = 30;

/** Who brings a secret, by its hash, and to what; wrong ones of a kind are counted together. */
export interface Presented {
  readonly caller: Caller;
  readonly portal: Portal;
  readonly kind: Parameters<typeof subjectOf>[0];
  readonly hash: Buffer;
}

/**
 * Whose the secret is; undefined where it is nobody's. An attempt is counted before it is made, in a transaction of
 * its own, and given back when the secret is right. Errors: `too-many-requests`.
 */
export async function secretHolder<H>(
  { caller, portal, kind, hash }: Presented,
  select: (db: Db, hash: Buffer) => Promise<H | undefined>,
): Promise<H | undefined> {
  const subject = subjectOf(kind, networkOf(caller.address));
  const allowances = [{ subject, most: MOST_WRONG, seconds: HOUR }];
  return portal.database.transaction(async (db) => {
    const attempts = await ensureAttempt(db, allowances, 'too-many-requests');
    await presentKey(db, 'secret_hash', hash.toString('hex'));
    const found = await select(db, hash);
    if (found !== undefined) await returnAttempts(db, attempts);
    return found;
  });
}
