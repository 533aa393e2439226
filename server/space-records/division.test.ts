import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deleteShareSet, listShareSets } from '#contract/pasports/share-changes.ts';
import { reshapingScene } from '#tests/reshaping-scene.ts';

const scene = reshapingScene();
const { at, divide, takeBack, list, sharesOn, record, part } = scene;

async function spaceRows() {
  const rows = await scene.rowsOf('pasport_spaces');
  return rows.map((row) => [row.space_number, row.total_area, row.variable_symbol]);
}

/** Owners of each space: its pasport_id, the share, whether they are spouses, and the time. */
async function owners() {
  const { rows } = await at.world.db.owner.query<{ told: string }>(
    `select concat_ws(' ', s.space_number, o.share_numerator || '/' || o.share_denominator,
              o.is_joint::text, o.has_vote::text, o.valid_from, o.valid_to) as told
       from pasport_ownerships o join pasport_spaces s using (client_id, pasport_id)
      where o.unit_id = $1 order by 1, o.address_id`,
    [at.unit.unit_id],
  );
  return rows.map(({ told }) => told);
}

describe('a division of a space', () => {
  test('lets the space go on as the first part and founds the others beside it', async () => {
    const { status, result } = await divide();
    expect(status).toBe(200);
    expect(result).toMatchObject({
      pasport_id: scene.seven.pasport_id,
      transfer_kind: 'division',
      first_day: '2024-03-01',
      spaces: [
        { space_number: '7', part: 'kept', ...scene.seven },
        { space_number: '7a', part: 'founded' },
      ],
    });
    expect(await spaceRows()).toEqual([
      ['7', '60.50', '1250007'],
      ['8', '80.00', '1250007'],
      ['9', '80.00', '1250007'],
      ['7a', '19.50', '1250107'],
    ]);
    const { rows } = await at.world.db.owner.query(
      `select distinct parent_id, pasport_floor_id, pasport_type_id from pasports
         join pasport_spaces using (client_id, pasport_id) where pasports.unit_id = $1`,
      [at.unit.unit_id],
    );
    expect(rows).toHaveLength(1);
    expect(await list()).toEqual([result]);
    const founded = result.spaces[1] ?? { pasport_id: 0, pasport_space_id: 0 };
    expect(await list(founded)).toEqual([result]);
    expect(await list(scene.eight)).toEqual([]);
  });

  test('divides the share in the common parts from its day, so that the house makes the whole on every day', async () => {
    await divide();
    expect(await sharesOn('2024-02-29')).toEqual(['7 1/3', '8 1/6', '9 1/2']);
    expect(await sharesOn('2024-03-01')).toEqual(['7 1/4', '7a 1/12', '8 1/6', '9 1/2']);
    const params = { unit_id: at.unit.unit_id, id: scene.house };
    const sets = await at.world.call(listShareSets, { token: at.user.token, params });
    expect(sets.result.values).toMatchObject([
      {
        first_day: '2024-03-01',
        reason: 'Rozdělení prostoru 7',
        applied: true,
        changes: [
          { space_number: '7', former_numerator: 1, former_denominator: 3 },
          { space_number: '7a', former_numerator: null, common_share_denominator: 12 },
        ],
      },
    ]);
  });

  test('copies the owners of its day with their shares, jointness and vote', async () => {
    const couple = { is_joint: true, share_denominator: 2 };
    const first = { address_id: await scene.person('A'), has_vote: true, valid_to: '2025-12-31' };
    await record('pasport_ownerships', scene.seven, { ...couple, ...first });
    await record('pasport_ownerships', scene.seven, {
      ...couple,
      has_vote: false,
      address_id: await scene.person('B'),
    });
    const gone = { valid_from: '2019-01-01', valid_to: '2019-12-31' };
    await record('pasport_ownerships', scene.seven, {
      address_id: await scene.person('C'),
      ...gone,
    });
    expect((await divide()).status).toBe(200);
    expect(await owners()).toEqual([
      '7 1/1 false true 2019-01-01 2019-12-31',
      '7 1/2 true false 2020-01-01',
      '7 1/2 true true 2020-01-01 2025-12-31',
      '7a 1/2 true false 2024-03-01',
      '7a 1/2 true true 2024-03-01 2025-12-31',
    ]);
  });

  test('leaves tenants, persons and costs with the first part', async () => {
    const address_id = await scene.person('Nájemce');
    await record('pasport_tenants', scene.seven, { address_id });
    await record('pasport_users', scene.seven, { users_count: 3 });
    const cost = { service_name: 'Teplo', monthly_advance: 1 };
    await record('pasport_tenant_costs', scene.seven, cost);
    const before = await Promise.all(
      ['pasport_tenants', 'pasport_users', 'pasport_tenant_costs'].map(scene.rowsOf),
    );
    await divide();
    const after = await Promise.all(
      ['pasport_tenants', 'pasport_users', 'pasport_tenant_costs'].map(scene.rowsOf),
    );
    expect(after).toEqual(before);
  });

  test('does without shares where the space has none', async () => {
    await at.world.db.owner.query(
      `update pasport_spaces set common_share_numerator = null, common_share_denominator = null
        where pasport_id = $1`,
      [scene.seven.pasport_id],
    );
    expect((await divide({ parts: [part('7', null), part('7a', null)] })).status).toBe(200);
    expect(await sharesOn('2024-03-01')).toEqual(['7 -/-', '7a -/-', '8 1/6', '9 1/2']);
    expect(await scene.rowsOf('pasport_share_sets')).toEqual([]);
  });

  test('does not set areas that follow from the rooms', async () => {
    await record('pasport_rooms', scene.seven, { room_name: 'Pokoj', floor_area: 20 });
    await divide({
      parts: [part('7', '1/4', { heated_area: 11 }), part('7a', '1/12', { heated_area: 12.5 })],
    });
    const rows = await scene.rowsOf('pasport_spaces');
    expect(rows.map((row) => [row.space_number, row.heated_area, row.heated_area_fixed])).toEqual([
      ['7', '0.00', false],
      ['8', '0.00', false],
      ['9', '0.00', false],
      ['7a', '12.50', true],
    ]);
  });
});

