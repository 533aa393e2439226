import { dueOn } from '#contract/rules/due-day.ts';
import { monthAway } from '#contract/rules/month-info.ts';
import { missingStatementText } from '#contract/rules/missing-statement.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { WorkLine } from '#contract/unit-today.ts';
import type {
  BrokenStatement,
  OverdueAccount,
  WaitingMoney,
} from '#server/core/ledger/signals.sql.ts';
import type { UnclaimedMonth } from '#server/core/ledger/months.sql.ts';
import { placeText } from '#server/core/pasports/place-text.ts';
import { moreText } from './more.ts';

interface Counted {
  readonly count: number;
}
interface Summed extends Counted {
  /** Hellers of all of them. */
  readonly sum: number;
}

/** Who owes most, among all who owe. */
export type DebtRow = OverdueAccount & Summed;
/** The payment that waits the longest, among all that wait. */
export type PaymentRow = WaitingMoney & Summed;
/** The oldest statement before or after which something is missing, among all of them. */
export type StatementRow = BrokenStatement & Counted;

const line = { state: 'due', late: false, amount: null, guard: null } as const;

/** Debts, one line of them all: who owes most, how much and since when. */
export function debtWork(debt: DebtRow | null): WorkLine[] {
  if (debt === null) return [];
  const { names: name, owed_since: on, overdue: amount, count } = debt;
  const place = `${placeText(debt)}${moreText(count)}`;
  const record_id = count > 1 ? null : debt.ledger_account_id;
  return [{ ...line, kind: 'debts', late: true, name, place, on, amount, count, record_id }];
}

/** Payments that wait for somebody: how many, since when and how much of them belongs to nobody. */
export function paymentWork(payment: PaymentRow | null): WorkLine[] {
  if (payment === null) return [];
  const { payer_name: name, received_on: on, sum: amount, count } = payment;
  const place = count > 1 ? '' : name;
  return [{ ...line, kind: 'payments', name, place, on, amount, count, record_id: null }];
}

/** Statements of banks that are missing: of which account and which ones. */
export function statementWork(statement: StatementRow | null): WorkLine[] {
  if (statement === null) return [];
  const { account_name: name, count } = statement;
  // A day before which nothing is missing would mislead; that of the next one is in its words.
  const on = statement.is_broken ? statement.from_on : null;
  const place = `${missingStatementText(statement)}${moreText(count)}`;
  const record_id = count > 1 ? null : statement.bank_statement_id;
  return [{ ...line, kind: 'statements', name, place, on, count, record_id }];
}

const dueIn = (month: string, due_day: number) =>
  dueOn(`${month.slice(0, 8)}${String(due_day).padStart(2, '0')}`);

/** Months that were to be paid by now and were never prescribed; told from the day after the due one (§ 607). */
export function monthWork(unclaimed: UnclaimedMonth | null, today: string): WorkLine[] {
  if (unclaimed === null) return [];
  const { month, due_day } = unclaimed;
  let count = 0;
  while (dueIn(monthAway(month, count), due_day) < today) count += 1;
  if (count === 0) return [];
  const rest = count - 1;
  const months = czechPlural(rest, 'další měsíc', 'další měsíce', 'dalších měsíců');
  const place = rest === 0 ? '' : `a ${rest} ${months}`;
  const on = dueIn(month, due_day);
  return [{ ...line, kind: 'months', late: true, name: month, place, on, count, record_id: null }];
}
