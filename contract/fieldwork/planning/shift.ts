import type { Booked, Crew, Span } from './planning.ts';
import { merged, minutesOf, shared } from './spans.ts';

/** What stands in a shift and is not moved; `own` are visits of the round itself. */
export interface Obstacle extends Booked {
  readonly own: boolean;
}

/** A crew's day with what stands in it. */
export interface Shift {
  readonly crew: string;
  readonly day: string;
  /** Which of the chosen days it is. */
  readonly dayAt: number;
  readonly hours: readonly Span[];
  /** In order of time. */
  readonly standing: readonly Obstacle[];
  /** Minutes of the hours that nothing stands in; ways are not counted. */
  readonly room: number;
}

/** In order of keys, the same in every language. */
export const byKey = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** In order of time; of those at the same time by their keys. */
export const byTime = (one: Booked, other: Booked) =>
  one.from - other.from || one.to - other.to || byKey(one.key, other.key);

/** Minutes of the hours that nothing stands in; what overlaps is counted once. */
export function roomOf(hours: readonly Span[], standing: readonly Span[]): number {
  const taken = merged(standing).flatMap((one) => hours.map((span) => shared(one, span)));
  return minutesOf(hours) - taken.reduce((sum, minutes) => sum + minutes, 0);
}

/** The crew's day, with visits of other rounds and those of the round that stand already. */
export function shiftOf(crew: Crew, day: string, dayAt: number, own: readonly Booked[]): Shift {
  const hours = merged(crew.working.get(day) ?? []);
  const booked = (crew.booked.get(day) ?? []).map((one) => ({ ...one, own: false }));
  const standing = [...booked, ...own.map((one) => ({ ...one, own: true }))].toSorted(byTime);
  return { crew: crew.key, day, dayAt, hours, standing, room: roomOf(hours, standing) };
}

type Neighbour = Booked | null;

/** The last of them that ends by the minute. */
export function lastBefore(standing: readonly Booked[], minute: number): Neighbour {
  let last: Neighbour = null;
  for (const one of standing) if (one.to <= minute && !(last && one.to < last.to)) last = one;
  return last;
}

/** The first of them that starts at the minute or later; they are in order of time. */
export function firstAfter(standing: readonly Booked[], minute: number): Neighbour {
  return standing.find(({ from }) => from >= minute) ?? null;
}
