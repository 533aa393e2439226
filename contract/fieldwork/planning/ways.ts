import type { Travel } from './planning.ts';

/** Minutes needed between two visits of these houses that follow one another. */
export type WayBetween = (one: string, other: string) => number;

/**
 * The ways of a table, in either direction; of a pair named twice the longer one holds, so that the order
 * of the table does not matter. A way is taken as it stands, though one through a third house be shorter.
 */
export function wayBetween({ usual, within, ways = [] }: Travel): WayBetween {
  const known = new Map<string, Map<string, number>>();
  const note = (from: string, to: string, minutes: number) => {
    const ofHouse = known.get(from) ?? new Map<string, number>();
    known.set(from, ofHouse.set(to, Math.max(minutes, ofHouse.get(to) ?? 0)));
  };
  for (const { between, minutes } of ways) {
    const [one, other] = between;
    note(one, other, minutes);
    note(other, one, minutes);
  }
  return (one, other) => (one === other ? within : (known.get(one)?.get(other) ?? usual));
}
