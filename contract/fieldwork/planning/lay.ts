import { shiftCost, type ShiftCost } from './cost.ts';
import type { Booked, Span, Visit } from './planning.ts';
import { byKey, firstAfter, lastBefore, type Obstacle, type Shift } from './shift.ts';
import { common, overlaps, windowsOn } from './spans.ts';
import type { WayBetween } from './ways.ts';

/** A visit that looks for its place. */
export interface Job {
  readonly visit: Visit;
  /** It may take place at any time, so it is never taken out of the walk. */
  readonly plain: boolean;
  /** The same for visits of a house that take as long and are possible at the same times. */
  readonly kind: string;
  /** When it may take place in a shift, once asked for. */
  readonly open: Map<Shift, readonly Span[]>;
}

/** Visits of one house in walking order, made without another house between them. */
export interface Block {
  readonly house: string;
  readonly jobs: readonly Job[];
}

/** What all the planning stands on. `steps` counts the starts that were looked for. */
export interface Ground {
  readonly shifts: readonly Shift[];
  readonly way: WayBetween;
  readonly slot: number;
  steps: number;
}

/** Blocks of a shift laid one after another, with times of visits and what they cost. */
export interface Laid {
  readonly shift: Shift;
  readonly blocks: readonly Block[];
  readonly items: readonly Obstacle[];
  readonly cost: ShiftCost;
}

/** In walking order. */
export const byWalk = ({ visit: one }: Job, { visit: other }: Job) =>
  one.order - other.order || byKey(one.key, other.key);

/** When the visit may take place in the shift: hours within its windows. */
export function openTo({ visit, plain, open }: Job, shift: Shift): readonly Span[] {
  if (plain) return shift.hours;
  const known = open.get(shift);
  if (known !== undefined) return known;
  const made = common(shift.hours, windowsOn(visit.allowed, shift.day));
  open.set(shift, made);
  return made;
}

/** What stands beside a visit: the last one laid before it, and what the shift has. */
export interface Around {
  readonly ground: Ground;
  readonly shift: Shift;
  readonly last: Booked | null;
}

/** The minute itself where the visit may start at it, otherwise the next one worth a try. */
function nextTry({ ground, shift, last }: Around, { house, minutes }: Visit, from: number): number {
  const { standing } = shift;
  const to = from + minutes;
  if (standing.length > 0) {
    const inTheWay = standing.find((one) => overlaps(one, { from, to }));
    if (inTheWay !== undefined) return inTheWay.to;
    const next = firstAfter(standing, to);
    if (next !== null && to + ground.way(house, next.house) > next.from) return next.to;
  }
  const stands = lastBefore(standing, from);
  const before = last !== null && (stands === null || last.to >= stands.to) ? last : stands;
  const reached = before === null ? from : before.to + ground.way(before.house, house);
  // Where something else stands on the way, the way may be shorter from there.
  return Math.max(from, soonestEnd(standing, from, reached));
}

/** The end of what stands in the shift between the minutes that comes first, otherwise the later minute. */
function soonestEnd(standing: readonly Booked[], after: number, until: number): number {
  return standing.reduce((end, { to }) => (to > after && to < end ? to : end), until);
}

/** The first start of the visit after the last one, on the grid; null where there is none. */
export function firstStart(around: Around, job: Job): number | null {
  const { ground, shift, last } = around;
  const { slot } = ground;
  ground.steps += 1;
  for (const span of openTo(job, shift)) {
    let from = Math.ceil(Math.max(span.from, last?.to ?? 0) / slot) * slot;
    while (from + job.visit.minutes <= span.to) {
      const next = nextTry(around, job.visit, from);
      if (next === from) return from;
      from = Math.ceil(next / slot) * slot;
    }
  }
  return null;
}

interface Found {
  readonly job: Job;
  readonly from: number;
}

/** The one that can start first; of those that can at the same time the first of the walk. */
function soonest(around: Around, next: Job | undefined, others: readonly Job[]): Found | null {
  let best = next === undefined ? null : found(around, next);
  for (const job of others) {
    const one = found(around, job);
    if (one === null) continue;
    const isSooner =
      best === null ||
      one.from < best.from ||
      (one.from === best.from && byWalk(job, best.job) < 0);
    if (isSooner) best = one;
  }
  return best;
}

function found(around: Around, job: Job): Found | null {
  const from = firstStart(around, job);
  return from === null ? null : { job, from };
}

const NONE: readonly Job[] = [];

/** Jobs by their kinds, each in the order in which they came. */
function byKind(jobs: readonly Job[]): Job[][] {
  const kinds = new Map<string, Job[]>();
  for (const job of jobs) {
    const alike = kinds.get(job.kind);
    if (alike === undefined) kinds.set(job.kind, [job]);
    else alike.push(job);
  }
  return [...kinds.values()];
}

/**
 * Adds visits of the block, each as early as it can be; false where one has no place. Those without windows
 * go as the walk does; one with windows goes when it can start sooner than the next of the walk. Of those alike
 * only the first of the walk is tried: the others could start no sooner.
 */
function layBlock(ground: Ground, shift: Shift, { jobs }: Block, items: Obstacle[]): boolean {
  const isWalk = jobs.every(({ plain }) => plain);
  const walk = isWalk ? jobs : jobs.filter(({ plain }) => plain);
  let others: readonly Job[][] = isWalk ? [] : byKind(jobs.filter(({ plain }) => !plain));
  let walked = 0;
  while (walked < walk.length || others.length > 0) {
    const next = walk[walked];
    const heads = others.length === 0 ? NONE : others.flatMap((alike) => alike.slice(0, 1));
    const soon = soonest({ ground, shift, last: items.at(-1) ?? null }, next, heads);
    if (soon === null) return false;
    const { job, from } = soon;
    const { key, house, minutes } = job.visit;
    items.push({ key, house, from, to: from + minutes, own: true });
    if (job === next) walked += 1;
    else
      others = others
        .map((alike) => (alike[0] === job ? alike.slice(1) : alike))
        .filter((alike) => alike.length > 0);
  }
  return true;
}

/** The blocks laid one after another; null where a visit of them has no place. What begins as it was laid before stays. */
export function lay(
  ground: Ground,
  shift: Shift,
  blocks: readonly Block[],
  before?: Laid,
): Laid | null {
  const items: Obstacle[] = [];
  let at = 0;
  if (before !== undefined) {
    while (at < blocks.length && blocks[at] === before.blocks[at]) at += 1;
    const kept = blocks.slice(0, at).reduce((sum, { jobs }) => sum + jobs.length, 0);
    items.push(...before.items.slice(0, kept));
  }
  const isLaid = blocks.slice(at).every((block) => layBlock(ground, shift, block, items));
  return isLaid ? { shift, blocks, items, cost: shiftCost(ground.way, shift, items) } : null;
}

/** The shift with nothing laid into it. */
export function emptied({ way }: Ground, shift: Shift): Laid {
  return { shift, blocks: [], items: [], cost: shiftCost(way, shift, []) };
}
