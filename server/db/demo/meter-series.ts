import { parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';
import { CLIMATE_SHARES } from '#contract/rules/climate-shares.ts';
import { heatRatio } from './degree-days.ts';
import type { UnitPlan } from './plan.ts';
import type { Random } from './random.ts';

/** Months that are told of most units: two whole years. */
export const MONTHS = 24;
/** Of a unit with two settlements, which end with a quarter, and with a half-year of documents before them. */
const SETTLED_MONTHS = 30;

/** How many ended months are told of the unit. */
export const toldMonths = ({ settled }: Pick<UnitPlan, 'settled'>): number =>
  settled ? SETTLED_MONTHS : MONTHS;

/** Last days of the month before the told ones and of each of them; each has passed, so that its state is known. */
export function monthEnds(today: string, months = MONTHS): readonly string[] {
  const ends: string[] = [];
  let day = today;
  while (ends.length <= months) {
    day = shiftDays(`${day.slice(0, 8)}01`, -1);
    ends.unshift(day);
  }
  return ends;
}

/** What is used in each told month, in the last decimal of the counter. */
export type Uses = readonly number[];

/** About the twelfth of a year each month. */
export function evenUses(random: Random, yearly: number, months: number): Uses {
  return Array.from({ length: months }, () =>
    Math.round((yearly / 12) * (random.int(85, 115) / 100)),
  );
}

/** Heat of a year as the weather of its months divides it, and people a little. */
export function heatUses(random: Random, yearly: number, ends: readonly string[]): Uses {
  return ends.slice(1).map((end) => {
    const { year, month } = parseIsoDate(end);
    const usual = (yearly * (CLIMATE_SHARES[month - 1] ?? 0)) / 100;
    return Math.round(usual * heatRatio(year, month) * (random.int(90, 110) / 100));
  });
}

/** Sums of what flats use, and so much more on the way to them. */
export function sumOfUses(all: readonly Uses[], lossPercent: number): Uses {
  return Array.from({ length: all[0]?.length ?? 0 }, (_, month) => {
    const sum = all.reduce((total, uses) => total + (uses[month] ?? 0), 0);
    return Math.round((sum * (100 + lossPercent)) / 100);
  });
}

/** A tap that runs day and night in so many last months. */
export function leaking(uses: Uses, months: number): Uses {
  const usual = uses.reduce((sum, use) => sum + use, 0) / uses.length;
  return uses.map((use, month) =>
    month >= uses.length - months ? use + Math.round(usual * 6) : use,
  );
}

/** A counter that has not moved in so many last months. */
export function stopping(uses: Uses, months: number): Uses {
  return uses.map((use, month) => (month >= uses.length - months ? 0 : use));
}

/** Fewer people in so many last months: a quarter of what was used before. */
export function lessening(uses: Uses, months: number): Uses {
  return uses.map((use, month) => (month >= uses.length - months ? Math.round(use / 4) : use));
}

/** So many percents more in the last month. */
export function bursting(uses: Uses, percents: number): Uses {
  return uses.map((use, month) =>
    month === uses.length - 1 ? Math.round((use * (100 + percents)) / 100) : use,
  );
}
