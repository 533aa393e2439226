import { beforeEach } from 'vitest';
import type { ResultOf } from '#contract/endpoint.ts';
import { createTransfer, deleteTransfer, listTransfers } from '#contract/pasports/transfers.ts';
import { spaceWorld, type MadeSpace, type SpaceWorld } from './space-world.ts';
import type { Reply } from './world.ts';

/** A flat with an owner of the whole of it since 2020, and two people who may come after him. */
export interface TransferScene extends Omit<SpaceWorld, 'flat'> {
  readonly flat: MadeSpace;
  readonly owner: number;
  /** Whose the ownership is. */
  readonly seller: number;
  readonly comers: readonly [number, number];
  /** Another flat. */
  readonly makeFlat: SpaceWorld['flat'];
  /** A record of the flat; returns its id. */
  readonly record: (table: string, columns: object) => Promise<number>;
  /** Changes all ownerships of the unit, behind the portal's back. */
  readonly setOwners: (assignment: string) => Promise<unknown>;
  /** Sells the flat from 1. 3. 2024 to the comers in halves, unless the body says otherwise. */
  readonly pass: (
    body?: object,
    space?: MadeSpace,
  ) => Promise<Reply<ResultOf<typeof createTransfer>>>;
  readonly takeBack: (id: number) => Promise<Reply<ResultOf<typeof deleteTransfer>>>;
  readonly list: () => Promise<ResultOf<typeof listTransfers>['values']>;
  /** What the rows of the unit are, without versions, for "nothing has changed". */
  readonly everything: () => Promise<unknown[]>;
}

const TABLES = ['pasport_ownerships', 'pasport_users', 'pasport_tenant_costs', 'pasport_transfers'];

async function everythingOf({ rowsOf }: SpaceWorld): Promise<unknown[]> {
  const all = [];
  for (const table of TABLES)
    for (const { version: _version, updated: _updated, ...row } of await rowsOf(table))
      all.push(row);
  return all;
}

/** Makes the scene anew for each test of the file. */
export function transferScene(): TransferScene {
  const made = spaceWorld();
  const { at } = made;
  let flat: MadeSpace;
  let owner: number;
  let seller: number;
  let comers: readonly [number, number];
  const record: TransferScene['record'] = async (table, columns) => {
    const row = await made.add(table, { pasport_id: flat.pasport_id, ...columns });
    // The id follows the client and the unit.
    return Number(Object.values(row)[2]);
  };
  beforeEach(async () => {
    at.world.setNow('2024-02-20T10:00:00Z');
    flat = await made.flat();
    comers = [await made.person('Nová'), await made.person('Nový')];
    seller = await made.person('Dosavadní');
    const since = { valid_from: '2020-01-01' };
    owner = await record('pasport_ownerships', { address_id: seller, ...since });
  });
  return {
    ...made,
    makeFlat: made.flat,
    get flat() {
      return flat;
    },
    get owner() {
      return owner;
    },
    get seller() {
      return seller;
    },
    get comers() {
      return comers;
    },
    record,
    setOwners: (assignment) =>
      at.world.db.owner.query(`update pasport_ownerships set ${assignment} where unit_id = $1`, [
        at.unit.unit_id,
      ]),
    pass: (body = {}, space = flat) => {
      const half = { share_numerator: 1, share_denominator: 2 };
      const usual = {
        transfer_kind: 'sale' as const,
        first_day: '2024-03-01',
        former: [{ pasport_ownership_id: owner }],
        owners: [
          { ...half, address_id: comers[0], has_vote: true },
          { ...half, address_id: comers[1] },
        ],
      };
      return at.world.call(createTransfer, { ...made.on(space), body: { ...usual, ...body } });
    },
    takeBack: (id) => at.world.call(deleteTransfer, made.on(flat, id)),
    list: async () => (await at.world.call(listTransfers, made.on(flat))).result.values,
    everything: () => everythingOf(made),
  };
}
