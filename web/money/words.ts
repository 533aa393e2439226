import { daysBetween } from '#contract/czech/iso-date.ts';
import type { AccountLine, LedgerAccount, PaymentWay } from '#contract/money/accounts.ts';
import { wayWords } from '#contract/money/payment-words.ts';
import type { LedgerMonth } from '#contract/money/months.ts';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '#web/lib/czech.ts';

/** A space among others: 'Lipová 14 · 12'; one outside of houses has its number only. */
export function spaceText({
  building_name,
  space_number,
}: Pick<LedgerAccount, 'building_name' | 'space_number'>): string {
  return [building_name, space_number].filter((part) => part !== '').join(' · ');
}

/** An account among others: its space and who bears it. */
export function accountText(
  account: Pick<LedgerAccount, 'building_name' | 'space_number' | 'names'>,
): string {
  return [spaceText(account), account.names].filter((part) => part !== '').join(', ');
}

const count = (many: number, one: string, few: string, rest: string) =>
  `${formatNumber(many, 0)}\u00A0${czechPlural(many, one, few, rest)}`;

/** '12 dní' */
const daysText = (many: number) => count(many, 'den', 'dny', 'dní');
/** '2 konta' */
export const accountsText = (many: number) => count(many, 'konto', 'konta', 'kont');

type Standing = 'overdue' | 'owing' | 'over' | 'even';

const standings: Readonly<Record<Standing, string>> = {
  overdue: 'po splatnosti',
  owing: 'k úhradě',
  over: 'přeplatek',
  even: 'vyrovnáno',
};

/** How an account stands, in a word. */
export function standingText({
  balance,
  overdue,
}: Pick<LedgerAccount, 'balance' | 'overdue'>): string {
  if (overdue > 0) return standings.overdue;
  if (balance > 0) return standings.owing;
  return balance < 0 ? standings.over : standings.even;
}

/** Since when it is owed by the day: '20. 3. 2026 (12 dní)'; empty where nothing is overdue. */
export function sinceText(owed_since: string | null, day: string): string {
  return owed_since === null
    ? ''
    : `${formatDate(owed_since)} (${daysText(daysBetween(owed_since, day))})`;
}

/** Which way money came. */
export const wayText = (way: PaymentWay): string => wayWords[way];

/** The ways as a form offers them. */
export const wayOptions = Object.entries(wayWords).map(([value, label]) => ({ value, label }));

/** What a line is for: 'Fond oprav, březen 2026', 'Platba (hotově)'. */
export function lineText({ kind, name, for_month, way }: AccountLine): string {
  if (kind === 'payment')
    return way === null || way === 'sipo'
      ? 'Platba (SIPO)'
      : `Platba (${wayWords[way].toLocaleLowerCase('cs')})`;
  return for_month === null ? name : `${name}, ${monthText(for_month)}`;
}

/** Whether the line puts another one right, or was put right; empty where neither. */
export function reversalText({ kind, is_reversed, amount }: AccountLine): string {
  if (!is_reversed) return '';
  const isOpposite = kind === 'claim' ? amount < 0 : amount > 0;
  return isOpposite ? 'storno' : 'stornováno';
}

/** Whether a person may put the line right by its opposite; of a monthly claim it is done by the month. */
export const isReversible = ({ kind, origin, is_reversed }: AccountLine): boolean =>
  !is_reversed && (kind === 'payment' || origin === 'hand');

/** How a month stands: 'předepsáno 3. 11. 2026 15:20'. */
export function monthState({
  claimed_at,
  closed_at,
}: Pick<LedgerMonth, 'claimed_at' | 'closed_at'>): string {
  if (closed_at !== null) return `uzavřeno ${formatDateTime(closed_at)}`;
  return claimed_at === null ? 'zatím nepředepsáno' : `předepsáno ${formatDateTime(claimed_at)}`;
}

/** To whom a payment belongs: the account, '3 konta', or nobody yet. */
export function assignedText({ parts }: Pick<LedgerPayment, 'parts'>): string {
  const [only] = parts;
  if (only === undefined) return '';
  return parts.length === 1 ? accountText(only) : accountsText(parts.length);
}

/** What a payment is by its amount and its opposite: 'storno', 'stornováno', or nothing. */
export function paymentMark({ is_reversed, amount }: LedgerPayment): string {
  if (!is_reversed) return '';
  return amount < 0 ? 'storno' : 'stornováno';
}

/** For which claims a payment is meant: 'Nájem, březen 2026: 1 200,00 Kč'; empty where for none. */
export const meantText = ({ parts }: Pick<LedgerPayment, 'parts'>): string =>
  parts
    .flatMap(({ claims }) => claims)
    .map(({ name, for_month, amount }) => {
      const month = for_month === null ? '' : `, ${monthText(for_month)}`;
      return `${name}${month}: ${formatMoney(amount)}`;
    })
    .join('; ');
