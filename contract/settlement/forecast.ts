import { shiftDays } from '#contract/czech/iso-date.ts';
import { LEAST_PART, restBehind, weightOf } from './forecast-weight.ts';
import type { FrozenRecipient, FrozenService } from './frozen.ts';
import { documentsQuantity } from './quantities.ts';
import { timeOf, within, type Span } from './span-time.ts';
import type { ForecastBasis } from './forecasts.ts';

// What a running period will come to: documents that have come, and the rest of it by the period before.

/** Degree-days of what documents cover already, and of the rest a year before. */
export interface ForecastWeather {
  readonly elapsed: number;
  readonly rest: number;
}

/** One service of the running period beside that of the period before. */
export interface ForecastGround {
  readonly now: FrozenService;
  readonly former: FrozenService | null;
  readonly period: Span;
  /** Of heat alone; null where nobody knows it. */
  readonly weather: ForecastWeather | null;
}

/** What a service is expected to cost, in hellers. */
export interface ExpectedCost {
  /** Null where there is nothing to expect it by. */
  readonly expected: number | null;
  readonly basis: ForecastBasis;
}

/** The last day that documents of the service cover within the period; null where there is none. */
export function coveredUntil({ costs }: FrozenService, period: Span): string | null {
  const ends = costs
    .flatMap(({ documents }) => documents)
    .map(({ period_to }) => (period_to < period.to ? period_to : period.to))
    .filter((end) => end >= period.from)
    .toSorted();
  return ends.at(-1) ?? null;
}

/** What the rest costs by degree-days, when each of them costs as much as until now; null where too little is known of them. */
function byWeather({ now, weather }: ForecastGround): number | null {
  if (weather === null || weather.elapsed < LEAST_PART * (weather.elapsed + weather.rest))
    return null;
  return weather.elapsed === 0 ? null : Math.round((now.cost * weather.rest) / weather.elapsed);
}

/** What the quantity of the same part of the period before costs at the last price; null where either year does not tell it. */
function byQuantity({ now, former }: ForecastGround, share: number): number | null {
  const [own, before] = [now, former].map((one) =>
    one === null ? null : documentsQuantity(one.costs),
  );
  if (!own || !before || own.unit !== before.unit) return null;
  const used = own.amount.toNumber();
  return used <= 0 ? null : Math.round((now.cost / used) * before.amount.toNumber() * share);
}

/**
 * What a service will cost: what documents say already, and for the days that none covers as much a degree-day as
 * until now, else the quantity of the same days the period before at the last price, else what they cost, else as
 * much a day as until now. Hellers.
 */
export function expectedCost(ground: ForecastGround): ExpectedCost {
  const { now, former, period } = ground;
  const until = coveredUntil(now, period);
  if (until !== null && until >= period.to) return { expected: now.cost, basis: 'documents' };
  if (until === null)
    return former === null
      ? { expected: null, basis: 'unknown' }
      : { expected: former.cost, basis: 'former' };
  const weight = weightOf(now);
  const [rest, all] = [weight(restBehind(until, period)), weight(period)];
  const byDegrees = byWeather(ground);
  if (byDegrees !== null) return { expected: now.cost + byDegrees, basis: 'degree-days' };
  const byUse = byQuantity(ground, rest / all);
  if (byUse !== null) return { expected: now.cost + byUse, basis: 'former-quantity' };
  if (former !== null)
    return { expected: now.cost + Math.round((former.cost * rest) / all), basis: 'former-rest' };
  if (all - rest <= 0) return { expected: null, basis: 'unknown' };
  return { expected: Math.round((now.cost * all) / (all - rest)), basis: 'so-far' };
}

/** What will have been claimed of a recipient by the end of the period, when advances stay: hellers; null where none was claimed yet. */
export function expectedAdvance(
  recipient: FrozenRecipient,
  claimed: number,
  { period, unclaimed }: { readonly period: Span; readonly unclaimed: readonly string[] },
): number | null {
  const own = within(recipient, period);
  const months = timeOf(own).months.toNumber();
  const open = new Set(unclaimed.map((month) => month.slice(0, 7)));
  const left = monthsOf(own)
    .filter((span) => open.has(span.from.slice(0, 7)))
    .reduce((sum, span) => sum + timeOf(span).months.toNumber(), 0);
  if (left === 0) return claimed;
  return months - left <= 0 ? null : Math.round((claimed * months) / (months - left));
}

/** The months of a time, the first and the last one cut. */
function monthsOf({ from, to }: Span): Span[] {
  const months: Span[] = [];
  for (let start = from; start <= to;) {
    const next = nextMonth(start);
    const end = shiftDays(next, -1);
    months.push({ from: start, to: end < to ? end : to });
    start = next;
  }
  return months;
}

function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${next[0]}-${String(next[1]).padStart(2, '0')}-01`;
}

/** By so many hellers a month an advance is raised so that nothing is owed at the end, in whole tens of crowns; null where nothing is owed or no month is left. */
export function raiseOf(balance: number | null, monthsLeft: number): number | null {
  const STEP = 1000;
  if (balance === null || balance <= 0 || monthsLeft <= 0) return null;
  return Math.ceil(balance / monthsLeft / STEP) * STEP;
}

/** A service of a recipient: what it will cost, and what will have been claimed of it when advances stay. */
export interface Shortfall {
  readonly service_id: number;
  readonly cost: number;
  readonly advance: number;
}

/**
 * By so many hellers a month the advances of a recipient's services are raised so that he owes nothing at the end: the
 * expected debt goes to services that cost more than was claimed, as much as each of them lacks, with the reserve in
 * per cent, over the months, each rounded up to the step. Services that stay are not there.
 */
export function raisesOf(
  services: readonly Shortfall[],
  asked: { readonly months: number; readonly reserve: number; readonly step: number },
): ReadonlyMap<number, number> {
  const balance = services.reduce((sum, { cost, advance }) => sum + cost - advance, 0);
  if (balance <= 0 || asked.months <= 0) return new Map();
  const lacking = services.filter(({ cost, advance }) => cost > advance);
  const all = lacking.reduce((sum, { cost, advance }) => sum + cost - advance, 0);
  const over = BigInt(balance) * BigInt(100 + asked.reserve);
  const under = BigInt(all) * 100n * BigInt(asked.months) * BigInt(asked.step);
  return new Map(
    lacking.map(({ service_id, cost, advance }) => {
      const steps = (over * BigInt(cost - advance) + under - 1n) / under;
      return [service_id, Number(steps) * asked.step];
    }),
  );
}
