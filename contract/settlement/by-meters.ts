import type { Fraction } from './fraction.ts';
import type { CountedBy } from './counted.ts';
import { exact, NOTHING, ONE, sumOf } from './exact.ts';
import type { SpaceFacts } from './facts.ts';
import type { WithoutMeter } from './frozen.ts';
import {
  areaOf,
  flagOf,
  isAreaKey,
  memberOf,
  spacePersons,
  spaceUse,
  type AreaKey,
  type Component,
  type Flag,
  type Ground,
  type Member,
  type Pot,
  type Weighed,
} from './ground.ts';

/** How a space is reached: by its meter, or by what is decided of those that have none. */
type Way = 'meter' | 'refused' | WithoutMeter;

interface Reached {
  readonly space: SpaceFacts;
  readonly way: Way;
}

const PLAIN_WAYS: Readonly<Record<string, Way>> = { refused: 'refused', impossible: 'area' };

function wayOf({ space: { pasport_id } }: SpaceFacts, ground: Ground): Way {
  const marked = PLAIN_WAYS[ground.markOf(pasport_id) ?? ''];
  if (marked !== undefined) return marked;
  return ground.isMetered(pasport_id) ? 'meter' : ground.rule.without_meter;
}

/**
 * A component by meters. Who refused them, or whose reading, bears by annex 2 (vyhláška 269/2015 Sb.;
 * zákon 67/2013 Sb., § 6 odst. 4) X times the mean cost of 1 m², whose meter cannot be placed the mean
 * itself (§ 3 odst. 6); what is left goes by what was used. Where nobody has a meter, all of it goes by area.
 */
export function byMeters(
  component: Component,
  ground: Ground,
  spaces: readonly SpaceFacts[],
): Weighed {
  const reached = spaces.map((space) => ({ space, way: wayOf(space, ground) }));
  if (reached.some(({ way }) => way === 'guideline-all'))
    return byGuidelines(component, ground, spaces);
  const undecided = reached.filter(({ way }) => way === 'undecided');
  if (undecided.length > 0)
    return { pots: [], flags: undecided.map(({ space }) => flagOf('meter-missing', space)) };
  const means = byMean(component, ground, reached);
  const persons = byPersons(component, ground, reached, means);
  const rest = byUse(component, ground, reached, [...means.pots, ...persons.pots]);
  const all = [means, persons, rest];
  return { pots: all.flatMap(({ pots }) => pots), flags: all.flatMap(({ flags }) => flags) };
}

/** By which area annex 2 divides: countable of heating, floor area of hot water, as the basic component. */
export const areaKeyOf = ({ rule }: Ground): AreaKey =>
  isAreaKey(rule.basic_key) ? rule.basic_key : 'area';

/**
 * Annex 2: S_i = f_i·S·P_i / (P_c + Σ(f_j − 1)·P_j), where P_c is the area of all that bear the component,
 * the sum goes over refused ones, and f is X for them and 1 for those that have the mean.
 */
function byMean(component: Component, ground: Ground, reached: readonly Reached[]): Weighed {
  const bearing = reached.filter(({ way }) => way !== 'nothing');
  const means = bearing.filter(({ way }) => way === 'area' || way === 'refused');
  if (means.length === 0) return { pots: [], flags: [] };
  const key = areaKeyOf(ground);
  const areas = new Map(bearing.map(({ space }) => [space.at, areaOf(space.space, key)]));
  const unknown = bearing.filter(({ space }) => areas.get(space.at) === null);
  if (unknown.length > 0)
    return { pots: [], flags: unknown.map(({ space }) => flagOf('quantity-unknown', space)) };
  const refusedFactor = means.length === bearing.length ? ONE : exact(ground.rule.refused_factor);
  const membersOf = (sought: Way, factor: Fraction): Member[] =>
    means
      .filter(({ way }) => way === sought)
      .map(({ space }) => memberOf(space, areas.get(space.at) ?? NOTHING, factor));
  const members: Readonly<Record<'area' | 'refused', Member[]>> = {
    area: membersOf('area', ONE),
    refused: membersOf('refused', refusedFactor),
  };
  const weight = sumOf(bearing.map(({ space }) => areas.get(space.at) ?? NOTHING)).add(
    sumOf(members.refused.map(({ quantity, factor }) => quantity.mul(factor.sub(ONE)))),
  );
  const pots = (['area', 'refused'] as const).flatMap((by): Pot[] => {
    if (members[by].length === 0) return [];
    const own = sumOf(members[by].map(({ quantity, factor }) => quantity.mul(factor)));
    const amount = weight.n === 0n ? component.amount : component.amount.mul(own).div(weight);
    return [{ by, key, amount, members: members[by] }];
  });
  return { pots, flags: [] };
}

