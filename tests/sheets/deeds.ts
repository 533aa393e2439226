import type { UnitCaller } from '#tests/e2e/settled.ts';
import { banked, claimed, confirmed, owing, refunded, reminded } from './deeds/money.ts';
import { answered, handed } from './deeds/post.ts';
import { photographed } from './deeds/readings.ts';
import { counted, issued, reviewed } from './deeds/settlements.ts';

/** What is done in the demo before dialogs are drawn, because it has nothing of the kind. */
export type DeedName =
  | 'reviewed'
  | 'counted'
  | 'issued'
  | 'claimed'
  | 'owing'
  | 'confirmed'
  | 'reminded'
  | 'banked'
  | 'refunded'
  | 'handed'
  | 'answered'
  | 'photographed';

/** Ids of what was made, by the deeds that made it. */
export type Made = Partial<Record<DeedName, number>>;
type Deed = (by: UnitCaller, made: Made) => Promise<number>;

/** In the order in which they are done; each gives the id of what it made. */
const deeds: Readonly<Record<DeedName, Deed>> = {
  reviewed,
  counted,
  issued,
  claimed,
  owing,
  confirmed,
  reminded,
  banked,
  refunded: (by, made) => refunded(by, made.banked ?? 0),
  handed,
  answered: (by, made) => answered(by, made.handed ?? 0),
  photographed,
};
/** What has to be done before a deed. */
const needs: Readonly<Partial<Record<DeedName, DeedName>>> = {
  refunded: 'banked',
  answered: 'handed',
};

/** All deeds by their names. */
export const deedNames = Object.keys(deeds) as readonly DeedName[];

/** Does what is asked for and what that needs; what could not be done is told, and the others go on. */
export async function prepare(
  by: UnitCaller,
  asked: readonly DeedName[],
  tellFault: (name: string, error: unknown) => void,
): Promise<Made> {
  const wanted = new Set(asked.flatMap((name) => [name, needs[name] ?? name]));
  const made: Made = {};
  for (const name of deedNames.filter((one) => wanted.has(one)))
    await deeds[name](by, made).then(
      (id) => (made[name] = id),
      (error: unknown) => tellFault(name, error),
    );
  return made;
}
