import type { Fraction } from './fraction.ts';
import type { Part, Shared } from './borne.ts';
import type { CountedComponent, CountedPart, CountedSplit } from './counted.ts';
import { fractionText, isNothing, ONE, sumOf } from './exact.ts';
import { quantityOfPot } from './weighed.ts';

// What was counted as it is stored: exact numbers as text.

/** A component with its pots; amounts in hellers with the sign of the cost (1 or −1). */
export function toldComponent({ component, pots }: Shared, sign: bigint): CountedComponent {
  const quantities = pots.map((pot) => ({ by: pot.by, quantity: quantityOfPot(pot) }));
  const inKey = quantities.filter(({ by }) => by === 'key' || by === 'guideline');
  return {
    part: component.part,
    key: component.key,
    amount: fractionText(component.amount.mul(sign)),
    quantity: fractionText(sumOf(inKey.map(({ quantity }) => quantity))),
    pots: pots.map(({ by, key, amount }, at) => ({
      by,
      key,
      amount: fractionText(amount.mul(sign)),
      quantity: fractionText(quantities[at]?.quantity ?? sumOf([])),
    })),
  };
}

/** What of a space's part is somebody's, and by what that was found. */
interface Portion {
  readonly split: CountedSplit;
  readonly portion: Fraction;
}

/** All of a space's part. */
export const WHOLE: Portion = { split: 'whole', portion: ONE };

/** A space's part, or what of it a recipient bears. */
export function toldPart(part: Part, { split, portion }: Portion): CountedPart {
  const told = (value: Fraction): string =>
    fractionText(portion === ONE || isNothing(value) ? value : value.mul(portion));
  return {
    part: part.part,
    by: part.by,
    quantity: told(part.quantity),
    factor: fractionText(part.factor),
    amount: told(part.amount),
    correction: told(part.correction),
    portion: fractionText(portion),
    split,
  };
}
