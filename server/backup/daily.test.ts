import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { askForBackup, getBackupState, updateBackupPlan } from '#contract/backups.ts';
import type { Portal } from '#server/portal.ts';
import { createWorld, type World } from '#tests/world.ts';
import { backUpIfDue, dailyBackup } from './daily.ts';
import { verifyBackup } from './read-backup.ts';

let world: World;
let folder: string;
let owner: pg.ClientConfig;
let admin: { token: string; user_identity: string };
beforeAll(async () => {
  world = await createWorld();
  owner = { ...inject('cluster'), database: world.db.connection.database ?? '' };
  admin = await world.makeUser({ is_sys_admin: true });
});
afterAll(() => world.close());

const PLAN = `update backup_state set backup_time = '02:30', keep_daily = 7, keep_weekly = 4,
  planned_since = '2025-01-01', asked = null, last_attempt = null, last_success = null, last_file = '',
  last_bytes = 0, last_rows = 0, last_failure = null, last_fault = '', lease = null, lease_until = null`;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kastelan-backups-'));
  await world.db.owner.query(PLAN);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const portal = (): Portal => ({
  ...world.portal,
  config: { ...world.portal.config, backups: true, backupDir: join(folder, 'backups') },
});
const never = new AbortController().signal;
const run = (rest: Partial<Parameters<typeof backUpIfDue>[1]> = {}) =>
  backUpIfDue(portal(), { owner: async () => owner, signal: never, ...rest });
const files = async () => {
  const names: string[] = await readdir(join(folder, 'backups')).catch(() => []);
  return names.toSorted();
};
const state = async () => (await world.call(getBackupState, { token: admin.token })).result;

// In January, Prague is an hour ahead of UTC.
const at = (moment: string) => world.setNow(moment);

describe('the daily backup', { timeout: 60_000 }, () => {
  test('is made at its time in Prague, once, whole, and readable by its owner alone', async () => {
    at('2025-01-20T01:29:59Z');
    await world.db.owner.query(`update backup_state set last_success = '2025-01-19T01:31:00Z'`);
    await run();
    expect(await files()).toEqual([]);
    at('2025-01-20T01:30:10Z');
    await run();
    await run();
    at('2025-01-20T20:00:00Z');
    await run();
    expect(await files()).toEqual(['kastelan-2025-01-20-023010.backup']);
    const file = join(folder, 'backups', 'kastelan-2025-01-20-023010.backup');
    const { rows } = await verifyBackup(file);
    const { size, mode } = await stat(file);
    expect(rows['clients']).toBeGreaterThan(0);
    expect(mode & 0o777).toBe(0o600);
    expect(await state()).toMatchObject({
      last_success: '2025-01-20T01:30:10.000Z',
      last_file: 'kastelan-2025-01-20-023010.backup',
      last_bytes: size,
      last_fault: '',
      running: false,
    });
  });

  test('that was slept through is made up for at the next start', async () => {
    await world.db.owner.query(`update backup_state set last_success = '2025-01-18T01:31:00Z'`);
    at('2025-01-20T07:00:00Z');
    await run();
    expect(await files()).toHaveLength(1);
  });

  test('of a database founded today waits for the night', async () => {
    await world.db.owner.query(`update backup_state set planned_since = '2025-01-20T07:00:00Z'`);
    at('2025-01-20T07:10:00Z');
    await run();
    expect(await files()).toEqual([]);
    at('2025-01-21T01:30:00Z');
    await run();
    expect(await files()).toHaveLength(1);
  });

  test.each([
    ['does not exist', '2025-03-30T00:59:00Z', '2025-03-30T01:30:00Z'],
    ['comes twice', '2025-10-26T00:29:00Z', '2025-10-26T01:30:00Z'],
  ])('is made once in the night when its time %s', async (_case, before, after) => {
    await world.db.owner.query(`update backup_state set last_success = $1`, [before]);
    at(before);
    await run();
    at(after);
    await run();
    await run();
    at(new Date(Date.parse(after) + 3_600_000).toISOString());
    await run();
    expect(await files()).toHaveLength(1);
  });

  test('is made by one of two processes', async () => {
    at('2025-01-20T01:31:00Z');
    await Promise.all([run(), run(), run()]);
    expect(await files()).toHaveLength(1);
  });

  test('is taken over from a process that died with it, after two hours', async () => {
    at('2025-01-20T01:31:00Z');
    await world.db.owner.query(
      `update backup_state set lease = 'dead', lease_until = '2025-01-20T03:30:00Z', last_attempt = '2025-01-20T01:30:00Z'`,
    );
    await run();
    expect(await files()).toEqual([]);
    at('2025-01-20T03:31:00Z');
    await run();
    expect(await files()).toHaveLength(1);
  });

  test('is taken over at once where no other process can be, as after a restore', async () => {
    at('2025-01-20T01:40:00Z');
    const held = `update backup_state set lease = 'dead', lease_until = '2025-01-20T03:30:00Z', last_attempt = '2025-01-20T01:30:00Z'`;
    await world.db.owner.query(held);
    const { work } = dailyBackup(async () => owner, { alone: false });
    await work(portal(), never);
    expect(await files()).toEqual([]);
    const alone = dailyBackup(async () => owner, { alone: true });
    await alone.work(portal(), never);
    expect(await files()).toHaveLength(1);
    // Only at the start: later a lease is its own.
    await world.db.owner.query(held);
    await alone.work(portal(), never);
    expect((await state()).running).toBe(true);
  });

  test('takes the place of those that have served, and of what was left in the middle', async () => {
    at('2025-01-20T01:31:00Z');
    await run();
    const own = (day: string) => `kastelan-2025-01-${day}-023100.backup`;
    await world.db.owner.query('update backup_state set keep_daily = 2, keep_weekly = 0');
    await writeFile(join(folder, 'backups', `${own('19')}.part`), 'půl');
    await writeFile(join(folder, 'backups', 'moje.txt'), 'dopis');
    for (const day of ['21', '22']) {
      at(`2025-01-${day}T01:31:00Z`);
      await run();
    }
    expect(await files()).toEqual([own('21'), own('22'), 'moje.txt']);
  });

  test('given up by a stopping server leaves nothing and is due again', async () => {
    at('2025-01-20T01:31:00Z');
    const stopping = new AbortController();
    stopping.abort();
    await run({ signal: stopping.signal });
    expect(await files()).toEqual([]);
    expect(await state()).toMatchObject({ running: false, last_failure: '', last_fault: '' });
    await run();
    expect(await files()).toHaveLength(1);
  });
});

