import type { RoundKind, RoundPlace } from '#contract/metering/reading-round.ts';
import { createStore } from '#web/lib/store.ts';
import type { Medians } from './judge.ts';

/** The line where the person is, by its meter_id; what can be done with it stands under it. */
export const activeLine = createStore<number | null>(null);

/** The line whose note has just been asked for, by its meter_id. */
export const notedLine = createStore<number | null>(null);

/** What has just happened on a line that is left, for readers. */
export const said = createStore('');

/** The walk: where, when and what for, and the ways in it. */
export interface Walk {
  readonly unit_id: number;
  /** The pasport_id of the house. */
  readonly house: number;
  readonly day: string;
  readonly reading_kind: RoundKind;
  readonly medians: Medians;
  /** To the line before or behind it. */
  readonly onStep: (meter_id: number, by: 1 | -1) => void;
  /** The place goes before or behind its neighbour in the order of walking. */
  readonly onShift: (place: RoundPlace, by: 1 | -1) => void;
  /** The place goes where another one is. */
  readonly onDrop: (from: number, onto: number, side: 'before' | 'after') => void;
}

/** The id of the field of a line. */
export const fieldId = (meter_id: number) => `stav-${meter_id}`;

/** The id of what takes the photo of a line. */
export const photoInputId = (meter_id: number) => `foto-${meter_id}`;

/** Brings the field of a line into view and gives it the keyboard. */
export function goToLine(meter_id: number): void {
  const field = document.getElementById(fieldId(meter_id));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'nearest' });
}

/** Keeps what the active line offers over the buttons under the thumb, also when it grows; a ref. */
export function keepInView(tools: HTMLElement | null): (() => void) | undefined {
  if (tools === null) return undefined;
  const watch = new ResizeObserver(() => tools.scrollIntoView({ block: 'nearest' }));
  watch.observe(tools);
  return () => watch.disconnect();
}

/** The order with one item put before or behind another one. */
export function placedAt<T>(items: readonly T[], item: T, onto: T, side: 'before' | 'after'): T[] {
  if (item === onto) return [...items];
  const others = items.filter((one) => one !== item);
  const at = others.indexOf(onto) + (side === 'after' ? 1 : 0);
  return [...others.slice(0, at), item, ...others.slice(at)];
}
