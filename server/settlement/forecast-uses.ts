import type { MeterKind } from '#contract/metering/meter-words.ts';
import {
  expectedSpaceUse,
  expectedUses,
  spaceUse,
  type ReadSoFar,
} from '#contract/settlement/forecast-uses.ts';
import { restBehind, type ForecastSpan } from '#contract/settlement/forecast-weight.ts';
import { useSource, type ForecastService, type UseSource } from '#contract/settlement/forecasts.ts';
import type { FrozenService, FrozenSettlement, FrozenSpace } from '#contract/settlement/frozen.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectReadUntil } from '#server/core/metering/read-until.sql.ts';
import { selectTimeWeather } from '#server/core/metering/time-weather.sql.ts';
import type { Db } from '#server/db/db.ts';
import { usesByKinds } from './uses.ts';
import { usualOf } from './usual-use.ts';

/** How cold it was in the town of a house until the day, and in the rest a year before. */
export async function weatherAround(
  db: Db,
  unit: OwnedUnit,
  house: number,
  { until, settled }: { readonly until: string; readonly settled: FrozenSettlement },
): Promise<ForecastSpan> {
  const before = await selectTimeWeather(db, unit, house, { from: settled.from, to: until });
  const behind = await selectTimeWeather(db, unit, house, restBehind(until, settled));
  return {
    elapsed: before?.degree_days ?? null,
    former: before?.former_degree_days ?? null,
    rest: behind?.former_degree_days ?? null,
  };
}

/** What spaces used by meters of the kind from the first day of the period until each of them was read last. */
async function readSoFar(
  db: Db,
  unit: OwnedUnit,
  kind: MeterKind,
  settled: FrozenSettlement,
): Promise<ReadonlyMap<number, ReadSoFar>> {
  const houses = [...new Set(settled.spaces.map(({ building_id }) => building_id))];
  const { from, to } = settled;
  const days = await selectReadUntil(db, unit, { kind, houses, from, to });
  const untilOf = new Map(days.map(({ pasport_id, until }) => [pasport_id, until]));
  const cut = settled.spaces.flatMap((space): FrozenSpace[] => {
    const until = untilOf.get(space.pasport_id);
    if (until === undefined) return [];
    const recipients = space.recipients
      .filter((one) => one.from <= until)
      .map((one) => ({ ...one, to: one.to < until ? one.to : until }));
    return [{ ...space, recipients }];
  });
  const uses = (await usesByKinds(db, unit, cut, new Set([kind]))).get(kind)?.uses ?? [];
  const byKey = new Map(uses.map((one) => [one.recipient, one]));
  return new Map(
    cut.map(({ pasport_id, recipients }) => [
      pasport_id,
      {
        until: untilOf.get(pasport_id) ?? from,
        uses: recipients.flatMap(({ key }) => byKey.get(key) ?? []),
      },
    ]),
  );
}

/** The running service beside what is known of the period before. */
interface Year {
  readonly settled: FrozenSettlement;
  readonly former: FrozenService | null;
  readonly last: FrozenSettlement | undefined;
}

/** What a space used in the whole period before; null where nobody knows. */
function formerUse({ former, last }: Year): (space: FrozenSpace) => number | null {
  const before = new Map(last?.spaces.map((space) => [space.pasport_id, space]));
  return ({ pasport_id }) => {
    const was = before.get(pasport_id);
    const isMetered = former?.metered.includes(pasport_id) === true;
    return was === undefined || former === null || !isMetered ? null : spaceUse(former, was);
  };
}

/** A service with the uses that are expected of it, and from what they are. */
export async function expectedUsesOf(
  db: Db,
  unit: OwnedUnit,
  service: FrozenService,
  year: Year,
): Promise<{ readonly service: FrozenService; readonly uses: ForecastService['uses'] }> {
  const { settled } = year;
  const { key, meter_kind } = service.rule;
  if (key !== 'meter' || meter_kind === null) return { service, uses: [] };
  const read = await readSoFar(db, unit, meter_kind, settled);
  const isHeat = meter_kind.startsWith('heat');
  const cold = new Map<string, ForecastSpan>();
  const formerOf = formerUse(year);
  const found: (readonly [FrozenSpace, ReturnType<typeof expectedSpaceUse>])[] = [];
  for (const space of settled.spaces) {
    if (!service.metered.includes(space.pasport_id)) continue;
    const own = read.get(space.pasport_id) ?? null;
    const name = `${space.building_id} ${own?.until ?? ''}`;
    if (isHeat && own !== null && !cold.has(name)) {
      const around = { until: own.until, settled };
      cold.set(name, await weatherAround(db, unit, space.building_id, around));
    }
    const weather = cold.get(name) ?? null;
    const ground = { service, space, period: settled, read: own, former: formerOf(space), weather };
    found.push([space, expectedSpaceUse(ground)]);
  }
  const known = found.flatMap(([, told]) => told?.uses ?? []);
  const usual = usualOf({ ...service, uses: known }, settled);
  const told = found.map(([space, own]) => own ?? byMean(space, usual(space), service, settled));
  const count = (source: UseSource) => told.filter((one) => one?.source === source).length;
  return {
    service: { ...service, uses: told.flatMap((one) => one?.uses ?? []) },
    uses: useSource.options
      .map((source) => ({ source, spaces: count(source) }))
      .filter(({ spaces }) => spaces > 0),
  };
}

function byMean(
  { recipients }: FrozenSpace,
  use: number | null,
  service: FrozenService,
  period: FrozenSettlement,
) {
  return use === null
    ? null
    : { source: 'mean' as const, uses: expectedUses(recipients, use, { service, period }) };
}
