import { isCzechHoliday } from '#contract/czech/holidays.ts';
import {
  absenceText,
  dayOffText,
  gridText,
  holidayText,
  hoursText,
  overlapText,
  travelAfterText,
  travelBeforeText,
  windowText,
} from './conflict-text.ts';
import {
  USUAL_SLOT,
  VISIT_MINUTES,
  type Assignment,
  type Booked,
  type Crew,
  type Travel,
  type Window,
} from './planning.ts';
import { byTime, firstAfter, lastBefore } from './shift.ts';
import { holds, lengthOf, merged, overlaps, windowsOn } from './spans.ts';
import { wayBetween, type WayBetween } from './ways.ts';

/** A visit in the calendar; its title is how a conflict names it. */
export interface CalendarVisit extends Assignment {
  readonly title?: string;
}

/** The calendar that a change is judged against. */
export interface Calendar {
  readonly crews: readonly Crew[];
  readonly visits: readonly CalendarVisit[];
  readonly travel: Travel;
  /** Visits start at multiples of so many minutes. */
  readonly slot?: number;
}

/** A visit as it is to stand: new, moved or stretched. The one of the same key gives way to it. */
export interface Change extends CalendarVisit {
  readonly allowed?: readonly Window[];
}

/** What stands against a place in the calendar. */
export type ConflictKind =
  | 'length'
  | 'grid'
  | 'crew'
  | 'day-off'
  | 'holiday'
  | 'absence'
  | 'hours'
  | 'window'
  | 'overlap'
  | 'travel';

/** One conflict with its Czech sentence; `key` is the other visit, where there is one. */
export interface Conflict {
  readonly kind: ConflictKind;
  readonly key?: string;
  readonly message: string;
}

/** What else stands in the crew's day of the change, in order of time. */
function othersOf({ visits }: Calendar, crew: Crew, { key, day }: Change): readonly Booked[] {
  const ofCrew = visits.filter((one) => one.crew === crew.key && one.day === day);
  const all: readonly Booked[] = [...(crew.booked.get(day) ?? []), ...ofCrew];
  return all.filter((one) => one.key !== key).toSorted(byTime);
}

function shapeConflicts(change: Change, slot: number): Conflict[] {
  const minutes = lengthOf(change);
  const { least, most } = VISIT_MINUTES;
  const conflicts: Conflict[] = [];
  if (!Number.isInteger(minutes) || minutes < least || minutes > most)
    conflicts.push({ kind: 'length', message: `Návštěva trvá ${least} až ${most} minut.` });
  if (change.from % slot !== 0)
    conflicts.push({ kind: 'grid', message: gridText(change.from, slot) });
  return conflicts;
}

function hoursConflicts(crew: Crew, { day, from, to }: Change): Conflict[] {
  const hours = merged(crew.working.get(day) ?? []);
  if (holds(hours, { from, to })) return [];
  const away = (crew.absences?.get(day) ?? []).filter((one) => overlaps(one, { from, to }));
  if (away.length > 0)
    return away.map((one) => ({ kind: 'absence', message: absenceText(day, one) }));
  if (hours.length > 0) return [{ kind: 'hours', message: hoursText(day, hours) }];
  return isCzechHoliday(day)
    ? [{ kind: 'holiday', message: holidayText(day) }]
    : [{ kind: 'day-off', message: dayOffText(day) }];
}

function windowConflicts({ allowed, day, from, to }: Change): Conflict[] {
  const windows = windowsOn(allowed, day);
  if (allowed === undefined || holds(windows, { from, to })) return [];
  return [{ kind: 'window', message: windowText(day, windows) }];
}

function travelConflicts(way: WayBetween, change: Change, others: readonly Booked[]): Conflict[] {
  const conflicts: Conflict[] = [];
  const note = (other: Booked | null, is: number, tell: typeof travelAfterText) => {
    if (other === null) return;
    const need = way(other.house, change.house);
    const message = tell(other, is, need, other.house !== change.house);
    if (is < need) conflicts.push({ kind: 'travel', key: other.key, message });
  };
  const before = lastBefore(others, change.from);
  note(before, change.from - (before?.to ?? 0), travelBeforeText);
  const after = firstAfter(others, change.to);
  note(after, (after?.from ?? 0) - change.to, travelAfterText);
  return conflicts;
}

/** `checkVisit` by a table of ways that is already read. */
export function conflictsOf(calendar: Calendar, way: WayBetween, change: Change): Conflict[] {
  const shape = shapeConflicts(change, calendar.slot ?? USUAL_SLOT);
  const crew = calendar.crews.find(({ key }) => key === change.crew);
  if (crew === undefined) return [...shape, { kind: 'crew', message: 'Vyberte jinou četu.' }];
  const others = othersOf(calendar, crew, change);
  const overlapping = others.filter((one) => overlaps(one, change));
  return [
    ...shape,
    ...hoursConflicts(crew, change),
    ...windowConflicts(change),
    ...overlapping.map((one): Conflict => ({
      kind: 'overlap',
      key: one.key,
      message: overlapText(one),
    })),
    ...travelConflicts(way, change, others),
  ];
}

/**
 * What stands against a visit at the place: the one rule of planning, of a drag in the calendar, of its keys
 * and of the server. Nothing when it may stand there. Days and times as in `planning.ts`.
 */
export function checkVisit(calendar: Calendar, change: Change): Conflict[] {
  return conflictsOf(calendar, wayBetween(calendar.travel), change);
}
