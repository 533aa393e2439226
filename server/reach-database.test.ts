import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acquireApplicationLock } from '#server/db/embedded/application-lock.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { readConfig } from './config.ts';
import { reachDatabase, reachDatabaseAlone, type ReachedDatabase } from './reach-database.ts';

let folder = '';
const config = (name: string) => readConfig({ DATA_DIR: join(folder, name) });

async function answers({ owner }: ReachedDatabase): Promise<boolean> {
  return withOwner(owner, async (client) => (await client.query('select 1')).rowCount === 1);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kastelan-reach-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a tool beside the application', () => {
  it('refuses a folder without a database and does not found one', async () => {
    await expect(reachDatabase(config('wrong'))).rejects.toThrow(/není žádná databáze/);
    expect(existsSync(join(folder, 'wrong'))).toBe(false);
  });

  it('founds an empty database when it is alone, stops it, and reaches it again', async () => {
    const founded = await reachDatabaseAlone(config('data'));
    expect(await answers(founded)).toBe(true);
    await founded.leave();
    await expect(answers(founded)).rejects.toThrow(/ENOENT|ECONNREFUSED/);
    const reached = await reachDatabase(config('data'));
    expect(await answers(reached)).toBe(true);
    await reached.leave();
    await expect(answers(reached)).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });

  it('works beside a running application and leaves its database running', async () => {
    const lock = await acquireApplicationLock(join(folder, 'data'));
    const application = await reachDatabase(config('data'));
    const tool = await reachDatabase(config('data'));
    await tool.leave();
    expect(await answers(application)).toBe(true);
    lock.release();
    await application.leave();
    await expect(answers(application)).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });

  it('refuses to change a database that an application uses', async () => {
    const lock = await acquireApplicationLock(join(folder, 'data'));
    await expect(reachDatabaseAlone(config('data'))).rejects.toThrow(/už aplikace běží/);
    lock.release();
  });
});
