import { ibanOf } from '#contract/rules/bank-account.ts';
import { spaydOf } from '#contract/rules/spayd.ts';
import type { StatementPaper, StatementPayment } from '#contract/settlement/statement-paper.ts';
import { storedStatement, type StoredStatement } from '#contract/settlement/stored.ts';
import { paidTo, type PaidToChoice } from '#server/core/ledger/paid-to.sql.ts';
import type { ComposedStatement } from './composed.ts';
import type { KeptStatement, StatementFrame } from './statements.sql.ts';
import type { SettlementTerms } from './terms.ts';

/** What all statements of an issue say alike. */
export interface Issuing {
  readonly frame: StatementFrame;
  readonly period_from: string;
  readonly period_to: string;
  readonly number: number;
  readonly issued_on: string;
  readonly due_on: string;
  readonly reason: string;
  readonly advances_on: string;
  readonly terms: Pick<SettlementTerms, 'objection_days' | 'inspection_days'>;
  /** Texts of statements of heat and hot water. */
  readonly further: StoredStatement['further'];
}

/** A statement as it is issued; `former_balance` of the one whose place it takes. */
export function statementContent(
  { recipient, people, building_id, services, comparison }: ComposedStatement,
  { frame, terms, further, ...issuing }: Issuing,
  former_balance: number | null,
): StoredStatement {
  const { cost, claimed, advance, balance, space_name, building_name, from, to, name } = recipient;
  const [first] = people;
  return {
    unit_name: frame.unit_name,
    unit_business_id: frame.unit_business_id,
    unit_address: frame.unit_address,
    space_name,
    building_name,
    place: frame.houses.find((house) => house.building_id === building_id)?.place ?? '',
    names: name,
    addressee: frame.people.find(({ address_id }) => address_id === first)?.addressee ?? name,
    from,
    to,
    ...issuing,
    former_balance,
    is_gone: false,
    services: [...services],
    cost,
    claimed,
    advance,
    balance,
    comparison,
    payment: paymentOf(recipient, issuing.due_on, frame, former_balance ?? 0),
    objection_days: terms.objection_days,
    inspection_days: terms.inspection_days,
    further: services.some(({ decree }) => decree !== null) ? further : [],
  };
}

/** The paper of who is a recipient no more: nothing is left of what the statement before it came to. */
export function goneContent(
  former: StoredStatement,
  { frame, terms, further: _further, ...issuing }: Issuing,
): StoredStatement {
  const nothing = { cost: 0, claimed: 0, advance: 0, balance: 0 } as const;
  return {
    ...former,
    ...issuing,
    ...nothing,
    unit_name: frame.unit_name,
    unit_business_id: frame.unit_business_id,
    unit_address: frame.unit_address,
    former_balance: former.balance,
    is_gone: true,
    services: [],
    comparison: { cost: 0, former: null, per_m2: null, house_per_m2: null },
    payment: {
      ...former.payment,
      ...accountOf(frame),
      // What was to go back to him, or has gone, is asked for.
      to_pay: Math.max(0, -former.balance),
      due_on: issuing.due_on,
    },
    objection_days: terms.objection_days,
    inspection_days: terms.inspection_days,
    further: [],
  };
}

function paymentOf(
  { balance, pasport_id, space_name, building_name }: ComposedStatement['recipient'],
  due_on: string,
  frame: StatementFrame,
  asked: number,
): StoredStatement['payment'] {
  const symbol = frame.symbols.find((one) => one.pasport_id === pasport_id)?.symbol ?? '';
  return {
    // What the statement before it has asked for is not asked for again.
    to_pay: Math.max(0, balance - asked),
    due_on,
    ...accountOf(frame),
    variable_symbol: symbol,
    message: ['Vyúčtování, prostor', space_name, building_name].filter(Boolean).join(' '),
  };
}

/** The account to which is paid; empty where the unit has not told which. */
function accountOf(choice: PaidToChoice) {
  const bank = paidTo(choice);
  return {
    account_number: bank === undefined ? '' : `${bank.account_number}/${bank.bank_code}`,
    iban: (bank && ibanOf(bank.account_number, bank.bank_code)) ?? '',
  };
}

/** What was issued without an account or a symbol has those of today: without them nobody could pay. */
const payable = (payment: StoredStatement['payment'], kept: KeptStatement) => ({
  ...payment,
  ...(payment.account_number === '' && accountOf(kept)),
  ...(payment.variable_symbol === '' && { variable_symbol: kept.symbol }),
});

/** By what a correction has replaced nothing is paid. */
const NOTHING = { to_pay: 0, spayd: null, lacking: 'nothing' } as const;

/** The statement as it is read on the day: behind the due day it has no code, for it may have been paid since. */
export function paperOf(kept: KeptStatement, today: string): StatementPaper {
  const { settlement_statement_id, is_superseded } = kept;
  const { payment, ...content } = storedStatement.parse(kept.content);
  const paid = is_superseded
    ? { ...payment, ...NOTHING }
    : payableOn(payable(payment, kept), kept, today);
  return { settlement_statement_id, is_superseded, ...content, payment: paid };
}

function payableOn(
  payment: StoredStatement['payment'],
  { accounts }: PaidToChoice,
  today: string,
): StatementPayment {
  const { to_pay, due_on, iban, variable_symbol, message } = payment;
  const isPast = due_on !== null && due_on < today;
  const asked = { iban, amount: to_pay, variable_symbol, message, due_on: due_on ?? '' };
  const spayd = isPast || to_pay === 0 ? null : (spaydOf(asked, today) ?? null);
  return {
    ...payment,
    spayd,
    lacking: spayd === null ? lackingOf(payment, isPast, accounts.length > 1) : null,
  };
}

function lackingOf(
  { to_pay, iban }: StoredStatement['payment'],
  isPast: boolean,
  hasMore: boolean,
): StatementPayment['lacking'] {
  if (to_pay === 0) return 'nothing';
  if (isPast) return 'past';
  if (iban !== '') return 'too-much';
  return hasMore ? 'choose-account' : 'no-account';
}
