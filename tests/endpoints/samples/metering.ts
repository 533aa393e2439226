import { claims, counted, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const place = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });
const atPlace = ({ unit_id }: Scene, measuring_place_id: number) => ({
  params: { unit_id, measuring_place_id },
});
const device = ({ unit_id }: Scene, measuring_place_id: number, id: number) => ({
  params: { unit_id, measuring_place_id, id },
});
const reading = ({ unit_id, records }: Scene, id: number) => ({
  params: { unit_id, meter_id: records.metering.meter_id, id },
});
const placed = ({ records }: Scene) => ({
  pasport_id: records.space.pasport_id,
  pasport_room_id: records.room.pasport_room_id,
  pasport_building_element_id: records.element.pasport_building_element_id,
});
const fresh = () => ({
  serial_number: `N${counted()}`,
  measured_unit: 'units',
  mounted_on: '2022-01-01',
  start_state: 0,
});

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Valid requests of measuring places, devices and readings. */
export const meteringSamples: Samples = {
  'GET /v1/meters/browser/{unit_id}/{show_hidden}': ({ unit_id }) => ({
    params: { unit_id, show_hidden: '1' },
  }),
  'GET /v1/meters/place/{unit_id}/{id}': (scene) =>
    place(scene, scene.records.metering.measuring_place_id),
  'POST /v1/meters/place/{unit_id}/{id}': (scene, endpoint) => ({
    ...place(scene, 0),
    body: {
      ...claims(scene, endpoint),
      kind: 'heat-allocator',
      level: 'flat',
      ...placed(scene),
      parent_place_id: scene.records.metering.measuring_place_id,
    },
  }),
  'PUT /v1/meters/place/{unit_id}/{id}': (scene, endpoint) => ({
    ...place(scene, scene.records.metering.measuring_place_id),
    body: {
      ...claims(scene, endpoint),
      ...placed(scene),
      parent_place_id: scene.records.metering.spare.of_meter,
      serves: 'kuchyň',
      version: 1,
    },
  }),
  'POST /v1/meters/places/many/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.metering.measuring_place_id, version: 1 }],
      fields: { serves: 'koupelna' },
    },
  }),
  'DELETE /v1/meters/place/{unit_id}/{id}': (scene) =>
    place(scene, scene.records.metering.spare.measuring_place_id),
  'GET /v1/meters/consumption/{unit_id}/{id}': (scene) => ({
    ...place(scene, scene.records.metering.measuring_place_id),
    query: { from: '2020-01-01', to: '2020-12-31' },
  }),
  'GET /v1/meters/balance/{unit_id}/{id}': (scene) => ({
    ...place(scene, scene.records.building.pasport_id),
    query: { from: '2020-01-01', to: '2020-12-31' },
  }),
  'GET /v1/meters/uses/{unit_id}/{id}': (scene) => ({
    ...place(scene, scene.records.building.pasport_id),
    query: { from: '2020-01-01', to: '2020-12-31' },
  }),
  'GET /v1/meters/unread/{unit_id}': ofUnit,
  'POST /v1/meters/standing/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), house: scene.records.building.pasport_id },
  }),
  'GET /v1/meters/devices/{unit_id}/{measuring_place_id}': (scene) =>
    atPlace(scene, scene.records.metering.measuring_place_id),
  'POST /v1/meters/device/{unit_id}/{measuring_place_id}/{id}': (scene, endpoint) => ({
    ...device(scene, scene.records.metering.spare.measuring_place_id, 0),
    body: { ...claims(scene, endpoint), ...fresh() },
  }),
  'PUT /v1/meters/device/{unit_id}/{measuring_place_id}/{id}': (scene, endpoint) => ({
    ...device(scene, scene.records.metering.measuring_place_id, scene.records.metering.meter_id),
    body: { ...claims(scene, endpoint), seal: 'P 12', version: 1 },
  }),
  'DELETE /v1/meters/device/{unit_id}/{measuring_place_id}/{id}': (scene) => {
    const { of_meter, meter_id } = scene.records.metering.spare;
    return device(scene, of_meter, meter_id);
  },
  'POST /v1/meters/exchange/{unit_id}/{measuring_place_id}': (scene, endpoint) => ({
    ...atPlace(scene, scene.records.metering.measuring_place_id),
    body: { ...claims(scene, endpoint), ...fresh(), end_state: 30 },
  }),
  'POST /v1/meters/dismount/{unit_id}/{measuring_place_id}': (scene, endpoint) => ({
    ...atPlace(scene, scene.records.metering.measuring_place_id),
    body: { ...claims(scene, endpoint), removed_on: '2022-01-01', end_state: 30, version: 1 },
  }),
  'POST /v1/meters/remount/{unit_id}/{id}': (scene, endpoint) => ({
    ...place(scene, scene.records.metering.removed_meter_id),
    body: { ...claims(scene, endpoint), version: 1 },
  }),
  'GET /v1/meters/warnings/{unit_id}': ofUnit,
  'GET /v1/meters/warning/{unit_id}/{id}': (scene) =>
    place(scene, scene.records.metering.meter_warning_id),
  'PUT /v1/meters/warning/{unit_id}/{id}': (scene, endpoint) => ({
    ...place(scene, scene.records.metering.meter_warning_id),
    body: { ...claims(scene, endpoint), state: 'ignored', reason: 'sezónní byt', version: 1 },
  }),
  'POST /v1/meters/warnings/many/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.metering.meter_warning_id, version: 1 }],
      fields: { state: 'solving' },
    },
  }),
  'GET /v1/meters/limits/{unit_id}': ofUnit,
  'PUT /v1/meters/limits/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), unread_days: 400, version: 1 },
  }),
  'GET /v1/meters/readings/{unit_id}/{measuring_place_id}': (scene) =>
    atPlace(scene, scene.records.metering.measuring_place_id),
  'POST /v1/meters/reading/{unit_id}/{meter_id}/{id}': (scene, endpoint) => ({
    ...reading(scene, 0),
    body: { ...claims(scene, endpoint), read_on: '2022-01-01', state: 25 },
  }),
  'PUT /v1/meters/reading/{unit_id}/{meter_id}/{id}': (scene, endpoint) => ({
    ...reading(scene, scene.records.metering.meter_reading_id),
    body: { ...claims(scene, endpoint), state: 21, version: 1 },
  }),
  'DELETE /v1/meters/reading/{unit_id}/{meter_id}/{id}': (scene) =>
    reading(scene, scene.records.metering.meter_reading_id),
  'POST /v1/meters/swap/{unit_id}/{meter_id}/{other_meter_id}': (scene, endpoint) => ({
    params: {
      unit_id: scene.unit_id,
      meter_id: scene.records.metering.meter_id,
      other_meter_id: scene.records.metering.spare.meter_id,
    },
    body: {
      ...claims(scene, endpoint),
      readings: [{ id: scene.records.metering.meter_reading_id, version: 1 }],
    },
  }),
  'POST /v1/meters/photos/{unit_id}/{meter_reading_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, meter_reading_id: scene.records.metering.meter_reading_id },
    body: { ...claims(scene, endpoint), content_base64: PIXEL },
  }),
  'GET /v1/meters/photo/{unit_id}/{id}': (scene) => place(scene, scene.records.metering.photo_id),
  'DELETE /v1/meters/photo/{unit_id}/{id}': (scene) =>
    place(scene, scene.records.metering.photo_id),
  'GET /v1/meters/round/{unit_id}/{pasport_id}': ({ unit_id, records }) => ({
    params: { unit_id, pasport_id: records.building.pasport_id },
    query: { day: '2021-01-01' },
  }),
  'POST /v1/meters/round/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      lines: [
        {
          meter_id: scene.records.metering.meter_id,
          read_on: '2022-01-01',
          state: 25,
          status: 'ok',
          overflowed: false,
          reading_kind: 'current',
          source: 'entry',
          estimate_method: '',
          version: null,
        },
      ],
    },
  }),
  'POST /v1/meters/round/order/{unit_id}/{pasport_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, pasport_id: scene.records.building.pasport_id },
    body: {
      ...claims(scene, endpoint),
      measuring_place_ids: [scene.records.metering.measuring_place_id],
    },
  }),
};
