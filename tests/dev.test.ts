import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { locate } from '#server/db/embedded/place.ts';
import { readPostmaster } from '#server/db/embedded/postmaster-file.ts';
import { projectRoot } from '#server/root.ts';
import { asked } from './asked.ts';

const COPIED = ['contract', 'server', 'scripts', 'package.json', 'package-lock.json'];
const PACKAGES = 'node_modules';
const CONFIGURATION = /^(vite\..+\.ts|vite\.config\.ts|tsconfig\.json)$/;
/** A source of the server with what `/healthz` answers, and what belongs to both halves. */
const ROUTES = 'server/operation/operation.routes.ts';
const CONTRACT = 'contract/operation.ts';
const MIGRATION = 'server/db/migrations/9999_wrong.sql';
const PATIENT = { timeout: 120_000, interval: 20 };
const BOUND = 360_000;

let copy: string;
let port: number;
let dev: ChildProcess;
let printed: string;

beforeAll(async () => {
  copy = await realpath(await mkdtemp(join(tmpdir(), 'kastelan-dev-')));
  const configuration = readdirSync(projectRoot).filter((name) => CONFIGURATION.test(name));
  for (const name of [...COPIED, ...configuration])
    await cp(join(projectRoot, name), join(copy, name), { recursive: true });
  // No page is asked for, and what would be prepared for it is its own.
  await mkdir(join(copy, 'web'));
  await mkdir(join(copy, PACKAGES));
  for (const name of readdirSync(join(projectRoot, PACKAGES)))
    if (!name.startsWith('.vite'))
      await symlink(join(projectRoot, PACKAGES, name), join(copy, PACKAGES, name));
  port = await freePorts();
  start();
  await untilStatus(200);
}, BOUND);
afterAll(async () => {
  if (isRunning()) await ended('SIGTERM');
  await rm(copy, { recursive: true, force: true });
}, BOUND);

beforeEach(async () => {
  for (const file of [ROUTES, CONTRACT]) await cp(join(projectRoot, file), join(copy, file));
  await rm(join(copy, MIGRATION), { force: true });
  await statesUntil('{"status":"ok"}');
}, BOUND);

/** Two free ports of the loopback, one after the other. */
async function freePorts(): Promise<number> {
  const listening = async (at: number) => {
    const server = createServer().listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  for (;;) {
    const first = await listening(0);
    const found = (first.address() as AddressInfo).port;
    const second = await listening(found + 1).catch(() => undefined);
    first.close();
    second?.close();
    if (second !== undefined) return found;
  }
}

function start(): void {
  const nobody = 'http://127.0.0.1:9/';
  const bank = { CNB_RATES_URL: nobody, CNB_REPO_URL: nobody, CNB_DISCOUNT_URL: nobody };
  dev = spawn(process.execPath, [join(copy, 'scripts/dev.mjs')], {
    cwd: copy,
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: 'data', DEMO: '0', ...bank },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  printed = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
}

const isRunning = () => dev.exitCode === null && dev.signalCode === null;

async function ended(signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(dev, 'exit');
  dev.kill(signal);
  const [code] = (await exit) as [number | null];
  return code;
}

/** What still runs over the copy: processes that stand in it, where the system tells, and its database. */
function left(): string[] {
  const processes = process.platform === 'linux' ? readdirSync('/proc') : [];
  const inCopy = processes.filter((pid) => /^\d+$/.test(pid) && folderOf(pid).startsWith(copy));
  return existsSync(join(postgresFolder(), 'postmaster.pid')) ? [...inCopy, 'database'] : inCopy;
}

function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

const postgresFolder = () => locate(join(copy, 'data')).data;

const fromPage = (path: string) => asked(`http://127.0.0.1:${port}${path}`);
const health = () => fromPage('/healthz').catch(() => ({ status: 0, text: '' }));

/** Where a text stands in a source, as a stack names it. */
async function placeOf(file: string, text: string): Promise<string> {
  const [before = ''] = (await readFile(join(copy, file), 'utf8')).split(text);
  return `${file}:${before.split('\n').length}:`;
}

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, file);
  const source = await readFile(path, 'utf8');
  expect(source).toContain(from);
  await writeFile(path, source.replace(from, to));
}

/** Asks again and again until the answer says so; resolves with the states that all had. */
async function statesUntil(said: string): Promise<number[]> {
  const states = new Set<number>();
  await vi.waitFor(async () => {
    const { status, text } = await health();
    states.add(status);
    expect(text).toContain(said);
  }, PATIENT);
  return [...states];
}

const untilPrinted = (text: string) => vi.waitFor(() => expect(printed).toContain(text), PATIENT);
const untilStatus = (status: number) =>
  vi.waitFor(async () => expect((await health()).status).toBe(status), PATIENT);

test(
  'a change of the server is answered, and what is asked meanwhile waits; its database runs on',
  async () => {
    const database = readPostmaster(postgresFolder())?.pid;
    await change(ROUTES, "status: 'ok'", "status: 'changed'");
    expect(await statesUntil('changed')).toEqual([200]);
    expect(readPostmaster(postgresFolder())?.pid).toBe(database);
  },
  BOUND,
);

test(
  'a change of the contract reaches the server and the page',
  async () => {
    await change(CONTRACT, "'/readyz'", "'/readyz-changed'");
    const answered = async () => (await fromPage('/readyz-changed')).status;
    await vi.waitFor(async () => expect(await answered()).toBe(200), PATIENT);
    const { text } = await fromPage(`/@fs${join(copy, CONTRACT)}`);
    expect(text).toContain('/readyz-changed');
  },
  BOUND,
);

test(
  'a source that cannot be read is told by its line, the former server goes on, and the next save mends it',
  async () => {
    await change(ROUTES, "send({ status: 'ok' })", "send({ status: 'ok' )");
    await untilPrinted(await placeOf(ROUTES, "{ status: 'ok' )"));
    await untilPrinted('Dál odpovídá server před změnou.');
    expect((await health()).text).toBe('{"status":"ok"}');
    await change(ROUTES, "send({ status: 'ok' )", "send({ status: 'mended' })");
    expect(await statesUntil('mended')).toEqual([200]);
  },
  BOUND,
);

test(
  'a server that fails at its start is told by the line of its source, refuses, and the next save mends it',
  async () => {
    await change(ROUTES, '  serveMetrics(app, portal);', "  throw new Error('wrong at start');");
    await untilStatus(503);
    expect(printed).toContain(await placeOf(ROUTES, "throw new Error('wrong"));
    await change(ROUTES, "  throw new Error('wrong at start');", '  serveMetrics(app, portal);');
    await untilStatus(200);
  },
  BOUND,
);

test(
  'a migration is taken up as it is saved',
  async () => {
    await writeFile(join(copy, MIGRATION), 'select nothing_like_this();');
    await untilStatus(503);
    expect(printed).toContain('Migrace 9999_wrong.sql selhala');
    await rm(join(copy, MIGRATION));
    await untilStatus(200);
  },
  BOUND,
);

test(
  'nothing is left running, whether it is asked to end or killed',
  async () => {
    expect(left()).not.toEqual([]);
    expect(await ended('SIGTERM')).toBe(0);
    expect(left()).toEqual([]);
    start();
    await untilStatus(200);
    await ended('SIGKILL');
    await vi.waitFor(() => expect(left()).toEqual([]), PATIENT);
  },
  BOUND,
);
