import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Database } from '#server/db/db.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { mailFromFolder } from '#tests/mail.ts';
import { createWorld, type World } from '#tests/world.ts';
import { startJobs } from './start.ts';

let world: World;
let dataDir: string;
beforeAll(async () => {
  world = await createWorld();
  dataDir = await mkdtemp(join(tmpdir(), 'kastelan-jobs-'));
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

const portal = (changes: Partial<Portal> = {}): Portal => ({
  ...world.portal,
  config: { ...world.portal.config, dataDir },
  ...changes,
});

const write = (recipient: string) =>
  world.portal.database.transaction((db) =>
    enqueueMail(db, { recipient, subject: 'Zpráva', body: 'Dobrý den,\n' }),
  );

test('mails leave by themselves, and no more once the jobs have stopped', async () => {
  const stop = startJobs(portal());
  await write('prvni@example.cz');
  expect((await mailFromFolder(dataDir, 'prvni@example.cz')).text).toContain('Dobrý den,');
  await stop();
  await write('druhy@example.cz');
  const again = startJobs(portal());
  await again();
  const { rows } = await world.db.owner.query(
    'select recipient from outbox_mails where sent is null',
  );
  expect(rows).toEqual([{ recipient: 'druhy@example.cz' }]);
});

test('stopping waits for the work in progress', async () => {
  await world.db.owner.query('delete from outbox_mails');
  const begun: Promise<unknown>[] = [];
  let ended = 0;
  const { database } = world.portal;
  const watched = Object.assign(Object.create(database) as Database, {
    transaction: async (work: Parameters<Database['transaction']>[0]) => {
      const running = database.transaction(work).finally(() => {
        ended += 1;
      });
      begun.push(running);
      return running;
    },
  });
  const stop = startJobs(portal({ database: watched }));
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0), { timeout: 5000, interval: 1 });
  await stop();
  expect(ended).toBe(begun.length);
});

test('a fault goes to the log, and the work goes on', async () => {
  const log = vi.fn<Portal['log']>();
  const broken = new Database({ connection: { host: '127.0.0.1', port: 1 }, connections: 1 });
  const stop = startJobs(portal({ database: broken, log }));
  await vi.waitFor(() => expect(log.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 });
  await stop();
  await broken.close();
  expect(log).toHaveBeenCalledWith('error', 'Sending of mails failed.', expect.anything());
});

test('repeated work of a room runs by its times, and stopping waits for its end', async () => {
  const seen: string[] = [];
  const work = async (given: Portal, signal: AbortSignal) => {
    seen.push('begun');
    expect(given.database).toBe(world.portal.database);
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    seen.push('ended');
  };
  const stop = startJobs(portal(), new Map(), [{ pattern: '* * * * * *', name: 'Work', work }]);
  await vi.waitFor(() => expect(seen).toEqual(['begun']), { timeout: 10_000 });
  await stop();
  expect(seen).toEqual(['begun', 'ended']);
});
