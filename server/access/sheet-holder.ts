import type { Caller } from '#server/http/route.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { presentKey } from './access.sql.ts';
import { ensureAttempt, HOUR, returnAttempts, subjectOf } from './attempts.ts';
import { networkOf } from './network.ts';
import { lookedUp, type AskedFor } from './sheet-codes.ts';

/** Wrong links and codes of one network within an hour; nobody gets through 31^12 of them. */
const MOST_WRONG = 30;

/** Who brings a secret, and for what. */
interface Brought {
  readonly caller: Caller;
  readonly portal: Portal;
  readonly of: AskedFor;
  readonly secret: string;
}

/**
 * Whose the secret is, and which way it came. An attempt is counted before it is made, in a transaction of
 * its own, and given back when the secret is right. Errors: `sheet-code-unknown`, `too-many-requests`.
 */
export async function holderOf<H>(
  { caller, portal, of, secret }: Brought,
  select: (db: Db, hash: Buffer) => Promise<H | undefined>,
): Promise<{ readonly holder: H; readonly way: 'code' | 'link' }> {
  const { way, hash } = lookedUp(await portal.secretsKey(), of, secret);
  const subject = subjectOf(of, networkOf(caller.address));
  const allowances = [{ subject, most: MOST_WRONG, seconds: HOUR }];
  const holder = await portal.database.transaction(async (db) => {
    const attempts = await ensureAttempt(db, allowances, 'too-many-requests');
    await presentKey(db, 'secret_hash', hash.toString('hex'));
    const found = await select(db, hash);
    if (found !== undefined) await returnAttempts(db, attempts);
    return found;
  });
  ensure(holder !== undefined, 'sheet-code-unknown');
  return { holder, way };
}
