import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { UnitOfClient } from './pasports.ts';
import { createWorld, type World } from './world.ts';

type User = Awaited<ReturnType<World['makeUser']>>;

/** A world with a user and a unit of his own for each test. */
export interface UnitWorld {
  readonly world: World;
  readonly user: User;
  readonly unit: UnitOfClient;
  /** Another unit of the same client, and a unit of another client. */
  neighbours(): Promise<{ near: UnitOfClient; far: UnitOfClient }>;
  /** The user's call of a record of his unit. */
  of(id: number, unit_id?: number): { token: string; params: { unit_id: number; id: number } };
  cityId(code: string): Promise<number>;
  indicatorId(client_id: number): Promise<number>;
}

async function unitOf(world: World, client_id: number): Promise<UnitOfClient> {
  return { client_id, unit_id: (await world.makeUnit(client_id)).unit_id };
}

async function numberOf(world: World, query: string, value: unknown): Promise<number> {
  const { rows } = await world.db.owner.query<{ id: number }>(query, [value]);
  if (rows[0] === undefined) throw new Error(`Nothing is found by ${query}.`);
  return rows[0].id;
}

const INDICATOR = `select heating_indicator_id as id from heating_indicators
                    where client_id = $1 and code = 'ITN2'`;

/** Makes the world of a test file; ready inside its tests. */
export function unitWorld(): UnitWorld {
  let world: World;
  let user: User;
  let unit: UnitOfClient;
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    user = await world.makeUser();
    unit = await unitOf(world, user.client_id);
  });
  afterAll(() => world.close());
  return {
    get world() {
      return world;
    },
    get user() {
      return user;
    },
    get unit() {
      return unit;
    },
    neighbours: async () => ({
      near: await unitOf(world, user.client_id),
      far: await unitOf(world, (await world.makeClient()).client_id),
    }),
    of: (id, unit_id = unit.unit_id) => ({ token: user.token, params: { unit_id, id } }),
    cityId: (code) => numberOf(world, 'select city_id as id from cities where code = $1', code),
    indicatorId: (client_id) => numberOf(world, INDICATOR, client_id),
  };
}
