import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/start.ts';
import { migrate } from '#server/db/migrate.ts';

/** What is read from a database of its own that has just been migrated; it is gone afterwards. */
export async function onMigratedDatabase<T>(read: (owner: pg.Client) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastelan-tables-'));
  const cluster = await startEmbedded({ dataDir, durable: false, log: () => undefined });
  try {
    const address = {
      host: cluster.socketDir,
      port: cluster.port,
      user: cluster.ownerUser,
      password: cluster.ownerPassword,
    };
    const admin = new pg.Client({ ...address, database: 'postgres' });
    await admin.connect();
    await admin.query('create database kastelan');
    await admin.end();
    await migrate({ ...address, database: 'kastelan' });
    const owner = new pg.Client({ ...address, database: 'kastelan' });
    await owner.connect();
    const told = await read(owner);
    await owner.end();
    return told;
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
