import { beforeEach, describe, expect, test } from 'vitest';
import { movingScene, since } from '#tests/moving-scene.ts';

const scene = movingScene();
const { at, record, cost, next, move, endAll } = scene;

const TABLES = ['pasport_tenants', 'pasport_users', 'pasport_roommates', 'pasport_tenant_costs'];

/** What the rows of the unit are, for "nothing has changed". */
async function everything() {
  const all = [];
  for (const table of TABLES) all.push(await scene.rowsOf(table));
  return all;
}

describe('moving is refused, and nothing changes,', () => {
  async function refused(body: object) {
    const before = await everything();
    const { status, error } = await move(body);
    expect(await everything()).toEqual(before);
    return { status, ...error };
  }

  beforeEach(async () => {
    const { pasport_id } = scene.flat;
    await scene.add('pasport_users', { pasport_id, users_count: 3, ...since('2020-01-01') });
    const address_id = await scene.person('Spolu');
    await scene.add('pasport_roommates', { pasport_id, address_id, ...since('2020-01-01') });
    await cost('Teplo', 10_000, since('2020-01-01'));
  });

  test('when somebody has changed the tenant meanwhile', async () => {
    const { status, errorCode, current } = await refused({ version: 7 });
    expect([status, errorCode]).toEqual([409, 60000409]);
    expect(current).toMatchObject({ pasport_tenant_id: scene.tenant, version: 1 });
  });

  test('before the tenancy began', async () => {
    expect((await refused({ last_day: '2019-12-31' })).fields).toEqual([
      { field: 'last_day', message: 'Nájem začal až 1. 1. 2020.' },
    ]);
  });

  test.each(['2023-02-29', '2300-01-01', ''])('on %j', async (last_day) => {
    expect((await refused({ last_day })).fields?.[0]?.field).toBe('last_day');
  });

  test('when the space has another tenant later', async () => {
    await record('pasport_tenants', { address_id: scene.comer, ...since('2024-06-01') });
    const { status, errorCode, fields } = await refused({});
    expect([status, errorCode, fields]).toEqual([
      409,
      66001409,
      [
        {
          field: 'last_day',
          message: 'Platnost se překrývá se záznamem od 1. 6. 2024 (Příchozí).',
        },
      ],
    ]);
  });

  test('when the space has another number of persons later', async () => {
    await endAll('pasport_users', '2024-05-31');
    await record('pasport_users', { users_count: 1, ...since('2024-06-01') });
    expect((await refused({})).fields).toEqual([
      {
        field: 'last_day',
        message: 'Platnost se překrývá se záznamem od 1. 6. 2024 (1 osoba).',
      },
    ]);
  });

  test('for a contract that ends before it begins', async () => {
    const body = { next: next({ contract_valid_to: '2024-02-29' }) };
    expect((await refused(body)).fields).toEqual([
      {
        field: 'next.contract_valid_to',
        message: 'Konec smlouvy nesmí být dříve než její začátek',
      },
    ]);
  });

  test('for costs and roommates that the tenant does not have then', async () => {
    const ended = await cost('Výtah', 1, since('2020-01-01', '2024-02-29'));
    for (const id of [ended, 2_000_000_000])
      expect((await refused({ carried_cost_ids: [id] })).fields).toEqual([
        { field: 'carried_cost_ids', message: 'Vybraný náklad nájemce k tomuto dni nemá' },
      ]);
    expect((await refused({ staying_roommate_ids: [2_000_000_000] })).fields).toEqual([
      {
        field: 'staying_roommate_ids',
        message: 'Vybraný spolubydlící v prostoru k tomuto dni nebydlí',
      },
    ]);
  });

  test('when only some of the chosen costs and roommates are there', async () => {
    const [{ pasport_tenant_cost_id: cost_id = 0 } = {}] =
      await scene.rowsOf('pasport_tenant_costs');
    const [{ pasport_roommate_id: mate_id = 0 } = {}] = await scene.rowsOf('pasport_roommates');
    const fieldsOf = async (body: object) =>
      (await refused(body)).fields?.map(({ field }) => field);
    expect(await fieldsOf({ carried_cost_ids: [cost_id, 2_000_000_000] })).toEqual([
      'carried_cost_ids',
    ]);
    expect(await fieldsOf({ staying_roommate_ids: [mate_id, 2_000_000_000] })).toEqual([
      'staying_roommate_ids',
    ]);
  });

  test('for costs that nobody takes over', async () => {
    const [{ pasport_tenant_cost_id = 0 } = {}] = await scene.rowsOf('pasport_tenant_costs');
    expect(
      (await refused({ next: null, carried_cost_ids: [pasport_tenant_cost_id] })).fields,
    ).toEqual([{ field: 'carried_cost_ids', message: 'Náklady nemá kdo převzít' }]);
  });

  test('for people and tenants of another space, unit or client', async () => {
    const { near, far } = await at.neighbours();
    const strangers = [await scene.person('A', near), await scene.person('B', far), 2_000_000_000];
    for (const address_id of strangers) {
      const { status, fields } = await refused({ next: next({ address_id }) });
      expect([status, fields?.[0]?.field]).toEqual([404, 'next.address_id']);
    }
    const before = await everything();
    for (const space of [
      await scene.makeFlat(),
      await scene.makeFlat({}, near),
      await scene.makeFlat({}, far),
    ])
      expect((await move({}, space)).status).toBe(404);
    expect(await everything()).toEqual(before);
    const nobody = await refused({ pasport_tenant_id: 2_000_000_000 });
    expect([nobody.status, nobody.fields?.map(({ field }) => field)]).toEqual([
      404,
      ['pasport_tenant_id'],
    ]);
  });

  test('after the licence has ended, unless nobody comes', async () => {
    await at.world.db.owner.query(
      "update clients set licence_valid_to = '2024-02-19' where client_id = $1",
      [at.unit.client_id],
    );
    expect((await refused({})).errorCode).toBe(63002409);
    expect((await move({ next: null })).status).toBe(200);
  });
});
