import { czechDate } from '#contract/czech/iso-date.ts';
import type { Meter } from '#contract/metering/meters.ts';
import { measuredUnitValue, unitsOfKind, type MeterKind } from '#contract/metering/meter-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';
import { ensureCounterFits, ensureReadingsFit, MOST_DIGITS } from './counter-fits.ts';
import {
  selectDevicesOf,
  selectElementFactor,
  selectMeterForUpdate,
  selectMountedElsewhere,
  type HeldDevice,
  type HeldMeter,
} from './meters.sql.ts';
import type { HeldPlace } from './places.sql.ts';
import { PLAIN_READING, writeEdge } from './readings.ts';
import { selectEdge, selectLastReadOn, selectNextReadOn } from './readings.sql.ts';
import { meterTable, readingTable } from './tables.sql.ts';

/** What is told of a new device. */
export type ToldDevice = Pick<Meter, 'serial_number' | 'measured_unit' | 'mounted_on'> &
  Partial<
    Pick<
      Meter,
      | 'maker'
      | 'meter_type'
      | 'dimension'
      | 'technology'
      | 'is_remote'
      | 'radio_address'
      | 'digits'
      | 'decimals'
      | 'multiplier'
      | 'scale_month'
      | 'verified_year'
      | 'seal'
      | 'worker'
      | 'note'
    >
  >;

/** How a device ends: the state is of the end of that day. */
export interface DeviceEnd {
  readonly removed_on: string;
  readonly end_state: number;
  readonly overflowed: boolean;
  readonly removal_reason: string;
}

/** Digits of a counter of which nothing is said. */
const USUAL_COUNTER = { digits: 5, decimals: 3, scale_month: null } as const;

/** Where and when a device is going to stand; one that stands already has an id. */
type Mounted = Pick<Meter, 'serial_number' | 'measured_unit' | 'mounted_on'> & {
  readonly scale_month?: number | null;
  readonly meter_id?: number;
  readonly removed_on?: string | null;
};

/** Whether both stand at once; on the day of an exchange one ends and the other begins. */
const isBeside = (device: HeldDevice, told: Mounted) =>
  (device.removed_on === null || device.removed_on > told.mounted_on) &&
  (!told.removed_on || told.removed_on > device.mounted_on);

/** A device may stand at the place: its unit is the place's own, and no other one is there then. */
async function ensureMountable(db: Db, unit: OwnedUnit, place: HeldPlace, told: Mounted) {
  ensureUnitOfKind(place.kind, told.measured_unit);
  ensureScaleOfKind(place.kind, told.scale_month);
  const devices = await selectDevicesOf(db, unit, place.measuring_place_id);
  const others = devices.filter(({ meter_id }) => meter_id !== told.meter_id);
  const standing = others.find((device) => isBeside(device, told));
  if (standing !== undefined)
    throw fieldFault(
      'mounted_on',
      standing.removed_on === null
        ? `Na místě už je měřidlo ${standing.serial_number}; vyměňte je`
        : `Do ${czechDate(standing.removed_on)} na místě bylo měřidlo ${standing.serial_number}`,
    );
  const other = others.find(({ measured_unit }) => measured_unit !== told.measured_unit);
  if (other !== undefined)
    throw fieldFault(
      'measured_unit',
      `Místo měří v jednotkách ${measuredUnitValue.text(other.measured_unit)}; převod zadejte násobitelem`,
    );
  if (!told.removed_on) await ensureNotElsewhere(db, unit, place, told.serial_number);
}

/** A device stands at one place at a time. */
async function ensureNotElsewhere(db: Db, unit: OwnedUnit, place: HeldPlace, serial: string) {
  const elsewhere = await selectMountedElsewhere(db, unit, {
    serial,
    kind: place.kind,
    but: place.measuring_place_id,
  });
  if (elsewhere === undefined) return;
  const { building_name, space_number } = elsewhere;
  const where = space_number === '' ? building_name : `${building_name}, ${space_number}`;
  throw fieldFault('serial_number', `Měřidlo s tímto číslem je osazené jinde: ${where}`);
}

/** What is measured is measured in a unit of its own. Errors: `invalid-input`. */
function ensureUnitOfKind(kind: MeterKind, measured_unit: Meter['measured_unit']): void {
  const units = unitsOfKind[kind];
  if (!units.includes(measured_unit))
    throw fieldFault(
      'measured_unit',
      `Zvolte: ${units.map((known) => measuredUnitValue.text(known)).join(', ')}`,
    );
}

/** Only an allocator begins anew each year. Errors: `invalid-input`. */
function ensureScaleOfKind(kind: MeterKind, scale_month: number | null | undefined): void {
  if (kind !== 'heat-allocator' && (scale_month ?? null) !== null)
    throw fieldFault('scale_month', 'Znovu začíná jen stupnice indikátoru topných nákladů');
}

/** Mounts a device at a place that is held, with its first state; its id. Errors: `invalid-input`. */
export async function mountDevice(
  db: Db,
  unit: OwnedUnit,
  {
    place,
    told,
    start_state,
    today,
  }: {
    readonly place: HeldPlace;
    readonly told: ToldDevice;
    readonly start_state: number;
    readonly today: string;
  },
): Promise<number> {
  await ensureMountable(db, unit, place, told);
  const device = { ...USUAL_COUNTER, ...told };
  if (device.digits + device.decimals > MOST_DIGITS)
    throw fieldFault('decimals', `Číselník má nejvýše ${MOST_DIGITS} číslic`);
  const { measuring_place_id } = place;
  const id = await meterTable.insertOne(db, unit, { ...device, measuring_place_id });
  const meter: HeldMeter = {
    ...device,
    meter_id: id,
    measuring_place_id,
    removed_on: null,
    version: 1,
  };
  const start = {
    ...PLAIN_READING,
    read_on: told.mounted_on,
    state: start_state,
    reading_kind: 'start' as const,
  };
  const fields = { read_on: 'mounted_on', state: 'start_state' };
  await writeEdge(db, unit, { meter, told: start, today, fields });
  return id;
}

