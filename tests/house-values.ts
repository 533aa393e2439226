import { beforeEach } from 'vitest';
import {
  readHouseValues,
  saveHouseValues,
  undoHouseValues,
  type HouseValueKind,
} from '#contract/pasports/house-values.ts';
import { addRelationRow } from './addresses.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { spaceWorld, type SpaceWorld } from './space-world.ts';

export const DAY = '2026-07-01';

interface Typed {
  readonly pasport_id: number;
  readonly name?: string;
  readonly amount: number | null;
}

type House = () => number;

/** Makers of what a space of the house has since 2024. */
function makersOf(made: SpaceWorld, house: House) {
  const { at } = made;
  const since = { valid_from: '2024-01-01' };
  type Columns = Record<string, unknown>;
  return {
    space: async (space_number: string, columns: Columns = {}) => {
      const row = { space_number, ...columns };
      return (await addSpaceRow(at.world.db, at.unit, house(), row)).pasport_id;
    },
    persons: (pasport_id: number, users_count: number, columns: Columns = {}) =>
      made.add('pasport_users', { pasport_id, users_count, ...since, ...columns }),
    tenant: async (pasport_id: number, columns: Columns = {}) =>
      addRelationRow(at.world.db, at.unit, 'tenant', {
        pasport_id,
        address_id: await made.person(),
        ...since,
        ...columns,
      }),
    cost: (pasport_id: number, pasport_tenant_id: number, columns: Columns) =>
      made.add('pasport_tenant_costs', {
        pasport_id,
        pasport_tenant_id,
        ...since,
        allocation: 'persons',
        ...columns,
      }),
  };
}

/** Calls of the values of the house by its user. */
function callsOf({ at }: SpaceWorld, house: House) {
  const params = (kind: HouseValueKind, id = house()) => ({ unit_id: at.unit.unit_id, id, kind });
  const read = (kind: HouseValueKind, as_of = DAY, id = house()) =>
    at.world.call(readHouseValues, {
      token: at.user.token,
      params: params(kind, id),
      query: { as_of },
    });
  /** Saves as the screen does: with what is seen on the day. */
  const save = async (kind: HouseValueKind, typed: readonly Typed[], valid_from = DAY) => {
    const { values } = (await read(kind, valid_from)).result;
    const changes = typed.map((one) => {
      const row = values.find(({ pasport_id }) => pasport_id === one.pasport_id);
      const held = row?.held.find(({ name }) => name === (one.name ?? ''));
      if (held === undefined) return { ...one, seen: null };
      return { ...one, seen: { record_id: held.record_id, version: held.version } };
    });
    const body = { valid_from, changes };
    return at.world.call(saveHouseValues, { token: at.user.token, params: params(kind), body });
  };
  /** Takes back the last change of the house. */
  const undoLast = async (kind: HouseValueKind) => {
    const { last_change } = (await read(kind)).result;
    const house_change_id = last_change?.house_change_id ?? 0;
    return at.world.call(undoHouseValues, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id, house_change_id },
    });
  };
  return { params, read, save, undoLast };
}

/** A world with a house for each test, and calls of the values of its spaces; the day is 10 June 2026. */
export function houseValuesWorld() {
  const made = spaceWorld();
  const { at } = made;
  let house: number;
  beforeEach(async () => {
    at.world.setNow('2026-06-10T10:00:00Z');
    house = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
  });
  /** Records of the unit in the order in which they were made, with their days as texts. */
  const stored = async (table: 'pasport_users' | 'pasport_tenant_costs') => {
    const id = { pasport_users: 'pasport_user_id', pasport_tenant_costs: 'pasport_tenant_cost_id' };
    const { rows } = await at.world.db.owner.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t where unit_id = $1 order by ${id[table]}`,
      [at.unit.unit_id],
    );
    return rows.map(({ row }) => row);
  };
  const timesOf = async (
    table: 'pasport_users' | 'pasport_tenant_costs' = 'pasport_users',
    amount = 'users_count',
  ) => (await stored(table)).map((row) => [row['valid_from'], row['valid_to'], row[amount]]);
  const ofHouse = () => house;
  return { made, at, stored, timesOf, ...makersOf(made, ofHouse), ...callsOf(made, ofHouse) };
}
