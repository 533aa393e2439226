import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { PaperPdf } from '#contract/money/account-papers.ts';
import type {
  openConfirmationLink,
  OpenedConfirmation,
  printConfirmationLink,
} from '#contract/money/confirmation-links.ts';
import type { ConfirmationContent, DebtConfirmation } from '#contract/money/debt-confirmations.ts';
import { moneyModules } from '#contract/module-names.ts';
import { writtenCode } from '#contract/rules/sheet-code.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { ensureModule } from '#server/access/actor.ts';
import { clientOfProof, ownedUnit } from '#server/access/owned.ts';
import { secretHash } from '#server/access/secret.ts';
import { secretHolder } from '#server/access/secret-holder.ts';
import { secretsOf } from '#server/access/sheet-codes.ts';
import type { OpenedLink } from '#server/db/link-table.sql.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { confirmationFile, type KeptConfirmation } from './confirmation-pdf.service.ts';
import { confirmationLinks } from './confirmation-links.sql.ts';
import { one } from './confirmations.service.ts';
import { selectContent } from './confirmations.sql.ts';

type LinkCall = Pick<OutsideCall<typeof openConfirmationLink>, 'caller' | 'portal' | 'body'>;

/** Whose the secret is. Errors: `confirmation-link-unknown`, `too-many-requests`. */
async function holderOf({ caller, portal, body }: LinkCall) {
  const hash = secretHash(body.secret);
  const asked = { caller, portal, kind: 'confirmation-link', hash } as const;
  const holder = await secretHolder(asked, (db, found) =>
    confirmationLinks.selectHolder(db, found),
  );
  ensure(holder !== undefined, 'confirmation-link-unknown');
  return holder;
}

function ensureHolds({ is_revoked, expires }: OpenedLink, today: string): void {
  ensure(!is_revoked, 'confirmation-link-unknown', {
    errorMsg: 'Správce tento odkaz zrušil. O nový ho, prosím, požádejte.',
  });
  ensure(today <= expires, 'confirmation-link-unknown', {
    errorMsg: `Platnost odkazu skončila ${czechDate(expires)}. O nový, prosím, požádejte správce.`,
  });
}

interface Opened extends KeptConfirmation {
  readonly expires: string;
  readonly client_id: number;
}

/** The confirmation of the link, as it was issued and as it stands. Errors: those of `holderOf`, `module-off`. */
async function openFor(call: LinkCall): Promise<Opened> {
  const { portal } = call;
  const { client_id, unit_id, link_id } = await holderOf(call);
  return portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    ensureModule(moneyModules, await selectOpenedToClient(db, client_id, moneyModules));
    const unit = await ownedUnit(db, { client_id: clientOfProof(client_id) }, unit_id);
    const today = pragueDay(portal.now());
    const now = portal.now().toISOString();
    const link = await confirmationLinks.updateOpened(db, unit, link_id, { now, today });
    ensure(link !== undefined, 'confirmation-link-unknown');
    ensureHolds(link, today);
    const confirmation = await one(db, unit, link.shows);
    const kept = await selectContent(db, unit, link.shows);
    ensure(kept !== undefined, 'confirmation-link-unknown');
    return { confirmation, kept, expires: link.expires, client_id };
  });
}

/** What those that were issued first do not say. */
const UNTOLD = { interest: [], interest_sum: null, agreement: null } as const;

type Stored = Omit<ConfirmationContent, keyof typeof UNTOLD> & Partial<ConfirmationContent>;

const statusOf = ({
  number,
  issued,
  issued_by,
  revoked,
  revoked_reason,
  replaced_by,
}: DebtConfirmation) => ({ number, issued, issued_by, revoked, revoked_reason, replaced_by });

/** The confirmation as it was issued, whether it holds, and by what it is verified. */
export async function openConfirmation(
  call: OutsideCall<typeof openConfirmationLink>,
): Promise<OpenedConfirmation> {
  const { confirmation, kept, expires } = await openFor(call);
  const content: Stored = kept.content;
  const { code } = secretsOf(await call.portal.secretsKey(), 'confirmation', kept.seed);
  return {
    ...statusOf(confirmation),
    code: writtenCode(code),
    content: { ...UNTOLD, interest: [], ...content },
    tells_interest: content.interest !== undefined,
    expires,
  };
}

/** The same in PDF. Errors: those of `openFor`, `overloaded`. */
export async function printOpened(
  call: OutsideCall<typeof printConfirmationLink>,
): Promise<PaperPdf> {
  const { client_id, ...opened } = await openFor(call);
  return confirmationFile(call.portal, opened, client_id);
}
