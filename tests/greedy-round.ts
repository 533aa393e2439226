import type { Assignment, Crew, Round, Visit } from '#contract/fieldwork/planning/planning.ts';
import { crewOf, daysFrom } from './field-round.ts';

// The plain order that planning is compared with: visits as they come, each to the first crew with room.

interface Taken {
  readonly from: number;
  readonly to: number;
  readonly house: string;
}

/** The first start in the crew's day that the visit may have. */
function firstFree(round: Round, crew: Crew, day: string, taken: readonly Taken[], visit: Visit) {
  const { house, minutes, allowed } = visit;
  const slot = round.slot ?? 5;
  const { within, usual } = round.travel;
  const way = (other: string) => (other === house ? within : usual);
  for (const span of crew.working.get(day) ?? [])
    for (let from = Math.ceil(span.from / slot) * slot; from + minutes <= span.to; from += slot) {
      const to = from + minutes;
      const isFree = taken.every(
        (one) => one.to + way(one.house) <= from || to + way(one.house) <= one.from,
      );
      const isAllowed = allowed?.some((one) => one.from <= from && to <= one.to) ?? true;
      if (isFree && isAllowed) return { from, to };
    }
  return null;
}

/** Places visits in the order given, each to the first day and crew with room; knows no table of ways. */
export function greedyRound(round: Round): Assignment[] {
  const taken = new Map<string, Taken[]>();
  const made: Assignment[] = [];
  const place = (visit: Visit) => {
    for (const day of round.days)
      for (const crew of round.crews) {
        const key = `${crew.key} ${day}`;
        const ofDay = taken.get(key) ?? [...(crew.booked.get(day) ?? [])];
        const found = firstFree(round, crew, day, ofDay, visit);
        if (found === null) continue;
        taken.set(key, [...ofDay, { ...found, house: visit.house }]);
        made.push({ key: visit.key, house: visit.house, crew: crew.key, day, ...found });
        return;
      }
  };
  for (const visit of round.visits) place(visit);
  return made;
}

/** How large a made round is. */
export interface Size {
  readonly visits: number;
  readonly houses: number;
  readonly crews: number;
  readonly days: number;
  /** Every so many-th visit is possible in the afternoon only. */
  readonly afternoons?: number;
}

/** A round with usual hours, visits in no order; the same for the same seed. */
export function madeRound(seed: number, size: Size): Round {
  let state = seed;
  const below = (bound: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * bound);
  };
  const days = daysFrom(size.days);
  const crews = Array.from({ length: size.crews }, (_, index) => crewOf(`Četa ${index + 1}`, days));
  const visits = Array.from({ length: size.visits }, (_, index): Visit => {
    const isAfternoon = size.afternoons !== undefined && index % size.afternoons === 1;
    return {
      key: `v${String(index).padStart(4, '0')}`,
      house: `Lípová ${1 + below(size.houses)}`,
      order: below(60),
      minutes: [10, 15, 20, 30][below(4)] ?? 10,
      ...(isAfternoon ? { allowed: [{ from: 720, to: 1440 }] } : {}),
    };
  });
  return { visits, days, crews, travel: { usual: 15, within: 5 } };
}
