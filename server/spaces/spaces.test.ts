import { beforeEach, describe, expect, test } from 'vitest';
import { createSpace, deleteSpace, getSpace, updateSpace } from '#contract/pasports/spaces.ts';
import { addBuildingRow, addFloorRow } from '#tests/pasports.ts';
import { spaceWorld } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

const read = (id: number, unit_id?: number) => at.world.call(getSpace, at.of(id, unit_id));
const create = (body: object) => at.world.call(createSpace, { ...at.of(0), body });
const save = (id: number, body: object) => at.world.call(updateSpace, { ...at.of(id), body });
const remove = (id: number) => at.world.call(deleteSpace, at.of(id));
const building = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns);
const floorOf = (house: { pasport_id: number }) =>
  addFloorRow(at.world.db, at.unit, house.pasport_id);

async function typeId(code = 'BYT', client_id = at.unit.client_id): Promise<number> {
  const { rows } = await at.world.db.owner.query<{ pasport_type_id: number }>(
    'select pasport_type_id from pasport_types where client_id = $1 and code = $2',
    [client_id, code],
  );
  return rows[0]?.pasport_type_id ?? 0;
}

/** The least that a new space needs. */
async function needed(columns: object = {}) {
  const { pasport_id: pasport_parent_id } = await building();
  return { pasport_parent_id, pasport_type_id: await typeId(), space_number: '7', ...columns };
}

beforeEach(() => at.world.setNow('2025-01-20T10:00:00Z'));

describe('a new space', () => {
  test('keeps every field of its form', async () => {
    const house = await building({ pasport_name: 'Lipová 12', hidden: true });
    const place = { pasport_name: 'Krám', pasport_order: 30 };
    const fields = {
      pasport_type_id: await typeId('OBCHOD'),
      pasport_floor_id: (await floorOf(house)).pasport_floor_id,
      space_number: 'O1',
      space_size: '2 místnosti',
      variable_symbol: '0012345678',
      total_area: 99_999_999.99,
      floor_area: 0.07,
      heated_area: 64.3,
      heated_area_fixed: true,
      countable_area: 83.59,
      land_registry_unit: '1444/12',
      ownership_sheet: '2301',
      common_share_numerator: 652,
      common_share_denominator: 48_210,
      comment: 'Vchod z ulice',
    };
    const { status, result } = await create({
      ...place,
      ...fields,
      pasport_hidden: true,
      pasport_parent_id: house.pasport_id,
    });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      ...fields,
      unit_id: at.unit.unit_id,
      pasport_name: 'Krám',
      pasport_hidden: true,
      building_name: 'Lipová 12',
      building_hidden: true,
      pasport_type_name: 'Obchod a služby',
      is_flat: false,
      floor_code: '1NP',
      version: 1,
      pasport: {
        ...place,
        hidden: true,
        unit_id: at.unit.unit_id,
        pasport_id: result.pasport_id,
        kind: 'space',
        parent_id: house.pasport_id,
      },
    });
    expect((await read(result.pasport_space_id)).result).toEqual(result);
  });

  test('is named by its number and shown when nothing else is told', async () => {
    const { result } = await create(await needed({ space_number: ' 12/3 ' }));
    expect(result).toMatchObject({
      space_number: '12/3',
      pasport_name: '12/3',
      pasport_hidden: false,
      pasport_order: 0,
      total_area: 0,
      heated_area_fixed: false,
      common_share_numerator: null,
    });
  });

  test('needs a building, a type and a number', async () => {
    const { status, error } = await create({});
    expect(status).toBe(400);
    expect(error.fields?.map(({ field }) => field).toSorted()).toEqual([
      'pasport_parent_id',
      'pasport_type_id',
      'space_number',
    ]);
  });

  test.each([
    [{ total_area: -0.01 }, 'total_area', 'Zadejte kladnou hodnotu'],
    [{ floor_area: 1.005 }, 'floor_area', 'Zadejte nejvýše dvě desetinná místa'],
    [{ heated_area: 100_000_000 }, 'heated_area', 'Maximum 99\u00A0999\u00A0999,99'],
    [{ countable_area: '12' }, 'countable_area', 'Zadejte číselnou hodnotu'],
    [
      { variable_symbol: '12a' },
      'variable_symbol',
      'Variabilní symbol smí obsahovat pouze číslice',
    ],
    [{ space_number: '1'.repeat(21) }, 'space_number', 'Zadejte nejvýše 20 znaků'],
    [{ space_number: ' ' }, 'space_number', 'Toto pole je povinné'],
    [{ comment: 'x'.repeat(2001) }, 'comment', 'Zadejte nejvýše 2000 znaků'],
    [{ common_share_numerator: 1 }, 'common_share_denominator', 'Zadejte jmenovatele podílu'],
    [{ common_share_denominator: 1 }, 'common_share_numerator', 'Zadejte čitatele podílu'],
    [
      { common_share_numerator: 4, common_share_denominator: 3 },
      'common_share_numerator',
      'Podíl nesmí být větší než celek',
    ],
  ])('is refused with %o', async (columns, field, message) => {
    const { status, error } = await create(await needed(columns));
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ field, message }]);
    expect(await made.rowsOf('pasport_spaces')).toEqual([]);
  });

  test('is refused above the licence, also when many ask at once', async () => {
    const body = await needed();
    await made.flat();
    await at.world.db.owner.query('update clients set max_pasports = 3 where client_id = $1', [
      at.unit.client_id,
    ]);
    const replies = await Promise.all([1, 2, 3, 4].map(() => create(body)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409,
    ]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.error.errorMsg).toBe('Byl dosažen nejvyšší počet pasportů podle vaší licence.');
    expect(await made.rowsOf('pasport_spaces')).toHaveLength(3);
  });

  test('is refused after the licence has ended, while what is there may be changed', async () => {
    const { pasport_space_id } = await made.flat();
    await at.world.db.owner.query(
      "update clients set licence_valid_to = '2025-01-19' where client_id = $1",
      [at.unit.client_id],
    );
    expect((await create(await needed())).error.errorCode).toBe(63002409);
    expect((await save(pasport_space_id, { comment: 'x' })).status).toBe(200);
  });

  test('is made by POST with id 0 only, and changed by PUT with its id only', async () => {
    const { pasport_space_id } = await made.flat();
    const body = await needed();
    const posted = await at.world.call(createSpace, { ...at.of(pasport_space_id), body });
    expect([posted.status, (await save(0, body)).status]).toEqual([405, 405]);
  });
});