describe('a division is refused, and nothing changes,', () => {
  async function refused(body: object, space = scene.seven) {
    const before = await scene.everything();
    const { status, error } = await divide(body, space);
    expect(await scene.everything()).toEqual(before);
    return { status, ...error };
  }
  const faulty = async (body: object) =>
    (await refused(body)).fields?.map(({ field, message }) => `${field}: ${message}`);

  test('when the shares are not what the space had', async () => {
    expect(await faulty({ parts: [part('7', '1/4'), part('7a', '1/24')] })).toEqual([
      'parts: Podíly částí dávají dohromady 7/24, prostor má 1/3: chybí 1/24.',
    ]);
  });

  test('when a type is not of the client', async () => {
    const parts = [part('7', '1/4'), part('7a', '1/12', { pasport_type_id: 2_000_000_000 })];
    const { status, fields } = await refused({ parts });
    expect([status, fields?.[0]?.field]).toEqual([404, 'parts.1.pasport_type_id']);
  });

  test('for a day to come, for a hidden space, and before another one', async () => {
    expect(await faulty({ first_day: '2024-06-21' })).toEqual([
      'first_day: Zapište nejdříve v den, od kdy platí',
    ]);
    await divide();
    const parts = [part('7', '1/6'), part('7b', '1/6')];
    expect(await faulty({ first_day: '2024-02-01', parts })).toEqual([
      'first_day: Prostor se rozděluje nebo spojuje už 1. 3. 2024: zadejte pozdější den, nebo to vezměte zpět.',
    ]);
    await at.world.db.owner.query('update pasports set hidden = true where pasport_id = $1', [
      scene.eight.pasport_id,
    ]);
    expect((await refused({}, scene.eight)).fields?.[0]?.message).toBe(
      'Prostor 8 je skrytý: nejdříve jej zobrazte',
    );
  });

  test('before an owner who comes later', async () => {
    const address_id = await scene.person('Pozdější');
    await record('pasport_ownerships', scene.seven, { address_id, valid_from: '2024-04-01' });
    expect(await faulty({})).toEqual([
      'first_day: Pozdější vlastní až od 1. 4. 2024: zadejte pozdější den, nebo tu změnu vlastníků nejdříve vezměte zpět.',
    ]);
  });

  test('over the limit of the licence, and after its end', async () => {
    const clients = (assignment: string) =>
      at.world.db.owner.query(`update clients set ${assignment} where client_id = $1`, [
        at.unit.client_id,
      ]);
    const { rows } = await at.world.db.owner.query<{ count: string }>(
      "select count(*) from pasports where client_id = $1 and kind = 'space'",
      [at.unit.client_id],
    );
    const parts = [part('7', '1/6'), part('7a', '1/12'), part('7b', '1/12')];
    await clients(`max_pasports = ${Number(rows[0]?.count) + 1}`);
    expect((await refused({ parts })).errorCode).toBe(66005409);
    await clients("max_pasports = 1000, licence_valid_to = '2024-06-19'");
    expect((await refused({})).errorCode).toBe(63002409);
  });

  test('for a space of another unit', async () => {
    const { near } = await at.neighbours();
    expect((await divide({}, await scene.flat({}, near))).status).toBe(404);
    expect((await takeBack(2_000_000_000)).status).toBe(404);
  });
});

