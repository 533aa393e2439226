import { beforeEach } from 'vitest';
import type { ResultOf } from '#contract/endpoint.ts';
import { readHouseShares } from '#contract/pasports/house-shares.ts';
import {
  createDivision,
  createJoining,
  deleteReshaping,
  listReshapings,
} from '#contract/pasports/reshapings.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { spaceWorld, type MadeSpace, type SpaceWorld } from './space-world.ts';
import type { Reply } from './world.ts';

/** A house of three flats, 7 (1/3), 8 (1/6) and 9 (1/2), and what may be done to them. */
export interface ReshapingScene extends SpaceWorld {
  readonly house: number;
  readonly seven: MadeSpace;
  readonly eight: MadeSpace;
  readonly type: number;
  /** A record of a space since 2020; returns its id. */
  readonly record: (table: string, space: MadeSpace, columns: object) => Promise<number>;
  /** A part of flat 7 as the call takes it. */
  readonly part: (space_number: string, share: string | null, more?: object) => DividedBody;
  /** Divides flat 7 from 1. 3. 2024 to 7 (1/4) and 7a (1/12), unless the body says otherwise. */
  readonly divide: (
    body?: object,
    space?: MadeSpace,
  ) => Promise<Reply<ResultOf<typeof createDivision>>>;
  /** Joins flat 8 to flat 7 from 1. 3. 2024 to 150 m², unless the body says otherwise. */
  readonly join: (
    body?: object,
    space?: MadeSpace,
  ) => Promise<Reply<ResultOf<typeof createJoining>>>;
  readonly takeBack: (
    id: number,
    space?: MadeSpace,
  ) => Promise<Reply<ResultOf<typeof deleteReshaping>>>;
  readonly list: (space?: MadeSpace) => Promise<ResultOf<typeof listReshapings>['values']>;
  /** '7 1/3' of each space that the presence list of the day has. */
  readonly sharesOn: (as_of: string) => Promise<string[]>;
  /** What the rows of the unit are, without versions, for "nothing has changed". */
  readonly everything: () => Promise<unknown[]>;
}

type DividedBody = Record<string, unknown>;

const TABLES = [
  'pasports',
  'pasport_spaces',
  'pasport_ownerships',
  'pasport_users',
  'pasport_tenants',
  'pasport_tenant_costs',
  'pasport_payers',
  'pasport_rooms',
  'pasport_roommates',
  'pasport_transfers',
  'pasport_transfer_spaces',
  'pasport_share_sets',
  'pasport_share_changes',
];

async function everythingOf({ at }: SpaceWorld): Promise<unknown[]> {
  const all = [];
  for (const table of TABLES) {
    const { rows } = await at.world.db.owner.query<{ row: unknown }>(
      `select to_jsonb(t) - array['version', 'updated'] as row from ${table} t
        where unit_id = $1 order by to_jsonb(t)::text`,
      [at.unit.unit_id],
    );
    all.push({ table, rows: rows.map(({ row }) => row) });
  }
  return all;
}

const shareOf = (text: string | null) => {
  const [common_share_numerator = null, common_share_denominator = null] =
    text === null ? [] : text.split('/').map(Number);
  return { common_share_numerator, common_share_denominator };
};

/** What stands in the scene of a test. */
type Standing = Pick<ReshapingScene, 'house' | 'seven' | 'eight' | 'type'>;

/** Makes the scene anew for each test of the file. */
export function reshapingScene(): ReshapingScene {
  const made = spaceWorld();
  const { at } = made;
  const none = { pasport_id: 0, pasport_space_id: 0 };
  const now: { -readonly [K in keyof Standing]: Standing[K] } = {
    house: 0,
    seven: none,
    eight: none,
    type: 0,
  };
  const flat = (space_number: string, share: string) =>
    addSpaceRow(at.world.db, at.unit, now.house, {
      space_number,
      pasport_name: space_number,
      total_area: 80,
      floor_area: 72,
      variable_symbol: '1250007',
      ...shareOf(share),
    });
  beforeEach(async () => {
    at.world.setNow('2024-06-20T10:00:00Z');
    now.house = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
    now.seven = await flat('7', '1/3');
    now.eight = await flat('8', '1/6');
    await flat('9', '1/2');
    const [row] = await made.rowsOf('pasport_spaces');
    now.type = Number(row?.pasport_type_id);
  });
  return {
    ...made,
    ...callsOf(made, now),
    get house() {
      return now.house;
    },
    get seven() {
      return now.seven;
    },
    get eight() {
      return now.eight;
    },
    get type() {
      return now.type;
    },
    record: async (table, { pasport_id }, columns) => {
      const row = await made.add(table, { pasport_id, valid_from: '2020-01-01', ...columns });
      // The id follows the client and the unit.
      return Number(Object.values(row)[2]);
    },
    everything: () => everythingOf(made),
  };
}

/** What may be done to the spaces of the scene, and asked of them. */
function callsOf(made: SpaceWorld, now: Standing) {
  const { at } = made;
  const part: ReshapingScene['part'] = (space_number, share, more = {}) => ({
    space_number,
    pasport_type_id: now.type,
    space_size: '',
    variable_symbol: '',
    total_area: 0,
    floor_area: 0,
    land_registry_unit: '',
    ownership_sheet: '',
    ...shareOf(share),
    ...more,
  });
  const divide: ReshapingScene['divide'] = (body = {}, space = now.seven) => {
    const parts = [
      part('7', '1/4', { total_area: 60.5, floor_area: 55, variable_symbol: '1250007' }),
      part('7a', '1/12', { total_area: 19.5, floor_area: 17, variable_symbol: '1250107' }),
    ];
    const usual = { first_day: '2024-03-01', parts };
    return at.world.call(createDivision, { ...made.on(space), body: { ...usual, ...body } });
  };
  const join: ReshapingScene['join'] = (body = {}, space = now.seven) => {
    const joined_ids = [now.eight.pasport_id];
    const usual = { first_day: '2024-03-01', joined_ids, total_area: 150, floor_area: 140 };
    return at.world.call(createJoining, { ...made.on(space), body: { ...usual, ...body } });
  };
  const takeBack: ReshapingScene['takeBack'] = (id, space = now.seven) =>
    at.world.call(deleteReshaping, made.on(space, id));
  const list: ReshapingScene['list'] = async (space = now.seven) =>
    (await at.world.call(listReshapings, made.on(space))).result.values;
  const sharesOn: ReshapingScene['sharesOn'] = async (as_of) => {
    const params = { unit_id: at.unit.unit_id, id: now.house };
    const call = { token: at.user.token, params, query: { as_of } };
    const { values } = (await at.world.call(readHouseShares, call)).result;
    return values.map(
      ({ space_number, common_share_numerator: numerator, common_share_denominator: all }) =>
        `${space_number} ${numerator ?? '-'}/${all ?? '-'}`,
    );
  };
  return { part, divide, join, takeBack, list, sharesOn };
}
