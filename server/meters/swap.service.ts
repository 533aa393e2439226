import { pragueDay } from '#contract/czech/prague-day.ts';
import type { swapReadings } from '#contract/metering/swap.ts';
import { swapReadingsOf } from '#server/core/metering/swapped.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Readings of two devices go each to the other one. Errors: `not-found`, `version-conflict`, `invalid-input`. */
export async function swap({ unit, db, params, body, portal }: UnitCall<typeof swapReadings>) {
  const moved_count = await swapReadingsOf(db, unit, {
    meters: [params.meter_id, params.other_meter_id],
    seen: body.readings,
    today: pragueDay(portal.now()),
  });
  return { moved_count };
}
