import { daysBetween } from '#contract/czech/iso-date.ts';
import type {
  CountedPart,
  CountedRecipient,
  CountedService,
  CountedSettlement,
  CountedSpace,
} from './counted.ts';
import { exact, fractionText, isNothing, NOTHING, sumOf, whole } from './exact.ts';
import type { ExplainedPart, Explanation } from './explanation.ts';
import type { FrozenRecipient, FrozenService, FrozenSettlement, FrozenSpace } from './frozen.ts';

/** Whose sum of what is asked: the service and the recipient's key. */
export interface AskedSum {
  readonly service_id: number;
  readonly recipient: string;
}

/**
 * How what one recipient bears of one service came about. Its numbers make his sum exactly: what his parts
 * were before the correction, what the correction added and what rounding did. Null where the service has no
 * sums, or there is no such service or recipient.
 */
export function explained(
  frozen: FrozenSettlement,
  counted: CountedSettlement,
  { service_id, recipient: key }: AskedSum,
): Explanation | null {
  // A service may have a rule of each house: the one that the recipient bears anything by, else the first.
  const candidates = frozen.services.flatMap((service, at) => {
    if (service.rule.service_id !== service_id) return [];
    const result = counted.services[at];
    const own = result?.recipients.find((one) => one.key === key);
    return result === undefined || own === undefined ? [] : [{ service, result, own }];
  });
  const borne = candidates.find(({ own: { parts } }) => parts.length > 0) ?? candidates[0];
  if (borne === undefined) return null;
  const { service, result, own } = borne;
  const space = frozen.spaces.find(({ pasport_id }) => pasport_id === own.pasport_id);
  const found = result.spaces.find(({ pasport_id }) => pasport_id === own.pasport_id);
  const recipient = space?.recipients.find((one) => one.key === key);
  if (!space || !found || !recipient) return null;
  const parts = own.parts.flatMap((part, at) => explainedPart(result, found.parts[at], part));
  const exactly = sumOf(own.parts.map(({ amount }) => exact(amount)));
  return {
    service_id,
    recipient: key,
    ...placeOf(space, recipient),
    ...ruleOf(service, space),
    cost: service.cost,
    costs: service.costs,
    measured_unit: service.measured_unit,
    parts,
    limits: limitsOf(service, result, found, own),
    step: service.rule.rounding,
    rounding: fractionText(whole(own.amount).sub(exactly)),
    amount: own.amount,
  };
}

function placeOf(space: FrozenSpace, { from, to }: FrozenRecipient) {
  const days = (one: FrozenRecipient) => daysBetween(one.from, one.to) + 1;
  return {
    pasport_id: space.pasport_id,
    space_name: space.name,
    from,
    to,
    days: daysBetween(from, to) + 1,
    space_days: space.recipients.reduce((so, one) => so + days(one), 0),
  };
}

function ruleOf({ rule, marks }: FrozenService, { pasport_id }: FrozenSpace) {
  const mark = marks.find((one) => one.pasport_id === pasport_id);
  return {
    service_name: rule.service_name,
    mark: mark?.mark ?? null,
    reason: mark?.reason ?? '',
  };
}

function explainedPart(
  { components, cost }: CountedService,
  ofSpace: CountedPart | undefined,
  own: CountedPart,
): ExplainedPart[] {
  const component = components.find(({ part }) => part === own.part);
  const pot = component?.pots.find(({ by }) => by === own.by);
  if (component === undefined || pot === undefined || ofSpace === undefined) return [];
  const [amount, quantity] = [exact(pot.amount), exact(pot.quantity)];
  const minus = (one: CountedPart) => exact(one.amount).sub(exact(one.correction));
  const percent = cost === 0 ? NOTHING : exact(component.amount).mul(100n).div(BigInt(cost));
  return [
    {
      part: own.part,
      by: own.by,
      key: pot.key,
      percent: fractionText(percent),
      component: component.amount,
      pot: pot.amount,
      quantity: pot.quantity,
      price: fractionText(isNothing(quantity) ? NOTHING : amount.div(quantity)),
      space_quantity: ofSpace.quantity,
      factor: own.factor,
      space_amount: fractionText(minus(ofSpace)),
      portion: own.portion,
      split: own.split,
      own_quantity: own.quantity,
      before: fractionText(minus(own)),
      correction: own.correction,
    },
  ];
}

function limitsOf(
  { rule }: FrozenService,
  { mean }: CountedService,
  { limited, round }: CountedSpace,
  own: CountedRecipient,
): Explanation['limits'] {
  if (mean === null) return null;
  const percents = { lower: rule.lower_limit, upper: rule.upper_limit };
  const percent = limited === null ? null : percents[limited];
  const correction = fractionText(sumOf(own.parts.map((part) => exact(part.correction))));
  return {
    mean,
    limited,
    percent: percent === null ? null : fractionText(exact(percent)),
    round,
    correction,
  };
}
