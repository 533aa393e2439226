import { beforeEach } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { exchangeMeter, listMeters, mountMeter } from '#contract/metering/meters.ts';
import { browseMeasuringPlaces } from '#contract/metering/places.ts';
import { createReading, listReadings } from '#contract/metering/readings.ts';
import { addMeasuringPlaceRow } from './metering.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { unitWorld } from './unit-world.ts';
import type { CallInput } from './world.ts';

let made = 0;
/** A number that no other device has. */
export const serial = () => `S${(made += 1)}`;

/** Which fields a call was refused for. */
export const faultOf = ({ error }: { error: { fields?: { field: string }[] } }) =>
  error.fields?.map(({ field }) => field);

/** A house with a flat and a measuring place of cold water, on 15 January 2026. */
export function meteringScene() {
  const at = unitWorld();
  const own = { house: 0, pasport_building_id: 0, flat: 0, place: 0 };
  beforeEach(async () => {
    at.world.setNow('2026-01-15T09:00:00Z');
    const house = await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 12' });
    own.house = house.pasport_id;
    own.pasport_building_id = house.pasport_building_id;
    const space = await addSpaceRow(at.world.db, at.unit, house.pasport_id, { space_number: '7' });
    own.flat = space.pasport_id;
    own.place = await addMeasuringPlaceRow(at.world.db, at.unit, space.pasport_id);
  });

  /** A call of the unit's user. */
  const call = <E extends Endpoint>(endpoint: E, input: CallInput) =>
    at.world.call(endpoint, { token: at.user.token, ...input });
  const atPlace = (measuring_place_id = own.place) => ({
    unit_id: at.unit.unit_id,
    measuring_place_id,
  });
  const fresh = () => ({ serial_number: serial(), measured_unit: 'm3', start_state: 0 });

  return {
    at,
    own,
    call,
    mount: (body: object = {}, place = own.place) =>
      call(mountMeter, {
        params: { ...atPlace(place), id: 0 },
        body: { ...fresh(), mounted_on: '2025-01-01', ...body },
      }),
    exchange: (body: object = {}) =>
      call(exchangeMeter, {
        params: atPlace(),
        body: { ...fresh(), mounted_on: '2025-07-01', end_state: 40, ...body },
      }),
    read: (meter_id: number, read_on: string, state: number | null, more: object = {}) =>
      call(createReading, {
        params: { unit_id: at.unit.unit_id, meter_id, id: 0 },
        body: { read_on, state, ...more },
      }),
    devices: async () => (await call(listMeters, { params: atPlace() })).result.values,
    readings: async () => (await call(listReadings, { params: atPlace() })).result.values,
    /** The place as the list of the unit tells it. */
    listed: async () => {
      const params = { unit_id: at.unit.unit_id, show_hidden: '0' };
      const { values } = (await call(browseMeasuringPlaces, { params })).result;
      return values.find(({ measuring_place_id }) => measuring_place_id === own.place);
    },
  };
}
