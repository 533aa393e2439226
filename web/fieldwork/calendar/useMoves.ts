import { shiftDays } from '#contract/czech/iso-date.ts';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { reread } from '#web/lib/query.ts';
import { flashError } from '#web/notices/flash.ts';
import { useMove, type NewTime } from '../visits/useMove.ts';
import { isPlaced, nearestFree, type CalendarData, type PlacedVisit } from './board.ts';

/** Where a visit was when nobody has said a time: the beginning of a usual day. */
const MORNING = 8 * 60;
const STEP = 5;
const LEAST = 5;
const MOST = 600;
const END = 1440;

/** Ways of moving a visit in the calendar; what is wrong is told, and the visit stays where it was. */
export function useMoves(data: CalendarData) {
  const { move, isMoving } = useMove();
  const send = async (visit: Visit, time: NewTime) => {
    try {
      await move(visit, time);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Somebody else may have moved it meanwhile.
      reread([readWorkCalendar]);
      // Who has just said that he does not mean it knows why.
      if (error.code !== 'visit-doubtful') flashError(error.message);
    }
  };
  /** To a crew and a day, at the free time nearest to the one it had. */
  const toDay = (visit: Visit, crew_id: number, day: string) => {
    if (isPlaced(visit) && visit.crew_id === crew_id && visit.day === day) return;
    const near = visit.from_minute ?? MORNING;
    const from_minute = nearestFree(data, visit, { crew_id, day, near }) ?? near;
    void send(visit, { crew_id, day, from_minute, minutes: visit.minutes });
  };
  /** To a time of a crew's day. */
  const toTime = (visit: Visit, crew_id: number, day: string, minute: number) => {
    const latest = END - visit.minutes;
    const from_minute = Math.min(latest, Math.max(0, Math.round(minute / STEP) * STEP));
    void send(visit, { crew_id, day, from_minute, minutes: visit.minutes });
  };
  /** Longer or shorter by so many minutes. */
  const stretch = (visit: PlacedVisit, by: number) => {
    const { crew_id, day, from_minute } = visit;
    const wanted = Math.min(MOST, END - from_minute, Math.max(LEAST, visit.minutes + by));
    const minutes = Math.round(wanted / STEP) * STEP;
    if (minutes !== visit.minutes) void send(visit, { crew_id, day, from_minute, minutes });
  };
  return { toDay, toTime, stretch, isMoving };
}

export type Moves = ReturnType<typeof useMoves>;

/** What keys do with the visit that has the focus: true when one of them did something. */
export function moveByKey(
  { key, shiftKey, ctrlKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>,
  visit: Visit,
  { moves, crews, byTime }: { moves: Moves; crews: readonly number[]; byTime: boolean },
): boolean {
  if (!shiftKey || !isPlaced(visit) || visit.state !== 'planned') return false;
  const { crew_id, day, from_minute } = visit;
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const across = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (sideways !== undefined) {
    if (ctrlKey) moves.stretch(visit, sideways * STEP);
    else if (byTime) moves.toTime(visit, crew_id, day, from_minute + sideways * STEP);
    else moves.toDay(visit, crew_id, shiftDays(day, sideways));
    return true;
  }
  const next = across === undefined ? undefined : crews[crews.indexOf(crew_id) + across];
  if (next === undefined) return false;
  if (byTime) moves.toTime(visit, next, day, from_minute);
  else moves.toDay(visit, next, day);
  return true;
}
