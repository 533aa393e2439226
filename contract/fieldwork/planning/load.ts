import { inTime } from './cost.ts';
import type { Laid } from './lay.ts';
import type { Load } from './planning.ts';
import { roomOf } from './shift.ts';
import { minutesOf } from './spans.ts';

/** How much of a crew's day is taken; what overlaps or lies outside of the hours takes no free time twice. */
export function loadOf({ shift, items, cost }: Laid): Load {
  const all = inTime(shift, items);
  const own = all.filter((one) => one.own);
  const others = all.filter((one) => !one.own);
  return {
    crew: shift.crew,
    day: shift.day,
    hours: minutesOf(shift.hours),
    work: minutesOf(own),
    booked: minutesOf(others),
    travel: cost.travel,
    free: Math.max(0, roomOf(shift.hours, all) - cost.travel),
  };
}
