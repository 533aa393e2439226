import { czechNumber } from '#contract/czech/figures.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import { creditSentence } from '#contract/rules/crediting.ts';
import { monthText } from '#contract/rules/month-info.ts';
import type { AccountLine } from './accounts.ts';
import type { AccountPaper, AccountPayment, LackingCode } from './account-papers.ts';

// What the account says of itself on paper and on the page of a link, in the same words.

/** Hellers as people read them: '1 234,50 Kč'. */
export const crowns = (hellers: number) => `${czechNumber(hellers / 100, 2)}\u00a0Kč`;

const ways = {
  bank: 'Platba převodem',
  cash: 'Platba v hotovosti',
  sipo: 'Platba SIPO',
  other: 'Platba',
} as const;

/** What a line is for: 'Fond oprav, březen 2026', 'Platba převodem'; what puts another one right says so. */
export function paperLineText(line: AccountLine): string {
  const { kind, name, for_month, way, reason, amount, is_reversed } = line;
  const isOpposite = is_reversed && (kind === 'claim' ? amount < 0 : amount > 0);
  const mark = is_reversed ? [isOpposite ? 'storno' : 'stornováno'] : [];
  if (kind === 'payment') {
    const money = amount > 0 && !is_reversed ? 'Vrácená platba' : ways[way ?? 'other'];
    return [money, ...mark].join(', ');
  }
  const month = for_month === null ? [] : [monthText(for_month)];
  // Why something was claimed by hand is for whoever pays it; notes of payments are the manager's own.
  const why = reason === '' ? [] : [reason];
  return [name, ...month, ...why, ...mark].join(', ');
}

/** Which claims among the lines are paid by what of a payment is meant for them: 'určeno na Nájem, březen 2026'; empty where none. */
export function meantForText({ meant_for }: AccountLine, lines: readonly AccountLine[]): string {
  const ids = new Set(meant_for.map(({ ledger_claim_id }) => ledger_claim_id));
  const names = lines.flatMap((line) =>
    line.kind === 'claim' && ids.has(line.id) ? [paperLineText({ ...line, reason: '' })] : [],
  );
  return names.length === 0 ? '' : `určeno na ${names.join('; ')}`;
}

const lackingTexts: Readonly<Record<LackingCode, string>> = {
  nothing: '',
  past: 'QR kód je jen na kontu k dnešnímu dni: od zvoleného dne už mohlo být zaplaceno.',
  'no-account': 'QR kód chybí: jednotka nemá zapsaný bankovní účet.',
  'choose-account': 'QR kód chybí: není zvoleno, na který bankovní účet se platí.',
  'too-much': 'QR kód chybí: taková částka se do něj nevejde.',
};

/** Why there is no code; empty where there is one, or where nothing is to be paid. */
export const lackingText = ({ lacking }: Pick<AccountPayment, 'lacking'>): string =>
  lacking === null ? '' : lackingTexts[lacking];

/** How the account stands, as a heading says it. */
export const standingName = (balance: number): string =>
  balance > 0 ? 'K úhradě' : balance < 0 ? 'Přeplatek' : 'Vyrovnáno';

/** By when it is to be paid. */
export function dueText({ due_on, overdue, owed_since }: AccountPayment): string {
  if (overdue > 0 && owed_since !== null) return `ihned, po splatnosti od ${czechDate(owed_since)}`;
  return due_on === null ? '' : czechDate(due_on);
}

interface PaymentFact {
  readonly name: string;
  readonly value: string;
}

/** What is to be paid and how, line by line; what is not known is left out or says so. */
export function paymentFacts({ balance, payment }: Pick<AccountPaper, 'balance' | 'payment'>) {
  const { to_pay, overdue, account_number, variable_symbol, message, next } = payment;
  const due = dueText(payment);
  const facts: PaymentFact[] = [{ name: standingName(balance), value: crowns(Math.abs(balance)) }];
  if (overdue > 0 && overdue !== to_pay)
    facts.push({ name: 'Z toho po splatnosti', value: crowns(overdue) });
  if (due !== '') facts.push({ name: 'Splatnost', value: due });
  if (to_pay > 0) {
    if (account_number !== '') facts.push({ name: 'Číslo účtu', value: account_number });
    facts.push({
      name: 'Variabilní symbol',
      value: variable_symbol === '' ? 'prostor ho nemá' : variable_symbol,
    });
    facts.push({ name: 'Zpráva', value: message });
  }
  if (next !== null)
    facts.push({
      name: 'Další předpis',
      value: `${crowns(next.amount)}, splatný ${czechDate(next.due_on)}`,
    });
  return facts;
}

/** 'Lipová 14, Kostelec': the house and its address, without what is empty or said twice. */
export function placeText({
  building_name,
  place,
}: Pick<AccountPaper, 'building_name' | 'place'>): string {
  if (place.startsWith(building_name)) return place;
  return place === '' ? building_name : `${building_name}, ${place}`;
}

/** What is said under an account on paper. */
export const paperNote = ({ credit_order }: Pick<AccountPaper, 'credit_order'>): string =>
  `${creditSentence[credit_order]} Platby přijaté v posledních dnech tu ještě nemusí být.`;
