import { shiftDays, yearBefore } from '#contract/czech/iso-date.ts';
import type { AccountPaper, AccountPayment, LackingCode } from '#contract/money/account-papers.ts';
import { meantForText, paperLineText } from '#contract/money/account-paper-text.ts';
import type { AccountLine, LedgerAccount } from '#contract/money/accounts.ts';
import { ibanOf } from '#contract/rules/bank-account.ts';
import { monthOf } from '#contract/rules/month-info.ts';
import { spaydOf } from '#contract/rules/spayd.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectAccounts } from '#server/core/ledger/accounts.sql.ts';
import { selectCreditOrder } from '#server/core/ledger/crediting.sql.ts';
import { selectLines } from '#server/core/ledger/lines.sql.ts';
import { paidTo, type PaidTo } from '#server/core/ledger/paid-to.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectPaperHeader, type PaperHeader } from './header.sql.ts';

interface Days {
  /** At whose end the account is looked at. */
  readonly day: string;
  readonly today: string;
}

/** What is to be paid of the account, to where, and the code by which it is; the code of a past day would pay twice. */
export function paymentOf(
  account: LedgerAccount,
  header: PaperHeader,
  { day, today }: Days,
): AccountPayment {
  const { balance, overdue, owed_since, variable_symbol, space_number } = account;
  const to_pay = Math.max(balance, 0);
  const bank = paidTo(header);
  const due_on = to_pay > 0 && overdue === 0 ? day : null;
  const message = ['Prostor', space_number, account.building_name].filter(Boolean).join(' ');
  const iban = (bank && ibanOf(bank.account_number, bank.bank_code)) ?? '';
  const asked = { iban, amount: to_pay, variable_symbol, message, due_on: due_on ?? '' };
  const spayd = day < today ? undefined : spaydOf(asked, today);
  return {
    to_pay,
    due_on,
    overdue,
    owed_since,
    next: header.next,
    account_number: bank === undefined ? '' : `${bank.account_number}/${bank.bank_code}`,
    iban,
    variable_symbol,
    message,
    spayd: spayd ?? null,
    lacking: spayd === undefined ? lackingOf(to_pay, day < today, header, bank) : null,
  };
}

function lackingOf(
  to_pay: number,
  isPast: boolean,
  { accounts }: PaperHeader,
  bank: PaidTo | undefined,
): LackingCode {
  if (to_pay === 0) return 'nothing';
  if (isPast) return 'past';
  if (bank === undefined) return accounts.length === 0 ? 'no-account' : 'choose-account';
  return 'too-much';
}

/** An account with its header. Errors: `not-found`. */
export async function accountOf(db: Db, unit: OwnedUnit, id: number, day: string) {
  const [[account], header] = await Promise.all([
    selectAccounts(db, unit, { day, id }),
    selectPaperHeader(db, unit, { id, day }),
  ]);
  ensure(account !== undefined && header !== undefined, 'not-found');
  return { account, header };
}

/** Lines are told from the first day of a month, a year back. */
const usualFrom = (day: string) => monthOf(yearBefore(day));

const lineOf = (line: AccountLine, at: number, all: readonly AccountLine[]) => {
  const { kind, on, amount, balance } = line;
  const told = [paperLineText(line), meantForText(line, all)].filter((text) => text !== '');
  return { line: at + 1, kind, on, text: told.join(', '), amount, balance };
};

/** The account for paper, lines from the day `from` on. Errors: `not-found`. */
export async function paperOf(
  db: Db,
  unit: OwnedUnit,
  { id, from: asked, ...days }: Days & { readonly id: number; readonly from?: string | undefined },
): Promise<AccountPaper> {
  const { day } = days;
  const { account, header } = await accountOf(db, unit, id, day);
  const lines = await selectLines(db, unit, { id, day });
  // What is before the first line needs no row that says that it was nothing.
  const asFar = asked ?? usualFrom(day);
  const from = lines[0] === undefined || lines[0].on > asFar ? (lines[0]?.on ?? asFar) : asFar;
  const before = lines.filter(({ on }) => on < from);
  const { claimed, paid, balance, names, space_number, building_name } = account;
  return {
    unit_name: header.unit_name,
    space_number,
    building_name,
    place: header.place,
    names,
    as_of: day,
    from: from > day ? day : from,
    opening: before.at(-1)?.balance ?? 0,
    claimed,
    paid,
    balance,
    lines: lines.map(lineOf).slice(before.length),
    credit_order: await selectCreditOrder(db, unit),
    payment: paymentOf(account, header, days),
  };
}

/** The day before the first told one: that of the opening balance. */
export const dayBefore = (day: string) => shiftDays(day, -1);
