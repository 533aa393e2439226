import { daysBetween, shiftDays } from '#contract/czech/iso-date.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { daysText } from '#contract/money/debt-text.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { GuardState, SettlementGuard } from './guard-record.ts';
import { leftText } from './term-left.ts';

// One measure of a term of a settlement: lists, tiles, colours and mails go by it.

/** So many days ahead a term of a settlement is told. */
export const GUARD_DAYS = 30;

/** Who waits for what: for how many the term is, or the terms of each of them. */
export type Waiting = number | null | readonly string[];

/** Days of delay of all who wait together; null where it is not known how many there are. */
function delayOf(waiting: Waiting, until: string, today: string): number | null {
  const late = (term: string) => Math.max(0, daysBetween(term, today));
  if (waiting === null) return null;
  if (typeof waiting === 'number') return waiting * late(until);
  return waiting.reduce((sum, term) => sum + late(term), 0);
}

function stateOf(until: string, today: string): GuardState {
  if (until < today) return 'late';
  return until <= shiftDays(today, GUARD_DAYS) ? 'soon' : 'ahead';
}

/** How the term stands on the day; of terms of each who waits it is the first one. */
export function guardOf(
  until: string,
  waiting: Waiting,
  per_day: number | null,
  today: string,
): SettlementGuard {
  const delay = delayOf(waiting, until, today);
  const ofLate = typeof waiting === 'object' && waiting !== null;
  const counted = ofLate ? waiting.length : waiting;
  return {
    state: stateOf(until, today),
    until,
    days: daysBetween(today, until),
    recipients: counted,
    per_day,
    penalty: delay === null || per_day === null ? null : delay * per_day,
  };
}

/** Whole crowns without places, as the law sets them. */
const crowns = (sum: number) => `${czechNumber(sum / 100, sum % 100 === 0 ? 0 : 2)}\u00A0Kč`;

const recipientsText = (count: number) =>
  `${count}\u00A0${czechPlural(count, 'příjemce', 'příjemci', 'příjemců')}`;

/** How the penalty came about: '50 Kč × 20 příjemců × 12 dní'; where terms differ, by what it runs. */
function productText(guard: SettlementGuard, per_day: number): string {
  const { recipients, penalty, days } = guard;
  if (recipients === null) return `${crowns(per_day)} × ${daysText(-days)}`;
  return penalty === per_day * recipients * -days
    ? `${crowns(per_day)} × ${recipientsText(recipients)} × ${daysText(-days)}`
    : `${crowns(per_day)} za den a\u00A0příjemce`;
}

/** The penalty that runs; empty before the first late day. */
export function penaltyText(guard: SettlementGuard): string {
  const { state, per_day, penalty, days } = guard;
  if (state !== 'late') return '';
  if (per_day === null) return 'výše pokuty není známa';
  const sum =
    penalty === null
      ? `pokuta každému zatím ${crowns(-days * per_day)}`
      : `pokuta zatím ${crowns(penalty)}`;
  return `${sum} (${productText(guard, per_day)})`;
}

/** 'zbývá 5 dní', 'po lhůtě 12 dní' */
export const guardLeft = ({ until, days }: SettlementGuard): string =>
  leftText(until, shiftDays(until, -days));

/** 'zbývá 5 dní', or 'po lhůtě 12 dní · pokuta zatím 12 000 Kč (50 Kč × 20 příjemců × 12 dní)'. */
export function guardText(guard: SettlementGuard): string {
  const left = guardLeft(guard);
  const penalty = penaltyText(guard);
  return penalty === '' ? left : `${left} · ${penalty}`;
}
