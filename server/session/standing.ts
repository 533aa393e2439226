import { setAuditUser, setTenant } from '#server/access/access.sql.ts';
import { inTurnOfIdentity } from '#server/access/attempts.ts';
import { clientOfProof, type UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectAccountByIdentity, type AccountRow } from '#server/core/clients/accounts.sql.ts';

/**
 * What an account waits for: the confirmation of its registration, the acceptance of an invitation,
 * nothing more, or nothing that a mail could bring.
 */
export type Standing = 'registered' | 'invited' | 'confirmed' | 'closed';

/** Where the account stands. */
function standingOf(account: AccountRow): Standing {
  if (account.blocked) return 'closed';
  if (account.confirmed) return 'confirmed';
  if (account.password_hash !== '') return 'registered';
  // The first system admin has no address yet; his link is printed to the operator.
  return account.is_sys_admin ? 'closed' : 'invited';
}

/** An account whose tenant is open. */
export interface OpenAccount {
  readonly user: UserKey;
  readonly account: AccountRow;
  readonly standing: Standing;
}

/**
 * Finds the account of an identity and opens its tenant; calls about one identity are let through
 * one after the other. Audited in the name of the user: his mailbox alone sees what follows.
 */
export async function openByIdentity(db: Db, identity: string): Promise<OpenAccount | undefined> {
  await inTurnOfIdentity(db, identity);
  const account = await selectAccountByIdentity(db, identity);
  if (account === undefined) return undefined;
  const { client_id, client_user_id, first_name, last_name } = account;
  await setTenant(db, client_id);
  await setAuditUser(db, { ...account, name: `${first_name} ${last_name}`.trim() });
  const user = { client_id: clientOfProof(client_id), client_user_id };
  return { user, account, standing: standingOf(account) };
}
