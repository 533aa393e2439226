import { shiftDays } from '#contract/czech/iso-date.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { claims, counted, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const browser = ({ unit_id }: Scene) => ({ params: { unit_id, show_hidden: '1', city_id: 0 } });
const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const record = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });

/** What the form of a building or group sends, with all that it can name. */
function form(scene: Scene, endpoint: Endpoint) {
  const { group, heating_indicator_id } = scene.records;
  return {
    ...claims(scene, endpoint),
    pasport_name: 'Lipová 12',
    parent_id: group.pasport_id,
    heating_indicator_id,
    city_id: 1,
    street: 'Lipová',
  };
}

function ofFloor({ unit_id, records }: Scene, id: number) {
  return { params: { unit_id, pasport_id: records.building.pasport_id, id } };
}

function ofElement({ unit_id, records }: Scene, id: number) {
  const { pasport_building_id } = records.building;
  return { params: { unit_id, pasport_building_id, id } };
}

function element(scene: Scene, endpoint: Endpoint) {
  const { space, room } = scene.records;
  return {
    ...claims(scene, endpoint),
    pasport_id: space.pasport_id,
    pasport_room_id: room.pasport_room_id,
    element_type: 'Deskové',
    valid_from: '2024-01-01',
  };
}

/** Valid requests of buildings, groups, floors and heating elements, and of the history of records. */
export const buildingsSamples: Samples = {
  'GET /v1/pasports/buildings/browser/{unit_id}/{show_hidden}/{city_id}': browser,
  'GET /v1/pasports/groups/browser/{unit_id}/{show_hidden}/{city_id}': browser,
  'POST /v1/pasports/groupsbuildings': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), unit_id: scene.unit_id },
  }),
  'GET /v1/pasports/choices/{unit_id}': ofUnit,
  'POST /v1/pasports/order/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), pasport_ids: [scene.records.group.pasport_id] },
  }),
  'GET /v1/pasports/shares/sets/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.building.pasport_id),
  'POST /v1/pasports/shares/sets/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, scene.records.building.pasport_id),
    body: {
      ...claims(scene, endpoint),
      // Each time after all that there is.
      first_day: shiftDays('2090-01-01', counted()),
      shares: [
        {
          pasport_id: scene.records.space.pasport_id,
          common_share_numerator: 1,
          common_share_denominator: counted() + 2,
        },
      ],
      incomplete: true,
    },
  }),
  'DELETE /v1/pasports/shares/set/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.pasport_share_set_id),
  'GET /v1/pasports/shares/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.building.pasport_id),
  'GET /v1/pasports/values/{unit_id}/{id}/{kind}': ({ unit_id, records }) => ({
    params: { unit_id, id: records.building.pasport_id, kind: 'advances' },
  }),
  'POST /v1/pasports/values/{unit_id}/{id}/{kind}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, id: scene.records.building.pasport_id, kind: 'persons' },
    body: {
      ...claims(scene, endpoint),
      // Each time before all that there is, where nothing holds.
      valid_from: shiftDays('1990-12-31', -counted()),
      changes: [{ pasport_id: scene.records.space.pasport_id, amount: 3, seen: null }],
    },
  }),
  'POST /v1/pasports/values/undo/{unit_id}/{house_change_id}': ({ unit_id, records }) => ({
    params: { unit_id, house_change_id: records.house_change_id },
  }),
  'GET /v1/pasports/services/{unit_id}': ofUnit,
  'POST /v1/pasports/services/merge/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      names: ['vodne', 'Vodné a stočné'],
      name: 'Vodné',
    },
  }),
  'GET /v1/pasports/building/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.building.pasport_building_id),
  'POST /v1/pasports/building/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, 0),
    body: form(scene, endpoint),
  }),
  'PUT /v1/pasports/building/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, scene.records.building.pasport_building_id),
    body: { ...form(scene, endpoint), version: 1 },
  }),
  'POST /v1/pasports/buildings/many/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.building.pasport_building_id, version: 1 }],
      fields: { house_manager: 'Správa domů' },
    },
  }),
  'DELETE /v1/pasports/building/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.spare.building.pasport_building_id),
  'GET /v1/pasports/group/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.group.pasport_building_id),
  'POST /v1/pasports/group/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, 0),
    body: form(scene, endpoint),
  }),
  'PUT /v1/pasports/group/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, scene.records.spare.group.pasport_building_id),
    body: { ...form(scene, endpoint), version: 1 },
  }),
  'POST /v1/pasports/groups/many/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.spare.group.pasport_building_id, version: 1 }],
      fields: { house_manager: 'Správa domů' },
    },
  }),
  'DELETE /v1/pasports/group/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.spare.group.pasport_building_id),
  'POST /v1/pasports/building/floors': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      unit_id: scene.unit_id,
      pasport_id: scene.records.building.pasport_id,
    },
  }),
  'POST /v1/pasports/floor/{unit_id}/{pasport_id}/{id}': (scene, endpoint) => ({
    ...ofFloor(scene, 0),
    body: { ...claims(scene, endpoint), floor: 2, code: `K${counted()}` },
  }),
  'PUT /v1/pasports/floor/{unit_id}/{pasport_id}/{id}': (scene, endpoint) => ({
    ...ofFloor(scene, scene.records.floor.pasport_floor_id),
    body: { ...claims(scene, endpoint), name: 'Přízemí', version: 1 },
  }),
  'DELETE /v1/pasports/floor/{unit_id}/{pasport_id}/{id}': (scene) =>
    ofFloor(scene, scene.records.spare.floor.pasport_floor_id),
  'GET /v1/pasports/building/elements/{unit_id}/{pasport_building_id}/{show_ended}': ({
    unit_id,
    records,
  }) => {
    const { pasport_building_id } = records.building;
    return { params: { unit_id, pasport_building_id, show_ended: '1' } };
  },
  'POST /v1/pasports/element/{unit_id}/{pasport_building_id}/{id}': (scene, endpoint) => ({
    ...ofElement(scene, 0),
    body: element(scene, endpoint),
  }),
  'PUT /v1/pasports/element/{unit_id}/{pasport_building_id}/{id}': (scene, endpoint) => ({
    ...ofElement(scene, scene.records.element.pasport_building_element_id),
    body: { ...element(scene, endpoint), version: 1 },
  }),
  'DELETE /v1/pasports/element/{unit_id}/{pasport_building_id}/{id}': (scene) =>
    ofElement(scene, scene.records.spare.element.pasport_building_element_id),
  'POST /v1/history/{unit_id}/{audit_id}/undo': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, audit_id: scene.changes.of_unit },
    body: claims(scene, endpoint),
  }),
  'POST /v1/history/client/{audit_id}/undo': (scene, endpoint) => ({
    params: { audit_id: scene.changes.of_client },
    body: claims(scene, endpoint),
  }),
  'GET /v1/history/{record_type}/{unit_id}/{record_id}': ({ unit_id, records }) => {
    const record_id = records.building.pasport_building_id;
    return { params: { record_type: 'pasport_buildings', unit_id, record_id } };
  },
};
