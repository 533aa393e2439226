import type { Cost } from './cost.ts';
import { emptied, lay, type Ground, type Job, type Laid } from './lay.ts';

/** A plan being made: what is laid in each shift, in their order, and visits without a place. */
export interface Draft {
  readonly laid: readonly Laid[];
  readonly left: readonly Job[];
}

/** A plan with nothing in it. */
export function emptyDraft(ground: Ground): Draft {
  return { laid: ground.shifts.map((shift) => emptied(ground, shift)), left: [] };
}

/** How many shifts of a day are used, by the place of the day. */
export function usedOn({ laid }: Draft): ReadonlyMap<number, number> {
  const used = new Map<number, number>();
  for (const { shift, cost } of laid)
    if (cost.isUsed) used.set(shift.dayAt, (used.get(shift.dayAt) ?? 0) + 1);
  return used;
}

/** The cost of the whole plan. */
export function costOf(draft: Draft): Cost {
  const sum = (of: (laid: Laid) => number) => draft.laid.reduce((all, one) => all + of(one), 0);
  return [
    draft.left.length,
    sum(({ cost }) => cost.runs),
    usedOn(draft).size,
    sum(({ cost }) => Number(cost.isUsed)),
    sum(({ cost }) => cost.travel),
    sum(({ cost }) => cost.late),
  ];
}

/** The plan with another content of one shift. */
export function replaced(draft: Draft, laid: Laid): Draft {
  return { ...draft, laid: draft.laid.map((one) => (one.shift === laid.shift ? laid : one)) };
}

/** The plan without visits of such blocks; null where the rest cannot be laid without them. */
export function without(
  ground: Ground,
  draft: Draft,
  isTaken: (laid: Laid, house: string) => boolean,
): Draft | null {
  const laid: Laid[] = [];
  for (const one of draft.laid) {
    const kept = one.blocks.filter(({ house }) => !isTaken(one, house));
    const again = kept.length === one.blocks.length ? one : lay(ground, one.shift, kept);
    if (again === null) return null;
    laid.push(again);
  }
  return { ...draft, laid };
}
