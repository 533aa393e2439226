import type { CalendarCrew } from '#contract/fieldwork/calendar.ts';
import {
  checkVisit,
  type Calendar,
  type Change,
  type Conflict,
} from '#contract/fieldwork/planning/check.ts';
import { freeSlots } from '#contract/fieldwork/planning/free-slots.ts';
import type { Window } from '#contract/fieldwork/planning/planning.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { whereText } from '../visits/visit-text.ts';

/** A visit that stands in the calendar. */
export type PlacedVisit = Visit & {
  readonly crew_id: number;
  readonly day: string;
  readonly from_minute: number;
};

/** What the calendar is drawn of. */
export interface CalendarData {
  readonly crews: readonly CalendarCrew[];
  readonly visits: readonly Visit[];
}

/** The last minute of a day, exclusive. */
const END = 1440;

export const isPlaced = (visit: Visit): visit is PlacedVisit =>
  visit.crew_id !== null && visit.day !== null && visit.from_minute !== null;

const keyOf = ({ visit_id }: Pick<Visit, 'visit_id'>) => String(visit_id);

/** In which hours of any day somebody is there; undefined for any. */
function windowsOf({ access: { from_minute, to_minute } }: Visit): readonly Window[] | undefined {
  if (from_minute === null && to_minute === null) return undefined;
  return [{ from: from_minute ?? 0, to: to_minute ?? END }];
}

/** The calendar as the rule of planning knows it; ways as the round of the visit says. */
function calendarOf({ crews, visits }: CalendarData, { travel, gap }: Visit): Calendar {
  return {
    crews: crews.map(({ crew_id, days }) => ({
      key: String(crew_id),
      working: new Map(days.map(({ day, hours }) => [day, hours])),
      booked: new Map(),
    })),
    visits: visits.filter(isPlaced).map((visit) => ({
      key: keyOf(visit),
      house: String(visit.building_id),
      crew: String(visit.crew_id),
      day: visit.day,
      from: visit.from_minute,
      to: visit.from_minute + visit.minutes,
      title: whereText(visit),
    })),
    travel: { usual: travel, within: gap },
    slot: 1,
  };
}

function changeOf(visit: PlacedVisit): Change {
  const allowed = windowsOf(visit);
  return {
    key: keyOf(visit),
    house: String(visit.building_id),
    crew: String(visit.crew_id),
    day: visit.day,
    from: visit.from_minute,
    to: visit.from_minute + visit.minutes,
    ...(allowed !== undefined && { allowed }),
  };
}

/** What stands against visits that are still to be made, by their ids; those in order are not there. */
export function conflictsOf(data: CalendarData): ReadonlyMap<number, readonly Conflict[]> {
  const waiting = data.visits.filter(isPlaced).filter(({ state }) => state === 'planned');
  return new Map(
    waiting
      .map((visit) => {
        const { crew_id, day } = visit;
        const visits = data.visits.filter((one) => one.crew_id === crew_id && one.day === day);
        const of = { ...data, visits };
        return [visit.visit_id, checkVisit(calendarOf(of, visit), changeOf(visit))] as const;
      })
      .filter(([, conflicts]) => conflicts.length > 0),
  );
}

/** The free start nearest to the minute for the visit on a day of a crew; undefined where there is none. */
export function nearestFree(
  data: CalendarData,
  visit: Visit,
  { crew_id, day, near }: { crew_id: number; day: string; near: number },
): number | undefined {
  const allowed = windowsOf(visit);
  const slots = freeSlots(
    { ...calendarOf(data, visit), slot: 5 },
    {
      key: keyOf(visit),
      house: String(visit.building_id),
      minutes: visit.minutes,
      days: [day],
      crew: String(crew_id),
      ...(allowed !== undefined && { allowed }),
    },
  );
  return slots
    .map(({ from }) => from)
    .toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near) || one - other)[0];
}

/** Visits of a crew on a day in the order of time. */
export function visitsOfDay(
  visits: readonly Visit[],
  { crew_id, day }: { readonly crew_id: number; readonly day: string },
): readonly PlacedVisit[] {
  return visits
    .filter(isPlaced)
    .filter((visit) => visit.crew_id === crew_id && visit.day === day)
    .toSorted((one, other) => one.from_minute - other.from_minute);
}

/** Minutes of a crew on a day: its hours, and what visits take of them. */
export function loadOf(crew: CalendarCrew, day: string, visits: readonly Visit[]) {
  const hours = crew.days.find((one) => one.day === day)?.hours ?? [];
  const taken = visitsOfDay(visits, { crew_id: crew.crew_id, day });
  return {
    hours: hours.reduce((sum, { from, to }) => sum + to - from, 0),
    taken: taken.reduce((sum, { minutes }) => sum + minutes, 0),
    count: taken.length,
  };
}

/** The hours that a day is drawn by: those of all crews and visits, a whole hour around. */
export function hoursSeen({ crews, visits }: CalendarData, day: string) {
  const spans = [
    ...crews.flatMap(({ days }) => days.find((one) => one.day === day)?.hours ?? []),
    ...visits
      .filter(isPlaced)
      .filter((visit) => visit.day === day)
      .map(({ from_minute, minutes }) => ({ from: from_minute, to: from_minute + minutes })),
  ];
  if (spans.length === 0) return { from: 7 * 60, to: 17 * 60 };
  const from = Math.floor(Math.min(...spans.map((span) => span.from)) / 60) * 60;
  const to = Math.ceil(Math.max(...spans.map((span) => span.to)) / 60) * 60;
  return { from: Math.max(0, from - 60), to: Math.min(END, to + 60) };
}
