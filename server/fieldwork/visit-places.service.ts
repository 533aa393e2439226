import { pragueDay } from '#contract/czech/prague-day.ts';
import { errandsOf } from '#contract/fieldwork/errands.ts';
import { missedAccessOf } from '#contract/fieldwork/missed-access.ts';
import type { browseVisitPlaces, VisitPlace } from '#contract/fieldwork/visit-places.ts';
import { meterKind } from '#contract/metering/meter-words.ts';
import { isUnread } from '#contract/rules/watch-limits.ts';
import { visitPlacesOf, type VisitPlaceRow } from '#server/core/fieldwork/visit-places.sql.ts';
import { readWithRules, standingOf, type StandingRules } from '#server/core/metering/verified.ts';
import type { VisitedMeter } from '#server/core/metering/visited.sql.ts';
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

/** Places in the order of walking; a house without meters of its own is not among them, a space always is. */
function placesTold(rows: readonly VisitPlaceRow[], rules: StandingRules): VisitPlace[] {
  return rows
    .filter(({ kind, meters }) => kind === 'space' || meters.length > 0)
    .map(({ meters, missed, ...row }, turn) => ({
      ...row,
      turn,
      missed: missedAccessOf(missed),
      ...metersTold(meters, rules),
    }));
}

/** Where somebody may have to come, and what for. */
export async function readVisitPlaces({ unit, db, portal }: UnitCall<typeof browseVisitPlaces>) {
  const today = pragueDay(portal.now());
  const asked = { rows: visitPlacesOf(unit, today) };
  const { rules, rows } = await readWithRules(db, unit, today, asked);
  return { values: placesTold(rows, rules) };
}
