import type { Fraction } from './fraction.ts';
import { formerOf, isExempt, pairsOf, type CountedYear, type Pair } from './compared-pairs.ts';
import { isCoveredAlike } from './covered.ts';
import { countedService } from './count.ts';
import type { CountedService, CountedSettlement } from './counted.ts';
import { notCompared, type SettlementDifference, type StoredDifference } from './differences.ts';
import { causesOf } from './difference-causes.ts';
import { whole } from './exact.ts';
import {
  CAUSES,
  exchangeOf,
  serviceAt,
  stagesOf,
  type Exchange,
  type Stages,
  type Weather,
} from './exchanged.ts';
import type { FrozenRecipient, FrozenService, FrozenSettlement } from './frozen.ts';

/** Degree-days of houses (pasport_id) in both periods; of whose town they are not known, is not there. */
export type WeatherOfHouses = ReadonlyMap<number, Weather>;

/**
 * Why each recipient bears more or less of each service than the same party bore in the same space the period
 * before: the count of the period before run again with one group of inputs after another exchanged for those of
 * this one, in the order of `CAUSES`. What each exchange changed is its cause, so causes make the difference to
 * the heller. All recipients are counted at once, so it costs eight counts however many they are. Spaces that only
 * one period has come and go with the rule. What cannot be compared has a reason. Hellers; service by service, so that
 * whoever asks may do other work between them.
 */
export function* differences(
  last: CountedYear,
  now: CountedYear,
  weather: WeatherOfHouses,
): Generator<StoredDifference[]> {
  const stages = stagesOf(last.frozen, now.frozen);
  const seen = new Set<string>();
  for (const pair of pairsOf(last.frozen, now.frozen)) {
    const compared = comparedService(pair, stages, weatherOf(pair.now, now.frozen, weather));
    yield recipientsOf(pair, now.frozen).flatMap((one) => {
      const { service_id } = pair.now.rule;
      const key = `${one.recipient.key} ${service_id}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ ...compared(one, { last, now }), recipient: one.recipient.key, service_id }];
    });
  }
}

interface Asked {
  readonly pasport_id: number;
  readonly recipient: FrozenRecipient;
}

interface Years {
  readonly last: CountedYear;
  readonly now: CountedYear;
}

/** Who bears the service, or bore it before. */
function recipientsOf({ now, last }: Pair, { spaces }: FrozenSettlement): Asked[] {
  return spaces
    .filter(({ pasport_id }) =>
      [now, last].some((service) => service !== null && !isExempt(service, pasport_id)),
    )
    .flatMap(({ pasport_id, recipients }) =>
      recipients.map((recipient) => ({ pasport_id, recipient })),
    );
}

/** The weather of all houses that bear the service; null where they are not of one weather. */
function weatherOf(
  service: FrozenService,
  { spaces }: FrozenSettlement,
  weather: WeatherOfHouses,
): Weather | null {
  const houses = new Set(
    spaces
      .filter(({ pasport_id }) => !isExempt(service, pasport_id))
      .map(({ building_id }) => building_id),
  );
  const [first, ...others] = [...houses].map((house) => weather.get(house));
  if (first === undefined || first.former <= 0 || first.now <= 0) return null;
  const isOne = others.every((one) => one?.former === first.former && one.now === first.now);
  return isOne ? first : null;
}

type Compared = (asked: Asked, years: Years) => SettlementDifference;

/** A service with each group of inputs exchanged after another, and what of it is each recipient's. */
function comparedService(
  { last, now, reason }: Pair,
  stages: Stages,
  weather: Weather | null,
): Compared {
  if (last === null || reason !== null) return () => notCompared(reason ?? 'service-new');
  const exchange = exchangeOf([last, now], stages, weather);
  if (exchange.quantities !== null && !isCoveredAlike([last, stages.last], [now, stages.now]))
    return () => notCompared('documents-lacking');
  const counts = countsOf(exchange, stages);
  if (counts.some(({ flags }) => flags.length > 0)) return () => notCompared('inputs-missing');
  const amounts = counts.map(amountsOf);
  const { service_id } = now.rule;
  return ({ pasport_id, recipient }, years) => {
    const frozen = { last: years.last.frozen, now: years.now.frozen };
    const before = formerOf(frozen, pasport_id, recipient);
    if (typeof before === 'string') return notCompared(before);
    const former = borneBy(years.last.counted, before.key, service_id);
    const all = borneBy(years.now.counted, recipient.key, service_id) - former;
    const reached = amounts.map(
      (own, stage) => own.get(stage < CAUSES.length ? before.key : recipient.key) ?? 0,
    );
    const keys = { last: before.key, now: recipient.key };
    return {
      reason: null,
      former,
      causes: causesOf(exchange, reached, keys, all),
      ...figures(exchange, weather),
    };
  };
}

/** The service behind each exchange; one that exchanges nothing is not counted again. */
function countsOf(exchange: Exchange, stages: Stages): readonly CountedService[] {
  const counts: CountedService[] = [];
  for (const [stage, spaces] of stages.spaces.entries()) {
    const before = isIdle(exchange, stage) ? counts.at(-1) : undefined;
    counts.push(before ?? countedService(serviceAt(exchange, stages, stage), spaces));
  }
  return counts;
}

function isIdle({ colder, quantities }: Exchange, stage: number): boolean {
  const cause = CAUSES[stage - 1];
  return (cause === 'weather' && colder === null) || (cause === 'house-use' && quantities === null);
}

const amountsOf = ({ recipients }: CountedService): ReadonlyMap<string, number> =>
  new Map(recipients.map(({ key, amount }) => [key, amount]));

/** What a recipient bears of a service, which may have a rule of each house. */
const borneBy = ({ services }: CountedSettlement, key: string, service: number): number =>
  services
    .filter(({ service_id }) => service_id === service)
    .flatMap(({ recipients }) => recipients)
    .reduce((sum, one) => (one.key === key ? sum + one.amount : sum), 0);

/** What one unit cost and how cold it was, where the exchange goes by them. */
function figures({ last, now, quantities, colder }: Exchange, weather: Weather | null) {
  const price = (cost: number, of: Fraction): number =>
    Math.round(whole(cost).div(of).toNumber() * 100) / 100;
  return {
    unit_price: quantities && {
      former: price(last.cost, quantities.last),
      now: price(now.cost, quantities.now),
      unit: quantities.unit,
    },
    degree_days: colder === null ? null : weather,
  };
}
