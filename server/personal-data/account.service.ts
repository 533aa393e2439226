import type { AccountExport, exportAccount } from '#contract/personal-data.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectAccount } from './account.sql.ts';

/** Everything that the portal holds of the user's own account; no secret of it. */
export async function exportOwnAccount({
  db,
  actor,
  portal,
}: ActorCall<typeof exportAccount>): Promise<AccountExport> {
  const own = await selectAccount(db, actor);
  ensure(own !== undefined, 'not-found');
  return { made: portal.now().toISOString(), ...own };
}
