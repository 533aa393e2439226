import type { CalendarCrew } from '#contract/fieldwork/calendar.ts';
import type { Crew as PlannedCrew } from '#contract/fieldwork/planning/planning.ts';
import { workingIntervals } from '#contract/fieldwork/working-intervals.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import {
  selectCrewsHeld,
  selectCrewTimes,
  type CrewTimes,
} from '#server/core/fieldwork/crews.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';

/** Of whom and for which days, and whether nobody else may plan for them before the transaction ends. */
interface CrewsAsked {
  readonly crew_ids: readonly number[];
  readonly days: readonly string[];
  readonly isHeld: boolean;
}

/** The first and the last of the days. */
function rangeOf(days: readonly string[]) {
  const sorted = days.toSorted();
  return { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' };
}

/** Hours of a crew on the days on which it works. */
const daysOf = ({ absences, ...crew }: CrewTimes, days: readonly string[]) =>
  days
    .map((day) => ({ day, hours: workingIntervals(crew, day, absences) }))
    .filter(({ hours }) => hours.length > 0);

const plannedOn = (days: readonly string[]) => (crew: CrewTimes) => ({
  key: String(crew.crew_id),
  working: new Map(daysOf(crew, days).map(({ day, hours }) => [day, hours])),
});

/** The crews with their hours on the days, as the planner takes them. Errors: `not-found`. */
export async function selectPlannedCrews(
  db: Db,
  client_id: OwnedClientId,
  { crew_ids, days, isHeld }: CrewsAsked,
): Promise<Pick<PlannedCrew, 'key' | 'working'>[]> {
  if (isHeld)
    ensure((await selectCrewsHeld(db, client_id, crew_ids)) === crew_ids.length, 'not-found');
  const known = await selectCrewTimes(db, client_id, rangeOf(days));
  const crews = known.filter(({ crew_id }) => crew_ids.includes(crew_id));
  ensure(crews.length === crew_ids.length, 'not-found');
  return crews.map(plannedOn(days));
}

/** Those of the crews that still go out, with their hours on the days; one that the client has no more is left out. */
export async function selectGoingCrews(
  db: Db,
  client_id: OwnedClientId,
  { crew_ids, days, isHeld }: CrewsAsked,
): Promise<Pick<PlannedCrew, 'key' | 'working'>[]> {
  if (isHeld) await selectCrewsHeld(db, client_id, crew_ids);
  const known = await selectCrewTimes(db, client_id, rangeOf(days));
  return known
    .filter(({ hidden, crew_id }) => !hidden && crew_ids.includes(crew_id))
    .map(plannedOn(days));
}

/** Crews of the calendar with their hours on the days; given up ones only where something stands there. */
export function crewDays(
  known: readonly CrewTimes[],
  days: readonly string[],
  visits: readonly { readonly crew_id: number | null }[],
): CalendarCrew[] {
  const busy = new Set(visits.map(({ crew_id }) => crew_id));
  return known
    .filter(({ hidden, crew_id }) => !hidden || busy.has(crew_id))
    .map((crew) => {
      const { crew_id, name, letters, color } = crew;
      return { crew_id, name, letters, color, days: daysOf(crew, days) };
    });
}
