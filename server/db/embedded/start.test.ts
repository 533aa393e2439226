import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from './processes.ts';
import { startEmbedded, type EmbeddedCluster } from './start.ts';

let dataDir: string;
let started: EmbeddedCluster[];

beforeEach(() => {
  // Its parent is open to every account, so that root's cluster lies here too.
  dataDir = mkdtempSync(join(tmpdir(), 'kastelan-cluster-'));
  started = [];
});

afterEach(async () => {
  for (const cluster of started) await cluster.stop();
  rmSync(dataDir, { recursive: true });
});

async function start(): Promise<EmbeddedCluster> {
  const cluster = await startEmbedded({ dataDir, durable: false, log: () => undefined });
  started.push(cluster);
  return cluster;
}

async function ask(cluster: EmbeddedCluster, ...statements: string[]): Promise<unknown[][]> {
  const { socketDir, port, ownerUser, ownerPassword } = cluster;
  const login = { host: socketDir, port, user: ownerUser, password: ownerPassword };
  const client = new Client({ ...login, database: 'postgres' });
  await client.connect();
  try {
    let rows: unknown[][] = [];
    for (const text of statements) rows = (await client.query({ text, rowMode: 'array' })).rows;
    return rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(cluster: EmbeddedCluster): number {
  return Number(readFileSync(join(cluster.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

describe('a new cluster', () => {
  let folder: string;
  let cluster: EmbeddedCluster;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kastelan-cluster-'));
    cluster = await startEmbedded({ dataDir: folder, durable: false, log: () => undefined });
  });

  afterAll(async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  });

  test('sorts and capitalises as Czech does, over checked pages', async () => {
    expect(
      await ask(
        cluster,
        "select w from unnest('{hůl,chata,cizinec,čas,ibis,dům}'::text[]) w order by w",
      ),
    ).toEqual([['cizinec'], ['čas'], ['dům'], ['hůl'], ['chata'], ['ibis']]);
    expect(
      await ask(cluster, "select upper('žluťoučký'), current_setting('data_checksums')"),
    ).toEqual([['ŽLUŤOUČKÝ', 'on']]);
  });

  test('has search without diacritics and by similarity at hand', async () => {
    const rows = await ask(
      cluster,
      'create extension unaccent',
      'create extension pg_trgm',
      "select unaccent('Příčná'), similarity('Čáslavská', 'čáslavska') > 0.5",
    );
    expect(rows).toEqual([['Pricna', true]]);
  });

  test('answers on a socket only', async () => {
    expect(await ask(cluster, 'show listen_addresses')).toEqual([['']]);
    expect(await ask(cluster, 'show unix_socket_permissions')).toEqual([['0700']]);
  });

  test('never runs as root', async () => {
    expect(statSync(join(cluster.dataDir, 'postmaster.pid')).uid).not.toBe(0);
  });
});

test('what was stored is there after stop and start', async () => {
  const first = await start();
  await ask(first, 'create table kept (value int)', 'insert into kept values (7)');
  await first.stop();
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await ask(second, 'select value from kept')).toEqual([[7]]);
});

test('a stopped server leaves no process behind, and stopping twice does no harm', async () => {
  const cluster = await start();
  const pid = postmasterPid(cluster);
  await cluster.stop();
  await cluster.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a server left by a killed application is used again', async () => {
  const left = await start();
  const adopted = await start();
  expect(adopted.adopted).toBe(true);
  expect(postmasterPid(adopted)).toBe(postmasterPid(left));
  expect(adopted).toMatchObject({ socketDir: left.socketDir, port: left.port });
});

test('two applications starting over an empty folder at once end on one server', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect([one.adopted, other.adopted].filter(Boolean)).toHaveLength(1);
  expect(await ask(other, 'select 1')).toEqual([[1]]);
});

test('a killed server is started again and recovers', async () => {
  const first = await start();
  await ask(first, 'create table kept (value int)', 'insert into kept values (7)', 'checkpoint');
  process.kill(postmasterPid(first), 'SIGKILL');
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await ask(second, 'select value from kept')).toEqual([[7]]);
});

test('the number of a killed server given to another process since does not stop the start', async () => {
  const first = await start();
  const pid = postmasterPid(first);
  await first.stop();
  const alien = [process.ppid, first.dataDir, 1, first.port, first.socketDir, '', '', 'ready', ''];
  writeFileSync(join(first.dataDir, 'postmaster.pid'), alien.join('\n'));
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(postmasterPid(second)).not.toBe(pid);
});

test('a server that cannot start says why, with the end of its log', async () => {
  const cluster = await start();
  await cluster.stop();
  appendFileSync(join(cluster.dataDir, 'postgresql.conf'), "shared_buffers = 'nonsense'\n");
  await expect(start()).rejects.toThrow(/^Databáze se nespustila[^]*shared_buffers/);
});