describe('a saved space', () => {
  test('keeps what was not sent and becomes newer', async () => {
    const { result } = await create(await needed({ comment: 'a', variable_symbol: '12' }));
    const { status, result: saved } = await save(result.pasport_space_id, {
      comment: 'b',
      version: 1,
    });
    expect(status).toBe(200);
    expect(saved).toEqual({ ...result, comment: 'b', version: 2, updated: saved.updated });
  });

  test('takes its place under the names by which the tree calls it, too', async () => {
    const { result } = await create(await needed());
    const { pasport_space_id: id } = result;
    const { pasport_id: parent_id } = await building({ pasport_name: 'Lipová 14' });
    expect((await save(id, { parent_id, hidden: true })).result).toMatchObject({
      pasport_parent_id: parent_id,
      pasport_hidden: true,
      building_name: 'Lipová 14',
    });
    const twice = await save(id, { hidden: false, pasport_hidden: true });
    expect([twice.status, twice.error.fields]).toEqual([
      400,
      [{ field: 'hidden', message: 'Pole je zadané pod dvěma jmény, pokaždé jinak' }],
    ]);
    expect((await save(id, { hidden: false, pasport_hidden: false })).result).toMatchObject({
      pasport_hidden: false,
    });
  });

  test('is saved and made anew by the record as it was read', async () => {
    const { result: first } = await create(
      await needed({ pasport_hidden: true, heated_area_fixed: true, total_area: 64.3 }),
    );
    const { result: seen } = await save(first.pasport_space_id, { pasport_hidden: false });
    const saved = await save(first.pasport_space_id, { ...seen });
    expect([saved.status, saved.result]).toEqual([
      200,
      { ...seen, version: seen.version + 1, updated: saved.result.updated },
    ]);
    const { status, result } = await create({ ...seen, pasport_hidden: true });
    expect(status).toBe(200);
    expect(result).toMatchObject({ pasport_hidden: true, total_area: 64.3, space_number: '7' });
    expect(result.pasport_space_id).not.toBe(seen.pasport_space_id);
  });

  test('has the version of its record, also when only its place changes', async () => {
    const { pasport_space_id: id } = await made.flat();
    expect(
      (await save(id, { pasport_name: 'Ateliér', pasport_hidden: true, version: 1 })).result,
    ).toMatchObject({ pasport_name: 'Ateliér', pasport_hidden: true, version: 2 });
    const { status, error } = await save(id, { comment: 'x', version: 1 });
    expect([status, error.errorCode]).toEqual([409, 60000409]);
    expect(error.current).toMatchObject({ pasport_name: 'Ateliér', comment: '', version: 2 });
    expect((await save(id, { comment: 'x' })).result.version).toBe(3);
  });

  test('loses no update of ten writers who retry on conflict', async () => {
    const { pasport_space_id: id } = await made.flat();
    const write = async (word: string): Promise<void> => {
      for (;;) {
        const { comment, version } = (await read(id)).result;
        const { status } = await save(id, { comment: `${comment} ${word}`.trim(), version });
        if (status === 200) return;
        expect(status).toBe(409);
      }
    };
    const words = Array.from({ length: 10 }, (_, word) => `w${word}`);
    await Promise.all(words.map(write));
    expect((await read(id)).result.comment.split(' ').toSorted()).toEqual(words.toSorted());
  });

  test('takes a share away only whole', async () => {
    const { pasport_space_id: id } = await made.flat({
      common_share_numerator: 1,
      common_share_denominator: 2,
    });
    expect((await save(id, { common_share_numerator: null })).status).toBe(400);
    const none = { common_share_numerator: null, common_share_denominator: null };
    expect((await save(id, none)).result).toMatchObject(none);
  });

  test('of another unit or client is missing, and so is an id of no space', async () => {
    const { near, far } = await at.neighbours();
    const foreign = [await made.flat({}, near), await made.flat({}, far)];
    const ids = [...foreign.map(({ pasport_space_id }) => pasport_space_id), 2_000_000_000];
    for (const id of ids) {
      const replies = [await read(id), await save(id, { comment: 'x' }), await remove(id)];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await read(0)).status).toBe(404);
    expect((await remove(0)).status).toBe(404);
  });

  test('tells who used it on a day', async () => {
    const flat = await made.flat();
    const address_id = await made.person('Stará');
    const { pasport_id } = flat;
    const days = { valid_from: '2020-01-01', valid_to: '2020-12-31' };
    await made.add('pasport_tenants', { pasport_id, address_id, ...days });
    const call = at.of(flat.pasport_space_id);
    const then = await at.world.call(getSpace, { ...call, query: { as_of: '2020-12-31' } });
    expect([
      then.result.tenant_name,
      (await read(flat.pasport_space_id)).result.tenant_name,
    ]).toEqual(['Stará', '']);
  });
});
