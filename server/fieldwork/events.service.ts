import { pragueDay } from '#contract/czech/prague-day.ts';
import type { browseVisitEvents, readVisitEvent } from '#contract/fieldwork/events.ts';
import { selectEventRecords, selectVisitEvents } from '#server/core/fieldwork/events.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What happened in the field in the unit, the newest first. */
export async function readEvents({ unit, db, query, portal }: UnitCall<typeof browseVisitEvents>) {
  return { values: await selectVisitEvents(db, unit, query, pragueDay(portal.now())) };
}

/** One visit with how it ended. Errors: `not-found`. */
export async function readEvent({ unit, db, params, portal }: UnitCall<typeof readVisitEvent>) {
  const today = pragueDay(portal.now());
  const [found] = await selectEventRecords(db, unit, [params.visit_id], today);
  ensure(found !== undefined, 'not-found');
  return found;
}
