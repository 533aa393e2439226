import { isLower, type Cost } from './cost.ts';
import { replaced, usedOn, type Draft } from './draft.ts';
import { byWalk, lay, openTo, type Block, type Ground, type Job, type Laid } from './lay.ts';

/** A place found for visits: the shift with them, how many of them it takes, and what is added to the cost. */
interface Spot {
  readonly laid: Laid;
  readonly taken: number;
  readonly added: Cost;
}

const hasWalk = (jobs: readonly Job[]) => jobs.some(({ plain }) => plain);

/**
 * The ways of adding visits of a house to the blocks. Those of the walk join those that are there, so that
 * their order holds; otherwise they may come at any place.
 */
function arranged(blocks: readonly Block[], added: Block): Block[][] {
  const own = blocks.filter(({ house }) => house === added.house);
  const mate = own.find(({ jobs }) => hasWalk(jobs)) ?? own[0];
  const places = Array.from({ length: blocks.length + 1 }, (_, at) =>
    blocks.toSpliced(at, 0, added),
  );
  if (mate === undefined) return places;
  const jobs = [...mate.jobs, ...added.jobs].toSorted(byWalk);
  const joined = blocks.with(blocks.indexOf(mate), { ...added, jobs });
  return hasWalk(mate.jobs) && hasWalk(added.jobs) ? [joined] : [joined, ...places];
}

/** How many of the first visits the room of the shift could take at most. */
function mostIn({ shift, items }: Laid, jobs: readonly Job[]): number {
  let room = shift.room - items.reduce((sum, { from, to }) => sum + to - from, 0);
  const over = jobs.findIndex((job) => {
    room -= job.visit.minutes;
    return room < 0 || openTo(job, shift).length === 0;
  });
  return over < 0 ? jobs.length : over;
}

type Tried = (taken: number) => Laid[];

/** The largest number of the first visits that can be laid, at least `least`, with how. */
function largest(
  tried: Tried,
  least: number,
  most: number,
): { taken: number; laid: Laid[] } | null {
  if (most < least) return null;
  const all = tried(most);
  if (all.length > 0 || most === least) return all.length > 0 ? { taken: most, laid: all } : null;
  let best = { taken: least, laid: tried(least) };
  if (best.laid.length === 0) return null;
  let over = most;
  while (over - best.taken > 1) {
    const taken = Math.floor((best.taken + over) / 2);
    const laid = tried(taken);
    if (laid.length > 0) best = { taken, laid };
    else over = taken;
  }
  return best;
}

function addedCost(before: Laid, { shift, cost }: Laid, used: ReadonlyMap<number, number>): Cost {
  const isNew = cost.isUsed && !before.cost.isUsed;
  return [
    cost.runs - before.cost.runs,
    Number(isNew && !used.has(shift.dayAt)),
    Number(isNew),
    cost.travel - before.cost.travel,
    cost.late - before.cost.late,
  ];
}

/** Whether nothing that an empty shift could give is better than the place found for all the visits. */
function isHopeless(before: Laid, best: Spot | null, count: number, isNewDay: boolean): boolean {
  const { shift, blocks } = before;
  if (best?.taken !== count || blocks.length + shift.standing.length > 0) return false;
  return !isLower([1, Number(isNewDay), 1, 0, shift.dayAt * 1440 * count], best.added);
}

/** The largest number of the first visits that the shift takes, `least` or more, in all ways of it. */
function spotsIn(ground: Ground, before: Laid, jobs: readonly Job[], least: number) {
  const house = jobs[0]?.visit.house ?? '';
  const tried = (taken: number) =>
    arranged(before.blocks, { house, jobs: jobs.slice(0, taken) })
      .map((blocks) => lay(ground, before.shift, blocks, before))
      .filter((laid) => laid !== null);
  return largest(tried, least, mostIn(before, jobs));
}

/** More visits are better, then what adds less to the cost. */
function isBetter(spot: Spot, best: Spot | null): boolean {
  if (best === null || spot.taken !== best.taken) return spot.taken > (best?.taken ?? 0);
  return isLower(spot.added, best.added);
}

/** What an empty shift is like; undefined of one in which something stands, or where a day matters by itself. */
function blankLike({ shift, blocks }: Laid, jobs: readonly Job[]): string | undefined {
  if (blocks.length + shift.standing.length > 0) return undefined;
  const isOfDays = jobs.some(({ visit }) => visit.allowed?.some(({ days }) => days !== undefined));
  return isOfDays ? undefined : shift.hours.map(({ from, to }) => `${from}-${to}`).join();
}

/** Whether an empty shift like it was looked into already: that earlier one has taken as many visits at less cost. */
function isRepeated(blanks: Set<string>, blank: string | undefined, isNewDay: boolean): boolean {
  if (blank === undefined) return false;
  const key = `${blank} ${isNewDay}`;
  if (blanks.has(key)) return true;
  blanks.add(key);
  return false;
}

/** The best place for as many of the first visits of a house as can be laid at once, `least` or more. */
function bestSpot(ground: Ground, draft: Draft, jobs: readonly Job[], least: number): Spot | null {
  const used = usedOn(draft);
  const blanks = new Set<string>();
  let best: Spot | null = null;
  for (const before of draft.laid) {
    const isNewDay = !used.has(before.shift.dayAt);
    if (isHopeless(before, best, jobs.length, isNewDay)) continue;
    if (isRepeated(blanks, blankLike(before, jobs), isNewDay)) continue;
    const found = spotsIn(ground, before, jobs, Math.max(least, best?.taken ?? 0));
    for (const laid of found?.laid ?? []) {
      const spot = { laid, taken: found?.taken ?? 0, added: addedCost(before, laid, used) };
      if (isBetter(spot, best)) best = spot;
    }
  }
  return best;
}

/** Lays parts of the visits as large as can be, one after another. */
function inParts(ground: Ground, draft: Draft, jobs: readonly Job[]): Draft {
  let made = draft;
  let rest = jobs;
  while (rest.length > 0) {
    const spot = bestSpot(ground, made, rest, 1);
    made =
      spot === null
        ? { ...made, left: [...made.left, ...rest.slice(0, 1)] }
        : replaced(made, spot.laid);
    rest = rest.slice(spot?.taken ?? 1);
  }
  return made;
}

/**
 * The plan with visits of one house added: all of them at one place, otherwise those with windows first,
 * in as few parts as can be. What has no place is left.
 */
export function inserted(ground: Ground, draft: Draft, jobs: readonly Job[]): Draft {
  if (jobs.length === 0) return draft;
  const whole = bestSpot(ground, draft, jobs, jobs.length);
  if (whole !== null) return replaced(draft, whole.laid);
  const walk = jobs.filter(({ plain }) => plain);
  const others = jobs.filter(({ plain }) => !plain);
  return inParts(ground, inParts(ground, draft, others), walk);
}
