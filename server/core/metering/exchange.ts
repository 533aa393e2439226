import type { Meter } from '#contract/metering/meters.ts';
import { unitsOfKind, type MeterKind } from '#contract/metering/meter-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { endDevice, mountDevice, type DeviceEnd, type ToldDevice } from './devices.ts';
import type { HeldMeter } from './meters.sql.ts';
import type { HeldPlace } from './places.sql.ts';

/** One device follows another at a place; both are held. The day of the end is that of the mounting. */
export interface Exchange {
  readonly place: HeldPlace;
  /** The device that ends. */
  readonly meter: HeldMeter;
  readonly end: Omit<DeviceEnd, 'removed_on'>;
  readonly told: ToldDevice;
  readonly start_state: number;
  readonly today: string;
}

/** Ends a device and mounts another on the same day; the id of the new one. Errors: `invalid-input`. */
export async function exchangeDevice(
  db: Db,
  unit: OwnedUnit,
  { place, meter, end, told, start_state, today }: Exchange,
): Promise<number> {
  const ended = { ...end, removed_on: told.mounted_on };
  await endDevice(db, unit, { meter, end: ended, today, dayField: 'mounted_on' });
  return mountDevice(db, unit, { place, told, start_state, today });
}

/** What a device has from its kind and not from itself. */
export type Traits = Pick<
  Meter,
  | 'maker'
  | 'meter_type'
  | 'dimension'
  | 'technology'
  | 'is_remote'
  | 'measured_unit'
  | 'digits'
  | 'decimals'
  | 'multiplier'
  | 'scale_month'
>;

/** A device of which nothing is told is like the one before it; the counter of an allocator is whole. */
export function traitsAfter(
  former: Traits | undefined,
  kind: MeterKind,
): Pick<Traits, 'measured_unit'> & Partial<Traits> {
  if (former === undefined) {
    const [measured_unit] = unitsOfKind[kind];
    return { measured_unit, ...(kind === 'heat-allocator' && { decimals: 0 }) };
  }
  const { maker, meter_type, dimension, technology, is_remote } = former;
  const { measured_unit, digits, decimals, multiplier, scale_month } = former;
  const counter = { measured_unit, digits, decimals, multiplier, scale_month };
  return { maker, meter_type, dimension, technology, is_remote, ...counter };
}
