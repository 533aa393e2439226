import type { Fraction } from './fraction.ts';
import type { CountedBy } from './counted.ts';
import { corrected, type Corrected } from './correction.ts';
import { NOTHING, percentOf, sumOf } from './exact.ts';
import type { SpaceFacts } from './facts.ts';
import type { DivisionKey } from './frozen.ts';
import { areaOf, flagOf, type Component, type Flag, type Ground, type Weighed } from './ground.ts';
import { quantityOfPot } from './weighed.ts';

/** A component with the pots it was divided by. */
export interface Shared extends Weighed {
  readonly component: Component;
}

/** What of a pot a space bears, in hellers; `correction` is what of the amount the limits have added. */
export interface Part {
  readonly part: 'basic' | 'rest';
  readonly by: CountedBy;
  readonly key: DivisionKey;
  readonly quantity: Fraction;
  readonly factor: Fraction;
  readonly amount: Fraction;
  readonly correction: Fraction;
}

/** What a space bears of a service, in hellers. */
export interface Borne {
  readonly facts: SpaceFacts;
  readonly parts: readonly Part[];
}

/** What parts make, in hellers. */
export const amountOfParts = ({ parts }: Borne): Fraction =>
  sumOf(parts.map(({ amount }) => amount));

/** What each space bears before limits, in the stored order; who takes no part bears no parts. */
export function bornBy({ spaces }: Ground, shared: readonly Shared[]): readonly Borne[] {
  const parts = new Map<number, Part[]>(spaces.map(({ at }) => [at, []]));
  for (const { component, pots } of shared)
    for (const pot of pots) {
      const price = priceOf(pot.amount, quantityOfPot(pot));
      for (const { at, quantity, factor } of pot.members) {
        // Fixed amounts of both signs may make nothing, and then have no price of one.
        const amount = pot.key === 'fixed' ? quantity : quantity.mul(factor).mul(price);
        const { part } = component;
        const { by, key } = pot;
        parts.get(at)?.push({ part, by, key, quantity, factor, amount, correction: NOTHING });
      }
    }
  return spaces.map((facts) => ({ facts, parts: parts.get(facts.at) ?? [] }));
}

const priceOf = (amount: Fraction, quantity: Fraction): Fraction =>
  quantity.n === 0n ? NOTHING : amount.div(quantity);

const isLimited = ({ rule }: Ground): boolean =>
  rule.key === 'meter' && (rule.lower_limit !== null || rule.upper_limit !== null);

const countableArea = ({ markOf }: Ground, { space }: SpaceFacts): Fraction | null =>
  markOf(space.pasport_id) === 'exempt' ? NOTHING : areaOf(space, 'countable_area');

/** Limits need the countable area of every space that bears the service, whatever it is divided by. */
export function limitFlags(ground: Ground): readonly Flag[] {
  if (!isLimited(ground)) return [];
  return ground.spaces
    .filter((space) => countableArea(ground, space) === null)
    .map((space) => flagOf('quantity-unknown', space));
}

/** How the limits of the rule move what is borne; null where the rule has none. */
export function correctionOf(
  ground: Ground,
  borne: readonly Borne[],
): Corrected | 'impossible' | null {
  if (!isLimited(ground)) return null;
  const costed = borne.map(({ facts, parts }) => {
    const kept = parts.filter((part) => !isByReading(part));
    const byReading = parts.find(isByReading);
    return {
      area: countableArea(ground, facts) ?? NOTHING,
      kept: sumOf(kept.map(({ amount }) => amount)),
      byReading: byReading?.amount ?? NOTHING,
      reading: byReading?.quantity ?? null,
      isRefused: parts.some(({ by }) => by === 'refused'),
    };
  });
  const { lower_limit: lower, upper_limit: upper } = ground.rule;
  const limits = {
    lower: lower === null ? null : percentOf(lower),
    upper: upper === null ? null : percentOf(upper),
  };
  return corrected(costed, limits) ?? 'impossible';
}

const isByReading = ({ part, by }: Part): boolean => part === 'rest' && by === 'key';

/** What a space bears where limits leave it so much: all of the difference is in what goes by readings. */
export function moved(borne: Borne, after: Fraction): Borne {
  const correction = after.sub(amountOfParts(borne));
  const parts = borne.parts.map((part) =>
    isByReading(part) ? { ...part, amount: part.amount.add(correction), correction } : part,
  );
  return { ...borne, parts };
}

/** What parts are with the sign of the cost: a credit note takes back as an invoice brings. */
export function signedBorne(borne: Borne, sign: bigint): Borne {
  if (sign > 0n) return borne;
  const parts = borne.parts.map((part) => ({
    ...part,
    amount: part.amount.neg(),
    correction: part.correction.neg(),
  }));
  return { ...borne, parts };
}
