import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  OpenedAccount,
  openAccountLink,
  printAccountLink,
} from '#contract/money/account-links.ts';
import type { PaperPdf } from '#contract/money/account-papers.ts';
import { moneyModules } from '#contract/module-names.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { ensureModule } from '#server/access/actor.ts';
import { clientOfProof, ownedUnit } from '#server/access/owned.ts';
import { secretHash } from '#server/access/secret.ts';
import { secretHolder } from '#server/access/secret-holder.ts';
import type { OpenedLink } from '#server/db/link-table.sql.ts';
import { ensure } from '#server/errors.ts';
import type { Caller, OutsideCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { paperOf } from './compose.ts';
import { accountLinks } from './links.sql.ts';
import { accountFile } from './papers.service.ts';

/**
 * Whose the secret is. Errors: `account-link-unknown`, `too-many-requests`.
 */
async function holderOf(portal: Portal, caller: Caller, secret: string) {
  const asked = { caller, portal, kind: 'account-link', hash: secretHash(secret) } as const;
  const holder = await secretHolder(asked, (db, found) => accountLinks.selectHolder(db, found));
  ensure(holder !== undefined, 'account-link-unknown');
  return holder;
}

function ensureHolds({ is_revoked, expires }: OpenedLink, today: string): void {
  ensure(!is_revoked, 'account-link-unknown', {
    errorMsg: 'Správce tento odkaz zrušil. O nový ho, prosím, požádejte.',
  });
  ensure(today <= expires, 'account-link-unknown', {
    errorMsg: `Platnost odkazu skončila ${czechDate(expires)}. O nový, prosím, požádejte správce.`,
  });
}

type LinkCall = Pick<OutsideCall<typeof openAccountLink>, 'caller' | 'portal' | 'body'>;

interface Opened {
  readonly told: OpenedAccount;
  readonly client_id: number;
}

/** What the link shows, and whose client it is of. Errors: those of `holderOf`, `module-off`. */
async function openFor({ caller, portal, body }: LinkCall): Promise<Opened> {
  const { client_id, unit_id, link_id } = await holderOf(portal, caller, body.secret);
  return portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    ensureModule(moneyModules, await selectOpenedToClient(db, client_id, moneyModules));
    const unit = await ownedUnit(db, { client_id: clientOfProof(client_id) }, unit_id);
    const today = pragueDay(portal.now());
    const now = portal.now().toISOString();
    const link = await accountLinks.updateOpened(db, unit, link_id, { now, today });
    ensure(link !== undefined, 'account-link-unknown');
    ensureHolds(link, today);
    const paper = await paperOf(db, unit, { id: link.shows, day: today, today });
    return { told: { ...paper, expires: link.expires }, client_id };
  });
}

/** The account as it stands today. */
export async function openLink(call: OutsideCall<typeof openAccountLink>): Promise<OpenedAccount> {
  return (await openFor(call)).told;
}

/** The same in PDF. Errors: those of `openFor`, `overloaded`. */
export async function printLink(call: OutsideCall<typeof printAccountLink>): Promise<PaperPdf> {
  const { told, client_id } = await openFor(call);
  return accountFile(told, call.portal.now().toISOString(), client_id);
}
