import { beforeEach, describe, expect, test } from 'vitest';
import { createAddress } from '#contract/addresses.ts';
import { readDashboard } from '#contract/dashboard.ts';
import { updateSpace } from '#contract/pasports/spaces.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { insertRow } from '#tests/builders.ts';
import { fillUnit, TODAY } from '#tests/dashboard-scene.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
beforeEach(() => at.world.setNow(`${TODAY}T11:00:00Z`));

async function today(token = at.user.token, unit_id = at.unit.unit_id) {
  return (await at.world.call(readUnitToday, { token, params: { unit_id } })).result;
}

describe('the work of a unit', () => {
  test('is seven things at most: what must not be used, then what is late from the oldest', async () => {
    await fillUnit(at.world, at.unit);
    const { work, work_count } = await today();
    expect(work.map(({ kind, state, on }) => [kind, state, on])).toEqual([
      ['device', 'unfit', '2025-02-19'],
      ['device', 'never-overdue', '2023-05-01'],
      ['settlement', 'due', '2023-05-02'],
      ['device', 'faults-overdue', '2024-03-01'],
      ['objections', 'due', '2024-03-11'],
      ['contract', 'expired', '2024-06-30'],
      ['unopened', 'due', '2024-10-30'],
    ]);
    // Eight devices, six contracts of tenants, six with suppliers and four others, two kinds of warnings of meters, SIPO of the day, debts, payments and a statement; settlements, objections and what nobody has opened, late and soon; a raise of advances by a forecast; a settlement whose document is gone; results of visits and files.
    expect(work_count).toBe(40);
    expect(work.every(({ late, name }) => late && name !== '')).toBe(true);
  });

  test('has what burns as the dashboard counts it', async () => {
    await fillUnit(at.world, at.unit);
    await at.world.db.owner.query('delete from pasport_tenants where unit_id = $1', [
      at.unit.unit_id,
    ]);
    const enable = (to: boolean) =>
      at.world.db.owner.query(`update modules set enabled = $1 where name = 'settlements'`, [to]);
    // Seven lines have room for all devices.
    await enable(false);
    const { work } = await today();
    await enable(true);
    const { values } = (await at.world.call(readDashboard, { token: at.user.token })).result;
    const counts = values[0];
    expect(work.filter(({ late, kind }) => late && kind === 'device')).toHaveLength(
      (counts?.revisions_overdue ?? 0) + (counts?.faults_overdue ?? 0),
    );
  });

  test('tells of SIPO from two weeks before its day until it is handed over', async () => {
    const { unit_id, client_id } = at.unit;
    const agreed = { organisation_number: '999999', fee_code: '210' };
    await insertRow(at.world.db, 'sipo_settings', { client_id, unit_id, ...agreed });
    const told = async (now: string) => {
      at.world.setNow(`${now}T11:00:00Z`);
      return (await today()).work.map(({ kind, name, on }) => [kind, name, on]);
    };
    expect(await told('2025-02-10')).toEqual([]);
    expect(await told('2025-02-11')).toEqual([['sipo', '2025-03', '2025-02-25']]);
    expect(await told('2025-02-25')).toEqual([['sipo', '2025-03', '2025-02-25']]);
    await insertRow(at.world.db, 'sipo_hand_overs', {
      client_id,
      unit_id,
      period: '2025-03',
      ...agreed,
      change_indication: 'full',
      code_page: 'windows-1250',
      record_count: 0,
      total: 0,
      new_count: 0,
      changed_count: 0,
      cancelled_count: 0,
      change_file: Buffer.of(),
      cover_file: Buffer.of(),
    });
    expect(await told('2025-02-25')).toEqual([]);
  });

  test('of another client is as good as missing', async () => {
    const { far } = await at.neighbours();
    const reply = await at.world.call(readUnitToday, {
      token: at.user.token,
      params: { unit_id: far.unit_id },
    });
    expect(reply.status).toBe(404);
  });
});

describe('the last changes of colleagues', () => {
  async function space() {
    const { pasport_id } = await addBuildingRow(at.world.db, at.unit, {
      pasport_name: 'Lipová 12',
    });
    return addSpaceRow(at.world.db, at.unit, pasport_id, { space_number: '7' });
  }

  test('name who changed which record of the unit, each once, and never the own ones', async () => {
    const { client_id, unit_id } = at.unit;
    const colleague = await at.world.makeUser({ client_id, last_name: 'Kolegová' });
    const { pasport_space_id: id } = await space();
    const person = { address_type: 'person', last_name: 'Nová' } as const;
    const { token } = colleague;
    await at.world.call(createAddress, { token, params: { unit_id, id: 0 }, body: person });
    for (const total_area of [10, 20])
      await at.world.call(updateSpace, { token, params: { unit_id, id }, body: { total_area } });
    const own = await today();
    expect(own.changes.map(({ record_type, name, action }) => [record_type, name, action])).toEqual(
      [
        ['pasport_spaces', 'Lipová 12, prostor 7', 'update'],
        ['addresses', 'Nová', 'insert'],
      ],
    );
    expect(own.changes[0]).toMatchObject({ record_id: id });
    expect(own.changes[0]?.user_name).toContain('Kolegová');
    expect((await today(token)).changes).toEqual([]);
    const { near } = await at.neighbours();
    expect((await today(at.user.token, near.unit_id)).changes).toEqual([]);
  });
});

describe('the first steps of a unit', () => {
  test('tick themselves off by what is recorded', async () => {
    const { db } = at.world;
    expect((await today()).steps).toEqual({
      house: false,
      space: false,
      person: false,
      holder: false,
    });
    const { pasport_id } = await addBuildingRow(db, at.unit);
    await addSpaceRow(db, at.unit, pasport_id);
    expect((await today()).steps).toEqual({
      house: true,
      space: true,
      person: false,
      holder: false,
    });
    await fillUnit(at.world, at.unit);
    expect((await today()).steps).toEqual({ house: true, space: true, person: true, holder: true });
  });
});
