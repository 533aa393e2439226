import type {
  BankAccount,
  createBankAccount,
  deleteBankAccount,
  listBankAccounts,
  updateBankAccount,
} from '#contract/money/bank-accounts.ts';
import { ibanOf } from '#contract/rules/bank-account.ts';
import { ensureUnused } from '#server/access/record-used.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { lockAccounts, selectAccount, selectAccounts, type StoredAccount } from './accounts.sql.ts';
import { accountTable } from './tables.sql.ts';

function told(account: StoredAccount): BankAccount {
  return { ...account, iban: ibanOf(account.account_number, account.bank_code) ?? '' };
}

/** Accounts of the unit by name, hidden ones too. */
export async function readAccounts({ unit, db }: UnitCall<typeof listBankAccounts>) {
  return { values: (await selectAccounts(db, unit)).map(told) };
}

/** A new account. Errors: `licence-expired`, `bank-account-taken`. */
export async function addAccount({
  unit,
  db,
  body,
  portal,
}: UnitCall<typeof createBankAccount>): Promise<BankAccount> {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const id = await accountTable.insertOne(db, unit, body);
  const made = await selectAccount(db, unit, id);
  ensure(made !== undefined, 'not-found');
  return told(made);
}

/**
 * Saves changed fields; of an account with statements neither its number nor its bank. Errors: `not-found`,
 * `version-conflict`, `bank-account-taken`, `bank-account-used`.
 */
export async function saveAccount({
  unit,
  db,
  params,
  body,
}: UnitCall<typeof updateBankAccount>): Promise<BankAccount> {
  ensure(await lockAccounts(db, unit, params.id), 'not-found');
  const load = async () => {
    const account = await selectAccount(db, unit, params.id);
    return account && told(account);
  };
  const before = await savedOr(await load(), load);
  const { version, ...changes } = body;
  await ensureSeen(version, before);
  const after = { ...before, ...changes };
  const isOther =
    after.account_number !== before.account_number || after.bank_code !== before.bank_code;
  ensure(!isOther || before.statements_count === 0, 'bank-account-used');
  if (Object.keys(changes).length > 0)
    await accountTable.updateOne(db, unit, { id: params.id, columns: changes });
  return savedOr(await load(), load);
}

/** Deletes an account without statements. Errors: `not-found`, `record-used`. */
export async function removeAccount({ unit, db, params }: UnitCall<typeof deleteBankAccount>) {
  const isHeld = await lockAccounts(db, unit, params.id);
  const account = isHeld ? await selectAccount(db, unit, params.id) : undefined;
  ensure(account !== undefined, 'not-found');
  ensureUnused('Účet nelze smazat: má', [
    { count: account.statements_count, forms: ['výpis', 'výpisy', 'výpisů'] },
  ]);
  await accountTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
