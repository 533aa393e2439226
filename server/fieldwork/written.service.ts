import type { listWrittenByVisits } from '#contract/fieldwork/written-visits.ts';
import { selectWrittenAt } from '#server/core/fieldwork/written.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What visits have written at a measuring place, the newest first. Errors: `not-found`. */
export async function readWritten({ unit, db, params }: UnitCall<typeof listWrittenByVisits>) {
  const { measuring_place_id } = params;
  const values = await selectWrittenAt(db, unit, measuring_place_id);
  ensure(values !== undefined, 'not-found');
  return { values };
}
