import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/start.ts';
import { migrate } from '#server/db/migrate.ts';
import { TABLES_FILE, tablesFile } from './file.ts';

// Writes server/db/tables.ts from a database that has just been migrated.
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
  const text = await tablesFile(owner);
  await owner.end();
  await writeFile(TABLES_FILE, text);
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
