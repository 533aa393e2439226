import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { program } from './binaries.ts';
import { chooseListener, listenerOptions, ownerPassword, type Listener } from './listener.ts';
import type { Place } from './place.ts';
import { disownPostmasterFile, readPostmaster, type Postmaster } from './postmaster-file.ts';
import { servedFolder } from './probe.sql.ts';
import { logTail, openLog } from './server-log.ts';
import { spawnOptions } from './spawn-options.ts';
import { StartRefusal } from './start-refusal.ts';

const STEP_MS = 2;
const LOST_RACE = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** How a server is started. */
interface Launching {
  readonly durable: boolean;
  /** Until when it has to answer. */
  readonly deadline: number;
  /** Where it listened before it died. */
  readonly listener: Listener | undefined;
}

/**
 * Starts PostgreSQL in a session of its own: neither the terminal's Ctrl+C nor the application's
 * end reaches it. Undefined when another server still holds the data: then try again.
 */
export async function launch(
  place: Place,
  { durable, deadline, listener }: Launching,
): Promise<Postmaster | undefined> {
  const listens = listenerOptions(await chooseListener(place, listener));
  const settings = [...listens, ...(durable ? [] : CARELESS)];
  disownPostmasterFile(place.data);
  const { file, start } = openLog(place.logFile);
  const child = spawn(
    program(place.binaries, 'postgres'),
    ['-D', place.data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...spawnOptions(place), detached: true, stdio: ['ignore', file, file] },
  );
  closeSync(file);
  const ended = endOf(child);
  const ready = await untilReady(place, child.pid ?? 0, () => ended.reason !== undefined, deadline);
  if (ready) return ready;
  const tail = logTail(place.logFile, start);
  if (ended.reason !== undefined && LOST_RACE.test(tail)) return undefined;
  throw new StartRefusal(
    `Databáze se nespustila (${ended.reason ?? 'neodpovídá'}). Konec záznamu ${place.logFile}:\n${tail}`,
  );
}

/** Waits until the server with this number answers; undefined when it is over before. */
export async function untilReady(
  place: Place,
  pid: number,
  isOver: () => boolean,
  deadline: number,
): Promise<Postmaster | undefined> {
  const password = ownerPassword(place);
  while (!isOver() && Date.now() < deadline) {
    const found = readPostmaster(place.data);
    const ready = found?.pid === pid && found.ready;
    if (ready && (await servedFolder(found.listener, password)) === place.data) return found;
    await sleep(STEP_MS);
  }
  return undefined;
}

function endOf(child: ChildProcess): { reason: string | undefined } {
  const ended: { reason: string | undefined } = { reason: undefined };
  child.once('error', (error) => (ended.reason = error.message));
  child.once('exit', (code, signal) => (ended.reason = `skončila: ${signal ?? code}`));
  child.unref();
  return ended;
}
