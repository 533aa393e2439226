import type { Caller } from '#server/http/route.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { secretHolder } from './secret-holder.ts';
import { lookedUp, type AskedFor } from './sheet-codes.ts';

/** Who brings a secret, and for what. */
interface Brought {
  readonly caller: Caller;
  readonly portal: Portal;
  readonly of: AskedFor;
  readonly secret: string;
}

/**
 * Whose the secret is, and which way it came. Errors: `sheet-code-unknown`, `too-many-requests`.
 */
export async function holderOf<H>(
  { caller, portal, of, secret }: Brought,
  select: (db: Db, hash: Buffer) => Promise<H | undefined>,
): Promise<{ readonly holder: H; readonly way: 'code' | 'link' }> {
  const { way, hash } = lookedUp(await portal.secretsKey(), of, secret);
  const holder = await secretHolder({ caller, portal, kind: of, hash }, select);
  ensure(holder !== undefined, 'sheet-code-unknown');
  return { holder, way };
}
