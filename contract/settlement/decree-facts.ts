import type { Fraction } from './fraction.ts';
import type { CountedRecipient, CountedService, CountedSettlement } from './counted.ts';
import type { DecreeFacts } from './decree.ts';
import { exact, fractionText, isNegative, isNothing, NOTHING, sumOf, whole } from './exact.ts';
import { factsOf, type RecipientFacts, type SpaceFacts } from './facts.ts';
import type { FrozenService, FrozenSettlement, FrozenSpace, FrozenUse } from './frozen.ts';
import { personMonthsOf, sumOfKnown } from './ground.ts';
import { documentsQuantity } from './quantities.ts';
import { timeOf } from './span-time.ts';

/** Whose facts are told: the service of the settlement by its place in it, and the recipient's key. */
interface Told {
  readonly service: FrozenService;
  readonly counted: CountedService;
  readonly own: CountedRecipient;
  readonly space: SpaceFacts;
  /** Spaces that bear the service, the own one among them. */
  readonly house: readonly SpaceFacts[];
  readonly settlement: FrozenSettlement;
}

const textOrNull = (value: Fraction | null): string | null =>
  value === null ? null : fractionText(value);

const areaOf = (key: 'area' | 'countable_area') => (space: FrozenSpace) => {
  const recorded = space[key];
  return recorded === null ? null : exact(recorded);
};

function areas({ space, house }: Told, key: 'area' | 'countable_area') {
  const of = areaOf(key);
  return { own: of(space.space), house: sumOfKnown(house.map((one) => of(one.space))) };
}

const written = ({ own, house }: { own: Fraction | null; house: Fraction | null }) => ({
  own: textOrNull(own),
  house: textOrNull(house),
});

/** The average number of persons: person-months over the months, of the house over those of the period. */
function personsOf({ space, house, own, service, settlement }: Told): DecreeFacts['persons'] {
  if (service.rule.supply !== 'hot-water') return null;
  const of = (one: RecipientFacts) => personMonthsOf(one, service.rule);
  const mine = space.recipients.find(({ recipient }) => recipient.key === own.key);
  const all = sumOfKnown(house.flatMap(({ recipients }) => recipients.map(of)));
  const months = timeOf(settlement).months;
  const lived = mine === undefined ? null : of(mine);
  return written({
    own: lived === null || mine === undefined ? null : lived.div(mine.months),
    house: all?.div(months) ?? null,
  });
}

/** What a use's meters told between their states; null where one was not read, or has gone round. */
function readOf({ readings }: FrozenUse): Fraction | null {
  const between = readings.map(({ from_state, to_state }) =>
    from_state === null || to_state === null ? null : exact(to_state).sub(exact(from_state)),
  );
  const isWrong = between.some((one) => one !== null && isNegative(one));
  return readings.length === 0 || isWrong ? null : sumOfKnown(between);
}

function measured({ service: { uses, rule, measured_unit: unit }, own }: Told) {
  const mine = uses.find(({ recipient }) => recipient === own.key);
  if (rule.key !== 'meter') return { read: null, used: null };
  const metered = uses.filter(({ readings }) => readings.length > 0);
  const converted = (use: FrozenUse | undefined) => {
    const amount = use?.amount ?? null;
    return amount === null ? null : exact(amount);
  };
  return {
    read: written({
      own: mine === undefined ? null : readOf(mine),
      house: metered.length === 0 ? null : sumOfKnown(metered.map(readOf)),
    }),
    used: {
      ...written({
        own: converted(mine),
        house: uses.length === 0 ? null : sumOfKnown(uses.map(converted)),
      }),
      unit,
    },
  };
}

const partOf = (
  { counted: { components }, own, service: { cost } }: Told,
  part: 'basic' | 'rest',
) => {
  const house = sumOf(
    components.filter((one) => one.part === part).map(({ amount }) => exact(amount)),
  );
  const mine = sumOf(
    own.parts.filter((one) => one.part === part).map(({ amount }) => exact(amount)),
  );
  const percent = cost === 0 ? NOTHING : house.mul(100n).div(whole(cost));
  return {
    percent: fractionText(percent),
    house: fractionText(house),
    own: fractionText(mine),
  };
};

