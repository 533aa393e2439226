import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from './config.ts';
import { Addresses, connectionsOf } from '#server/db/addresses.ts';
import {
  acquireApplicationLock,
  type ApplicationLock,
} from '#server/db/embedded/application-lock.ts';
import { locate } from '#server/db/embedded/place.ts';
import { StartRefusal } from '#server/db/embedded/start-refusal.ts';
import { startEmbedded, type EmbeddedCluster } from '#server/db/embedded/start.ts';
import { ensureDatabase } from '#server/db/founding.sql.ts';
import { DATABASE_NAME } from './open-database.ts';

/** The owner's way to the database, for a tool beside the application. */
export interface ReachedDatabase {
  readonly owner: pg.ClientConfig;
  /** Stops what the tool has started; what the application uses goes on. */
  leave(): Promise<void>;
}

const log = () => undefined;

function ownerOf(cluster: EmbeddedCluster): pg.ClientConfig {
  return {
    host: cluster.socketDir,
    port: cluster.port,
    user: cluster.ownerUser,
    password: cluster.ownerPassword,
    database: DATABASE_NAME,
  };
}

/** The lock of the folder; undefined while an application holds it. */
async function lockIfFree(dataDir: string): Promise<ApplicationLock | undefined> {
  try {
    return await acquireApplicationLock(dataDir, 0);
  } catch (error) {
    if (error instanceof StartRefusal) return undefined;
    throw error;
  }
}

/** Whoever holds the lock stops the cluster; an application may have come or gone meanwhile. */
async function leave(
  dataDir: string,
  cluster: EmbeddedCluster,
  held?: ApplicationLock,
): Promise<void> {
  const lock = held ?? (cluster.adopted ? undefined : await lockIfFree(dataDir));
  if (lock === undefined) return;
  await cluster.stop();
  lock.release();
}

async function reachGiven(databaseUrl: string): Promise<ReachedDatabase> {
  const owner = await new Addresses(connectionsOf(databaseUrl)).primary();
  return { owner, leave: () => Promise.resolve() };
}

function hasCluster(dataDir: string): boolean {
  return existsSync(dataDir) && existsSync(join(locate(dataDir).data, 'PG_VERSION'));
}

/**
 * Reaches the database that the application has made, running or not. Throws StartRefusal when
 * there is none.
 */
export async function reachDatabase({ databaseUrl, dataDir }: Config): Promise<ReachedDatabase> {
  if (databaseUrl !== undefined) return reachGiven(databaseUrl);
  if (!hasCluster(dataDir)) {
    throw new StartRefusal(
      `Ve složce ${dataDir} není žádná databáze; nejprve spusťte npm start, nebo určete jinou složku v DATA_DIR.`,
    );
  }
  const lock = await lockIfFree(dataDir);
  const cluster = await startEmbedded({ dataDir, log });
  return { owner: ownerOf(cluster), leave: () => leave(dataDir, cluster, lock) };
}

/**
 * Reaches the database for changing it as a whole, and founds an empty one where there is none.
 * Throws StartRefusal when the application is running.
 */
export async function reachDatabaseAlone({
  databaseUrl,
  dataDir,
}: Config): Promise<ReachedDatabase> {
  if (databaseUrl !== undefined) return reachGiven(databaseUrl);
  const lock = await acquireApplicationLock(dataDir, 0);
  const cluster = await startEmbedded({ dataDir, log });
  const reached = { owner: ownerOf(cluster), leave: () => leave(dataDir, cluster, lock) };
  try {
    await ensureDatabase({ ...reached.owner, database: 'postgres' }, DATABASE_NAME);
    return reached;
  } catch (error) {
    await reached.leave();
    throw error;
  }
}
