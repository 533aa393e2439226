import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureDataDir } from './folders.ts';
import { isAlive, startMark } from './processes.ts';
import { StartRefusal } from './start-refusal.ts';

const PATIENCE_MS = 6000;
const STEP_MS = 50;

export interface ApplicationLock {
  release(): void;
}

/**
 * Makes this process the only application over a data folder, until release or the process's end.
 * Waits a few seconds for a holder that is just ending; then throws one Czech sentence.
 */
export async function acquireApplicationLock(
  dataDir: string,
  patienceMs: number = PATIENCE_MS,
): Promise<ApplicationLock> {
  const file = join(ensureDataDir(dataDir), 'application.pid');
  const own = JSON.stringify({ pid: process.pid, started: startMark(process.pid) });
  const deadline = Date.now() + patienceMs;
  while (!(await claim(file, own))) {
    if (Date.now() > deadline) throw new StartRefusal(occupied(dataDir, read(file)));
    await sleep(STEP_MS);
  }
  const release = () => {
    process.off('exit', release);
    if (read(file) === own) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return { release };
}

async function claim(file: string, own: string): Promise<boolean> {
  let found = read(file);
  if (found === '') {
    // Its maker is between creating and writing, or was killed there.
    await sleep(STEP_MS);
    found = read(file);
  }
  if (found === undefined) return create(file, own);
  if (holderLives(found)) return false;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, own);
  renameSync(draft, file);
  // Two processes may find the same dead holder: the later replacement wins, the earlier sees it.
  await sleep(STEP_MS);
  return read(file) === own;
}

function create(file: string, own: string): boolean {
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function holderLives(text: string): boolean {
  const pid = holderPid(text);
  if (pid === undefined || !isAlive(pid)) return false;
  const started = startMark(pid);
  return started === undefined || text.includes(JSON.stringify(started));
}

function holderPid(text: string): number | undefined {
  const digits = /"pid":(\d+)/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function occupied(dataDir: string, text: string | undefined): string {
  const pid = holderPid(text ?? '') ?? 'neznámý';
  return `Nad složkou ${dataDir} už aplikace běží (proces ${pid}); ukončete ji, nebo zvolte jinou složku v DATA_DIR.`;
}
