import type { Fraction } from './fraction.ts';
import type { CountFlag, CountedBy } from './counted.ts';
import { exact, isNegative, ONE, sumOf, whole } from './exact.ts';
import type { RecipientFacts, SpaceFacts } from './facts.ts';
import type { DivisionKey, FrozenRule, FrozenService, FrozenSpace, SpaceMark } from './frozen.ts';

// What a division of one service stands on.

export interface Flag {
  readonly flag: CountFlag;
  readonly pasport_id: number | null;
}

/** A space's part in a pot: its quantity in the pot's unit, and how many times it counts. */
export interface Member {
  readonly at: number;
  readonly quantity: Fraction;
  readonly factor: Fraction;
}

/** What of a component is divided by one quantity; the amount in hellers. */
export interface Pot {
  readonly by: CountedBy;
  readonly key: DivisionKey;
  readonly amount: Fraction;
  readonly members: readonly Member[];
}

/** Pots that make a component, or why it cannot be divided. */
export interface Weighed {
  readonly pots: readonly Pot[];
  readonly flags: readonly Flag[];
}

/** A component before it is divided; the amount in hellers, not less than nothing. */
export interface Component {
  readonly part: 'basic' | 'rest';
  readonly key: DivisionKey;
  readonly amount: Fraction;
}

/** A service over all spaces in their stored order. */
export interface Ground {
  readonly service: FrozenService;
  readonly rule: FrozenRule;
  readonly spaces: readonly SpaceFacts[];
  readonly markOf: (pasport: number) => SpaceMark | null;
  readonly isMetered: (pasport: number) => boolean;
  /** What a recipient used; null where it is not known. */
  readonly useOf: (recipient: string) => Fraction | null;
}

export function groundOf(service: FrozenService, spaces: readonly SpaceFacts[]): Ground {
  const marks = new Map(service.marks.map(({ pasport_id, mark }) => [pasport_id, mark]));
  const metered = new Set(service.metered);
  const uses = new Map(
    service.uses.map(({ recipient, amount }) => [recipient, knownDecimal(amount)]),
  );
  return {
    service,
    rule: service.rule,
    spaces,
    markOf: (pasport) => marks.get(pasport) ?? null,
    isMetered: (pasport) => metered.has(pasport),
    useOf: (recipient) => uses.get(recipient) ?? null,
  };
}

/** A decimal as an exact number; what is less than nothing is no quantity and counts as unknown. */
function knownDecimal(text: string | null): Fraction | null {
  if (text === null) return null;
  const value = exact(text);
  return isNegative(value) ? null : value;
}

/** Spaces that take part in a component: exempt ones in none, disconnected ones in the basic one alone. */
export function takingPart({ spaces, markOf }: Ground, { part }: Component): readonly SpaceFacts[] {
  return spaces.filter(({ space: { pasport_id } }) => {
    const mark = markOf(pasport_id);
    return mark !== 'exempt' && (part === 'basic' || mark !== 'disconnected');
  });
}

/** Sum of what is known; null where one is not. */
export function sumOfKnown(values: readonly (Fraction | null)[]): Fraction | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? sumOf(known) : null;
}

/** Person-months of a recipient; where nobody lives, as many persons as the rule says. */
export const personMonthsOf = (
  { isVacant, months, persons }: RecipientFacts,
  { vacant_persons }: FrozenRule,
): Fraction | null => (isVacant ? months.mul(BigInt(vacant_persons)) : persons);

/** Person-months of a space; null where somebody's number is not recorded. */
export const spacePersons = ({ recipients }: SpaceFacts, rule: FrozenRule): Fraction | null =>
  sumOfKnown(recipients.map((recipient) => personMonthsOf(recipient, rule)));

/** What a space used; null where what one of its recipients used is not known. */
export const spaceUse = ({ useOf }: Ground, { recipients }: SpaceFacts): Fraction | null =>
  sumOfKnown(recipients.map(({ recipient }) => useOf(recipient.key)));

export type AreaKey = 'area' | 'countable_area' | 'heated_area' | 'total_area';

/** An area in m²; null where it is not recorded. */
export const areaOf = (space: FrozenSpace, key: AreaKey): Fraction | null =>
  knownDecimal(space[key]);

export const isAreaKey = (key: DivisionKey): key is AreaKey => key.endsWith('area');

/** The share of a space in the common parts; null where it is not recorded. */
export function shareOf({ share }: FrozenSpace): Fraction | null {
  if (share === null || !/^\d+$/.test(share[0]) || !/^0*[1-9]\d*$/.test(share[1])) return null;
  return exact(`${share[0]}/${share[1]}`);
}

/** What of a fixed cost a space bears, in hellers with the sign of the cost; what is not said is nothing. */
export function fixedOf({ service }: Ground, pasport: number): Fraction {
  const own = service.fixed.filter(({ pasport_id }) => pasport_id === pasport);
  const amount = own.reduce((so, one) => so + one.amount, 0);
  return whole(service.cost < 0 ? -amount : amount);
}

export const flagOf = (flag: CountFlag, { space }: SpaceFacts): Flag => ({
  flag,
  pasport_id: space.pasport_id,
});

export const memberOf = (
  { at }: SpaceFacts,
  quantity: Fraction,
  factor: Fraction = ONE,
): Member => ({ at, quantity, factor });
