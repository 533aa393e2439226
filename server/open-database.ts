import pg from 'pg';
import type { Config } from './config.ts';
import { Addresses, connectionsOf } from '#server/db/addresses.ts';
import { Database } from '#server/db/db.ts';
import { acquireApplicationLock } from '#server/db/embedded/application-lock.ts';
import { startEmbedded, type EmbeddedCluster } from '#server/db/embedded/start.ts';
import { watched, type ClusterEvents, type WatchedCluster } from '#server/db/embedded/watch.ts';
import { Replica } from '#server/db/replica.ts';
import { ensureDatabase } from '#server/db/founding.sql.ts';
import { APP_ROLE, migrate } from '#server/db/migrate.ts';

export const DATABASE_NAME = 'kastelan';

/** The database as a process has it: migrated, with the owner's way in for founding and backups. */
export interface OpenedDatabase {
  readonly database: Database;
  /** The standby of reports, where the settings name one. */
  readonly replica?: Replica | undefined;
  /** The owner's way in to the server that takes writes at this moment. */
  owner(): Promise<pg.ClientConfig>;
  /** Starts the embedded server again whenever it dies; does nothing over a given one. */
  watch(events: ClusterEvents): void;
  close(): Promise<void>;
  /** Closes what is this process's own; the embedded server runs on for whoever opens it next. */
  leave(): Promise<void>;
}

async function overCluster(
  cluster: EmbeddedCluster,
  server: WatchedCluster,
): Promise<OpenedDatabase> {
  const address = { host: cluster.socketDir, port: cluster.port, password: cluster.ownerPassword };
  const owner = { ...address, user: cluster.ownerUser, database: DATABASE_NAME };
  await ensureDatabase({ ...owner, database: 'postgres' }, DATABASE_NAME);
  await migrate(owner);
  const database = new Database({
    connection: { ...address, user: APP_ROLE, database: DATABASE_NAME },
  });
  const after = (end: () => Promise<void>) => async () => {
    await database.close();
    await end();
  };
  return {
    database,
    owner: async () => owner,
    watch: (events) => server.watch(events),
    close: after(() => server.stop()),
    leave: after(() => server.leave()),
  };
}

async function openEmbedded(
  config: Config,
  print: (line: string) => void,
): Promise<OpenedDatabase> {
  const lock = await acquireApplicationLock(config.dataDir);
  const options = { dataDir: config.dataDir, log: print };
  const cluster = await startEmbedded(options);
  const server = watched(options, cluster);
  const unlocked = (end: () => Promise<void>) => async () => {
    await end();
    lock.release();
  };
  const own = {
    ...server,
    stop: unlocked(() => server.stop()),
    leave: unlocked(() => server.leave()),
  };
  try {
    return await overCluster(cluster, own);
  } catch (error) {
    await own.stop();
    throw error;
  }
}

function replicaOf({ replicaUrl, replicaAge }: Config): Replica | undefined {
  if (replicaUrl === undefined) return undefined;
  const connection = { connectionString: replicaUrl };
  return new Replica(new Database({ connection, role: APP_ROLE }), replicaAge);
}

async function openGiven(url: string, config: Config): Promise<OpenedDatabase> {
  const { poolerUrl } = config;
  const direct = new Addresses(connectionsOf(url));
  await migrate(await direct.primary());
  const database = new Database(
    poolerUrl === undefined
      ? { connection: direct, role: APP_ROLE }
      : { connection: new Addresses(connectionsOf(poolerUrl)), pooled: true, role: APP_ROLE },
  );
  const replica = replicaOf(config);
  const close = async () => {
    await Promise.all([database.close(), replica?.close()]);
  };
  return {
    database,
    replica,
    owner: () => direct.primary(),
    watch: () => undefined,
    close,
    leave: close,
  };
}

/** Opens the database of the settings: the embedded PostgreSQL or the given one; migrates it. */
export function openDatabase(
  config: Config,
  print: (line: string) => void,
): Promise<OpenedDatabase> {
  return config.databaseUrl === undefined
    ? openEmbedded(config, print)
    : openGiven(config.databaseUrl, config);
}
