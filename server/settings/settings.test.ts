import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { MAINTENANCE_FILE } from '#contract/operation.ts';
import {
  getRuntimeSettings,
  getUserSettings,
  switchMaintenance,
  updateRuntimeSettings,
} from '#contract/settings.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let system: User;
let user: User;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.db.owner.query('delete from runtime_settings');
  await world.db.owner.query('insert into runtime_settings default values');
  await world.db.owner.query('truncate settings_log');
  system = await world.makeUser({ is_sys_admin: true });
  user = await world.makeUser({ is_client_admin: true });
});
afterAll(() => world.close());

const read = async () => (await world.call(getRuntimeSettings)).result;
const save = (body: object, by = system) =>
  world.call(updateRuntimeSettings, { token: by.token, body });
const maintenance = (body: object, by = system) =>
  world.call(switchMaintenance, { token: by.token, body });
const written = async () =>
  (await world.db.owner.query('select user_identity, changes from settings_log order by 1')).rows;

describe('settings of the portal', () => {
  test('are read by anybody and begin with the 25th as the day of SIPO', async () => {
    expect(await read()).toMatchObject({
      maintenance_mode: false,
      maintenance_text: '',
      maintenance_until: '',
      sipo_day: 25,
      log_send_interval: 60,
      log_send_enabled: true,
      log_days: 90,
      registration_days: 30,
      version: 1,
    });
  });

  test('are changed by a system admin, only in the fields that were sent', async () => {
    const { status, result } = await save({ sipo_day: 20 });
    expect(status).toBe(200);
    expect(result).toMatchObject({ sipo_day: 20, log_send_interval: 60, version: 2 });
    expect(await read()).toEqual(result);
  });

  test('write down who changed what from what to what', async () => {
    await save({ sipo_day: 20, log_send_enabled: false, log_send_interval: 60 });
    expect(await written()).toEqual([
      {
        user_identity: system.user_identity,
        changes: {
          'runtime_settings.sipo_day': [25, 20],
          'runtime_settings.log_send_enabled': [true, false],
        },
      },
    ]);
  });

  test('write nothing down where nothing changed', async () => {
    expect((await save({})).result.version).toBe(1);
    await save({ sipo_day: 25 });
    expect(await written()).toEqual([]);
  });

  test('refuse an older version and show what holds now', async () => {
    await save({ sipo_day: 20, version: 1 });
    const late = await save({ sipo_day: 10, version: 1 });
    expect(late.error.errorCode).toBe(errors['version-conflict'].errorCode);
    expect(late.error.current).toEqual(await read());
    expect((await read()).sipo_day).toBe(20);
  });

  test.each([
    [{ sipo_day: 29 }, 'Maximum 28'],
    [{ sipo_day: 0 }, 'Zadejte kladnou hodnotu'],
    [{ log_send_interval: 4 }, 'Zadejte nejméně 5'],
    [{ log_days: 366 }, 'Maximum 365'],
    [{ registration_days: 2 }, 'Zadejte nejméně 3'],
    [{ sipo_day: 'dvacet' }, 'Zadejte číselnou hodnotu'],
  ])('refuse %j', async (body, message) => {
    const { status, error } = await save(body);
    expect(status).toBe(400);
    expect(error.fields?.map((one) => one.message)).toEqual([message]);
  });

  test('are changed by nobody else', async () => {
    expect((await save({ sipo_day: 1 }, user)).status).toBe(403);
    expect((await maintenance({ maintenance_mode: true }, user)).status).toBe(403);
    expect((await read()).version).toBe(1);
  });
});

describe('maintenance', () => {
  const flag = async () => (await world.request({ url: MAINTENANCE_FILE })).json<object>();
  const on = {
    maintenance_mode: true,
    maintenance_text: 'Vyměňujeme disky.',
    maintenance_until: '2999-01-20T20:00:00Z',
  };

  test('is shown in the flag file with its text and expected end', async () => {
    await maintenance(on);
    expect(await flag()).toEqual({
      maintenanceMode: true,
      text: 'Vyměňujeme disky.',
      until: '2999-01-20T20:00:00.000Z',
    });
    await maintenance({ maintenance_mode: false });
    expect(await flag()).toEqual({ maintenanceMode: false });
  });

  test('closes the portal to users and leaves it open to system admins', async () => {
    await maintenance(on);
    const closed = await world.call(getUserSettings, { token: user.token });
    expect(closed.error.errorCode).toBe(errors.maintenance.errorCode);
    expect((await world.call(getUserSettings, { token: system.token })).status).toBe(200);
    expect((await read()).maintenance_mode).toBe(true);
  });

  test('may have no expected end, and forgets it when it is over', async () => {
    expect((await maintenance({ maintenance_mode: true })).result.maintenance_until).toBe('');
    expect((await maintenance(on)).result.maintenance_until).toBe('2999-01-20T20:00:00.000Z');
    const off = await maintenance({ ...on, maintenance_mode: false });
    expect(off.result).toMatchObject({ maintenance_mode: false, maintenance_until: '' });
  });

  test('does not end in the past', async () => {
    const { error } = await maintenance({ ...on, maintenance_until: '2001-01-01T00:00:00Z' });
    expect(error.fields).toEqual([
      { field: 'maintenance_until', message: 'Zadejte čas v budoucnosti' },
    ]);
    expect((await read()).maintenance_mode).toBe(false);
  });

  test('is written down', async () => {
    await maintenance(on);
    const [row] = await written();
    expect(row).toMatchObject({
      user_identity: system.user_identity,
      changes: { 'runtime_settings.maintenance_mode': [false, true] },
    });
  });
});
