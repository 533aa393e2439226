import { isLower } from './cost.ts';
import { costOf, without, type Draft } from './draft.ts';
import { inserted } from './insert.ts';
import type { Ground, Job } from './lay.ts';

/** All visits of houses, each in walking order; houses in order of their keys. */
export type Houses = ReadonlyMap<string, readonly Job[]>;

/**
 * Starts that beginnings, and then improvements, may look for, for each visit of the round. A number of steps and no time, so that
 * the same round is planned the same on every machine.
 */
const STEPS = 1000;

/** How many steps the visits of the houses allow. */
export const stepsFor = (houses: Houses): number =>
  STEPS * [...houses.values()].reduce((sum, jobs) => sum + jobs.length, 0);

/** Houses taken out of the plan and put back in this order; null where the rest cannot stand without them. */
export function replanned(
  ground: Ground,
  houses: Houses,
  draft: Draft,
  order: readonly string[],
): Draft | null {
  const bare = without(ground, draft, (_, house) => order.includes(house));
  if (bare === null) return null;
  const left = bare.left.filter(({ visit }) => !order.includes(visit.house));
  return order.reduce<Draft>((made, house) => inserted(ground, made, houses.get(house) ?? []), {
    ...bare,
    left,
  });
}

/** Houses that have a visit without a place, or are not in one place. */
function troubled({ laid, left }: Draft, houses: Houses): string[] {
  const places = new Map<string, number>();
  for (const { blocks } of laid)
    for (const { house } of blocks) places.set(house, (places.get(house) ?? 0) + 1);
  const placeless = new Set(left.map(({ visit }) => visit.house));
  return [...houses.keys()].filter((house) => placeless.has(house) || (places.get(house) ?? 0) > 1);
}

const minutesOf = (jobs: readonly Job[] = []) =>
  jobs.reduce((sum, { visit }) => sum + visit.minutes, 0);

/** What may be tried with the plan: orders of houses to be put back. */
function* orders(draft: Draft, houses: Houses): Generator<readonly string[]> {
  for (const house of houses.keys()) yield [house];
  for (const { blocks } of draft.laid) {
    const inside = [...new Set(blocks.map(({ house }) => house))];
    if (inside.length < 2) continue;
    yield inside.toSorted(
      (one, other) => minutesOf(houses.get(other)) - minutesOf(houses.get(one)),
    );
    yield inside.toReversed();
  }
  const hard = troubled(draft, houses);
  for (const house of hard)
    for (const other of houses.keys()) if (other !== house) yield [house, other];
  const all = [...houses.keys()];
  for (const [at, house] of all.entries())
    for (const other of all.slice(at + 1)) yield [house, other];
}

/** The plan made better by taking out a house or a few and putting them back, as long as it helps. */
export function improved(ground: Ground, houses: Houses, draft: Draft): Draft {
  const until = ground.steps + stepsFor(houses);
  let best = draft;
  let cost = costOf(best);
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const order of orders(best, houses)) {
      if (ground.steps > until) return best;
      const made = replanned(ground, houses, best, order);
      const madeCost = made === null ? cost : costOf(made);
      if (made === null || !isLower(madeCost, cost)) continue;
      best = made;
      cost = madeCost;
      isBetter = true;
    }
  }
  return best;
}
