import { z } from 'zod';
import { basicKey } from '#contract/billing/rule-words.ts';
import { decimalNumber, id } from '#contract/fields.ts';
import { countedService } from './count.ts';
import type { CountedService } from './counted.ts';
import { whole } from './exact.ts';
import { factsOf } from './facts.ts';
import {
  divisionKey,
  spaceMark,
  withoutMeter,
  type FrozenService,
  type FrozenSettlement,
  type FrozenSpace,
  type FrozenUse,
} from './frozen.ts';
import { roundedParts } from './rounded-parts.ts';
import { timeOf, within } from './span-time.ts';

// What a settlement would come to by other rules: the count run again from what was stored with it.

/** By what a rule may be tried: fixed amounts and formulas are agreed for the rule alone. */
export const triedKey = divisionKey.exclude(['fixed', 'formula']);

/** A space that the rule would take otherwise. */
export const triedSpace = z.object({
  pasport_id: id,
  /** What would be special about it; null that nothing. Left out where it stays. */
  mark: spaceMark.nullable().optional(),
  /** What all of its time would have used by its meters, in their unit: 'kdyby byl odečtený'. */
  use: decimalNumber(0, 10_000_000, 3).optional(),
});
export type TriedSpace = z.infer<typeof triedSpace>;

/** What of a rule would be otherwise; what is left out stays. */
export const triedRule = z.object({
  billing_rule_id: id,
  key: triedKey.optional(),
  /** Per cent of the cost that would be divided by `basic_key`. */
  basic_share: decimalNumber(0, 100, 3).optional(),
  basic_key: basicKey.optional(),
  /** Per cent of the mean of 1 m²; null for no limit. */
  lower_limit: decimalNumber(0, 100, 3).nullable().optional(),
  upper_limit: decimalNumber(100, 1000, 3).nullable().optional(),
  without_meter: withoutMeter.optional(),
  spaces: z.array(triedSpace).max(1000).default([]),
});
export type TriedRule = z.infer<typeof triedRule>;

/** A service of a count as it would be divided, with all that it would come to. */
export interface SimulatedService {
  readonly at: number;
  readonly service: FrozenService;
  readonly counted: CountedService;
}

/** Thousandths of a unit of meters. */
const PLACES = 1000;

/** A number of at most three decimals as exact text. */
const textOf = (value: number) => String(value);

/** The use of a space divided among those who had it, by days; it makes the use exactly. */
function usesOf({ recipients }: FrozenSpace, use: number, settled: FrozenSettlement): FrozenUse[] {
  const days = recipients.map((one) => timeOf(within(one, settled)).days);
  const all = days.reduce((sum, one) => sum + one, 0);
  const total = Math.round(use * PLACES);
  const parts = roundedParts(
    total,
    days.map((own) =>
      whole(total)
        .mul(whole(own))
        .div(whole(Math.max(1, all))),
    ),
    1,
  );
  return recipients.map(({ key }, at) => ({
    recipient: key,
    amount: textOf((parts[at] ?? 0) / PLACES),
    divided_by: recipients.length > 1 ? ['days'] : [],
    estimated: true,
    readings: [],
  }));
}

/** A space that would be read has a meter, and nobody refuses it. */
function withSpace(
  service: FrozenService,
  { pasport_id, mark, use }: TriedSpace,
  settled: FrozenSettlement,
): FrozenService {
  const isMarked = mark !== undefined || use !== undefined;
  const others = service.marks.filter((one) => one.pasport_id !== pasport_id);
  const marks = [
    ...others,
    ...(mark === undefined || mark === null ? [] : [{ pasport_id, mark, reason: '' }]),
  ];
  const marked = isMarked ? { ...service, marks } : service;
  const space = settled.spaces.find((one) => one.pasport_id === pasport_id);
  if (use === undefined || space === undefined) return marked;
  const own = new Set(space.recipients.map(({ key }) => key));
  return {
    ...marked,
    metered: [...new Set([...service.metered, pasport_id])],
    uses: [
      ...service.uses.filter(({ recipient }) => !own.has(recipient)),
      ...usesOf(space, use, settled),
    ],
  };
}

const limitText = (limit: number | null | undefined, held: string | null): string | null =>
  limit === undefined ? held : limit === null ? null : textOf(limit);

/** A service of a settlement by the rule as it would be. Pure; spaces that the settlement does not know change nothing. */
export function triedService(
  service: FrozenService,
  tried: TriedRule,
  settled: FrozenSettlement,
): FrozenService {
  const { rule } = service;
  const { basic_share } = tried;
  const changed: FrozenService = {
    ...service,
    rule: {
      ...rule,
      key: tried.key ?? rule.key,
      basic_share: basic_share === undefined ? rule.basic_share : textOf(basic_share),
      basic_key: tried.basic_key ?? rule.basic_key,
      lower_limit: limitText(tried.lower_limit, rule.lower_limit),
      upper_limit: limitText(tried.upper_limit, rule.upper_limit),
      without_meter: tried.without_meter ?? rule.without_meter,
    },
  };
  return tried.spaces.reduce((so, space) => withSpace(so, space, settled), changed);
}

/**
 * Services whose rules would be otherwise, counted from what the count has stored, one by one, so that whoever
 * asks may do other work between them. Nothing of the count changes, and the same changes come to the same.
 */
export function* simulated(
  frozen: FrozenSettlement,
  tried: readonly TriedRule[],
): Generator<SimulatedService> {
  const spaces = factsOf(frozen);
  for (const [at, service] of frozen.services.entries()) {
    const own = tried.find(
      ({ billing_rule_id }) => billing_rule_id === service.rule.billing_rule_id,
    );
    if (own === undefined) continue;
    const changed = triedService(service, own, frozen);
    yield { at, service: changed, counted: countedService(changed, spaces) };
  }
}
