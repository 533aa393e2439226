import { pragueDay } from '#contract/czech/prague-day.ts';
import { errandsOf } from '#contract/fieldwork/errands.ts';
import type { browseVisitPlaces, VisitPlace } from '#contract/fieldwork/visit-places.ts';
import { meterKind } from '#contract/metering/meter-words.ts';
import { isUnread } from '#contract/rules/watch-limits.ts';
import { selectVisitPlaces, type VisitPlaceRow } from '#server/core/fieldwork/visit-places.sql.ts';
import { selectRules, standingOf, type StandingRules } from '#server/core/metering/verified.ts';
import { selectVisitedMeters, type VisitedMeter } from '#server/core/metering/visited.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What meters of a place tell of it. */
function metersTold(meters: readonly VisitedMeter[], rules: StandingRules) {
  const judged = meters.map((meter) => ({
    mounted: meter.meter_id !== null,
    ...standingOf(meter, rules),
    unread: isUnread(meter, rules.limits, rules.today),
    warnings: meter.warnings,
  }));
  const ends = judged.flatMap(({ mounted, verified_until }) =>
    mounted && verified_until !== null ? [verified_until] : [],
  );
  const read = meters.flatMap(({ last_on }) => last_on ?? []);
  return {
    meters: meters.length,
    meter_kinds: meterKind.options.filter((kind) => meters.some((meter) => meter.kind === kind)),
    errands: [...errandsOf(judged)],
    verified_until: ends.toSorted()[0] ?? null,
    last_on: read.toSorted().at(-1) ?? null,
  };
}

/** Places with meters; a house without those of its own is not among them, a space always is. */
export function placesTold(
  rows: readonly VisitPlaceRow[],
  meters: readonly VisitedMeter[],
  rules: StandingRules,
): VisitPlace[] {
  const byPlace = grouped(meters, ({ pasport_id }) => pasport_id);
  return rows
    .filter(({ kind, pasport_id }) => kind === 'space' || byPlace.has(pasport_id))
    .map((row, turn) => ({
      ...row,
      turn,
      ...metersTold(byPlace.get(row.pasport_id) ?? [], rules),
    }));
}

/** Where somebody may have to come, and what for. */
export async function readVisitPlaces({ unit, db, portal }: UnitCall<typeof browseVisitPlaces>) {
  const today = pragueDay(portal.now());
  const rules = await selectRules(db, unit, today);
  const meters = await selectVisitedMeters(db, unit);
  return { values: placesTold(await selectVisitPlaces(db, unit, today), meters, rules) };
}