/**
 * Takes a device away with its last state. A fault is said at the fields of the form that asks: of an
 * exchange the day is that of the mounting. Errors: `invalid-input`.
 */
export async function endDevice(
  db: Db,
  unit: OwnedUnit,
  {
    meter,
    end,
    today,
    dayField = 'removed_on',
  }: {
    readonly meter: HeldMeter;
    readonly end: DeviceEnd;
    readonly today: string;
    readonly dayField?: 'removed_on' | 'mounted_on';
  },
): Promise<void> {
  const last = await selectLastReadOn(db, unit, meter.meter_id);
  if (last !== null && last > end.removed_on)
    throw fieldFault(dayField, `Měřidlo má odečet ještě ${czechDate(last)}`);
  const told = {
    ...PLAIN_READING,
    read_on: end.removed_on,
    state: end.end_state,
    overflowed: end.overflowed,
    reading_kind: 'end' as const,
  };
  await writeEdge(db, unit, {
    meter,
    told,
    today,
    fields: { read_on: dayField, state: 'end_state' },
  });
  const { removed_on, removal_reason } = end;
  const kept_factor = await selectElementFactor(db, unit, meter.measuring_place_id);
  await meterTable.updateOne(db, unit, {
    id: meter.meter_id,
    columns: { removed_on, removal_reason, kept_factor },
  });
}

/** Takes the end of a device back, when nothing has followed it. Errors: `invalid-input`. */
export async function putBackDevice(
  db: Db,
  unit: OwnedUnit,
  { place, meter }: { readonly place: HeldPlace; readonly meter: HeldMeter },
): Promise<void> {
  const others = await selectDevicesOf(db, unit, meter.measuring_place_id);
  const next = others.find(({ mounted_on }) => mounted_on >= (meter.removed_on ?? ''));
  if (next !== undefined && next.meter_id !== meter.meter_id)
    throw fieldFault('removed_on', `Po něm už je osazené měřidlo ${next.serial_number}`);
  await ensureNotElsewhere(db, unit, place, meter.serial_number);
  const edge = await selectEdge(db, unit, meter.meter_id, 'end');
  if (edge !== undefined) await readingTable.remove(db, unit, [edge.meter_reading_id]);
  const columns = { removed_on: null, removal_reason: '', kept_factor: null };
  await meterTable.updateOne(db, unit, { id: meter.meter_id, columns });
}

/** The first day of a device moves with its first state, never behind what was read next. */
async function moveStart(db: Db, unit: OwnedUnit, meter: HeldMeter, mounted_on: string) {
  const edge = await selectEdge(db, unit, meter.meter_id, 'start');
  const next = await selectNextReadOn(db, unit, meter.meter_id);
  if (next !== null && next <= mounted_on)
    throw fieldFault('mounted_on', `Měřidlo má odečet už ${czechDate(next)}`);
  if (edge !== undefined)
    await readingTable.updateOne(db, unit, {
      id: edge.meter_reading_id,
      columns: { read_on: mounted_on },
    });
}

/** Changes what is told of a device; it and its place are held. Errors: `invalid-input`. */
export async function resaveDevice(
  db: Db,
  unit: OwnedUnit,
  {
    place,
    meter,
    changes,
    today,
  }: {
    readonly place: HeldPlace;
    readonly meter: HeldMeter;
    readonly changes: Partial<ToldDevice>;
    readonly today: string;
  },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const after = { ...meter, ...changes };
  if (after.mounted_on > today) throw fieldFault('mounted_on', 'Den je v budoucnu');
  if (after.removed_on !== null && after.mounted_on > after.removed_on)
    throw fieldFault('mounted_on', `Demontováno bylo už ${czechDate(after.removed_on)}`);
  await ensureMountable(db, unit, place, after);
  await ensureCounterFits(db, unit, after);
  if (after.mounted_on !== meter.mounted_on) await moveStart(db, unit, meter, after.mounted_on);
  if (after.scale_month !== null || meter.scale_month !== null)
    await ensureReadingsFit(db, unit, after, today);
  await meterTable.updateOne(db, unit, { id: meter.meter_id, columns: changes });
}

/** Deletes a device with its only reading, the first one. */
export async function removeDevice(db: Db, unit: OwnedUnit, id: number): Promise<void> {
  const edge = await selectEdge(db, unit, id, 'start');
  if (edge !== undefined) await readingTable.remove(db, unit, [edge.meter_reading_id]);
  await meterTable.remove(db, unit, [id]);
}

/** The device that stands at the place now, held. */
export async function standingDevice(
  db: Db,
  unit: OwnedUnit,
  placeId: number,
): Promise<HeldMeter | undefined> {
  const devices = await selectDevicesOf(db, unit, placeId);
  const standing = devices.find(({ removed_on }) => removed_on === null);
  return standing && selectMeterForUpdate(db, unit, standing.meter_id);
}
