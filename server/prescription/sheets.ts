import type { PrescriptionSheet } from '#contract/money/prescription-sheets.ts';
import { ibanOf } from '#contract/rules/bank-account.ts';
import { groupOf } from '#contract/rules/payment-rows.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { paidTo, type PaidToChoice } from '#server/core/ledger/paid-to.sql.ts';
import type { AsOf } from '#server/core/pasports/areas-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectSheets } from './sheets.sql.ts';

/** Where it is paid to, as on papers of accounts: the account that the unit has chosen, else its only one. */
function accountOf(choice: PaidToChoice): PrescriptionSheet['account'] {
  const own = paidTo(choice);
  if (own === undefined) return null;
  const { account_number, bank_code } = own;
  const iban = ibanOf(account_number, bank_code);
  return iban === undefined ? null : { number: `${account_number}/${bank_code}`, iban };
}

/** Sheets of spaces of the unit as of the day; of some of them alone where they are named. */
export async function sheetsOn(
  db: Db,
  unit: OwnedUnit,
  asked: AsOf & { readonly only?: readonly number[] },
): Promise<PrescriptionSheet[]> {
  const { header, sheets } = await selectSheets(db, unit, asked);
  const { payment_rows, accounts, chosen, ...told } = header;
  const account = accountOf({ accounts, chosen });
  return sheets.map(({ rows, ...sheet }) => ({
    ...sheet,
    ...told,
    as_of: asked.day,
    account,
    rows: rows.map((row) => ({ ...row, group: groupOf(payment_rows, row.name) })),
  }));
}
