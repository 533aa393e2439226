import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  AccountPaper,
  listAccountsOf,
  PaperPdf,
  printAccount,
  printAccounts,
  readAccountPayment,
} from '#contract/money/account-papers.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { accountsOn, namedOfUnit } from '#server/core/ledger/accounts.sql.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall, UnitCall } from '#server/http/route.ts';
import type { PdfDocument } from '#server/pdf/document.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { accountDocument, accountsDocument } from './account-document.ts';
import { accountOf, paperOf, papersOf, paymentOf } from './compose.ts';

/** What is to be paid of an account, and to where. Errors: `not-found`. */
export async function readPayment({
  unit,
  db,
  params,
  query,
  portal,
}: UnitCall<typeof readAccountPayment>) {
  const today = pragueDay(portal.now());
  const day = query.as_of ?? today;
  const { account, header } = await accountOf(db, unit, params.ledger_account_id, day);
  return {
    payment: paymentOf(account, header, { day, today }),
    accounts: header.accounts.map(({ bank_account_id, name, account_number, bank_code }) => ({
      bank_account_id,
      name,
      number: `${account_number}/${bank_code}`,
    })),
  };
}

/** Accounts of a person or of a space as they stand today; of neither none. Errors: `not-found`. */
export async function listOf({ unit, db, query, portal }: UnitCall<typeof listAccountsOf>) {
  const { address_id, pasport_id } = query;
  if (address_id === undefined && pasport_id === undefined) return { values: [] };
  const day = pragueDay(portal.now());
  const accounts = accountsOn(unit, { day, address_id, pasport_id });
  const values = await selectRowsUnder(db, namedOfUnit(unit, query), accounts);
  ensure(values !== undefined, 'not-found');
  return { values };
}

/** A document as a file. Errors: `overloaded`. */
export async function fileOf(
  file_name: string,
  document: PdfDocument,
  client_id: number,
): Promise<PaperPdf> {
  const bytes = await makePdf(document, client_id);
  return { file_name, content_type: 'application/pdf', content_base64: bytes.toString('base64') };
}

/** The account as a file. Errors: `overloaded`. */
export function accountFile(paper: AccountPaper, made: string, client_id: number) {
  const name = `konto prostor ${paper.space_number} ${paper.as_of}.pdf`;
  return fileOf(name, accountDocument(paper, made), client_id);
}

/** An account in PDF. Errors: `not-found`, `overloaded`. */
export async function print(call: OutsideCall<typeof printAccount>): Promise<PaperPdf> {
  const { portal, actor, params, body } = call;
  ensure(actor !== undefined, 'unauthorized');
  const today = pragueDay(portal.now());
  const paper = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    const id = params.ledger_account_id;
    return paperOf(db, unit, { id, day: body.as_of ?? today, today, from: body.from });
  });
  return accountFile(paper, portal.now().toISOString(), actor.client_id);
}

/** Accounts in one PDF, in the order given. Errors: `not-found`, `overloaded`. */
export async function printMany(call: OutsideCall<typeof printAccounts>): Promise<PaperPdf> {
  const { portal, actor, params, body } = call;
  ensure(actor !== undefined, 'unauthorized');
  const today = pragueDay(portal.now());
  const day = body.as_of ?? today;
  const [first, ...others] = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    return papersOf(db, unit, { ids: [...new Set(body.ledger_account_ids)], day, today });
  });
  ensure(first !== undefined, 'not-found');
  const document = accountsDocument([first, ...others], portal.now().toISOString());
  return fileOf(`konta ${day}.pdf`, document, actor.client_id);
}
