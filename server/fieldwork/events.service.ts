import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import {
  RECENT_EVENT_DAYS,
  type browseVisitEvents,
  type readVisitEvent,
} from '#contract/fieldwork/events.ts';
import {
  selectEventCount,
  selectEventRecords,
  selectRecentEvents,
  selectVisitEvents,
} from '#server/core/fieldwork/events.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What happened in the field in the unit, the newest first; of the recent ones with how many older ones there are. */
export async function readEvents({ unit, db, query, portal }: UnitCall<typeof browseVisitEvents>) {
  const { recent, ...days } = query;
  const today = pragueDay(portal.now());
  if (recent === undefined)
    return { values: await selectVisitEvents(db, unit, days, today), older_count: 0 };
  const values = await selectRecentEvents(db, unit, shiftDays(today, -RECENT_EVENT_DAYS), today);
  return { values, older_count: (await selectEventCount(db, unit)) - values.length };
}

/** One visit with how it ended. Errors: `not-found`. */
export async function readEvent({ unit, db, params, portal }: UnitCall<typeof readVisitEvent>) {
  const today = pragueDay(portal.now());
  const [found] = await selectEventRecords(db, unit, [params.visit_id], today);
  ensure(found !== undefined, 'not-found');
  return found;
}
