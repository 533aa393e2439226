import { useDeferredValue, useMemo } from 'react';
import type { RoundKind, RoundPlace } from '#contract/metering/reading-round.ts';
import { mediansOf, type Medians } from './judge.ts';
import { placeInOrder } from './order.ts';
import { goToLine, placedAt, type Walk } from './walk.ts';

/** Lines as they are shown just now, by their meters; what steps and moves go by. */
const shown: { places: readonly RoundPlace[] } = { places: [] };

/** Tells which lines are shown, in their order. */
export function tellShown(places: readonly RoundPlace[]): void {
  shown.places = places;
}

/** The line so many places from that of a meter; with 0 that one. */
function neighbour(meter_id: number, by: -1 | 0 | 1): RoundPlace | undefined {
  const at = shown.places.findIndex((place) => place.meter_id === meter_id);
  return at < 0 ? undefined : shown.places[at + by];
}

/** To the line before or behind one; from none to the first one. */
export function stepFrom(meter_id: number | null, by: 1 | -1): void {
  const next = meter_id === null ? shown.places[0] : neighbour(meter_id, by);
  if (next !== undefined) goToLine(next.meter_id);
}

interface Where {
  readonly unit_id: number;
  readonly house: number;
  readonly day: string;
  readonly reading_kind: RoundKind;
}

/** The same walk as long as nothing that lines stand on changes: a new one draws all of them anew. */
export function useWalk(where: Where, places: readonly RoundPlace[]): Walk {
  const { unit_id, house, day, reading_kind } = where;
  const text = useDeferredValue(JSON.stringify([...mediansOf(places)]));
  return useMemo(() => {
    const medians: Medians = new Map(JSON.parse(text) as [RoundPlace['kind'], number][]);
    const at = { unit_id, house, day };
    return {
      ...at,
      reading_kind,
      medians,
      onStep: stepFrom,
      onShift: ({ meter_id }, by) => {
        const [place, other] = [neighbour(meter_id, 0), neighbour(meter_id, by)];
        if (place === undefined || other === undefined) return;
        const side = by === 1 ? 'after' : 'before';
        placeInOrder(at, place.measuring_place_id, other.measuring_place_id, side);
        // The next key may come before the new order is drawn.
        tellShown(placedAt(shown.places, place, other, side));
        // The keyboard stays with the line that has moved.
        requestAnimationFrame(() => goToLine(meter_id));
      },
      onDrop: (moved, onto, side) => placeInOrder(at, moved, onto, side),
    };
  }, [unit_id, house, day, reading_kind, text]);
}
