import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { program } from './binaries.ts';
import type { Place } from './place.ts';
import { runningPostmaster, type Postmaster } from './postmaster-file.ts';
import { isAlive } from './processes.ts';
import { spawnOptions } from './spawn-options.ts';
import { StartRefusal } from './start-refusal.ts';

const FAST_MS = 30_000;
const IMMEDIATE_MS = 5000;
const STEP_MS = 5;

/** Stops the server: politely, after half a minute at once; resolves when it has ended. */
export async function stopPostmaster(place: Place, { pid, listener }: Postmaster): Promise<void> {
  if (runningPostmaster(place.data)?.pid !== pid) return;
  if (process.platform === 'win32') return stopOnWindows(place);
  if (
    !(await endsAfter(pid, 'SIGINT', FAST_MS)) &&
    !(await endsAfter(pid, 'SIGQUIT', IMMEDIATE_MS))
  ) {
    throw new StartRefusal(`Databázi (proces ${pid}) se nepodařilo zastavit.`);
  }
  if (listener.host !== join(place.home, 'run')) {
    rmSync(listener.host, { recursive: true, force: true });
  }
}

async function endsAfter(pid: number, signal: NodeJS.Signals, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  if (isAlive(pid)) process.kill(pid, signal);
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(STEP_MS);
  }
  return true;
}

/** Windows has no signals to ask politely with. */
function stopOnWindows(place: Place): void {
  const options = ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', String(FAST_MS / 1000)];
  const result = spawnSync(program(place.binaries, 'pg_ctl'), options, {
    ...spawnOptions(place),
    encoding: 'utf8',
  });
  if (result.status !== 0)
    throw new StartRefusal(`Databázi se nepodařilo zastavit: ${result.stderr}`);
}
