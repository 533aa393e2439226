import type { PaperPdf } from '#contract/money/account-papers.ts';
import type {
  ConfirmationContent,
  DebtConfirmation,
  printConfirmation,
} from '#contract/money/debt-confirmations.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { secretsOf } from '#server/access/sheet-codes.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { confirmationDocument } from './confirmation-document.ts';
import { one } from './confirmations.service.ts';
import { selectContent } from './confirmations.sql.ts';
import { fileOf } from './papers.service.ts';

/** A confirmation as it stands, with what it says and what its check code follows from. */
export interface KeptConfirmation {
  readonly confirmation: DebtConfirmation;
  readonly kept: { readonly content: ConfirmationContent; readonly seed: Buffer };
}

/** The confirmation as a file, as it was issued; a revoked one says so. Errors: `overloaded`. */
export async function confirmationFile(
  portal: Portal,
  { confirmation, kept }: KeptConfirmation,
  client_id: number,
): Promise<PaperPdf> {
  const { code } = secretsOf(await portal.secretsKey(), 'confirmation', kept.seed);
  const checked = { code, publicUrl: portal.publicUrl() };
  const document = confirmationDocument(confirmation, kept.content, checked);
  const name = `potvrzení o dluzích ${confirmation.number.replace('/', '-')}.pdf`;
  return fileOf(name, document, client_id);
}

/** A confirmation in PDF. Errors: `not-found`, `overloaded`. */
export async function printOne(call: OutsideCall<typeof printConfirmation>): Promise<PaperPdf> {
  const { portal, actor, params } = call;
  ensure(actor !== undefined, 'unauthorized');
  const { confirmation, kept } = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    const found = await one(db, unit, params.id);
    return { confirmation: found, kept: await selectContent(db, unit, params.id) };
  });
  ensure(kept !== undefined, 'not-found');
  return confirmationFile(portal, { confirmation, kept }, actor.client_id);
}
