import { withUnit } from '#contract/metering/amount-text.ts';
import type { Consumption, MeasuringPlace } from '#contract/metering/places.ts';
import {
  meterKindShort,
  meterKindValue,
  type MeasuredUnit,
} from '#contract/metering/meter-words.ts';
import { formatNumber } from '#web/lib/czech.ts';

type Placed = Pick<MeasuringPlace, 'building_name' | 'space_number'>;

/** A state as the counter shows it: 123,400 m³. */
export function stateText(
  state: number,
  { decimals, measured_unit }: Pick<MeasuringPlace, 'decimals' | 'measured_unit'>,
): string {
  return withUnit(state, measured_unit, decimals ?? 0, 6);
}

/** What was used between two states, as exactly as they were read. */
export function usedText(used: number, unit: MeasuredUnit | null): string {
  return withUnit(used, unit, 0, 6);
}

/** By how many percent the last year differs from the one before; null where there is nothing to compare. */
export function changeOf({
  year_consumption: year,
  former_consumption: former,
}: Pick<MeasuringPlace, 'year_consumption' | 'former_consumption'>): number | null {
  return year === null || former === null || former <= 0 ? null : (100 * (year - former)) / former;
}

/** '+12 %', '−8 %', '0 %'. */
export function changeText(percent: number): string {
  // Zero has no sign, whatever it was rounded from.
  const rounded = Math.round(percent) + 0;
  return `${rounded > 0 ? '+' : ''}${formatNumber(rounded, 0)}\u00A0%`;
}

/** Where a place is: the house, and the space in it. */
export function whereText({ building_name, space_number }: Placed): string {
  return space_number === '' ? building_name : `${building_name}, prostor ${space_number}`;
}

/** How a place is called: what it measures, and where. */
export function placeTitle(place: Placed & Pick<MeasuringPlace, 'kind' | 'location'>): string {
  const kind = meterKindValue.text(place.kind);
  return place.location === '' ? kind : `${kind}, ${place.location}`;
}

/** A place among others of its house: 'SV · 12 · koupelna · 123456'. */
export function shortTitle({
  kind,
  space_number,
  location,
  serial_number,
}: Pick<MeasuringPlace, 'kind' | 'space_number' | 'location' | 'serial_number'>): string {
  return [meterKindShort[kind], space_number, location, serial_number]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Whether something is known of every day. */
export function isWhole({ amount, known_days, days }: Consumption): boolean {
  return amount !== null && known_days === days;
}
