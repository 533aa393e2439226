import type { Endpoint } from '#contract/endpoint.ts';
import { claims, type MakeSample, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const record = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });

/** A call of a record of the scene's space. */
function ofSpace({ unit_id, records }: Scene, id: number) {
  return { params: { unit_id, pasport_id: records.space.pasport_id, id } };
}

const list: MakeSample = ({ unit_id, records }) => ({
  params: { unit_id, pasport_id: records.space.pasport_id },
});

/** What the form of a space sends, with all that it can name. */
function form(scene: Scene, endpoint: Endpoint) {
  const { building, floor, pasport_type_id } = scene.records;
  return {
    ...claims(scene, endpoint),
    ...floor,
    pasport_parent_id: building.pasport_id,
    pasport_type_id,
    space_number: '7',
    total_area: 64.3,
  };
}

/** A part of the scene's space when it is divided. */
const dividedPart = ({ records }: Scene, space_number: string) => ({
  space_number,
  pasport_type_id: records.pasport_type_id,
  space_size: '',
  variable_symbol: '',
  total_area: 30,
  floor_area: 28,
  land_registry_unit: '',
  ownership_sheet: '',
  common_share_numerator: null,
  common_share_denominator: null,
});

const year = { valid_from: '2010-01-01', valid_to: '2010-12-31' };

type Ids = Scene['records']['ofSpace'];

/** Samples of the four calls of one kind of records; a spare one is deleted. */
function recordSamples(
  one: string,
  fields: (scene: Scene) => Record<string, unknown>,
  id: (ids: Ids) => number,
  spare: (ids: Ids) => number = id,
): Samples {
  const path = `/v1/pasport/${one}/{unit_id}/{pasport_id}/{id}`;
  return {
    [`GET ${path}`]: (scene) => ofSpace(scene, id(scene.records.ofSpace)),
    [`POST ${path}`]: (scene, endpoint) => ({
      ...ofSpace(scene, 0),
      body: { ...claims(scene, endpoint), ...year, ...fields(scene) },
    }),
    [`PUT ${path}`]: (scene, endpoint) => ({
      ...ofSpace(scene, id(scene.records.ofSpace)),
      body: { ...claims(scene, endpoint), ...fields(scene), comment: 'x', version: 1 },
    }),
    [`DELETE ${path}`]: (scene) => ofSpace(scene, spare(scene.records.ofSpace)),
  };
}

const person = ({ records }: Scene) => ({ address_id: records.address_id });

