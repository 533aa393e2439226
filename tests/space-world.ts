import { addAddressRow } from './addresses.ts';
import { insertRow } from './builders.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from './pasports.ts';
import { unitWorld, type UnitWorld } from './unit-world.ts';

/** A space as tests name it. */
export interface MadeSpace {
  readonly pasport_id: number;
  readonly pasport_space_id: number;
}

/** A world with a unit for each test, and makers of its flats and people. */
export interface SpaceWorld {
  readonly at: UnitWorld;
  /** A flat in a building of its own. */
  readonly flat: (columns?: Record<string, unknown>, unit?: UnitOfClient) => Promise<MadeSpace>;
  /** A person of the unit's address book; returns his address_id. */
  readonly person: (last_name?: string, unit?: UnitOfClient) => Promise<number>;
  /** A row of any table of the unit. */
  readonly add: (
    table: string,
    columns: Record<string, unknown>,
  ) => Promise<Record<string, unknown>>;
  /** The user's call of a record of the space; 0 is a new one. */
  readonly on: (
    space: { readonly pasport_id: number },
    id?: number,
  ) => { token: string; params: { unit_id: number; pasport_id: number; id: number } };
  /** All rows of a table of the unit by their ids, for "nothing has changed". */
  readonly rowsOf: (table: string) => Promise<Record<string, unknown>[]>;
}

/** Makes the world of a test file; ready inside its tests. */
export function spaceWorld(): SpaceWorld {
  const at = unitWorld();
  return {
    at,
    flat: async (columns = {}, unit = at.unit) => {
      const { pasport_id } = await addBuildingRow(at.world.db, unit);
      return addSpaceRow(at.world.db, unit, pasport_id, columns);
    },
    person: (last_name = 'Novák', unit = at.unit) =>
      addAddressRow(at.world.db, unit, { last_name }),
    add: (table, columns) => insertRow(at.world.db, table, { ...at.unit, ...columns }),
    on: ({ pasport_id }, id = 0) => ({
      token: at.user.token,
      params: { unit_id: at.unit.unit_id, pasport_id, id },
    }),
    rowsOf: async (table) => {
      const { rows } = await at.world.db.owner.query<Record<string, unknown>>(
        `select * from ${table} where unit_id = $1 order by 3`,
        [at.unit.unit_id],
      );
      return rows;
    },
  };
}
