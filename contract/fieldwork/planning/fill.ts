import { inTime, isLower, shiftCost, type Cost } from './cost.ts';
import type { Draft } from './draft.ts';
import { byWalk, firstStart, type Ground, type Job, type Laid } from './lay.ts';
import type { Obstacle } from './shift.ts';

/** A gap that takes a visit: the shift with it, and how it suits. */
interface Gap {
  readonly laid: Laid;
  readonly worth: Cost;
}

/** Whether the visit keeps the walk of its house in the shift. */
function isInWalk(
  items: readonly Obstacle[],
  jobs: ReadonlyMap<string, Job>,
  job: Job,
  from: number,
) {
  return items.every((item) => {
    const other = jobs.get(item.key);
    if (other === undefined || item.house !== job.visit.house) return true;
    return byWalk(other, job) < 0 === item.from < from;
  });
}

/** The best gap for the visit: one that keeps the walk, adds no run, and is early. */
function bestGap(ground: Ground, draft: Draft, jobs: ReadonlyMap<string, Job>, job: Job) {
  const { key, house, minutes } = job.visit;
  let best: Gap | null = null;
  for (const one of draft.laid) {
    const { shift, items } = one;
    const full = { ...shift, standing: inTime(shift, items) };
    const from = firstStart({ ground, shift: full, last: null }, job);
    if (from === null) continue;
    const added = [...items, { key, house, from, to: from + minutes, own: true }];
    const cost = shiftCost(ground.way, shift, added);
    const inWalk = isInWalk(items, jobs, job, from);
    const worth = [Number(!inWalk), cost.runs - one.cost.runs, shift.dayAt, from];
    if (best === null || isLower(worth, best.worth))
      best = { laid: { ...one, items: added, cost }, worth };
  }
  return best;
}

/**
 * Fills gaps that no order of houses has filled, the shortest visits first: afterwards nothing that has no
 * place could be placed without moving another visit. It is the last step, the blocks do not know of it.
 */
export function filled(ground: Ground, draft: Draft, jobs: ReadonlyMap<string, Job>): Draft {
  let made: Draft = { ...draft, left: [] };
  const shortest = draft.left.toSorted(
    (one, other) => one.visit.minutes - other.visit.minutes || byWalk(one, other),
  );
  for (const job of shortest) {
    const gap = bestGap(ground, made, jobs, job);
    const laid = made.laid.map((one) => (one.shift === gap?.laid.shift ? gap.laid : one));
    made = { laid, left: gap === null ? [...made.left, job] : made.left };
  }
  return made;
}
