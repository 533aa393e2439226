import { meterKindShort, meterKindValue, type MeterKind } from '#contract/metering/meter-words.ts';
import { bareKey } from '#contract/rules/text-key.ts';
import type { MeterRef } from '#server/core/metering/many-readings.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { RowFault } from '../columns/read-rows.ts';
import { nearestSerials } from './nearest.ts';

/** What a file may say of a medium: cold and hot water are one word to some radios. */
export type ToldKind = MeterKind | 'water';

/** By what a row names a device. */
export interface MeterName {
  readonly serial_number: string;
  readonly maker?: string | undefined;
  readonly meter_kind?: ToldKind | undefined;
  /** The space that the row names beside, where it was found. */
  readonly pasport_id?: number | undefined;
}

/** Devices of one number, or why none can be told. */
export type FoundMeters = { readonly meters: readonly MeterRef[] } | { readonly fault: RowFault };

const trimmed = (serial: string) => bareKey(serial).replace(/^0+(?=.)/, '');

/** Where a device is, for people. */
function whereIs({ building_name, space_number, kind }: MeterRef): string {
  const place = [building_name, space_number].filter((text) => text !== '').join(', ');
  return `${place === '' ? 'bez místa' : place}, ${meterKindShort[kind]}`;
}

const isOfKind = (told: ToldKind, { kind }: MeterRef) =>
  told === kind || (told === 'water' && (kind === 'cold-water' || kind === 'hot-water'));

/** Those that what is told does not contradict; all of them where it would contradict them all. */
function narrowed(
  meters: readonly MeterRef[],
  isIt: (meter: MeterRef) => boolean,
): readonly MeterRef[] {
  const some = meters.filter(isIt);
  return some.length === 0 ? meters : some;
}

/** How many places the devices stand at: of one place all follow one another. */
const placesOf = (meters: readonly MeterRef[]) =>
  new Set(meters.map(({ measuring_place_id }) => measuring_place_id)).size;

/** Whether some two of the devices are mounted at once. */
function areBeside(meters: readonly MeterRef[]): boolean {
  return meters.some((one, at) =>
    meters
      .slice(at + 1)
      .some(
        (other) =>
          (one.removed_on === null || one.removed_on > other.mounted_on) &&
          (other.removed_on === null || other.removed_on > one.mounted_on),
      ),
  );
}

function ambiguous(meters: readonly MeterRef[]): RowFault {
  const told = meters.map((one) => [one.maker, whereIs(one)].filter(Boolean).join(': '));
  const makers = new Set(meters.map(({ maker }) => bareKey(maker)));
  return {
    field: 'serial_number',
    message: `Toto číslo má více měřidel (${told.join('; ')}). Uveďte ${makers.size > 1 ? 'výrobce' : 'prostor nebo co měří'}`,
  };
}

/** Makes the search of devices by what rows say; where nothing has the number, the likely ones are offered. */
export function meterIndex(all: readonly MeterRef[]): (name: MeterName) => FoundMeters {
  const exact = grouped(all, ({ serial_number }) => bareKey(serial_number));
  const radio = grouped(
    all.filter(({ radio_address }) => radio_address !== ''),
    ({ radio_address }) => trimmed(radio_address),
  );
  const loose = grouped(all, ({ serial_number }) => trimmed(serial_number));
  const bySpace = grouped(all, ({ pasport_id }) => String(pasport_id));
  const nearest = nearestSerials(all);
  const unknown = ({ serial_number, pasport_id, meter_kind }: MeterName): RowFault => {
    const fits = (one: MeterRef) => meter_kind === undefined || isOfKind(meter_kind, one);
    const inSpace = (bySpace.get(String(pasport_id ?? 0)) ?? []).filter(
      (one) => one.removed_on === null && fits(one),
    );
    const similar = nearest(serial_number).filter((one) => fits(one) && !inSpace.includes(one));
    const offers = [
      inSpace.length === 0
        ? ''
        : ` V prostoru je ${inSpace.map((one) => `${one.serial_number} (${meterKindShort[one.kind]})`).join(', ')}.`,
      similar.length === 0
        ? ''
        : ` Podobné číslo: ${similar.map((one) => `${one.serial_number} (${whereIs(one)})`).join('; ')}.`,
    ];
    return {
      field: 'serial_number',
      message: `Měřidlo s tímto číslem v jednotce není.${offers.join('')}`,
    };
  };
  return (name) => {
    const { serial_number, maker, meter_kind, pasport_id } = name;
    const found =
      exact.get(bareKey(serial_number)) ??
      radio.get(trimmed(serial_number)) ??
      loose.get(trimmed(serial_number));
    if (found === undefined) return { fault: unknown(name) };
    let meters: readonly MeterRef[] = found;
    if (meters.length > 1 && maker !== undefined)
      meters = narrowed(meters, (one) => bareKey(one.maker) === bareKey(maker));
    if (meters.length > 1 && meter_kind !== undefined)
      meters = narrowed(meters, (one) => isOfKind(meter_kind, one));
    if (placesOf(meters) > 1 && pasport_id !== undefined)
      meters = narrowed(meters, (one) => one.pasport_id === pasport_id);
    return areBeside(meters) ? { fault: ambiguous(meters) } : { meters };
  };
}

/** Of devices that followed one another, the one that was mounted on the day; the nearest one for a day of none. */
export function meterOn(meters: readonly MeterRef[], day: string): MeterRef | undefined {
  const inTime = meters.toSorted((one, other) => (one.mounted_on < other.mounted_on ? -1 : 1));
  const held = inTime.filter(
    ({ mounted_on, removed_on }) => mounted_on <= day && (removed_on === null || day <= removed_on),
  );
  return held[0] ?? inTime.findLast(({ mounted_on }) => mounted_on <= day) ?? inTime[0];
}

/** Why a device cannot be the one that the row tells of. */
export function mediumFault(told: ToldKind, meter: MeterRef): string | null {
  if (isOfKind(told, meter)) return null;
  const said = told === 'water' ? 'Voda' : meterKindValue.text(told);
  return `Měřidlo ${meter.serial_number} měří jiné médium (${meterKindValue.text(meter.kind)}), soubor říká: ${said}`;
}
