import type pg from 'pg';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { monthAway, monthOf } from '#contract/rules/month-info.ts';
import { dueOn } from '#contract/rules/due-day.ts';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { unitOfTask, type OwnedUnit } from '#server/access/owned.ts';
import { selectAccounts } from '#server/core/ledger/accounts.sql.ts';
import { bookPayments, type Booked } from '#server/core/ledger/booking.ts';
import { claimMonth } from '#server/core/ledger/month.ts';
import { insertSettings, updateSettings } from '#server/core/ledger/settings.sql.ts';
import { equalInstalments } from '#contract/rules/instalments.ts';
import {
  insertAgreement,
  selectOverdue,
  updateSigned,
} from '#server/core/instalments/written.sql.ts';
import { transactionOver, type Db } from '#server/db/db.ts';
import { refreshByOwner } from '#server/db/statistics.ts';
import type { FilledClient } from '#server/db/demo/client-records.ts';
import { createRandom } from '#server/db/demo/random.ts';

const MONTHS = 24;
/** Of a unit with settlements of two years, whose advances they count. */
const SETTLED_MONTHS = 30;
const DUE_DAY = 15;

/** First days of so many last months, the oldest first. */
function monthsUntil(today: string, count: number): string[] {
  const now = monthOf(today);
  return Array.from({ length: count }, (_, at) => monthAway(now, at + 1 - count));
}

const due = (booked: string) => dueOn(`${booked.slice(0, 8)}${String(DUE_DAY)}`);

/** A payment by the symbol of the space, as it comes from a bank. */
function paid(account: LedgerAccount, received_on: string, amount: number): Booked {
  const { ledger_account_id, variable_symbol } = account;
  const way = 'bank' as const;
  return {
    payment: {
      received_on,
      amount,
      way,
      variable_symbol,
      payer_name: account.names,
      opposite_of: null,
    },
    parts: [{ ledger_account_id, amount, reason: 'symbol' }],
  };
}

/** The same with two digits of the symbol swapped: nobody knows whose it is. */
function misdirected(account: LedgerAccount, received_on: string, amount: number): Booked {
  const { payment } = paid(account, received_on, amount);
  const symbol = account.variable_symbol;
  const swapped = `${symbol.slice(0, -2)}${symbol.slice(-1)}${symbol.slice(-2, -1)}`;
  return { payment: { ...payment, variable_symbol: swapped }, parts: [] };
}

/** Whoever pays otherwise than in time: by the turn of his account in the unit. */
const LATE = 4;
const NEVER = 9;
const TWICE = 13;
const WRONG_SYMBOL = 17;
const MORE = 20;
/** Of nobody who pays otherwise. */
const PUNCTUAL = -1;

/** What comes of an account for a month: most people pay a few days before it is due. */
function payments(account: LedgerAccount, turn: number, at: At): readonly Booked[] {
  const { left, day, random } = at;
  const amount = account.balance - account.overdue;
  const early = shiftDays(day, -random.int(0, 6));
  if (amount <= 0) return [];
  // He has paid nothing for eight months.
  if (turn === NEVER && left < 8) return [];
  if (turn === LATE) return [paid(account, shiftDays(day, 38), amount)];
  if (turn === TWICE && left === 3)
    return [paid(account, early, amount), paid(account, early, amount)];
  if (turn === WRONG_SYMBOL && left === 1) return [misdirected(account, early, amount)];
  // His standing order was not lowered when the advances were.
  return [paid(account, early, turn === MORE ? amount + 50_000 : amount)];
}

interface At {
  /** How many months come after this one. */
  readonly left: number;
  /** When the month is due. */
  readonly day: string;
  readonly random: ReturnType<typeof createRandom>;
}

/** Days on which claims come, so that nothing of the agreement is due among them. */
const isNearDue = (day: string) => {
  const date = Number(day.slice(8));
  return date >= DUE_DAY - 1 && date <= DUE_DAY + 4;
};

