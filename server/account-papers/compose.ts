import { shiftDays, yearBefore } from '#contract/czech/iso-date.ts';
import type { AccountPaper, AccountPayment, LackingCode } from '#contract/money/account-papers.ts';
import { meantForText, paperLineText } from '#contract/money/account-paper-text.ts';
import type { AccountLine, LedgerAccount } from '#contract/money/accounts.ts';
import { ibanOf } from '#contract/rules/bank-account.ts';
import type { CreditOrder } from '#contract/rules/crediting.ts';
import { monthOf } from '#contract/rules/month-info.ts';
import { spaydOf } from '#contract/rules/spayd.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectAccounts } from '#server/core/ledger/accounts.sql.ts';
import { selectCreditOrder } from '#server/core/ledger/crediting.sql.ts';
import { selectLinesOf } from '#server/core/ledger/lines.sql.ts';
import { paidTo, type PaidTo } from '#server/core/ledger/paid-to.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectPaperHeader, selectPaperHeaders, type PaperHeader } from './header.sql.ts';

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

/** What a paper is made of. */
interface PaperParts {
  readonly account: LedgerAccount;
  readonly header: PaperHeader;
  readonly lines: readonly AccountLine[];
  readonly credit_order: CreditOrder;
}

function composed(
  { account, header, lines, credit_order }: PaperParts,
  { from: asked, ...days }: Asked,
) {
  const { day } = days;
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
    credit_order,
    payment: paymentOf(account, header, days),
  };
}

interface Asked extends Days {
  /** The first day of lines; the usual one when left out. */
  readonly from?: string | undefined;
}

/** Accounts whose lines one statement reads, so that none takes long. */
const PIECE = 100;

/** Accounts for paper, in the order of the ids. Errors: `not-found`. */
export async function papersOf(
  db: Db,
  unit: OwnedUnit,
  { ids, ...asked }: Asked & { readonly ids: readonly number[] },
): Promise<AccountPaper[]> {
  const papers: AccountPaper[] = [];
  for (let at = 0; at < ids.length; at += PIECE)
    papers.push(...(await pieceOf(db, unit, ids.slice(at, at + PIECE), asked)));
  return papers;
}

async function pieceOf(db: Db, unit: OwnedUnit, ids: readonly number[], asked: Asked) {
  const { day } = asked;
  const [accounts, headers, lines, credit_order] = await Promise.all([
    selectAccounts(db, unit, { day, ids }),
    selectPaperHeaders(db, unit, { ids, day }),
    selectLinesOf(db, unit, { ids, day }),
    selectCreditOrder(db, unit),
  ]);
  const accountWith = new Map(accounts.map((one) => [one.ledger_account_id, one]));
  const headerWith = new Map(headers.map((one) => [one.ledger_account_id, one]));
  const linesWith = grouped(lines, (line) => line.ledger_account_id);
  return ids.map((id) => {
    const [account, header] = [accountWith.get(id), headerWith.get(id)];
    ensure(account !== undefined && header !== undefined, 'not-found');
    return composed({ account, header, lines: linesWith.get(id) ?? [], credit_order }, asked);
  });
}

/** The account for paper, lines from the day `from` on. Errors: `not-found`. */
export async function paperOf(
  db: Db,
  unit: OwnedUnit,
  { id, ...asked }: Asked & { readonly id: number },
): Promise<AccountPaper> {
  const [paper] = await papersOf(db, unit, { ids: [id], ...asked });
  ensure(paper !== undefined, 'not-found');
  return paper;
}

/** The day before the first told one: that of the opening balance. */
export const dayBefore = (day: string) => shiftDays(day, -1);
