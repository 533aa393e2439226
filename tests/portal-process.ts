import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { clockEnv } from './clock.ts';

const START_MS = 120_000;

/** No test asks the central bank: nobody listens here. */
const NOBODY = 'http://127.0.0.1:9/';
const NO_BANK = { CNB_RATES_URL: NOBODY, CNB_REPO_URL: NOBODY, CNB_DISCOUNT_URL: NOBODY };

export interface PortalProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Resolves when the process has ended, with its exit code; null after a signal that it could not answer. */
  readonly exit: Promise<number | null>;
  /** All that it has printed. */
  printed(): string;
  /** Ends the process, politely or by the signal; a data folder of its own goes with it. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The address that the start prints. */
function untilAddress(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The portal did not start:\n${printed()}`)),
      START_MS,
    );
    const look = () => {
      const url = /běží na (http:\S+)/.exec(printed())?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', (code) => {
      reject(new Error(`The portal ended with ${code}:\n${printed()}`));
    });
  });
}

/** Gathers what the process prints. */
function printedBy({ stdout, stderr }: ChildProcess): () => string {
  let printed = '';
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return () => printed;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/**
 * Starts the built server in a process of its own, on a free port; without a folder given it gets
 * an empty one for its data, which is removed at the end.
 */
export async function startPortal(
  settings: Record<string, string>,
  folder?: string,
): Promise<PortalProcess> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'kastelan-portal-')));
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // A portal started by npm ends with whoever has started it, also when he is killed.
      npm_lifecycle_event: 'test',
      ...NO_BANK,
      ...clockEnv(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = printedBy(child);
  const exit = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    await ended(child, signal);
    if (folder === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await untilAddress(child, printed);
    return { url, dataDir, pid: child.pid ?? 0, exit, printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
