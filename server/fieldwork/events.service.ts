import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import {
  RECENT_EVENT_DAYS,
  type browseVisitEvents,
  type readVisitEvent,
} from '#contract/fieldwork/events.ts';
import {
  selectEventCounts,
  selectEventRecords,
  selectVisitEvents,
  selectVisitEventsPiece,
} from '#server/core/fieldwork/events.sql.ts';
import { isPieceAsked } from '#server/db/list-piece.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/**
 * What happened in the field in the unit, the newest first, or a piece of it; of the recent ones with how many older
 * ones there are. Errors: `list-changed`.
 */
export async function readEvents({ unit, db, query, portal }: UnitCall<typeof browseVisitEvents>) {
  const { recent, from, to } = query;
  const today = pragueDay(portal.now());
  const since = recent === undefined ? undefined : shiftDays(today, -RECENT_EVENT_DAYS);
  const asked = { from, to, since, today };
  if (isPieceAsked(query)) {
    const { values, told, all } = await selectVisitEventsPiece(db, unit, asked, query);
    return { values, older_count: recent === undefined ? 0 : all - told.total, ...told };
  }
  const values = await selectVisitEvents(db, unit, asked);
  if (recent === undefined) return { values, older_count: 0 };
  const { within, all } = await selectEventCounts(db, unit, asked);
  return { values, older_count: all - within };
}

/** One visit with how it ended. Errors: `not-found`. */
export async function readEvent({ unit, db, params, portal }: UnitCall<typeof readVisitEvent>) {
  const today = pragueDay(portal.now());
  const [found] = await selectEventRecords(db, unit, [params.visit_id], today);
  ensure(found !== undefined, 'not-found');
  return found;
}
