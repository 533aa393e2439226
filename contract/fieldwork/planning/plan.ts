import { isLower } from './cost.ts';
import { costOf, emptyDraft, type Draft } from './draft.ts';
import { filled } from './fill.ts';
import { improved, stepsFor, type Houses } from './improve.ts';
import { inserted } from './insert.ts';
import { byWalk, openTo, type Ground, type Job } from './lay.ts';
import { loadOf } from './load.ts';
import {
  USUAL_SLOT,
  type Assignment,
  type Round,
  type RoundPlan,
  type Unplaced,
  type UnplacedReason,
  type Visit,
} from './planning.ts';
import { byKey, shiftOf, type Shift } from './shift.ts';
import { lengthOf } from './spans.ts';
import { wayBetween } from './ways.ts';

/** Where a visit that stands already is; itself when it has no place of its own yet. */
function standingOf(visits: readonly Visit[]): Assignment[] {
  return visits.flatMap(({ key, house, minutes, fixed }) =>
    fixed === undefined ? [] : [{ key, house, ...fixed, to: fixed.from + minutes }],
  );
}

function shiftsOf({ crews, days }: Round, standing: readonly Assignment[]): Shift[] {
  const ordered = crews.toSorted((one, other) => byKey(one.key, other.key));
  return [...new Set(days)].toSorted(byKey).flatMap((day, dayAt) =>
    ordered.map((crew) => {
      const own = standing.filter((one) => one.crew === crew.key && one.day === day);
      return shiftOf(crew, day, dayAt, own);
    }),
  );
}

/** Visits that look for a place, by houses. */
function housesOf(visits: readonly Visit[]): Houses {
  const free = visits.filter(({ fixed }) => fixed === undefined);
  const jobs = free
    .map((visit): Job => {
      const { allowed, minutes } = visit;
      const kind = JSON.stringify([minutes, allowed]);
      return { visit, plain: allowed === undefined, kind, open: new Map() };
    })
    .toSorted(byWalk);
  const keys = [...new Set(jobs.map(({ visit }) => visit.house))].toSorted(byKey);
  return new Map(keys.map((key) => [key, jobs.filter(({ visit }) => visit.house === key)]));
}

const minutesOf = (jobs: readonly Job[]) => jobs.reduce((sum, { visit }) => sum + visit.minutes, 0);
const windowed = (jobs: readonly Job[]) => jobs.filter(({ plain }) => !plain).length / jobs.length;

type Order = readonly (readonly Job[])[];

/** Orders in which houses are laid: the largest first, those with windows first, by their keys. */
function usualOrders(all: Order): Order[] {
  const large = all.toSorted((one, other) => minutesOf(other) - minutesOf(one));
  const bound = all.toSorted((one, other) => windowed(other) - windowed(one));
  return all.some((jobs) => windowed(jobs) > 0) ? [large, bound, all] : [large, all];
}

/** Orders that give way to many short visits, for when not all have a place. */
function scarceOrders(all: Order): Order[] {
  const mean = (jobs: readonly Job[]) => minutesOf(jobs) / jobs.length;
  const shortest = all.flat().toSorted((one, other) => one.visit.minutes - other.visit.minutes);
  return [all.toSorted((one, other) => mean(one) - mean(other)), shortest.map((job) => [job])];
}

/** The best of the plans begun by different orders, as many of them as the steps of the search allow. */
function begun(ground: Ground, houses: Houses): Draft {
  const all = [...houses.values()];
  const laidBy = (order: Order) =>
    order.reduce((draft, jobs) => inserted(ground, draft, jobs), emptyDraft(ground));
  const until = ground.steps + stepsFor(houses);
  const better = (best: Draft, order: Order): Draft => {
    if (ground.steps > until) return best;
    const made = laidBy(order);
    return isLower(costOf(made), costOf(best)) ? made : best;
  };
  const [first = [], ...others] = usualOrders(all);
  const usual = others.reduce(better, laidBy(first));
  return usual.left.length === 0 ? usual : scarceOrders(all).reduce(better, usual);
}

function reasonOf({ shifts }: Ground, job: Job): UnplacedReason {
  const { minutes } = job.visit;
  const longest = Math.max(0, ...shifts.flatMap(({ hours }) => hours.map(lengthOf)));
  if (longest === 0) return 'no-hours';
  if (longest < minutes) return 'too-long';
  const open = shifts.some((shift) => openTo(job, shift).some((span) => lengthOf(span) >= minutes));
  return open ? 'no-time' : 'no-window';
}

const byPlace = (one: Assignment, other: Assignment) =>
  byKey(one.crew, other.crew) ||
  byKey(one.day, other.day) ||
  one.from - other.from ||
  byKey(one.key, other.key);

/**
 * Places visits of a round into the days of crews. Goals in their order: nothing overlaps, lies outside of
 * working hours or windows, or leaves less time for the way than it needs; as many visits as can be found a
 * place for; a house is kept together and walked in order; few days, then few days of crews, little on the
 * way, early times. The same round is planned the same, whatever the order of its lists. Visits that stand
 * already are told as they stand. The search is bounded by its steps (decision 100), so a better plan may
 * exist.
 */
export function planVisits(round: Round): RoundPlan {
  const standing = standingOf(round.visits);
  const ground: Ground = {
    shifts: shiftsOf(round, standing),
    way: wayBetween(round.travel),
    slot: round.slot ?? USUAL_SLOT,
    steps: 0,
  };
  const houses = housesOf(round.visits);
  const jobs = new Map([...houses.values()].flat().map((job) => [job.visit.key, job]));
  const { laid, left } = filled(ground, improved(ground, houses, begun(ground, houses)), jobs);
  const found = laid.flatMap(({ shift: { crew, day }, items }) =>
    items.map(({ key, house, from, to }): Assignment => ({ key, house, crew, day, from, to })),
  );
  const unplaced = left
    .map((job): Unplaced => ({ key: job.visit.key, reason: reasonOf(ground, job) }))
    .toSorted((one, other) => byKey(one.key, other.key));
  return {
    assignments: [...standing, ...found].toSorted(byPlace),
    unplaced,
    loads: laid
      .filter(({ shift, cost }) => cost.isUsed || shift.hours.length > 0)
      .map((one) => loadOf(one)),
  };
}
