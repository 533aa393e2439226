import { daysBetween } from '#contract/czech/iso-date.ts';
import { isCzechHoliday } from '#contract/czech/holidays.ts';

/** A part of a day: minutes from its midnight in Prague by the clock on the wall, `to` not included. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The clock on the wall has so many minutes every day, also when summer time begins or ends. */
export const DAY_MINUTES = 1440;

/** Hours of one day of the week: 1 is Monday, 7 Sunday. */
export interface WeekInterval extends Interval {
  readonly weekday: number;
}

/** A crew, as far as its time is asked. */
export interface CrewTime {
  readonly crew_id: number;
  readonly hours: readonly WeekInterval[];
  readonly works_on_holidays: boolean;
  readonly member_ids: readonly number[];
}

/** When a crew, or one member of a crew, does not work; a day without a minute is a whole one. */
export interface AbsenceTime {
  readonly crew_id: number | null;
  readonly client_user_id: number | null;
  readonly day_from: string;
  readonly minute_from: number | null;
  /** The last day. */
  readonly day_to: string;
  /** Not included. */
  readonly minute_to: number | null;
}

/** A Monday, from which days of the week are counted. */
const SOME_MONDAY = '2000-01-03';

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return (((daysBetween(SOME_MONDAY, day) % 7) + 7) % 7) + 1;
}

/** Intervals joined where they touch or overlap, sorted. */
function joined(intervals: readonly Interval[]): Interval[] {
  const made: Interval[] = [];
  for (const { from, to } of intervals.toSorted((one, other) => one.from - other.from)) {
    const last = made.at(-1);
    if (to <= from) continue;
    if (last === undefined || from > last.to) made.push({ from, to });
    else made[made.length - 1] = { from: last.from, to: Math.max(last.to, to) };
  }
  return made;
}

/** What of the first is outside of the others. */
function without(hours: readonly Interval[], others: readonly Interval[]): Interval[] {
  return others.reduce<Interval[]>(
    (left, { from, to }) =>
      left
        .flatMap((one) => [
          { from: one.from, to: Math.min(one.to, from) },
          { from: Math.max(one.from, to), to: one.to },
        ])
        .filter((part) => part.to > part.from),
    joined(hours),
  );
}

/** What of the day an absence takes; nothing when it is of other days. */
function partOfDay(absence: AbsenceTime, day: string): Interval[] {
  if (day < absence.day_from || day > absence.day_to) return [];
  const from = day === absence.day_from ? (absence.minute_from ?? 0) : 0;
  const to = day === absence.day_to ? (absence.minute_to ?? DAY_MINUTES) : DAY_MINUTES;
  return from < to ? [{ from, to }] : [];
}

const WHOLE_DAY: readonly Interval[] = [{ from: 0, to: DAY_MINUTES }];

/** When all members are away at once; a crew whose members nobody has named is never away so. */
function allAway(crew: CrewTime, day: string, absences: readonly AbsenceTime[]): Interval[] {
  if (crew.member_ids.length === 0) return [];
  const away = (member: number) =>
    joined(
      absences
        .filter(({ client_user_id }) => client_user_id === member)
        .flatMap((absence) => partOfDay(absence, day)),
    );
  // Somebody is there whenever he is not away.
  const present = crew.member_ids.flatMap((member) => without(WHOLE_DAY, away(member)));
  return without(WHOLE_DAY, joined(present));
}

/**
 * When the crew works on the day (YYYY-MM-DD, Prague): its hours of that day of the week without its own
 * days off, without times when all its members are away, and on a public holiday only when it works then.
 * Minutes from local midnight, `to` not included; sorted and apart. Absences of others are left aside.
 */
export function workingIntervals(
  crew: CrewTime,
  day: string,
  absences: readonly AbsenceTime[],
): Interval[] {
  if (!crew.works_on_holidays && isCzechHoliday(day)) return [];
  const weekday = weekdayOf(day);
  const hours = crew.hours.filter((one) => one.weekday === weekday);
  const own = absences
    .filter(({ crew_id }) => crew_id === crew.crew_id)
    .flatMap((absence) => partOfDay(absence, day));
  return without(hours, [...own, ...allAway(crew, day, absences)]);
}
