import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { program } from '#server/db/embedded/binaries.ts';
import { initialise, OWNER_USER } from '#server/db/embedded/initialise.ts';
import { leash } from '#server/db/embedded/leash.ts';
import { locate, type Place } from '#server/db/embedded/place.ts';
import { spawnOptions } from '#server/db/embedded/spawn-options.ts';
import { withOwner } from '#server/db/founding.sql.ts';

const PATIENCE_MS = 60_000;
const STEP_MS = 20;
const HOST = '127.0.0.1';
/** What belongs to the running server, or to its own past, and not to a copy of its data. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'standby.signal']);

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const limit = Date.now() + PATIENCE_MS; !(await isSo()); await sleep(STEP_MS))
    if (Date.now() > limit) throw new Error(what);
}

/** A PostgreSQL of a test's own that listens on the loopback, so that another one can follow it. */
export class PostgresServer {
  readonly port: number;
  readonly #place: Place;
  #child: ChildProcess | undefined;

  private constructor(place: Place, port: number) {
    this.#place = place;
    this.port = port;
  }

  /** A server over empty data; `start` has it run. */
  static async found(): Promise<PostgresServer> {
    const server = await PostgresServer.empty();
    await initialise(server.#place, () => undefined);
    return server;
  }

  static async empty(): Promise<PostgresServer> {
    const place = locate(await mkdtemp(join(tmpdir(), 'kastelan-standby-')));
    return new PostgresServer(place, await freePort());
  }

  connection(database = 'postgres'): pg.ClientConfig {
    return { host: HOST, port: this.port, user: OWNER_USER, database };
  }

  /** Answers of a connection of the owner's. */
  ask<R extends pg.QueryResultRow>(text: string): Promise<R[]> {
    return withOwner(this.connection(), async (client) => (await client.query<R>(text)).rows);
  }

  async start(settings: readonly string[] = []): Promise<void> {
    const options = [
      `port=${this.port}`,
      `listen_addresses=${HOST}`,
      'unix_socket_directories=',
      // The machine does not fall, only its processes do.
      'fsync=off',
      'wal_keep_size=1GB',
      'wal_receiver_status_interval=1s',
      ...settings,
    ];
    this.#child = spawn(
      program(this.#place.binaries, 'postgres'),
      ['-D', this.#place.data, ...options.flatMap((option) => ['-c', option])],
      { ...spawnOptions(this.#place), detached: true, stdio: 'ignore' },
    );
    leash(this.#child.pid ?? 0);
    const answers = () =>
      this.ask('select 1').then(
        () => true,
        () => false,
      );
    await until(answers, 'PostgreSQL has not started.');
  }

  /** A copy of a running server's data, which follows it from that moment on, by its own port or by a line to it. */
  async follow(primary: PostgresServer, by: { readonly port: number } = primary): Promise<void> {
    const { data, account } = this.#place;
    await rm(data, { recursive: true, force: true });
    await withOwner(primary.connection(), async (client) => {
      await client.query("select pg_backup_start('standby', true)");
      const { rows: places } = await client.query<{ at: string }>(
        "select current_setting('data_directory') as at",
      );
      const from = places[0]?.at ?? '';
      await cp(from, data, {
        recursive: true,
        filter: (path) => !NOT_COPIED.has(path.slice(from.length + 1)),
      });
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(false)',
      );
      await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    });
    await writeFile(join(data, 'standby.signal'), '');
    await mkdir(join(data, 'pg_wal'));
    await chmod(data, 0o700);
    if (account !== undefined)
      for (const name of ['', ...(await readdir(data, { recursive: true }))])
        await chown(join(data, name), account.uid, account.gid);
    const conninfo = `host=${HOST} port=${by.port} user=${OWNER_USER} application_name=standby`;
    await this.start([`primary_conninfo=${conninfo}`]);
  }

  /** From now on a write is acknowledged only when the standby holds it too. */
  async waitForStandby(): Promise<void> {
    await this.ask("alter system set synchronous_standby_names = 'standby'");
    await this.ask('select pg_reload_conf()');
    const isSync = async () => {
      const rows = await this.ask("select from pg_stat_replication where sync_state = 'sync'");
      return rows.length === 1;
    };
    await until(isSync, 'The standby does not follow.');
  }

  /** A standby waits with what has come to it until it is let on. */
  async pause(isPaused: boolean): Promise<void> {
    await this.ask(isPaused ? 'select pg_wal_replay_pause()' : 'select pg_wal_replay_resume()');
    const wanted = isPaused ? 'paused' : 'not paused';
    const isSo = async () => {
      const [row] = await this.ask<{ state: string }>(
        'select pg_get_wal_replay_pause_state() as state',
      );
      return row?.state === wanted;
    };
    await until(isSo, `The replay is not ${wanted}.`);
  }

  /** Waits until a standby of this server holds all that was written here so far. */
  async untilReplayedBy(standby: PostgresServer): Promise<void> {
    const [row] = await this.ask<{ at: string }>('select pg_current_wal_lsn()::text as at');
    const isThere = async () => {
      const [found] = await standby.ask<{ there: boolean }>(
        `select pg_last_wal_replay_lsn() >= '${row?.at}' as there`,
      );
      return found?.there ?? false;
    };
    await until(isThere, 'The standby has not come so far.');
  }

  /** A standby begins to take writes. */
  async promote(): Promise<void> {
    await this.ask('select pg_promote(true)');
  }

  /** Kills the server as it stands; its children end by themselves when they see it. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exit;
  }

  /** The machine falls silent: nothing answers any more, and nobody is told. Returns its end. */
  async freeze(): Promise<() => Promise<void>> {
    const rows = await this.ask<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    );
    const all = [this.#child?.pid ?? 0, ...rows.map(({ pid }) => pid)];
    const signal = (name: NodeJS.Signals) => {
      for (const pid of all) {
        try {
          process.kill(pid, name);
        } catch {
          // It has ended since.
        }
      }
    };
    signal('SIGSTOP');
    return async () => {
      const gone = this.kill();
      signal('SIGKILL');
      await gone;
    };
  }

  /** Ends the server and removes its data. */
  async remove(): Promise<void> {
    await this.kill('SIGINT');
    await rm(join(this.#place.home, '..'), { recursive: true, force: true });
  }
}