describe('taking a division back', () => {
  const divided = async (body: object = {}) => {
    const { result, error } = await divide(body);
    expect(error).toBeUndefined();
    return { id: result.pasport_transfer_id, part: result.spaces[1] ?? scene.eight };
  };

  test('leaves everything equal, whatever was divided after what', async () => {
    await record('pasport_ownerships', scene.seven, { address_id: await scene.person('A') });
    await record('pasport_users', scene.seven, { users_count: 3 });
    const day = fc.integer({ min: 1, max: 27 });
    const area = fc.integer({ min: 1, max: 9999 });
    const cut = fc.integer({ min: 1, max: 11 });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(day, day),
        fc.tuple(area, area),
        cut,
        async (days, areas, twelfth) => {
          const before = await scene.everything();
          const [first = 0, second = 0] = days.toSorted((one, other) => one - other);
          const share = (parts: number) => `${parts}/144`;
          const one = await divided({
            first_day: `2024-03-${String(first).padStart(2, '0')}`,
            parts: [
              part('7', share(48 - 4 * twelfth), { total_area: areas[0] / 100 }),
              part('7x', share(4 * twelfth), { total_area: areas[1] / 100 }),
            ],
          });
          const between = await scene.everything();
          const other = await divide(
            {
              first_day: `2024-04-${String(second).padStart(2, '0')}`,
              parts: [part('7x', share(twelfth)), part('7y', share(3 * twelfth))],
            },
            one.part,
          );
          expect(other.status).toBe(200);
          const last = other.result.pasport_transfer_id;
          expect((await takeBack(one.id)).error.errorMsg).toBe(
            'Rozdělení nelze vzít zpět: prostor 7x se od té doby znovu dělil nebo spojil.',
          );
          expect((await takeBack(last, one.part)).status).toBe(200);
          expect(await scene.everything()).toEqual(between);
          expect((await takeBack(one.id)).status).toBe(200);
          expect(await scene.everything()).toEqual(before);
        },
      ),
      { numRuns: 3 },
    );
  });

  test('is refused when a part was changed or has more records', async () => {
    const { id, part: founded } = await divided();
    const why = async () => (await takeBack(id)).error.errorMsg;
    const address_id = await scene.person('Nájemce');
    const tenant = await record('pasport_tenants', founded, { address_id });
    expect(await why()).toBe('Rozdělení nelze vzít zpět: prostor 7a má od té doby další záznamy.');
    const { owner } = at.world.db;
    await owner.query('delete from pasport_tenants where pasport_tenant_id = $1', [tenant]);
    await owner.query("update pasport_spaces set total_area = 1 where space_number = '7'");
    expect(await why()).toBe('Rozdělení nelze vzít zpět: prostor 7 byl od té doby změněn.');
    await owner.query("update pasport_spaces set total_area = 60.5 where space_number = '7'");
    await owner.query("update pasport_spaces set comment = 'x' where space_number = '7a'");
    expect(await why()).toBe('Rozdělení nelze vzít zpět: prostor 7a byl od té doby změněn.');
    await owner.query("update pasport_spaces set comment = '' where space_number = '7a'");
    await owner.query(
      "update pasport_spaces set common_share_numerator = 1, common_share_denominator = 24 where space_number = '7a'",
    );
    expect(await why()).toBe(
      'Rozdělení nelze vzít zpět: podíl prostoru 7a byl od té doby opraven.',
    );
  });

  test('is the only way to take its shares back', async () => {
    await divided();
    const [set] = await scene.rowsOf('pasport_share_sets');
    const params = { unit_id: at.unit.unit_id, id: Number(set?.pasport_share_set_id) };
    const { status, error } = await at.world.call(deleteShareSet, {
      token: at.user.token,
      params,
    });
    expect([status, error.errorMsg]).toEqual([
      409,
      'Nové podíly vznikly rozdělením prostoru: vezměte zpět to, na stránce prostoru.',
    ]);
  });
});
