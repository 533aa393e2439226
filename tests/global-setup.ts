import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/db/embedded/start.ts';
import { migrate } from '#server/db/migrate.ts';
import { TEMPLATE, type ClusterAddress } from './cluster.ts';

/** One cluster for the whole run, with one migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastelan-test-'));
  const cluster = await startEmbedded({ dataDir, durable: false, log: () => undefined });
  const address: ClusterAddress = {
    host: cluster.socketDir,
    port: cluster.port,
    user: cluster.ownerUser,
    password: cluster.ownerPassword,
  };
  const owner = new pg.Client({ ...address, database: 'postgres' });
  await owner.connect();
  await owner.query(`create database ${TEMPLATE}`);
  await migrate({ ...address, database: TEMPLATE });
  await owner.end();
  project.provide('cluster', address);
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