const amountOf = (pots: readonly Pot[]): Fraction => sumOf(pots.map(({ amount }) => amount));

/** Those without meters by persons first: of what is left as much as their person-months are of all. */
function byPersons(
  component: Component,
  ground: Ground,
  reached: readonly Reached[],
  means: Weighed,
): Weighed {
  if (!reached.some(({ way }) => way === 'persons')) return { pots: [], flags: [] };
  const sharing = reached.filter(({ way }) => way === 'persons' || way === 'meter');
  const { members, flags } = membersBy(sharing, (space) => spacePersons(space, ground.rule));
  if (flags.length > 0) return { pots: [], flags };
  const waysAt = new Map(reached.map(({ space, way }) => [space.at, way]));
  const unmetered = members.filter(({ at }) => waysAt.get(at) === 'persons');
  const left = component.amount.sub(amountOf(means.pots));
  const [own, all] = [unmetered, members].map((some) => sumOf(some.map((one) => one.quantity)));
  if (own === undefined || all === undefined || all.n === 0n)
    return { pots: [], flags: [{ flag: 'nothing-to-divide-by', pasport_id: null }] };
  const amount = left.mul(own).div(all);
  return { pots: [{ by: 'persons', key: 'persons', amount, members: unmetered }], flags: [] };
}

function membersBy(
  reached: readonly Reached[],
  quantityOf: (space: SpaceFacts) => Fraction | null,
  flag: 'quantity-unknown' | 'use-unknown' = 'quantity-unknown',
): { readonly members: Member[]; readonly flags: Flag[] } {
  const members: Member[] = [];
  const flags: Flag[] = [];
  for (const { space } of reached) {
    const quantity = quantityOf(space);
    if (quantity === null) flags.push(flagOf(flag, space));
    else members.push(memberOf(space, quantity));
  }
  return { members, flags };
}

/** m³ of a guideline number for person-months: twelve of them are a person's year. */
const guidelineOf = (ground: Ground, space: SpaceFacts): Fraction | null =>
  spacePersons(space, ground.rule)?.mul(exact(ground.rule.guideline)).div(12n) ?? null;

/** What is left by what was used; guideline numbers stand beside it as if they were used. */
function byUse(
  component: Component,
  ground: Ground,
  reached: readonly Reached[],
  taken: readonly Pot[],
): Weighed {
  const ofWay = (sought: Way) => reached.filter(({ way }) => way === sought);
  const used = membersBy(ofWay('meter'), (space) => spaceUse(ground, space), 'use-unknown');
  const guided = membersBy(ofWay('guideline'), (space) => guidelineOf(ground, space));
  const flags = [...used.flags, ...guided.flags];
  if (used.members.length + guided.members.length === 0) return { pots: [], flags };
  const left = component.amount.sub(amountOf(taken));
  const all = sumOf([...used.members, ...guided.members].map(({ quantity }) => quantity));
  const potOf = (by: CountedBy, members: readonly Member[]): Pot[] => {
    if (members.length === 0) return [];
    const own = sumOf(members.map(({ quantity }) => quantity));
    const amount = all.n === 0n ? left : left.mul(own).div(all);
    return [{ by, key: 'meter', amount, members }];
  };
  return { pots: [...potOf('key', used.members), ...potOf('guideline', guided.members)], flags };
}

/** Guideline numbers for all where one has no meter (zákon 67/2013 Sb., § 5 odst. 2). */
function byGuidelines(
  component: Component,
  ground: Ground,
  spaces: readonly SpaceFacts[],
): Weighed {
  const reached = spaces.map((space): Reached => ({ space, way: 'guideline' }));
  return byUse(component, ground, reached, []);
}
