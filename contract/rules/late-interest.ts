import { daysBetween, parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';

// Statutory interest on late payment by the day on which the delay began: government regulation
// No. 142/1994 Sb. in its wordings (No. 163/2005, 33/2010 and 180/2013 Sb.) and No. 351/2013 Sb., § 2.

/** A rate of the central bank, in percent, valid from the day until the next one. */
export interface KnownRate {
  readonly valid_from: string;
  readonly rate: number;
}

export interface KnownRates {
  readonly repo: readonly KnownRate[];
  readonly discount: readonly KnownRate[];
}

interface Regime {
  /** Last day on which a delay of this regime could begin. */
  readonly last_start: string;
  readonly base: keyof KnownRates;
  readonly multiple: number;
  /** Percent added to the base. */
  readonly plus: number;
  /** Day whose rate counts for the half-year: its first, the one before it, or the first day of delay. */
  readonly rate_of: 'delay' | 'half-year' | 'before-half-year';
  /** The rate follows each half-year of the delay. */
  readonly floats: boolean;
}

/** The regimes by name, in the order in which they came. */
export const lateRegimes = {
  '1994': {
    last_start: '2005-04-27',
    base: 'discount',
    multiple: 2,
    plus: 0,
    rate_of: 'delay',
    floats: false,
  },
  '2005': {
    last_start: '2010-06-30',
    base: 'repo',
    multiple: 1,
    plus: 7,
    rate_of: 'half-year',
    floats: true,
  },
  '2010': {
    last_start: '2013-06-30',
    base: 'repo',
    multiple: 1,
    plus: 7,
    rate_of: 'before-half-year',
    floats: false,
  },
  '2013': {
    last_start: '2013-12-31',
    base: 'repo',
    multiple: 1,
    plus: 8,
    rate_of: 'before-half-year',
    floats: false,
  },
  '2014': {
    last_start: '9999-12-31',
    base: 'repo',
    multiple: 1,
    plus: 8,
    rate_of: 'half-year',
    floats: false,
  },
} as const satisfies Record<string, Regime>;

export type LateRegime = keyof typeof lateRegimes;

/** A stretch of the delay with one rate and one length of the year; both days included. */
export interface RatedPart {
  readonly from: string;
  readonly to: string;
  /** What was owed, in hellers. */
  readonly principal: number;
  readonly days: number;
  /** 365 or 366, by the year. */
  readonly year_days: number;
  /** Percent a year. */
  readonly rate: number;
  /** Hellers, rounded; the sum is rounded only once, so it may differ by a heller. */
  readonly interest: number;
}

/** The same by the statutory rate: that of the bank on the day that counts, and what is added to it. */
export interface LatePart extends RatedPart {
  readonly rate_day: string;
  readonly base_rate: number;
}

export interface LateInterest {
  readonly regime: LateRegime;
  readonly delay_from: string;
  readonly delay_to: string;
  readonly days: number;
  readonly interest: number;
  readonly parts: readonly LatePart[];
  /** Fee for late rent in hellers; null where the delay began in 2016 or later. */
  readonly delay_fee: number | null;
}

/** An unpaid debt: hellers, the day it was due, and the last day of the delay (the day of payment). */
export interface LateDebt {
  readonly principal: number;
  readonly due_day: string;
  readonly until: string;
}

/** Days on which so many hellers were owed, both included. */
export interface OwedSpan {
  readonly from: string;
  readonly to: string;
  readonly principal: number;
}

/**
 * Interest and the delay fee of a debt, in hellers; each day counts 1/365 or 1/366 of its own year.
 * Null when the bank's rate for a needed day is not known.
 */
export function lateInterest(debt: LateDebt, rates: KnownRates): LateInterest | null {
  const from = shiftDays(debt.due_day, 1);
  return interestOwed(from, [{ from, to: debt.until, principal: debt.principal }], rates);
}

/**
 * The same of a debt that was paid in parts: what was owed on which days, one span after the other. The
 * delay began on the first of them, and its regime holds to the end.
 */
export function interestOwed(
  delay_from: string,
  owed: readonly OwedSpan[],
  rates: KnownRates,
): LateInterest | null {
  const regime = regimeOf(delay_from);
  const parts: LatePart[] = [];
  for (const { from, to, principal } of owed) {
    for (const span of spansOf(from, to, regime)) {
      const rate_day = rateDay(delay_from, span.from, regime);
      const base_rate = rateOn(rates[lateRegimes[regime].base], rate_day);
      if (base_rate === null) return null;
      parts.push(partOf(span, { rate_day, base_rate }, principal, regime));
    }
  }
  const delay_to = owed.at(-1)?.to ?? delay_from;
  const days = Math.max(0, daysBetween(delay_from, delay_to) + 1);
  return {
    regime,
    delay_from,
    delay_to,
    days,
    interest: sumOf(parts),
    parts,
    delay_fee: delayFee(delay_from, owed),
  };
}

/** Interest on what was owed on which days by a rate that was agreed, in percent a year with two decimals. */
export function interestAgreed(
  owed: readonly OwedSpan[],
  rate: number,
): { readonly interest: number; readonly parts: readonly RatedPart[] } {
  const parts = owed.flatMap(({ from, to, principal }) =>
    spansOf(from, to, '2014').map((span) => ratedPart(span, principal, rate)),
  );
  return { interest: sumOf(parts), parts };
}

/** What parts make together, rounded only once. */
const sumOf = (parts: readonly RatedPart[]) =>
  rounded(
    parts.reduce((sum, part) => sum + exact(part.principal, part), 0n),
    SCALE,
  );

function regimeOf(from: string): LateRegime {
  const names = Object.keys(lateRegimes).toSorted() as LateRegime[];
  return names.find((name) => from <= lateRegimes[name].last_start) ?? '2014';
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/** The delay cut where the year changes its length, and at each half-year where the rate floats. */
function spansOf(from: string, until: string, regime: LateRegime): Span[] {
  const spans: Span[] = [];
  const { floats } = lateRegimes[regime];
  for (let start = from; start <= until;) {
    const end = earlier(floats ? halfYearEnd(start) : sameLengthEnd(start, until), until);
    spans.push({ from: start, to: end });
    start = shiftDays(end, 1);
  }
  return spans;
}

function sameLengthEnd(day: string, until: string): string {
  let end = yearEnd(day);
  while (end < until && yearDays(shiftDays(end, 1)) === yearDays(day)) {
    end = yearEnd(shiftDays(end, 1));
  }
  return end;
}

function partOf(
  span: Span,
  known: Pick<LatePart, 'rate_day' | 'base_rate'>,
  principal: number,
  regime: LateRegime,
): LatePart {
  const { multiple, plus } = lateRegimes[regime];
  const rate = (hundredths(known.base_rate) * multiple + plus * 100) / 100;
  return { ...ratedPart(span, principal, rate), ...known };
}

function ratedPart(span: Span, principal: number, rate: number): RatedPart {
  const days = daysBetween(span.from, span.to) + 1;
  const part = { ...span, principal, days, year_days: yearDays(span.from), rate };
  return { ...part, interest: rounded(exact(principal, part), SCALE) };
}

// The denominator of all parts together: hundredths of a percent, and both lengths of the year.
const SCALE = 10_000n * 365n * 366n;

function exact(principal: number, part: Pick<LatePart, 'rate' | 'days' | 'year_days'>): bigint {
  const otherYear = part.year_days === 365 ? 366n : 365n;
  return BigInt(principal) * BigInt(hundredths(part.rate)) * BigInt(part.days) * otherYear;
}

function rounded(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

const hundredths = (percent: number) => Math.round(percent * 100);

interface FeeRegime {
  /** Last day on which a delay of this regime could begin. */
  readonly last_start: string;
  /** Ten-thousandths of the debt a day. */
  readonly daily: bigint;
  /** Hellers at least for each month begun. */
  readonly monthly: number;
  /** Of a delay of so many days at most there is no fee. */
  readonly free_days: number;
}

// § 2 of No. 142/1994 Sb.; § 13 (2) of No. 67/2013 Sb. as it stood to the end of 2015. From 2016 there is
// none; what began before keeps its own law.
const feeRegimes: readonly FeeRegime[] = [
  { last_start: '2013-12-31', daily: 25n, monthly: 2500, free_days: 0 },
  { last_start: '2015-12-31', daily: 10n, monthly: 1000, free_days: 5 },
];

/** The fee for late rent; null where the law knows none. */
function delayFee(from: string, owed: readonly OwedSpan[]): number | null {
  const regime = feeRegimes.find(({ last_start }) => from <= last_start);
  if (regime === undefined) return null;
  const late = owed.filter(({ principal, ...span }) => principal > 0 && span.from <= span.to);
  const until = late.at(-1)?.to;
  if (until === undefined || daysBetween(from, until) + 1 <= regime.free_days) return 0;
  const daily = late.reduce(
    (sum, { principal, ...span }) =>
      sum + BigInt(principal) * BigInt(daysBetween(span.from, span.to) + 1) * regime.daily,
    0n,
  );
  return Math.max(rounded(daily, 10_000n), regime.monthly * monthsBegun(from, until));
}

function monthsBegun(from: string, until: string): number {
  const [first, last] = [parseIsoDate(from), parseIsoDate(until)];
  const whole = (last.year - first.year) * 12 + last.month - first.month;
  return whole + (last.day < first.day ? 0 : 1);
}

function rateDay(delayFrom: string, day: string, regime: LateRegime): string {
  const { rate_of, floats } = lateRegimes[regime];
  if (rate_of === 'delay') return delayFrom;
  const start = halfYearStart(floats ? day : delayFrom);
  return rate_of === 'half-year' ? start : shiftDays(start, -1);
}

function rateOn(rates: readonly KnownRate[], day: string): number | null {
  const valid = rates.filter(({ valid_from }) => valid_from <= day);
  const last = valid.toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1)).at(-1);
  return last?.rate ?? null;
}

const yearOf = (day: string) => day.slice(0, 4);
const yearEnd = (day: string) => `${yearOf(day)}-12-31`;
const yearDays = (day: string) => daysBetween(`${yearOf(day)}-01-01`, yearEnd(day)) + 1;
const isFirstHalf = (day: string) => day.slice(5) < '07-01';
const halfYearStart = (day: string) => `${yearOf(day)}-${isFirstHalf(day) ? '01' : '07'}-01`;
const halfYearEnd = (day: string) => (isFirstHalf(day) ? `${yearOf(day)}-06-30` : yearEnd(day));
const earlier = (one: string, other: string) => (one < other ? one : other);
