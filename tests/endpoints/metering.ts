import { insertRow } from '../builders.ts';
import type { UnitOfClient } from '../pasports.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '../metering.ts';
import { addPhotoRow } from '../photos.ts';
import type { World } from '../world.ts';

/** The reading of the kind of a device that has one such. */
async function readingOf({ owner }: World['db'], meter_id: number, kind: string): Promise<number> {
  const { rows } = await owner.query<{ meter_reading_id: number }>(
    `select meter_reading_id from meter_readings where meter_id = $1 and reading_kind = $2`,
    [meter_id, kind],
  );
  return rows[0]?.meter_reading_id ?? 0;
}

/** Makes a measuring place with a mounted device and its readings, one with a removed device, and spare ones. */
export async function makeMetering(
  { db }: World,
  unit: UnitOfClient,
  at: { readonly pasport_id: number; readonly pasport_building_element_id: number },
  mark: string,
) {
  const { pasport_id, pasport_building_element_id } = at;
  const place = () =>
    addMeasuringPlaceRow(db, unit, pasport_id, {
      kind: 'heat-allocator',
      pasport_building_element_id,
      location: mark,
      note: mark,
    });
  const device = (of: number, columns: object = {}) =>
    addMeterRow(db, unit, of, { measured_unit: 'units', maker: mark, note: mark, ...columns });
  const start = { state: 1, reading_kind: 'start' };
  const measuring_place_id = await place();
  const meter_id = await device(measuring_place_id);
  await addReadingRows(db, unit, meter_id, { '2020-01-01': start });
  await addReadingRows(db, unit, meter_id, { '2021-01-01': { state: 20, note: mark } });
  const removed = await place();
  const removed_meter_id = await device(removed, { removed_on: '2021-01-01' });
  const end = { state: 9, reading_kind: 'end' };
  await addReadingRows(db, unit, removed_meter_id, { '2020-01-01': start, '2021-01-01': end });
  const ofSpare = await place();
  const spare_meter_id = await device(ofSpare);
  await addReadingRows(db, unit, spare_meter_id, { '2020-01-01': start });
  const warning = await insertRow(db, 'meter_warnings', {
    client_id: unit.client_id,
    unit_id: unit.unit_id,
    kind: 'seal',
    measuring_place_id,
    cause: `${meter_id}/2021-01-01`,
    found_on: '2021-01-02',
    note: mark,
  });
  return {
    meter_warning_id: Number(warning['meter_warning_id']),
    measuring_place_id,
    meter_id,
    meter_reading_id: await readingOf(db, meter_id, 'current'),
    /** Of a reading that is not deleted: one with its photo does not come back. */
    photo_id: await addPhotoRow(db, unit, await readingOf(db, removed_meter_id, 'end'), mark),
    removed_meter_id,
    spare: {
      /** A place without a device. */
      measuring_place_id: await place(),
      /** A device that was never read again, and its place. */
      meter_id: spare_meter_id,
      of_meter: ofSpare,
    },
  };
}
