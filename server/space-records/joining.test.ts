import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTransfer, deleteTransfer } from '#contract/pasports/transfers.ts';
import { reshapingScene } from '#tests/reshaping-scene.ts';

const scene = reshapingScene();
const { at, join, takeBack, list, sharesOn, record } = scene;

let owner: number;
const owned = { share_numerator: 1, share_denominator: 1 };

beforeEach(async () => {
  owner = await scene.person('Vlastník');
  await record('pasport_ownerships', scene.seven, { address_id: owner, ...owned });
  await record('pasport_ownerships', scene.eight, { address_id: owner, ...owned });
});

/** When the records of flat 8 hold. */
async function timesOfEight(table: string) {
  const { rows } = await at.world.db.owner.query<{ told: string }>(
    `select concat_ws(' ', valid_from, valid_to) as told from ${table} where pasport_id = $1 order by 1`,
    [scene.eight.pasport_id],
  );
  return rows.map(({ told }) => told);
}

describe('spaces joined to another', () => {
  test('are hidden and end with the day before, while the other one goes on with the areas of all', async () => {
    await record('pasport_users', scene.seven, { users_count: 2 });
    await record('pasport_users', scene.eight, { users_count: 1 });
    const cost = { service_name: 'Teplo', monthly_advance: 1 };
    await record('pasport_tenant_costs', scene.eight, cost);
    await record('pasport_payers', scene.eight, { payer: 'unit', reason: 'Prázdný' });
    const { status, result } = await join({ users_count: 3 });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      transfer_kind: 'joining',
      spaces: [
        { space_number: '7', part: 'kept' },
        { space_number: '8', part: 'joined' },
      ],
    });
    const ended = ['2020-01-01 2024-02-29'];
    for (const table of ['ownerships', 'users', 'tenant_costs', 'payers'])
      expect([table, await timesOfEight(`pasport_${table}`)]).toEqual([table, ended]);
    const counts = (await scene.rowsOf('pasport_users')).map((row) => row.users_count);
    expect(counts).toEqual([2, 1, 3]);
    const areas = (await scene.rowsOf('pasport_spaces')).map((row) => row.total_area);
    expect(areas).toEqual(['150.00', '80.00', '80.00']);
    const hidden = await scene.rowsOf('pasports');
    expect(hidden.filter((row) => row.hidden === true).map((row) => row.pasport_id)).toEqual([
      scene.eight.pasport_id,
    ]);
    expect(await list(scene.eight)).toEqual([result]);
  });

  test('give it their share from the day, and stood in the house before it', async () => {
    await join();
    // 1/3 + 1/6 = 1/2.
    expect(await sharesOn('2024-02-29')).toEqual(['7 1/3', '8 1/6', '9 1/2']);
    expect(await sharesOn('2024-03-01')).toEqual(['7 1/2', '9 1/2']);
  });

  test('may be rented by the same tenant, whose tenancy there ends with its costs', async () => {
    const address_id = await scene.person('Nájemce');
    await record('pasport_tenants', scene.seven, { address_id });
    const pasport_tenant_id = await record('pasport_tenants', scene.eight, { address_id });
    const cost = { pasport_tenant_id, service_name: 'Teplo', monthly_advance: 1 };
    await record('pasport_tenant_costs', scene.eight, cost);
    const before = await scene.everything();
    const { result } = await join();
    expect(await timesOfEight('pasport_tenants')).toEqual(['2020-01-01 2024-02-29']);
    expect(await timesOfEight('pasport_tenant_costs')).toEqual(['2020-01-01 2024-02-29']);
    expect((await takeBack(result.pasport_transfer_id)).status).toBe(200);
    expect(await scene.everything()).toEqual(before);
  });
});

