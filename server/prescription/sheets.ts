import type { PrescriptionSheet } from '#contract/money/prescription-sheets.ts';
import { ibanOf } from '#contract/rules/bank-account.ts';
import { groupOf } from '#contract/rules/payment-rows.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { AsOf } from '#server/core/pasports/areas-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectSheetHeader, selectSpaceSheets, type SheetHeader } from './sheets.sql.ts';

/** Where it is paid to: the only account of the unit; of more nobody has said which. */
function accountOf({ accounts }: SheetHeader): PrescriptionSheet['account'] {
  const [only, ...others] = accounts;
  if (only === undefined || others.length > 0) return null;
  const { account_number, bank_code } = only;
  const iban = ibanOf(account_number, bank_code);
  return iban === undefined ? null : { number: `${account_number}/${bank_code}`, iban };
}

/** Sheets of spaces of the unit as of the day; of some of them alone where they are named. */
export async function sheetsOn(
  db: Db,
  unit: OwnedUnit,
  asked: AsOf & { readonly only?: readonly number[] },
): Promise<PrescriptionSheet[]> {
  const { payment_rows, accounts, ...told } = await selectSheetHeader(db, unit);
  const account = accountOf({ payment_rows, accounts, ...told });
  const sheets = await selectSpaceSheets(db, unit, asked);
  return sheets.map(({ rows, ...sheet }) => ({
    ...sheet,
    ...told,
    as_of: asked.day,
    account,
    rows: rows.map((row) => ({ ...row, group: groupOf(payment_rows, row.name) })),
  }));
}