/** What the documents of places deliver by units, heat apart from water, and what it cost in hellers. */
function delivered({ costs }: FrozenService) {
  const places = costs.filter(({ documents }) => documents.length > 0);
  const sums = new Map<string, { amount: Fraction; cost: number }>();
  let isKnown = places.length > 0;
  for (const place of places) {
    const quantity = documentsQuantity([place]);
    if (quantity === null || isNothing(quantity.amount)) isKnown = false;
    else {
      const { amount, cost } = sums.get(quantity.unit) ?? { amount: NOTHING, cost: 0 };
      const all = { amount: amount.add(quantity.amount), cost: cost + place.amount };
      sums.set(quantity.unit, all);
    }
  }
  return { sums, isKnown };
}

/** The reference recipient: what his countable area costs at the mean of 1 m²; the mean use of a recipient. */
function reference(of: Told) {
  const { own, house } = areas(of, 'countable_area');
  const { counted, space, service, house: spaces } = of;
  // Of a part of the period there is no whole year to stand beside.
  const isWhole = space.recipients.length === 1;
  const isHeat = service.rule.supply === 'heat';
  const cost =
    isWhole && isHeat && own !== null && house !== null && !isNothing(house)
      ? whole(counted.cost).mul(own).div(house)
      : null;
  const used = measured(of).used?.house ?? null;
  // Who has no meter has used something, too; nobody knows how much.
  const metered = spaces.filter((one) => service.metered.includes(one.space.pasport_id)).length;
  const use =
    isWhole && !isHeat && used !== null && metered > 0 ? exact(used).div(BigInt(metered)) : null;
  return { cost: textOrNull(cost), use: textOrNull(use) };
}

function told(
  settlement: FrozenSettlement,
  counted: CountedSettlement,
  facts: readonly SpaceFacts[],
  asked: { readonly service_id: number; readonly recipient: string },
): Told | null {
  for (const [at, service] of settlement.services.entries()) {
    const result = counted.services[at];
    const own = result?.recipients.find(({ key }) => key === asked.recipient);
    if (service.rule.service_id !== asked.service_id || own === undefined) continue;
    const exempt = new Set(
      service.marks.flatMap(({ mark, pasport_id }) => (mark === 'exempt' ? [pasport_id] : [])),
    );
    const house = facts.filter(({ space }) => !exempt.has(space.pasport_id));
    const space = house.find((one) => one.space.pasport_id === own.pasport_id);
    if (result !== undefined && space !== undefined)
      return { service, counted: result, own, space, house, settlement };
  }
  return null;
}

/**
 * What the statement of a recipient has to tell of a service of heat or hot water (vyhláška č. 269/2015 Sb., § 6
 * odst. 1 písm. a až j, p); null of other services and of who bears nothing of it. Sums in hellers, exactly.
 */
export function decreeFactsOf(
  settlement: FrozenSettlement,
  counted: CountedSettlement,
): (asked: { readonly service_id: number; readonly recipient: string }) => DecreeFacts | null {
  const facts = factsOf(settlement);
  return (asked) => {
    const found = told(settlement, counted, facts, asked);
    if (found === null) return null;
    const { service } = found;
    const { supply } = service.rule;
    if (supply === null) return null;
    const { sums, isKnown } = delivered(service);
    const [only, ...others] = isKnown ? [...sums.values()] : [];
    const countable = areas(found, 'countable_area');
    const perMetre =
      supply === 'heat' &&
      only &&
      others.length === 0 &&
      countable.house &&
      !isNothing(countable.house)
        ? only.amount.div(countable.house)
        : null;
    return {
      supply,
      delivered: [...sums].map(([unit, { amount, cost }]) => ({
        amount: fractionText(amount),
        unit,
        price: fractionText(whole(cost).div(amount)),
      })),
      is_delivery_known: isKnown,
      cost: service.cost,
      basic: partOf(found, 'basic'),
      rest: partOf(found, 'rest'),
      area: written(areas(found, 'area')),
      countable: written(countable),
      persons: personsOf(found),
      ...measured(found),
      specific: textOrNull(perMetre),
      reference: reference(found),
      supplier_info: service.costs.flatMap(({ name, supplier_info: text }) =>
        text === '' ? [] : [{ name, text }],
      ),
    };
  };
}