describe('a backup that fails', { timeout: 60_000 }, () => {
  test('for want of room writes nothing, says how much is missing, and leaves the old ones', async () => {
    at('2025-01-20T01:31:00Z');
    await run();
    at('2025-01-21T01:31:00Z');
    await run({ free: () => Promise.resolve(10 * 1_048_576) });
    expect(await files()).toEqual(['kastelan-2025-01-20-023100.backup']);
    expect(await state()).toMatchObject({
      last_success: '2025-01-20T01:31:00.000Z',
      last_failure: '2025-01-21T01:31:00.000Z',
      last_fault: expect.stringMatching(
        /^Na disku se složkou .* je volných jen 10 MB, záloha potřebuje \d+ MB\. Starší zálohy zůstaly\.$/,
      ),
    });
  });

  test('is tried again after an hour, and its fault is forgotten once it succeeds', async () => {
    await writeFile(join(folder, 'backups'), 'soubor místo složky');
    at('2025-01-20T01:31:00Z');
    await run();
    expect((await state()).last_fault).toMatch(/^Zálohu se nepodařilo zapsat \(E\w+\)/);
    await rm(join(folder, 'backups'));
    at('2025-01-20T02:20:00Z');
    await run();
    expect(await files()).toEqual([]);
    at('2025-01-20T02:32:00Z');
    await run();
    expect(await files()).toHaveLength(1);
    expect(await state()).toMatchObject({
      last_fault: '',
      last_success: '2025-01-20T02:32:00.000Z',
    });
  });

  test('because its database does not answer says so', async () => {
    at('2025-01-20T01:31:00Z');
    await run({ owner: async () => ({ ...owner, port: 1, host: '127.0.0.1' }) });
    expect((await state()).last_fault).toMatch(/^Práce s databází selhala/);
  });
});

describe('the plan of backups', () => {
  const plan = (body: object, token = admin.token) => world.call(updateBackupPlan, { token, body });

  test('tells the next time, by the calendar of Prague', async () => {
    at('2025-01-20T01:29:00Z');
    expect((await state()).next_planned).toBe('2025-01-20T01:30:00.000Z');
    at('2025-01-20T01:30:00Z');
    expect((await state()).next_planned).toBe('2025-01-21T01:30:00.000Z');
    at('2025-07-20T12:00:00Z');
    expect((await state()).next_planned).toBe('2025-07-21T00:30:00.000Z');
  });

  test('is changed by a system admin, and the change is written down', async () => {
    const { version } = await state();
    const { result } = await plan({ backup_time: '04:15', keep_daily: 14, version });
    expect(result).toMatchObject({ backup_time: '04:15', keep_daily: 14, version: version + 1 });
    const { rows } = await world.db.owner.query(
      'select user_identity, changes from settings_log order by settings_log_id desc limit 1',
    );
    expect(rows).toEqual([
      {
        user_identity: admin.user_identity,
        changes: {
          'backup_state.backup_time': ['02:30', '04:15'],
          'backup_state.keep_daily': [7, 14],
        },
      },
    ]);
  });

  test('saved over a newer one is refused with the plan as it stands', async () => {
    const { version } = await state();
    await plan({ keep_daily: 9, version });
    const { status, error } = await plan({ keep_daily: 5, version });
    expect([status, error.current]).toEqual([409, expect.objectContaining({ keep_daily: 9 })]);
  });

  test('does not grow newer by a backup that was made', async () => {
    const { version } = await state();
    at('2025-01-20T01:31:00Z');
    await run();
    expect((await state()).version).toBe(version);
  });

  test.each([
    [{ backup_time: '24:00' }, 'backup_time', 'Zadejte čas jako HH:MM'],
    [{ backup_time: '2:30' }, 'backup_time', 'Zadejte čas jako HH:MM'],
    [{ keep_daily: 0 }, 'keep_daily', 'Zadejte kladnou hodnotu'],
    [{ keep_weekly: 54 }, 'keep_weekly', 'Maximum 53'],
  ])('refuses %j', async (body, field, message) => {
    const before = await state();
    const { status, error } = await plan(body);
    expect([status, error.fields]).toEqual([400, [{ field, message }]]);
    expect((await state()).version).toBe(before.version);
  });

  test('has a backup made at once when it is asked for', async () => {
    at('2025-01-20T12:00:00Z');
    await world.db.owner.query(
      `update backup_state set last_attempt = '2025-01-20T01:30:00Z', last_success = '2025-01-20T01:30:00Z'`,
    );
    await run();
    expect(await files()).toEqual([]);
    const { result } = await world.call(askForBackup, { token: admin.token });
    expect(result.asked).toBe(true);
    await run();
    expect(await files()).toHaveLength(1);
    expect((await state()).asked).toBe(false);
  });
});
