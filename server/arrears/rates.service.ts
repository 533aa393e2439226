import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  AccountRate,
  createAccountRate,
  deleteAccountRate,
  listAccountRates,
  updateAccountRate,
} from '#contract/money/account-rates.ts';
import { lawfulRates } from '#contract/rules/agreed-rate.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectAccountHeld } from '#server/core/ledger/contract-rates.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { accountRateTable, selectAccountRates, selectRatesStanding } from './rates.sql.ts';

/** The rates that the contract of an account has agreed, and those of the law. Errors: `not-found`. */
export async function listRates({ unit, db, params, portal }: UnitCall<typeof listAccountRates>) {
  const found = await selectRatesStanding(db, unit, params.ledger_account_id);
  ensure(found !== undefined, 'not-found');
  const { one: standing, rows: values } = found;
  const lawful = [...lawfulRates(standing.rates, pragueDay(portal.now()))];
  return { values, rents_flat: standing.rents_flat, lawful };
}

/** Rates of the account, which nobody writes before the transaction ends. Errors: `not-found`. */
async function heldRates(db: Db, unit: OwnedUnit, account: number): Promise<AccountRate[]> {
  ensure(await selectAccountHeld(db, unit, account), 'not-found');
  return selectAccountRates(db, unit, account);
}

/** Errors: `not-found`. */
function rateOf(rates: readonly AccountRate[], id: number): AccountRate {
  const rate = rates.find(({ account_rate_id }) => account_rate_id === id);
  ensure(rate !== undefined, 'not-found');
  return rate;
}

/** One rate begins on a day. Errors: `invalid-input`. */
function ensureAlone(
  { account_rate_id, valid_from }: Pick<AccountRate, 'account_rate_id' | 'valid_from'>,
  rates: readonly AccountRate[],
): void {
  const isSame = (other: AccountRate) =>
    other.account_rate_id !== account_rate_id && other.valid_from === valid_from;
  if (rates.some(isSame))
    throw fieldFault('valid_from', 'Od tohoto dne už konto sazbu má. Upravte ji.');
}

/**
 * A rate that the contract of the account has agreed from a day. Errors: `wrong-method`, `licence-expired`,
 * `not-found`, `invalid-input`.
 */
export async function addRate(call: UnitCall<typeof createAccountRate>): Promise<AccountRate> {
  const { unit, db, params, body, portal } = call;
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { ledger_account_id } = params;
  const rates = await heldRates(db, unit, ledger_account_id);
  ensureAlone({ ...body, account_rate_id: 0 }, rates);
  const { agreed_rate = null, ...columns } = body;
  const row = { ...columns, ledger_account_id, agreed_rate: asStored(agreed_rate) };
  const id = await accountRateTable.insertOne(db, unit, row);
  return rateOf(await selectAccountRates(db, unit, ledger_account_id), id);
}

/** Percents as the table takes them. */
const asStored = (rate: number | null) => (rate === null ? null : String(rate));

/**
 * Puts a rate right. Errors: `wrong-method`, `licence-expired`, `not-found`, `version-conflict`,
 * `invalid-input`.
 */
export async function saveRate(call: UnitCall<typeof updateAccountRate>): Promise<AccountRate> {
  const { unit, db, params, portal } = call;
  const { ledger_account_id, id } = params;
  const { version, agreed_rate, ...changes } = call.body;
  ensure(id !== 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const rates = await heldRates(db, unit, ledger_account_id);
  const before = rateOf(rates, id);
  await ensureSeen(version, before);
  const columns = {
    ...changes,
    ...(agreed_rate === undefined ? {} : { agreed_rate: asStored(agreed_rate) }),
  };
  if (Object.keys(columns).length === 0) return before;
  ensureAlone({ ...before, ...changes }, rates);
  await accountRateTable.updateOne(db, unit, { id, columns });
  return rateOf(await selectAccountRates(db, unit, ledger_account_id), id);
}

/** Interest is reckoned as if the rate had not been agreed. Errors: `not-found`. */
export async function removeRate({ unit, db, params }: UnitCall<typeof deleteAccountRate>) {
  rateOf(await heldRates(db, unit, params.ledger_account_id), params.id);
  await accountRateTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