/** Valid requests of spaces and their records. */
export const spacesSamples: Samples = {
  'GET /v1/pasports/symbols/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'POST /v1/pasports/symbols/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: { ...claims(scene, endpoint), seen: 1_000_000 },
    // So many spaces nobody has.
    status: 409,
  }),
  'GET /v1/pasports/spaces/browser/{unit_id}/{show_hidden}/{parent_id}/{parent_type}': ({
    unit_id,
    records,
  }) => {
    const parent_id = records.building.pasport_id;
    return { params: { unit_id, show_hidden: '1', parent_id, parent_type: 'building' } };
  },
  'GET /v1/pasports/space/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.space.pasport_space_id),
  'GET /v1/pasports/space-summary/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.space.pasport_space_id),
  'GET /v1/pasports/house-summary/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.building.pasport_building_id),
  'GET /v1/pasports/space-address/{unit_id}/{pasport_id}': ({ unit_id, records }) => ({
    params: { unit_id, pasport_id: records.space.pasport_id },
  }),
  'POST /v1/pasports/space/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, 0),
    body: form(scene, endpoint),
  }),
  'PUT /v1/pasports/space/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, scene.records.space.pasport_space_id),
    body: { ...form(scene, endpoint), version: 1 },
  }),
  'POST /v1/pasports/spaces/many/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.space.pasport_space_id, version: 1 }],
      fields: { space_size: '2+1' },
    },
  }),
  'DELETE /v1/pasports/space/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.ofSpace.spare.space.pasport_space_id),

  'GET /v1/pasport/tenants/{unit_id}/{pasport_id}/short': list,
  'GET /v1/pasport/users/{unit_id}/{pasport_id}/short': list,
  'GET /v1/pasport/ownerships/{unit_id}/{pasport_id}/short': list,
  'GET /v1/pasport/rooms/{unit_id}/{pasport_id}': list,
  'GET /v1/pasport/roommates/{unit_id}/{pasport_id}': list,
  'GET /v1/pasport/costs/{unit_id}/{pasport_id}': list,
  'GET /v1/pasport/payers/{unit_id}/{pasport_id}': list,
  'GET /v1/pasport/payers/{unit_id}/{pasport_id}/day': list,
  'GET /v1/pasport/tenant/costs/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.ofSpace.pasport_tenant_id),

  ...recordSamples(
    'tenant',
    person,
    (ids) => ids.pasport_tenant_id,
    ({ spare }) => spare.pasport_tenant_id,
  ),
  ...recordSamples(
    'user',
    () => ({ users_count: 3 }),
    (ids) => ids.pasport_user_id,
  ),
  ...recordSamples(
    'payer',
    () => ({ payer: 'tenant', reason: 'Platí nájemce podle smlouvy' }),
    (ids) => ids.pasport_payer_id,
  ),
  ...recordSamples('ownership', person, (ids) => ids.pasport_ownership_id),
  ...recordSamples(
    'room',
    () => ({ room_name: 'Ložnice', floor_area: 12.5 }),
    ({ spare }) => spare.room.pasport_room_id,
  ),
  ...recordSamples('roommate', person, (ids) => ids.pasport_roommate_id),
  ...recordSamples(
    'cost',
    ({ records }) => ({
      pasport_tenant_id: records.ofSpace.pasport_tenant_id,
      service_name: 'Teplo',
      monthly_advance: 150_000,
      valid_from: '2021-01-01',
      valid_to: '2021-12-31',
    }),
    (ids) => ids.pasport_tenant_cost_id,
  ),
  'GET /v1/pasport/transfers/{unit_id}/{pasport_id}': list,
  'POST /v1/pasport/transfer/{unit_id}/{pasport_id}': (scene, endpoint) => ({
    ...list(scene, endpoint),
    body: {
      ...claims(scene, endpoint),
      transfer_kind: 'sale',
      first_day: '2024-03-01',
      former: [{ pasport_ownership_id: scene.records.ofSpace.pasport_ownership_id }],
      owners: [{ ...person(scene), share_numerator: 1, share_denominator: 2 }],
    },
  }),
  'DELETE /v1/pasport/transfer/{unit_id}/{pasport_id}/{id}': (scene) =>
    ofSpace(scene, scene.records.ofSpace.pasport_transfer_id),
  'GET /v1/pasport/reshapings/{unit_id}/{pasport_id}': list,
  'POST /v1/pasport/division/{unit_id}/{pasport_id}': (scene, endpoint) => ({
    ...list(scene, endpoint),
    body: {
      ...claims(scene, endpoint),
      first_day: '2024-03-01',
      parts: [dividedPart(scene, '7'), dividedPart(scene, '7a')],
    },
  }),
  'POST /v1/pasport/joining/{unit_id}/{pasport_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, pasport_id: scene.records.ofSpace.spare.space.pasport_id },
    body: {
      ...claims(scene, endpoint),
      first_day: '2024-03-01',
      joined_ids: [scene.records.ofSpace.spare.joined.pasport_id],
      total_area: 90,
      floor_area: 80,
    },
  }),
  'DELETE /v1/pasport/reshaping/{unit_id}/{pasport_id}/{id}': (scene) =>
    ofSpace(scene, scene.records.ofSpace.division_id),
  'POST /v1/pasport/move/{unit_id}/{pasport_id}': (scene, endpoint) => ({
    ...list(scene, endpoint),
    body: {
      ...claims(scene, endpoint),
      last_day: '2024-02-29',
      pasport_tenant_id: scene.records.ofSpace.pasport_tenant_id,
      next: null,
      staying_roommate_ids: [],
      carried_cost_ids: [],
    },
  }),
};
