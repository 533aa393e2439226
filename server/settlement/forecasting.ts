import { setImmediate } from 'node:timers/promises';
import { countedService } from '#contract/settlement/count.ts';
import type { CountedService } from '#contract/settlement/counted.ts';
import { pairsOf } from '#contract/settlement/compared-pairs.ts';
import {
  coveredUntil,
  expectedAdvance,
  expectedCost,
  raiseOf,
  type ExpectedCost,
  type ForecastWeather,
} from '#contract/settlement/forecast.ts';
import type {
  ForecastRecipient,
  ForecastService,
  SettlementForecast,
} from '#contract/settlement/forecasts.ts';
import { factsOf } from '#contract/settlement/facts.ts';
import type { FrozenService, FrozenSettlement } from '#contract/settlement/frozen.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Looked } from './check-things.ts';
import { expectedUsesOf, weatherAround } from './forecast-uses.ts';
import { look } from './looked.ts';
import { readCount, sumOf, type ReadCount } from './result.ts';
import type { HeldSettlement } from './scope.ts';
import { selectFormerCount } from './former-counts.sql.ts';
import { bearingSpaces, houseOf } from './simulating.ts';

/** How cold it was until the last document of heat, and in the rest a year before; null where nobody knows, or its houses are not of one weather. */
async function weatherOf(
  db: Db,
  unit: OwnedUnit,
  service: FrozenService,
  settled: FrozenSettlement,
): Promise<ForecastWeather | null> {
  const until = coveredUntil(service, settled);
  const isHeat = service.rule.meter_kind?.startsWith('heat') === true;
  if (!isHeat || until === null || until >= settled.to) return null;
  const houses = bearingSpaces(service, settled).map(({ building_id }) => building_id);
  const told: (ForecastWeather | null)[] = [];
  for (const house of new Set(houses)) {
    const { elapsed, rest } = await weatherAround(db, unit, house, { until, settled });
    told.push(elapsed === null || rest === null ? null : { elapsed, rest });
  }
  const [first = null] = told;
  const isOne = told.every((one) => one?.elapsed === first?.elapsed && one?.rest === first?.rest);
  return isOne ? first : null;
}

/** One service with all that is expected of it. */
export interface Expected extends ExpectedCost {
  readonly now: FrozenService;
  readonly former: FrozenService | null;
  readonly uses: ForecastService['uses'];
  /** Null where its cost cannot be expected. */
  readonly counted: CountedService | null;
}

async function expectedServices(
  db: Db,
  unit: OwnedUnit,
  settled: FrozenSettlement,
  before: ReadCount | undefined,
): Promise<Expected[]> {
  const last = before?.inputs.settlement;
  const facts = factsOf(settled);
  const pairs =
    last === undefined
      ? settled.services.map((now) => ({ now, last: null, reason: null }))
      : pairsOf(last, settled);
  const told: Expected[] = [];
  for (const { now, last: former, reason } of pairs) {
    // A service that was not charged, or of other houses, says nothing of this one.
    const known = reason === null || reason === 'not-charged' ? former : null;
    const charged = known !== null && known.cost !== 0 ? known : null;
    const weather = await weatherOf(db, unit, now, settled);
    const cost = expectedCost({ now, former: charged, period: settled, weather });
    const one = { now, former: charged, ...cost };
    if (cost.expected === null) told.push({ ...one, uses: [], counted: null });
    else {
      const year = { settled, former: known, last };
      const costing = { ...now, cost: cost.expected };
      const { service, uses } = await expectedUsesOf(db, unit, costing, year);
      told.push({ ...one, uses, counted: countedService(service, facts) });
    }
    // A service of a large house takes a part of a second, and others are waiting.
    await setImmediate();
  }
  return told;
}

function serviceOf(
  { now, former, expected, basis, uses, counted }: Expected,
  settled: FrozenSettlement,
): ForecastService {
  const names = new Map(settled.spaces.map(({ pasport_id, name }) => [pasport_id, name]));
  return {
    billing_rule_id: now.rule.billing_rule_id,
    service_name: now.rule.service_name,
    house_name: houseOf(now, settled),
    so_far: now.cost,
    until: coveredUntil(now, settled),
    expected,
    former: former?.cost ?? null,
    basis,
    uses,
    flags: (counted?.flags ?? []).map(({ flag, pasport_id }) => ({
      flag,
      space_name: pasport_id === null ? '' : (names.get(pasport_id) ?? ''),
    })),
  };
}

function recipientsOf(
  { gathered: { frozen }, advances, unclaimed }: Looked,
  services: readonly Expected[],
): ForecastRecipient[] {
  const isKnown = services.every(({ counted }) => counted !== null && counted.flags.length === 0);
  const costs = new Map<string, number>();
  for (const { counted } of services)
    for (const { key, amount } of counted?.recipients ?? [])
      costs.set(key, (costs.get(key) ?? 0) + amount);
  return frozen.spaces.flatMap(({ pasport_id, name: space_name, building_name, recipients }) =>
    recipients.map((recipient) => {
      const { key, name, payer } = recipient;
      const own = advances.advances.filter((one) => one.recipient === key);
      const claimed = sumOf(own.map((one) => one.claimed));
      const cost = isKnown ? (costs.get(key) ?? 0) : null;
      const advance = expectedAdvance(recipient, claimed, { period: frozen, unclaimed });
      const balance = cost === null || advance === null ? null : cost - advance;
      const left = recipient.to < frozen.to ? 0 : unclaimed.length;
      const raise = payer === 'unit' ? null : raiseOf(balance, left);
      return {
        key,
        pasport_id,
        space_name,
        building_name,
        name,
        payer,
        cost,
        advance,
        balance,
        raise,
      };
    }),
  );
}

/** A forecast with what it was reckoned from. */
export interface Forecast {
  readonly looked: Looked;
  readonly services: readonly Expected[];
  readonly told: Omit<SettlementForecast, 'month' | 'months'>;
}

/** What the running settlement will come to as of the day. */
export async function forecastOn(
  db: Db,
  unit: OwnedUnit,
  held: HeldSettlement,
  today: string,
): Promise<Forecast> {
  const looked = await look(db, unit, held, today);
  const { frozen } = looked.gathered;
  const stored = await selectFormerCount(db, unit, held);
  const before = stored === undefined ? undefined : readCount(stored);
  const services = await expectedServices(db, unit, frozen, before);
  return {
    looked,
    services,
    told: {
      as_of: today,
      has_former: before !== undefined,
      months_left: looked.unclaimed.length,
      services: services.map((one) => serviceOf(one, frozen)),
      recipients: recipientsOf(looked, services),
    },
  };
}
