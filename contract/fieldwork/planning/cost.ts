import type { Booked } from './planning.ts';
import { byTime, type Obstacle, type Shift } from './shift.ts';
import type { WayBetween } from './ways.ts';

/** What one shift adds to the cost of a plan. */
export interface ShiftCost {
  /** Runs of visits of the round in one house without another house between them. */
  readonly runs: number;
  readonly isUsed: boolean;
  /** Minutes needed between those that follow one another. */
  readonly travel: number;
  /** Starts of visits, in minutes from the first of the days. */
  readonly late: number;
}

/**
 * The goals in their order, each a number that is the better the lower: visits without a place, runs (a house
 * is kept together), days, shifts, minutes on the way, starts (earlier days first).
 */
export type Cost = readonly number[];

/** Whether the first cost is lower: the first goal in which they differ decides. */
export function isLower(one: Cost, other: Cost): boolean {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** Everything that the shift has with visits of the round laid into it, in order of time. */
export function inTime({ standing }: Shift, laid: readonly Obstacle[]): readonly Obstacle[] {
  return standing.length === 0 ? laid : [...standing, ...laid].toSorted(byTime);
}

/** Minutes needed between those that follow one another. */
export function travelOf(way: WayBetween, all: readonly Booked[]): number {
  let sum = 0;
  let before: string | null = null;
  for (const { house } of all) {
    if (before !== null) sum += way(before, house);
    before = house;
  }
  return sum;
}

/** How many times the round comes into a house; what others do in it between does not part a run. */
export function runsOf(all: readonly Obstacle[]): number {
  let runs = 0;
  let house: string | null = null;
  let isCounted = false;
  for (const one of all) {
    if (one.house !== house) isCounted = false;
    house = one.house;
    if (one.own && !isCounted) runs += 1;
    isCounted ||= one.own;
  }
  return runs;
}

/** What the shift adds to the cost with such visits laid into it. */
export function shiftCost(way: WayBetween, shift: Shift, laid: readonly Obstacle[]): ShiftCost {
  const all = inTime(shift, laid);
  const late = laid.reduce((sum, { from }) => sum + shift.dayAt * 1440 + from, 0);
  const isUsed = laid.length > 0 || shift.standing.some(({ own }) => own);
  return { runs: runsOf(all), isUsed, travel: travelOf(way, all), late };
}
