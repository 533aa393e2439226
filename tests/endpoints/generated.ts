import fc from 'fast-check';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { requestsOf, type Ids } from './arbitrary.ts';
import { nameOf } from './contract.ts';
import { sampleOf } from './samples.ts';
import type { Scene } from './scene.ts';

/** One generated request. */
export interface Request {
  /** Its name: a counterexample should be readable. */
  readonly endpoint: string;
  readonly who: Access;
  readonly params: Record<string, unknown>;
  readonly query: Record<string, string>;
  readonly body: unknown;
}

type OfRecords = (pick: (records: Scene['records']) => number[]) => number[];

/** Ids of the unit's records; one number may be of several kinds. */
function recordIds(of: OfRecords): Ids {
  return {
    id: [
      0,
      ...of(({ group, building }) => [group.pasport_building_id, building.pasport_building_id]),
      ...of(({ floor, element, space }) => [
        floor.pasport_floor_id,
        element.pasport_building_element_id,
        space.pasport_space_id,
      ]),
      ...of(({ ofSpace, room }) => [
        ofSpace.pasport_tenant_id,
        ofSpace.pasport_user_id,
        ofSpace.pasport_ownership_id,
        ofSpace.pasport_roommate_id,
        ofSpace.pasport_tenant_cost_id,
        room.pasport_room_id,
      ]),
    ],
    parent_id: [null, ...of(({ group, building }) => [group.pasport_id, building.pasport_id])],
    pasport_id: of(({ building, space }) => [building.pasport_id, space.pasport_id]),
    pasport_building_id: of(({ building }) => [building.pasport_building_id]),
    pasport_room_id: [null, ...of(({ room }) => [room.pasport_room_id])],
    pasport_floor_id: [null, ...of(({ floor }) => [floor.pasport_floor_id])],
    pasport_tenant_id: of(({ ofSpace }) => [ofSpace.pasport_tenant_id]),
    pasport_type_id: of(({ pasport_type_id }) => [pasport_type_id]),
    address_id: of(({ address_id }) => [address_id]),
    degree_day_place_id: of(({ heating }) => [heating.degree_day_place_id]),
    auxtype: ['types', 'indicators', 'positions', 'rooms', 'makers'],
    heating_indicator_id: of(({ heating_indicator_id }) => [heating_indicator_id]),
    record_id: of(({ building, floor }) => [building.pasport_building_id, floor.pasport_floor_id]),
    city_id: [0, 1, null],
  };
}

export function idsOf(own: Scene, foreign: Scene): Ids {
  const both = <T>(pick: (scene: Scene) => T[]) => [...pick(own), ...pick(own), ...pick(foreign)];
  const ofRecords = (pick: (records: Scene['records']) => number[]) =>
    both(({ records }) => pick(records));
  return {
    ...recordIds(ofRecords),
    import_id: both(({ imports }) => [imports.checked_id, imports.accepted_id]),
    task_id: both(({ imports }) => [imports.task_id]),
    client_id: both((scene) => [scene.client_id]),
    unit_id: both((scene) => [scene.unit_id]),
    client_user_id: both(({ user, admin, invited, system }) =>
      [user, admin, invited, system].map((one) => one.client_user_id),
    ),
    system_message_id: both(({ system_message_id }) => [system_message_id]),
    client_user_message_id: both(({ messages }) => [...messages.values()]),
    user_identity: both(({ user, admin, system }) =>
      [user, admin, system].map((one) => one.user_identity),
    ),
    module_id: [1, 2, 13, 20],
    parent_module_id: [null, 1, 2, 13],
    business_id: ['45274649', '27082440', '12345678', ''],
    email: ['jana@example.cz', 'spravce@example.cz'],
    version: [1, 2],
    action: ['create', 'delete'],
  };
}

/** What goes into an address is text in UTF-8. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return Buffer.from(text.slice(0, 80)).toString('utf8');
}

/** What would be another path is not asked. */
function pathPart(value: unknown): string {
  const part = textOf(value);
  return part === '' || /^\.{1,2}$/.test(part) ? '-' : part;
}

const everybody = ['public', 'user', 'client-admin', 'system-admin'] as const;

/** Requests to one endpoint: mostly by whoever may, near what is valid in the scene. */
export function requestsTo(endpoint: Endpoint, own: Scene, ids: Ids): fc.Arbitrary<Request> {
  const valid = sampleOf(endpoint, own);
  const names = Object.keys(endpoint.params.shape);
  const parts = {
    who: fc.constantFrom(...Array(6).fill(endpoint.access), ...everybody) as fc.Arbitrary<Access>,
    query: requestsOf(endpoint.query, valid.query ?? {}, ids),
    params: requestsOf(endpoint.params, valid.params ?? {}, ids),
    body: requestsOf(endpoint.body, valid.body ?? {}, ids),
  };
  return fc.record(parts).map(({ params, query, ...made }) => {
    const given = new Map(Object.entries(params ?? {}));
    const path = names.map((name) => [name, pathPart(given.get(name))]);
    const asked = Object.entries(query ?? {}).map(([name, value]) => [name, textOf(value)]);
    return {
      ...made,
      endpoint: nameOf(endpoint),
      params: Object.fromEntries(path),
      query: Object.fromEntries(asked),
    };
  });
}
