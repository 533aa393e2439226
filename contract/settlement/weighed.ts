import type { Fraction } from './fraction.ts';
import { isNothing, ONE, sumOf } from './exact.ts';
import type { SpaceFacts } from './facts.ts';
import { byFormula } from './by-formula.ts';
import { byMeters } from './by-meters.ts';
import {
  areaOf,
  fixedOf,
  flagOf,
  isAreaKey,
  memberOf,
  shareOf,
  spacePersons,
  takingPart,
  type Component,
  type Flag,
  type Ground,
  type Member,
  type Pot,
  type Weighed,
} from './ground.ts';

/**
 * A component as pots with the quantities of spaces. Nothing unknown counts as nothing: a space whose
 * quantity is not known is flagged, for otherwise the others would pay for it.
 */
export function weighed(component: Component, ground: Ground): Weighed {
  const { pots, flags } = potsOf(component, ground);
  if (flags.length > 0) return { pots: [], flags };
  const isEmpty = pots.some((pot) => !isNothing(pot.amount) && isNothing(quantityOfPot(pot)));
  const isWhole = sumOf(pots.map(({ amount }) => amount)).equals(component.amount);
  return isEmpty || !isWhole
    ? { pots: [], flags: [{ flag: 'nothing-to-divide-by', pasport_id: null }] }
    : { pots, flags: [] };
}

/** Of all members, each as many times as it counts. */
export const quantityOfPot = ({ members }: Pot): Fraction =>
  sumOf(members.map(({ quantity, factor }) => quantity.mul(factor)));

function potsOf(component: Component, ground: Ground): Weighed {
  const spaces = takingPart(ground, component);
  switch (component.key) {
    case 'meter':
      return byMeters(component, ground, spaces);
    case 'formula':
      return byFormula(component, ground, spaces);
    case 'fixed':
      return byFixed(component, ground, spaces);
    default:
      return byQuantity(component, ground, spaces);
  }
}

function byQuantity(component: Component, ground: Ground, spaces: readonly SpaceFacts[]): Weighed {
  const members: Member[] = [];
  const flags: Flag[] = [];
  for (const space of spaces) {
    const quantity = quantityOf(space, component, ground);
    if (quantity === null) flags.push(flagOf('quantity-unknown', space));
    else members.push(memberOf(space, quantity));
  }
  return { pots: [{ by: 'key', ...component, members }], flags };
}

/** What a space counts by a key that is neither a meter, a formula nor fixed; null where it is not known. */
export function quantityOf(
  space: SpaceFacts,
  { key }: Pick<Component, 'key'>,
  { rule }: Pick<Ground, 'rule'>,
): Fraction | null {
  if (isAreaKey(key)) return areaOf(space.space, key);
  if (key === 'share') return shareOf(space.space);
  return key === 'persons' ? spacePersons(space, rule) : ONE;
}

/** Each space bears its amount; they must make the component. */
function byFixed(component: Component, ground: Ground, spaces: readonly SpaceFacts[]): Weighed {
  const members = spaces.map((space) => memberOf(space, fixedOf(ground, space.space.pasport_id)));
  const pot: Pot = { by: 'key', ...component, members };
  return quantityOfPot(pot).equals(component.amount)
    ? { pots: [pot], flags: [] }
    : { pots: [], flags: [{ flag: 'fixed-differs', pasport_id: null }] };
}
