import type { AccountExport, exportAccount } from '#contract/personal-data.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import {
  selectAccount,
  selectOwnChanges,
  selectOwnConsents,
  selectOwnMessages,
  selectOwnSessions,
} from './account.sql.ts';

/** Everything that the portal holds of the user's own account; no secret of it. */
export async function exportOwnAccount({
  db,
  actor,
  portal,
}: ActorCall<typeof exportAccount>): Promise<AccountExport> {
  const [account, sessions, consents, messages, changes] = await Promise.all([
    selectAccount(db, actor),
    selectOwnSessions(db, actor),
    selectOwnConsents(db, actor),
    selectOwnMessages(db, actor),
    selectOwnChanges(db, actor),
  ]);
  ensure(account !== undefined, 'not-found');
  return { made: portal.now().toISOString(), account, sessions, consents, messages, changes };
}