/**
 * Whoever has paid nothing has agreed on instalments seventy days ago, signed it and paid the first one at once;
 * the second one he has not.
 */
async function agree(db: Db, unit: OwnedUnit, today: string): Promise<void> {
  const about = shiftDays(today, -70);
  const agreed_on = isNearDue(about) ? shiftDays(about, -7) : about;
  const account = (await selectAccounts(db, unit, { day: agreed_on }))[NEVER];
  if (account === undefined || account.overdue <= 0) return;
  const { ledger_account_id } = account;
  const claims = await selectOverdue(db, unit, { account: ledger_account_id, day: agreed_on });
  const owed = claims.reduce((sum, { amount }) => sum + amount, 0);
  const amounts = equalInstalments(owed, 8);
  const id = await insertAgreement(db, unit, {
    ledger_account_id,
    claims,
    agreed_on,
    instalments: amounts.map((amount, at) => ({ amount, due_on: shiftDays(agreed_on, at * 45) })),
    acknowledges: true,
    calls_whole: true,
    note: '',
    client_user_id: null,
  });
  await updateSigned(db, unit, { id, signed_on: agreed_on, signed_by: account.names });
  await bookPayments(db, unit, [paid(account, agreed_on, amounts[0] ?? 0)]);
}

/** Two years of claims, and what each account pays of them. */
async function fillUnit(
  client: pg.Client,
  unit: OwnedUnit,
  { today, count, paying }: { today: string; count: number; paying: typeof payments },
): Promise<void> {
  const db = transactionOver(client);
  await insertSettings(db, unit);
  await updateSettings(db, unit, undefined, { due_day: DUE_DAY });
  const random = createRandom(unit.unit_id);
  const months = monthsUntil(today, count);
  for (const [index, month] of months.entries()) {
    const now = new Date(`${month}T08:00:00Z`);
    // The planner has to know of what has just come.
    await refreshByOwner(client);
    await claimMonth(db, unit, { month, dueOn: due, now });
    const day = due(month);
    const accounts = await selectAccounts(db, unit, { day });
    const at = { left: months.length - 1 - index, day, random };
    const came = accounts.flatMap((account, turn) => paying(account, turn, at));
    await bookPayments(
      db,
      unit,
      came.filter(({ payment }) => payment.received_on <= today),
    );
  }
}

/** Everybody pays in time, as in a unit that settles in peace. */
const punctual: typeof payments = (account, _turn, at) => payments(account, PUNCTUAL, at);

/**
 * Two years of claims and payments of the client's first unit, and longer of those with settlements; within the
 * transaction of the connection.
 */
export async function fillLedger(
  client: pg.Client,
  { client_id, unit_ids, settled_ids }: FilledClient,
  today: string,
): Promise<void> {
  const [unit_id] = unit_ids;
  if (unit_id === undefined) return;
  const unit = unitOfTask({ client_id, unit_id });
  await fillUnit(client, unit, { today, count: MONTHS, paying: payments });
  await agree(transactionOver(client), unit, today);
  const count = SETTLED_MONTHS;
  for (const id of settled_ids)
    await fillUnit(client, unitOfTask({ client_id, unit_id: id }), {
      today,
      count,
      paying: punctual,
    });
}

/** Days before balances are due on which everybody pays his. */
const BEFORE_DUE = 6;

/** Pays what settlements of these units have come to, before it was due. */
export async function paySettled(
  client: pg.Client,
  { client_id, settled_ids }: FilledClient,
  due_on: string,
): Promise<void> {
  for (const unit_id of settled_ids) {
    const [db, unit] = [transactionOver(client), unitOfTask({ client_id, unit_id })];
    const accounts = await selectAccounts(db, unit, { day: shiftDays(due_on, 1) });
    const owing = accounts.filter(({ overdue }) => overdue > 0);
    await bookPayments(
      db,
      unit,
      owing.map((account) => paid(account, shiftDays(due_on, -BEFORE_DUE), account.overdue)),
    );
  }
}
