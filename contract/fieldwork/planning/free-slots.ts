import { conflictsOf, type Calendar } from './check.ts';
import { USUAL_SLOT, type Assignment, type Span, type Window } from './planning.ts';
import { byKey } from './shift.ts';
import { common, merged, windowsOn } from './spans.ts';
import { wayBetween } from './ways.ts';

/** A visit that looks for a time of its own. */
export interface Wanted {
  /** Where it stands already, its own time does not stand in its way. */
  readonly key: string;
  readonly house: string;
  readonly minutes: number;
  readonly allowed?: readonly Window[];
  readonly days: readonly string[];
  /** Only times wholly within it are offered. */
  readonly within?: Span;
  /** Only by this crew. */
  readonly crew?: string;
}

/**
 * All free starts of the visit on the grid, by day, time and crew. What is offered here `checkVisit` accepts,
 * and nothing else of the days, times and crews asked for; other people's bookings are not told.
 */
export function freeSlots(calendar: Calendar, wanted: Wanted): Assignment[] {
  const { key, house, minutes, allowed, within, days } = wanted;
  const slot = calendar.slot ?? USUAL_SLOT;
  const way = wayBetween(calendar.travel);
  const crews = calendar.crews.filter((one) => (wanted.crew ?? one.key) === one.key);
  const found: Assignment[] = [];
  for (const crew of crews)
    for (const day of new Set(days)) {
      const asked = within === undefined ? windowsOn(allowed, day) : [within];
      const open = common(merged(crew.working.get(day) ?? []), merged(asked));
      for (const span of open)
        for (let from = firstOf(span, slot); from + minutes <= span.to; from += slot) {
          const place = { key, house, crew: crew.key, day, from, to: from + minutes };
          const change = allowed === undefined ? place : { ...place, allowed };
          if (conflictsOf(calendar, way, change).length === 0) found.push(place);
        }
    }
  return found.toSorted(
    (one, other) =>
      byKey(one.day, other.day) || one.from - other.from || byKey(one.crew, other.crew),
  );
}

const firstOf = ({ from }: Span, slot: number) => Math.ceil(from / slot) * slot;
