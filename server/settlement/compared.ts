import { setImmediate } from 'node:timers/promises';
import { differences, type WeatherOfHouses } from '#contract/settlement/difference.ts';
import {
  notCompared,
  type ComparedCount,
  type SettlementDifference,
  type StoredDifference,
} from '#contract/settlement/differences.ts';
import type { CountedYear } from '#contract/settlement/compared-pairs.ts';
import type { FrozenSettlement } from '#contract/settlement/frozen.ts';
import type { StoredResult } from '#contract/settlement/stored.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectTimeWeather } from '#server/core/metering/time-weather.sql.ts';
import type { Db } from '#server/db/db.ts';
import { readCount } from './result.ts';
import { selectFormerCount } from './former-counts.sql.ts';
import type { SettledDays } from './settlements.sql.ts';

/** How cold it was in both periods, where a service is divided by meters of heat. */
async function weatherOf(
  db: Db,
  unit: OwnedUnit,
  { services, spaces, from, to }: FrozenSettlement,
): Promise<WeatherOfHouses> {
  const told = new Map<number, { former: number; now: number }>();
  if (!services.some(({ rule }) => rule.meter_kind?.startsWith('heat'))) return told;
  for (const house of new Set(spaces.map(({ building_id }) => building_id))) {
    const weather = await selectTimeWeather(db, unit, house, { from, to });
    const { degree_days: now = null, former_degree_days: former = null } = weather ?? {};
    if (now !== null && former !== null) told.set(house, { now, former });
  }
  return told;
}

/** A new count beside the last count of the year before, as it is stored with it. */
export async function comparedOf(
  db: Db,
  unit: OwnedUnit,
  days: SettledDays,
  now: CountedYear,
): Promise<ComparedCount> {
  const former = await selectFormerCount(db, unit, days);
  if (former === undefined) return { settlement_count_id: null, values: [] };
  const { inputs, counted } = readCount(former);
  const last = { frozen: inputs.settlement, counted };
  const weather = await weatherOf(db, unit, now.frozen);
  const values: StoredDifference[] = [];
  for (const ofService of differences(last, now, weather)) {
    values.push(...ofService);
    // A service of a large house takes a part of a second, and others are waiting.
    await setImmediate();
  }
  return { settlement_count_id: former.sums.settlement_count_id, values };
}

/** Why services of a recipient cost more or less than before; null of what is not told. */
export function differencesOf(
  { compared }: StoredResult,
  recipient: string,
): (service: number) => SettlementDifference | null {
  if (compared === null) return () => null;
  if (compared.settlement_count_id === null) return () => notCompared('no-former');
  const own = compared.values.filter((one) => one.recipient === recipient);
  return (service) => {
    const found = own.find(({ service_id }) => service_id === service);
    if (found === undefined) return null;
    const { recipient: _recipient, service_id: _service, ...difference } = found;
    return difference;
  };
}

/**
 * The result as statements say it beside the count of the year before (settlement_count_id) that they are compared
 * with: of one counted since nothing is told by the former.
 */
export function comparedWith(counted: StoredResult, former: number | null): StoredResult {
  const { compared } = counted;
  if (compared === null || compared.settlement_count_id === former) return counted;
  // Of all services: the former count may not have been there when this one was made.
  const values = counted.services.flatMap(({ service_id, recipients }) =>
    recipients.map(({ key }) => ({
      ...notCompared('former-recounted'),
      recipient: key,
      service_id,
    })),
  );
  return { ...counted, compared: { settlement_count_id: former, values } };
}
