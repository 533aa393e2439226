import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAINTENANCE_FILE } from '#contract/operation.ts';
import { projectRoot } from '#server/root.ts';
import { median, type Figure } from './figure.ts';

const STARTS = 5;
const PATIENCE_MS = 60_000;
const FIRST_START_SECONDS = 6;
const LATER_START_SECONDS = 1.5;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

/** What `npm start` runs; resolves with the seconds to the first answered request. */
async function timedStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/start.mjs')], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      DEMO: '1',
      PORT: String(port),
    },
  });
  const exit = once(child, 'exit');
  while (!(await answers(`http://127.0.0.1:${port}${MAINTENANCE_FILE}`))) {
    if (child.exitCode !== null || performance.now() - begin > PATIENCE_MS) {
      throw new Error('P15: the portal does not start.');
    }
    await sleep(5);
  }
  const seconds = (performance.now() - begin) / 1000;
  child.kill('SIGTERM');
  await exit;
  return seconds;
}

async function timesOf(): Promise<{ first: number; later: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastelan-start-'));
  try {
    return { first: await timedStart(dataDir), later: await timedStart(dataDir) };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function figureOf(
  title: string,
  seconds: readonly number[],
  [floor, goal, beyond]: readonly [number, number, number],
): Figure {
  return {
    id: 'P15',
    title,
    measured: median(seconds) / floor,
    comparedTo: `doba prahu ${floor} s; medián z ${seconds.length} spuštění scripts/start.mjs do první odpovědi (${seconds.map((one) => one.toFixed(2)).join(', ')} s)`,
    floor: 1,
    goal: goal / floor,
    beyond: beyond / floor,
  };
}

/** P15: starts with an empty data folder and with the one they have left, against the floor. */
export async function starts(): Promise<Figure[]> {
  const times: { first: number; later: number }[] = [];
  for (let one = 0; one < STARTS; one += 1) times.push(await timesOf());
  return [
    figureOf(
      'první spuštění s ukázkou',
      times.map(({ first }) => first),
      [FIRST_START_SECONDS, 3, 1.5],
    ),
    figureOf(
      'další spuštění',
      times.map(({ later }) => later),
      [LATER_START_SECONDS, 1, 0.5],
    ),
  ];
}
