import {
  amountOfParts,
  bornBy,
  correctionOf,
  limitFlags,
  moved,
  signedBorne,
  type Borne,
} from './borne.ts';
import type { Corrected } from './correction.ts';
import type {
  CountedRecipient,
  CountedService,
  CountedSettlement,
  CountedSpace,
} from './counted.ts';
import { fractionText, isNothing, ONE, percentOf, sumOf, whole } from './exact.ts';
import { factsOf, type SpaceFacts } from './facts.ts';
import type { FrozenService, FrozenSettlement } from './frozen.ts';
import { groundOf, type Component, type Flag, type Ground } from './ground.ts';
import { portionsOf } from './recipients.ts';
import { roundedParts } from './rounded-parts.ts';
import { toldComponent, toldPart, WHOLE } from './told.ts';
import { weighed } from './weighed.ts';

/**
 * Counts a settlement: each service over spaces, then what a space bears over its recipients. Parts are exact
 * and rounded twice to the steps of the rule (1 or 100 hellers), so that spaces make the cost and recipients
 * make their space to the heller; ties go to the earlier in the stored order. A service that something keeps
 * from being counted has flags and no sums. Nothing else than what is frozen is read, so the same comes of the
 * same. Throws of decimals that are none, which the schema of what is frozen refuses.
 */
export function count(frozen: FrozenSettlement): CountedSettlement {
  const spaces = factsOf(frozen);
  return { services: frozen.services.map((service) => countedService(service, spaces)) };
}

/** One service over spaces whose times and persons are reckoned already; amounts in hellers, as `count` makes them. */
export function countedService(
  service: FrozenService,
  spaces: readonly SpaceFacts[],
): CountedService {
  const ground = groundOf(service, spaces);
  const components = componentsOf(service);
  const shared = components.map((component) => ({ component, ...weighed(component, ground) }));
  const flags = [...shared.flatMap((one) => one.flags), ...limitFlags(ground)];
  if (flags.length > 0) return stopped(service, flags);
  const before = bornBy(ground, shared);
  const correction = correctionOf(ground, before);
  if (correction === 'impossible')
    return stopped(service, [{ flag: 'correction-impossible', pasport_id: null }]);
  const sign = service.cost < 0 ? -1n : 1n;
  const after = before.map((borne, at) => {
    const end = correction?.ends[at];
    return signedBorne(end === undefined ? borne : moved(borne, end.after), sign);
  });
  const counted = spacesOf(ground, after, correction);
  return {
    service_id: service.rule.service_id,
    cost: service.cost,
    components: shared.map((one) => toldComponent(one, sign)),
    spaces: counted,
    recipients: after.flatMap((borne, at) => recipientsOf(ground, borne, counted[at]?.amount ?? 0)),
    mean: correction === null ? null : fractionText(correction.mean.mul(sign)),
    rounds: correction?.rounds ?? 0,
    flags: [],
  };
}

/** The basic component and the rest, in hellers without the sign of the cost; one of nothing is left out. */
function componentsOf({ rule, cost }: FrozenService): readonly Component[] {
  const share = percentOf(rule.basic_share);
  const all = whole(Math.abs(cost));
  const basic = { part: 'basic', key: rule.basic_key, amount: all.mul(share) } as const;
  const rest = { part: 'rest', key: rule.key, amount: all.mul(ONE.sub(share)) } as const;
  if (isNothing(share)) return [rest];
  return share.equals(ONE) ? [basic] : [basic, rest];
}

function stopped(service: FrozenService, flags: readonly Flag[]): CountedService {
  const seen = new Map(flags.map((flag) => [`${flag.flag} ${flag.pasport_id}`, flag]));
  return {
    service_id: service.rule.service_id,
    cost: service.cost,
    components: [],
    spaces: [],
    recipients: [],
    mean: null,
    rounds: 0,
    flags: [...seen.values()],
  };
}

function spacesOf(
  { service, markOf }: Ground,
  spaces: readonly Borne[],
  correction: Corrected | null,
): CountedSpace[] {
  const { rule, cost } = service;
  const sums = spaces.map(amountOfParts);
  // Amounts that were agreed one by one are not rounded once more.
  const isFixed = spaces.every((one) => one.parts.every(({ key }) => key === 'fixed'));
  const amounts = roundedParts(cost, sums, isFixed ? 1 : rule.rounding);
  return spaces.map(({ facts, parts }, at) => {
    const { pasport_id } = facts.space;
    const after = sums[at] ?? ONE;
    const end = correction?.ends[at];
    return {
      pasport_id,
      mark: markOf(pasport_id),
      parts: parts.map((part) => toldPart(part, WHOLE)),
      before: fractionText(after.sub(sumOf(parts.map((part) => part.correction)))),
      after: fractionText(after),
      limited: end?.limited ?? null,
      round: end?.round ?? null,
      amount: amounts[at] ?? 0,
    };
  });
}

/** The space's rounded sum over its recipients, in proportion to what they bear exactly. */
function recipientsOf(ground: Ground, { facts, parts }: Borne, amount: number): CountedRecipient[] {
  const { pasport_id } = facts.space;
  const [only, ...more] = facts.recipients;
  // What is not divided needs no fractions, and most spaces have one recipient.
  if (only !== undefined && more.length === 0) {
    const { key } = only.recipient;
    return [{ key, pasport_id, parts: parts.map((part) => toldPart(part, WHOLE)), amount }];
  }
  const divided = parts.map((part) => ({ part, ...portionsOf(facts, part, ground) }));
  const own = facts.recipients.map((_one, at) =>
    divided.map(({ part, split, portions }) => ({ part, split, portion: portions[at] ?? ONE })),
  );
  const sums = own.map((all) => sumOf(all.map(({ part, portion }) => part.amount.mul(portion))));
  const exactly = sumOf(sums);
  const scaled = isNothing(exactly)
    ? sums
    : sums.map((sum) => sum.mul(BigInt(amount)).div(exactly));
  const amounts = roundedParts(amount, scaled, ground.rule.rounding);
  return facts.recipients.map(({ recipient }, at) => ({
    key: recipient.key,
    pasport_id,
    parts: (own[at] ?? []).map(({ part, ...portion }) => toldPart(part, portion)),
    amount: amounts[at] ?? 0,
  }));
}
