import { daysBetween } from '#contract/czech/iso-date.ts';
import type { VisitedMeter } from '#contract/fieldwork/crew-day.ts';
import { unitText, withUnit } from '#contract/metering/amount-text.ts';
import { wentOnFrom } from '#contract/rules/allocator-scale.ts';
import {
  readingFault,
  type ReadingFault,
  type ReadingOffer,
} from '#contract/rules/meter-reading.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { differenceOf } from '#web/core/metering/difference.ts';
import type { MeterEntry } from './draft.ts';

/** What is known at once of a state that was typed at the place. */
export interface Verdict {
  /** What was used since the state before; null where nothing can be said. */
  readonly used: number | null;
  /** Why it cannot be true; empty when it can. */
  readonly fault: string;
  /** What may explain a state that is lower than the one before. */
  readonly offers: readonly ReadingOffer[];
  /** Why it is unlikely; empty when it is not. A person may say that it is so. */
  readonly doubt: string;
}

const NOTHING: Verdict = { used: null, fault: '', offers: [], doubt: '' };
const faulty = (fault: string, offers: readonly ReadingOffer[] = []): Verdict => ({
  ...NOTHING,
  fault,
  offers,
});

/** So many times the usual use is unlikely. */
const UNLIKELY = 3;
/** Less than one whole unit is never asked about: a dripping tap in an empty flat. */
const LEAST_ASKED = 1;

/** The portal's own day of mounting is not sent to the phone; the server asks about it. */
const SINCE_EVER = '1900-01-01';

type Told = Pick<MeterEntry, 'state' | 'status' | 'overflowed'>;

function faultOf(meter: VisitedMeter, day: string, told: Told, state: number): ReadingFault | null {
  const { before } = meter;
  const asked = {
    read_on: day,
    state,
    overflowed: told.overflowed,
    status: told.status,
    source: 'entry' as const,
    estimate_method: '',
  };
  const counter = { ...meter, mounted_on: SINCE_EVER, removed_on: null };
  const known = before && { ...before, overflowed: false, status: 'ok' as const };
  // The server asks by its own clock; here the day has come.
  return readingFault(asked, counter, { before: known, after: null }, day);
}

function doubtOf(meter: VisitedMeter, day: string, used: number): string {
  const { before, usual_per_day, measured_unit } = meter;
  if (before === null || usual_per_day === null) return '';
  const usual = usual_per_day * daysBetween(before.read_on, day);
  if (used < LEAST_ASKED || used <= usual * UNLIKELY) return '';
  return `Za tu dobu by obvykle přibylo ${withUnit(usual, measured_unit, 0, 1)}, podle stavu přibylo ${withUnit(used, measured_unit, 0, 1)}. Je to opravdu tak?`;
}

/** What is known of a state of the meter that stands at the place, as it was typed; nothing of an empty one. */
export function judgeState(meter: VisitedMeter, day: string, told: Told): Verdict {
  if (told.state.trim() === '') return NOTHING;
  const state = parseCzechNumber(told.state);
  if (state === null) return faulty('Zadejte číselnou hodnotu');
  const fault = faultOf(meter, day, told, state);
  if (fault !== null) return faulty(fault.message, fault.offers);
  const { before, scale_month, digits } = meter;
  if (before === null) return NOTHING;
  const from = wentOnFrom(before, scale_month);
  const used = differenceOf(from, state, { digits, multiplier: 1 }, told.overflowed);
  return { ...NOTHING, used, doubt: doubtOf(meter, day, used) };
}

/** Why the state with which a new meter begins cannot be true; empty when it can, and for an empty one. */
export function startFault(meter: VisitedMeter, day: string, start_state: string): string {
  const fresh = { ...meter, before: null, usual_per_day: null };
  return judgeState(fresh, day, { state: start_state, status: 'ok', overflowed: false }).fault;
}

const YEAR = /^(19[5-9]|20\d|21\d)\d$/;

/** Why a year of verification cannot be true; empty when it can, and for an empty one. */
export const yearFault = (year: string): string =>
  year.trim() === '' || YEAR.test(year.trim())
    ? ''
    : 'Zadejte rok čtyřmi číslicemi, například 2026';

/** What stands behind the field of a state. */
export const stateUnit = ({ measured_unit }: VisitedMeter): string => unitText(measured_unit);