describe('a joining is refused, and nothing changes,', () => {
  async function refused(body: object = {}) {
    const before = await scene.everything();
    const { status, error } = await join(body);
    expect(await scene.everything()).toEqual(before);
    const fields = error.fields?.map(({ field, message }) => `${field}: ${message}`);
    return { status, fields: fields?.map((text) => text.replaceAll('\u00a0', ' ')) };
  }

  test('for spaces of other owners, with what differs', async () => {
    await at.world.db.owner.query(
      'update pasport_ownerships set share_denominator = 2 where pasport_id = $1',
      [scene.eight.pasport_id],
    );
    const address_id = await scene.person('Jiný');
    const half = { address_id, share_numerator: 1, share_denominator: 2 };
    await record('pasport_ownerships', scene.eight, half);
    expect((await refused()).fields).toEqual([
      'joined_ids: Prostor 8 vlastní Vlastník 1/2 a Jiný 1/2, prostor 7 Vlastník 1/1. Spojit lze jen prostory stejných vlastníků: vlastnictví nejdříve převeďte.',
    ]);
  });

  test('while somebody else rents one of them', async () => {
    await record('pasport_tenants', scene.eight, { address_id: await scene.person('Nájemce') });
    expect((await refused()).fields).toEqual([
      'joined_ids: Prostor 8 má v nájmu Nájemce: nájem nejdříve ukončete, nejpozději 29. 2. 2024.',
    ]);
  });

  test('before records that begin later, and for a day to come', async () => {
    await record('pasport_users', scene.eight, { users_count: 2, valid_from: '2024-03-01' });
    expect((await refused()).fields).toEqual([
      'first_day: Prostor 8 má záznam až od 1. 3. 2024 (2): zadejte pozdější den, nebo jej nejdříve smažte.',
    ]);
    expect((await refused({ first_day: '2024-06-21' })).fields).toEqual([
      'first_day: Zapište nejdříve v den, od kdy platí',
    ]);
  });

  test('for itself, and for a space of another house or unit', async () => {
    expect((await refused({ joined_ids: [scene.seven.pasport_id] })).fields).toEqual([
      'joined_ids: Prostor nelze připojit k sobě samému',
    ]);
    const { near } = await at.neighbours();
    for (const { pasport_id } of [await scene.flat(), await scene.flat({}, near)]) {
      const { status, fields } = await refused({ joined_ids: [pasport_id] });
      expect([status, fields?.[0]]).toEqual([404, 'joined_ids.0: Vybraný záznam neexistuje']);
    }
  });
});

describe('taking a joining back', () => {
  test('leaves everything equal, also what was sold before', async () => {
    await record('pasport_users', scene.seven, { users_count: 2 });
    await record('pasport_users', scene.eight, { users_count: 1 });
    const buyer = await scene.person('Kupující');
    const sell = async (space: typeof scene.seven) => {
      const rows = await scene.rowsOf('pasport_ownerships');
      const row = rows.find(({ pasport_id }) => pasport_id === space.pasport_id);
      const body = {
        transfer_kind: 'sale' as const,
        first_day: '2023-01-01',
        former: [{ pasport_ownership_id: Number(row?.pasport_ownership_id) }],
        owners: [{ address_id: buyer, ...owned }],
      };
      return at.world.call(createTransfer, { ...scene.on(space), body });
    };
    const start = await scene.everything();
    const sales = [await sell(scene.seven), await sell(scene.eight)];
    const before = await scene.everything();
    const day = fc.integer({ min: 1, max: 28 });
    const users = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
    const area = fc.integer({ min: 0, max: 99_999 });
    await fc.assert(
      fc.asyncProperty(day, users, area, async (first, users_count, hundredths) => {
        const first_day = `2024-05-${String(first).padStart(2, '0')}`;
        const { status, result } = await join({
          first_day,
          users_count,
          total_area: hundredths / 100,
        });
        expect(status).toBe(200);
        expect((await takeBack(result.pasport_transfer_id)).status).toBe(200);
        expect(await scene.everything()).toEqual(before);
      }),
      { numRuns: 4 },
    );
    for (const [at_, space] of [scene.seven, scene.eight].entries()) {
      const id = sales[at_]?.result.pasport_transfer_id ?? 0;
      expect((await at.world.call(deleteTransfer, scene.on(space, id))).status).toBe(200);
    }
    expect(await scene.everything()).toEqual(start);
  });

  test('is refused once the space was shown again, or has new records', async () => {
    const { result } = await join();
    const why = async () => (await takeBack(result.pasport_transfer_id)).error.errorMsg;
    const hide = (hidden: boolean) =>
      at.world.db.owner.query('update pasports set hidden = $2 where pasport_id = $1', [
        scene.eight.pasport_id,
        hidden,
      ]);
    await hide(false);
    expect(await why()).toBe('Spojení nelze vzít zpět: prostor 8 byl od té doby změněn.');
    await hide(true);
    const address_id = await scene.person('Nový');
    await record('pasport_ownerships', scene.eight, { address_id, valid_from: '2024-04-01' });
    expect(await why()).toMatch(/^Spojení nelze vzít zpět: /);
  });
});
