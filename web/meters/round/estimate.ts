import { daysBetween } from '#contract/czech/iso-date.ts';
import type { RoundPlace } from '#contract/metering/reading-round.ts';
import { closesScale, missingClosing, wentOnFrom } from '#contract/rules/allocator-scale.ts';

/** A state that is likely, and how it was come to; without a state where nothing tells it. */
export interface Estimate {
  readonly state: number | null;
  readonly method: string;
}

export const BY_JUDGEMENT = 'Odborný odhad, měřidlo nešlo odečíst';
const BY_LAST_YEAR = 'Podle spotřeby za stejnou dobu minulého roku, měřidlo nešlo odečíst';
const BY_TIME = 'Podle času mezi předchozím a pozdějším stavem, měřidlo nešlo odečíst';

/** The later state, where the counter only counts from the day up to it. */
function boundOf({ after, scale_month }: RoundPlace, day: string): number | null {
  if (after === null || after.overflowed || after.status === 'backflow') return null;
  const isAnew = closesScale(day, scale_month);
  if (isAnew || missingClosing(day, after.read_on, scale_month) !== null) return null;
  return after.state;
}

/**
 * The state that the counter would show on the day if the same was used as a year before; where that is
 * more than it showed later, or not known, the use up to the later state divided by days.
 */
export function estimateOn(place: RoundPlace, day: string): Estimate {
  const { before, after, former, factor, decimals, digits, scale_month } = place;
  const none = { state: null, method: BY_JUDGEMENT };
  if (before === null) return none;
  const from = wentOnFrom(before, scale_month);
  const bound = boundOf(place, day);
  const offered = (state: number, method: string): Estimate => {
    const rounded = Number(state.toFixed(decimals));
    return rounded < 10 ** digits ? { state: rounded, method } : none;
  };
  if (former !== null && factor > 0) {
    const likely = from + former.amount / factor;
    if (bound === null || likely <= bound) return offered(likely, BY_LAST_YEAR);
  }
  if (bound === null || after === null || bound < from) return none;
  const part = daysBetween(before.read_on, day) / daysBetween(before.read_on, after.read_on);
  return offered(from + (bound - from) * part, BY_TIME);
}
