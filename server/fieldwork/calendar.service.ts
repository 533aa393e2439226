import { daysBetween, shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { MOST_WAITING, type readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { crewOf } from '#server/access/crew.ts';
import { selectCrewTimes } from '#server/core/fieldwork/crews.sql.ts';
import { selectCalendarVisits } from '#server/core/fieldwork/visits.sql.ts';
import type { ActorCall } from '#server/http/route.ts';
import { crewDays } from './crew-days.ts';

/** Crews with their hours on the days, their visits in all units, and visits that wait for a time; a member of a crew is told of his own alone. */
export async function readCalendar({
  db,
  actor,
  query,
  portal,
}: ActorCall<typeof readWorkCalendar>) {
  const { client_id } = actor;
  const today = pragueDay(portal.now());
  const length = daysBetween(query.from, query.to) + 1;
  const days = Array.from({ length }, (_, at) => shiftDays(query.from, at));
  const crew_id = crewOf(actor);
  const asked = { ...query, crew_id };
  const [told, known] = await Promise.all([
    selectCalendarVisits(db, client_id, asked, { most: MOST_WAITING, today }),
    selectCrewTimes(db, client_id, query),
  ]);
  const crews = crewDays(known, days, told.visits);
  return { crews: crews.filter((one) => crew_id === null || one.crew_id === crew_id), ...told };
}
