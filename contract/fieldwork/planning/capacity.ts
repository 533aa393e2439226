import { czechPlural } from '#contract/rules/plural.ts';
import type { Crew, Travel, Visit } from './planning.ts';
import { byKey, roomOf } from './shift.ts';
import { merged } from './spans.ts';
import { lengthText } from './time-text.ts';
import { wayBetween } from './ways.ts';

/** What is chosen so far. */
export interface Chosen {
  readonly visits: readonly Pick<Visit, 'key' | 'house' | 'minutes'>[];
  readonly days: readonly string[];
  readonly crews: readonly Crew[];
  readonly travel: Travel;
}

/** How much is asked for and how much there is, in minutes. */
export interface Capacity {
  readonly visits: number;
  readonly work: number;
  /** Estimate: gaps within houses, and from each house but one the shortest way to another. */
  readonly travel: number;
  /** Working hours of all crews on the days, less what is booked. */
  readonly free: number;
  /** What would be left; negative when it is not enough. */
  readonly left: number;
  readonly days: readonly { readonly day: string; readonly free: number }[];
}

function waysAmong(houses: readonly string[], travel: Travel): number {
  const way = wayBetween(travel);
  const shortest = houses.map((house) =>
    Math.min(...houses.filter((other) => other !== house).map((other) => way(house, other))),
  );
  if (houses.length < 2) return 0;
  return shortest.reduce((sum, minutes) => sum + minutes, 0) - Math.max(...shortest);
}

/**
 * How the time of what is chosen compares with the time of crews. An estimate for choosing: only planning
 * tells whether everything has a place, because visits are not cut and houses are kept together.
 */
export function capacityOf({ visits, days, crews, travel }: Chosen): Capacity {
  const houses = [...new Set(visits.map(({ house }) => house))];
  const work = visits.reduce((sum, { minutes }) => sum + minutes, 0);
  const gaps = (visits.length - houses.length) * travel.within;
  const freeOn = (day: string) =>
    crews.reduce(
      (sum, { working, booked }) =>
        sum + roomOf(merged(working.get(day) ?? []), booked.get(day) ?? []),
      0,
    );
  const ofDays = [...new Set(days)].toSorted(byKey).map((day) => ({ day, free: freeOn(day) }));
  const free = ofDays.reduce((sum, one) => sum + one.free, 0);
  const onWay = gaps + waysAmong(houses, travel);
  return {
    visits: visits.length,
    work,
    travel: onWay,
    free,
    left: free - work - onWay,
    days: ofDays,
  };
}

/** The capacity as a sentence: „30 návštěv vezme asi 12 h, čety mají volno 20 h.“ */
export function capacityText({ visits, work, travel, free, left }: Capacity): string {
  const count = `${visits} ${czechPlural(visits, 'návštěva', 'návštěvy', 'návštěv')}`;
  const takes = czechPlural(visits, 'vezme', 'vezmou', 'vezme');
  const has = `čety mají volno ${lengthText(free)}`;
  const lacks = left < 0 ? `, chybí ${lengthText(-left)}` : '';
  return `${count} ${takes} asi ${lengthText(work + travel)}, ${has}${lacks}.`;
}
