import { beforeEach } from 'vitest';
import type { ResultOf } from '#contract/endpoint.ts';
import { moveTenant } from '#contract/pasports/moving.ts';
import { spaceWorld, type MadeSpace, type SpaceWorld } from './space-world.ts';
import type { Reply } from './world.ts';

/** A flat with a tenant since 2020, and a person who may come after him. */
export interface MovingScene extends Omit<SpaceWorld, 'flat'> {
  readonly flat: MadeSpace;
  readonly tenant: number;
  readonly comer: number;
  /** Another flat. */
  readonly makeFlat: SpaceWorld['flat'];
  /** A record of the flat; returns its id. */
  readonly record: (table: string, columns: object) => Promise<number>;
  /** A cost of the tenant. */
  readonly cost: (
    service_name: string,
    monthly_advance: number,
    columns: object,
  ) => Promise<number>;
  readonly next: (columns?: object) => { address_id: number; users_count: number };
  /** Moves the tenant out on 29. 2. 2024 and the comer in, unless the body says otherwise. */
  readonly move: (body?: object, space?: MadeSpace) => Promise<Reply<ResultOf<typeof moveTenant>>>;
  /** Ends all records of the unit. */
  readonly endAll: (table: string, valid_to: string) => Promise<unknown>;
  /** The columns and the days of all records of the unit. */
  readonly told: (table: string, ...columns: string[]) => Promise<unknown[][]>;
}

/** Validity of a record. */
export const since = (valid_from: string, valid_to: string | null = null) => ({
  valid_from,
  valid_to,
});

/** Makes the scene anew for each test of the file. */
export function movingScene(): MovingScene {
  const made = spaceWorld();
  const { at } = made;
  let flat: MadeSpace;
  let tenant: number;
  let comer: number;
  const record: MovingScene['record'] = async (table, columns) => {
    const row = await made.add(table, { pasport_id: flat.pasport_id, ...columns });
    // The id follows the client and the unit.
    return Number(Object.values(row)[2]);
  };
  const next = (columns = {}) => ({ address_id: comer, users_count: 2, ...columns });
  beforeEach(async () => {
    at.world.setNow('2024-02-20T10:00:00Z');
    flat = await made.flat();
    comer = await made.person('Příchozí');
    const address_id = await made.person('Odchozí');
    tenant = await record('pasport_tenants', { address_id, ...since('2020-01-01') });
  });
  return {
    ...made,
    makeFlat: made.flat,
    get flat() {
      return flat;
    },
    get tenant() {
      return tenant;
    },
    get comer() {
      return comer;
    },
    record,
    cost: (service_name, monthly_advance, columns) => {
      const cost = { pasport_tenant_id: tenant, service_name, monthly_advance, ...columns };
      return record('pasport_tenant_costs', cost);
    },
    next,
    move: (body = {}, space = flat) => {
      const nobody = { staying_roommate_ids: [], carried_cost_ids: [] };
      const usual = { last_day: '2024-02-29', pasport_tenant_id: tenant, next: next(), ...nobody };
      return at.world.call(moveTenant, { ...made.on(space), body: { ...usual, ...body } });
    },
    endAll: (table, valid_to) =>
      at.world.db.owner.query(`update ${table} set valid_to = $1 where unit_id = $2`, [
        valid_to,
        at.unit.unit_id,
      ]),
    told: async (table, ...columns) => {
      const rows = await made.rowsOf(table);
      return rows.map((row) => [...columns, 'valid_from', 'valid_to'].map((column) => row[column]));
    },
  };
}
