import type { Fraction } from './fraction.ts';
import { exact, isNothing, NOTHING, ONE, sumOf } from './exact.ts';
import type { SpaceFacts } from './facts.ts';
import type { FrozenCost, FrozenService } from './frozen.ts';
import { groundOf } from './ground.ts';
import { quantityOfPot, weighed } from './weighed.ts';

/** What the house used of a service in a period: by documents, else by meters that measure in physical units. */
export interface HouseQuantity {
  readonly amount: Fraction;
  readonly unit: string;
}

/** All of documents' quantities that fall into the period; null unless each document tells one in the same unit. */
export function documentsQuantity(costs: readonly FrozenCost[]): HouseQuantity | null {
  const parts = costs.flatMap(({ documents, percent }) =>
    documents.map((document) => ({ ...document, percent })),
  );
  const unit = parts[0]?.quantity_unit ?? '';
  const known = parts.flatMap(({ quantity, quantity_unit, part, total, percent }) =>
    quantity === null || quantity_unit !== unit || total === 0
      ? []
      : [exact(quantity).mul(BigInt(part)).div(BigInt(total)).mul(exact(percent)).div(100n)],
  );
  if (unit === '' || known.length < parts.length) return null;
  return { amount: sumOf(known), unit };
}

/** Sum of what the meters of a rule told, guideline numbers beside them included; null where it is not by meters. */
export function meteredOf(service: FrozenService, spaces: readonly SpaceFacts[]): Fraction | null {
  if (service.rule.key !== 'meter') return null;
  const component = { part: 'rest', key: 'meter', amount: ONE } as const;
  const { pots, flags } = weighed(component, groundOf(service, spaces));
  if (flags.length > 0) return null;
  const told = pots.filter(({ by }) => by === 'key' || by === 'guideline').map(quantityOfPot);
  return sumOf(told);
}

/** Both years of one service, in the same unit; null where one is not known or nothing. */
export function quantitiesOf(
  [last, now]: readonly [FrozenService, FrozenService],
  [lastMetered, nowMetered]: readonly [Fraction | null, Fraction | null],
): { readonly last: Fraction; readonly now: Fraction; readonly unit: string } | null {
  const metered = (service: FrozenService, amount: Fraction | null): HouseQuantity | null =>
    // An allocator tells parts of heat, which are of no unit.
    amount === null || service.rule.meter_kind === 'heat-allocator'
      ? null
      : { amount, unit: service.measured_unit };
  const pairs = [
    [documentsQuantity(last.costs), documentsQuantity(now.costs)],
    [metered(last, lastMetered), metered(now, nowMetered)],
  ] as const;
  for (const [before, after] of pairs) {
    if (before === null || after === null || before.unit !== after.unit) continue;
    if (isPositive(before.amount) && isPositive(after.amount))
      return { last: before.amount, now: after.amount, unit: after.unit };
  }
  return null;
}

export const isPositive = (value: Fraction): boolean =>
  !isNothing(value) && value.compare(NOTHING) > 0;
