import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Listener } from './listener.ts';
import { commandOf, isAlive, isTaken } from './processes.ts';

/** What a running PostgreSQL says about itself in its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly listener: Listener;
  readonly ready: boolean;
}

/** What the data folder says about its server, living or not; undefined when it says nothing. */
export function readPostmaster(data: string): Postmaster | undefined {
  const [first, , , port, socketFolder, address, , status] = readLines(data);
  const pid = Number(first);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    listener: { host: (socketFolder || address) ?? '', port: Number(port) },
    ready: status?.trim() === 'ready',
  };
}

/** The living server of a data folder; undefined when there is none. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const postmaster = readPostmaster(data);
  return postmaster && serves(postmaster.pid, data) ? postmaster : undefined;
}

/**
 * A server that was killed leaves its number behind, and PostgreSQL refuses to start when another
 * process has that number since. Our own number in its place says "not you": PostgreSQL skips its
 * parent there, and still makes its second check, that nobody holds the old shared memory.
 */
export function disownPostmasterFile(data: string): void {
  const [, ...rest] = readLines(data);
  const stale = readPostmaster(data);
  if (!stale || !isTaken(stale.pid) || serves(stale.pid, data)) return;
  // A link planted there must not be followed by root.
  const flags = constants.O_WRONLY | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);
  const file = openSync(join(data, 'postmaster.pid'), flags);
  writeSync(file, [process.pid, ...rest].join('\n'));
  closeSync(file);
  rmSync(join(stale.listener.host, `.s.PGSQL.${stale.listener.port}.lock`), { force: true });
}

/** Whether the process is the server of this data folder, not a later one with its number. */
function serves(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  const command = commandOf(pid);
  return command === undefined || `${command} `.includes(` -D ${data} `);
}

function readLines(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
