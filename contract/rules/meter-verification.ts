import { czechDate, daysBetween } from '#contract/czech/iso-date.ts';
import type {
  MeterKind,
  MeterLevel,
  MeterTechnology,
  VerificationState,
} from '#contract/metering/meter-words.ts';

// Until when the verification of a meter holds: by a table of periods, dated by the day of the
// verification. Nothing of it is stored with a meter, so a changed period changes all of them at once.

/** What a meter is used for: a supplier's or a building's invoice, or dividing a cost among flats. */
export type MeterUse = 'invoice' | 'allocation';

/** A row of the table: of meters verified from a day on, until a newer row says otherwise. */
export interface VerificationPeriod {
  readonly kind: MeterKind;
  readonly technology: MeterTechnology | 'any';
  readonly meter_use: MeterUse | 'any';
  /** Null for ever since. */
  readonly verified_from: string | null;
  /** Null where it is not known. */
  readonly years: number | null;
}

/** What the period follows from; only the year of a verification is on the seal. */
export interface VerifiedMeter {
  readonly kind: MeterKind;
  /** Null where it is not known. */
  readonly technology: MeterTechnology | null;
  readonly meter_use: MeterUse;
  /** Null where it is not known. */
  readonly verified_year: number | null;
}

export interface VerificationStanding {
  readonly state: VerificationState;
  /** The last day of validity; null where nothing tells it. */
  readonly valid_until: string | null;
}

/** Days before the end of a verification from which it is told of. */
export const VERIFICATION_WARNING_DAYS = 90;

/** Flat and common sub-meters only divide a cost; the others tell what is invoiced. */
export function usedAt(level: MeterLevel): MeterUse {
  return level === 'flat' || level === 'common' ? 'allocation' : 'invoice';
}

/** Whether meters of the kind are verified at all; heat cost allocators are not. */
export const isVerified = (kind: MeterKind): boolean => kind !== 'heat-allocator';

const precision = ({ technology, meter_use }: VerificationPeriod) =>
  Number(technology !== 'any') * 2 + Number(meter_use !== 'any');

/** The newer row goes before the older one; of one day the one that says more exactly of what it is. */
function isBefore(one: VerificationPeriod, other: VerificationPeriod): boolean {
  const [from, otherFrom] = [one.verified_from ?? '', other.verified_from ?? ''];
  return from === otherFrom ? precision(one) > precision(other) : from > otherFrom;
}

type Asked = Pick<VerifiedMeter, 'kind' | 'meter_use'> & { readonly technology: MeterTechnology };

/** Whether a row is of what is asked, by the day too. */
function isOf(period: VerificationPeriod, asked: Asked, day: string): boolean {
  const { kind, technology, meter_use, verified_from } = period;
  return (
    kind === asked.kind &&
    ['any', asked.technology].includes(technology) &&
    ['any', asked.meter_use].includes(meter_use) &&
    (verified_from ?? '') <= day
  );
}

function yearsOn(asked: Asked, day: string, periods: readonly VerificationPeriod[]): number | null {
  let found: VerificationPeriod | undefined;
  for (const period of periods) {
    if (!isOf(period, asked, day)) continue;
    if (found === undefined || isBefore(period, found)) found = period;
  }
  return found?.years ?? null;
}

/**
 * For how many years a verification of the meter's year holds. Where more periods come into question
 * (the rule changed within the year, or the technology is not known), the shortest; null where one of
 * them is not known, and for what is not verified.
 */
export function verificationYears(
  meter: VerifiedMeter,
  periods: readonly VerificationPeriod[],
): number | null {
  const { technology, verified_year } = meter;
  if (verified_year === null || !isVerified(meter.kind)) return null;
  const first = `${verified_year}-01-01`;
  const changes = periods.flatMap(({ verified_from: from }) =>
    from !== null && from > first && from.startsWith(`${verified_year}-`) ? [from] : [],
  );
  const technologies = technology === null ? (['mechanical', 'static'] as const) : [technology];
  const years = technologies.flatMap((each) =>
    [first, ...changes].map((day) => yearsOn({ ...meter, technology: each }, day, periods)),
  );
  const known = years.filter((count) => count !== null);
  return known.length === years.length ? Math.min(...known) : null;
}

/**
 * How the verification of a meter stands on a day; it holds until the end of a year, and so many days
 * before it people are warned.
 */
export function verificationStanding(
  meter: VerifiedMeter,
  periods: readonly VerificationPeriod[],
  today: string,
  warningDays: number = VERIFICATION_WARNING_DAYS,
): VerificationStanding {
  if (!isVerified(meter.kind)) return { state: 'none', valid_until: null };
  const years = verificationYears(meter, periods);
  if (years === null || meter.verified_year === null)
    return { state: 'unknown', valid_until: null };
  const valid_until = `${meter.verified_year + years}-12-31`;
  const left = daysBetween(today, valid_until);
  if (left < 0) return { state: 'ended', valid_until };
  return { state: left <= warningDays ? 'ends' : 'valid', valid_until };
}

/** How a verification stands, in words. */
export function verificationText({ state, valid_until }: VerificationStanding): string {
  if (state === 'none') return 'neověřuje se';
  if (valid_until === null) return 'platnost není známa';
  const day = czechDate(valid_until);
  if (state === 'ended') return `skončilo ${day}`;
  return state === 'ends' ? `končí ${day}` : `platí do ${day}`;
}

const divided: ReadonlySet<MeterKind> = new Set(['cold-water', 'hot-water', 'heat']);

/** What follows from a verification that has ended, or does not show that it holds. */
export function verificationConsequence(kind: MeterKind): string {
  return divided.has(kind)
    ? 'Měřidlo bez platného ověření se při rozúčtování zpravidla posuzuje, jako by nebylo instalováno (zákon č. 67/2013 Sb., § 6, a vyhláška č. 269/2015 Sb.).'
    : 'Podle měřidla bez platného ověření se nemá účtovat (zákon č. 505/1990 Sb., o metrologii).';
}
