import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { locate } from '#server/db/embedded/place.ts';
import { runningPostmaster } from '#server/db/embedded/postmaster-file.ts';
import { faultsAfterCrash, withDatabase } from './check.ts';
import { Ledger } from './ledger.ts';
import { CrashPortal } from './portal.ts';
import { writeUntilCrash } from './writers.ts';

const KINDS = ['application', 'database', 'both'] as const;
/** A kill before anything was acknowledged would show nothing. */
const LEAST_WRITES = 10;
const LONGEST_MS = 1000;
const STEP_MS = 5;

/** What one kill has led to. */
export interface Round {
  readonly kind: (typeof KINDS)[number];
  /** Writes acknowledged before it. */
  readonly writes: number;
  /** What was lost, doubled or refused; empty when all is well. */
  readonly faults: readonly string[];
}

/** Kills at once, in the middle of whatever is being written. */
async function crash(portal: CrashPortal, kind: Round['kind']): Promise<void> {
  const postmaster = runningPostmaster(locate(portal.dataDir).data);
  if (postmaster === undefined) throw new Error('The database is not running.');
  if (kind !== 'application') process.kill(postmaster.pid, 'SIGKILL');
  if (kind === 'database') return;
  process.kill(portal.pid, 'SIGKILL');
  await portal.stop();
}

/** An application that has lost its database brings it back by itself. */
async function recover(portal: CrashPortal, kind: Round['kind']): Promise<void> {
  if (kind === 'database') await portal.untilAnswers();
  else await portal.start();
}

/** Waits for some writes, and then for any moment. */
export async function untilMoment(ledger: Ledger, writing: Promise<unknown>): Promise<void> {
  const enough = ledger.writes + LEAST_WRITES;
  const writers = { ended: false };
  void writing.then(() => (writers.ended = true));
  while (ledger.writes < enough && !writers.ended) await sleep(STEP_MS);
  await sleep(randomInt(LONGEST_MS));
}

async function play(
  portal: CrashPortal,
  { client_id, ledger, kind }: { client_id: number; ledger: Ledger; kind: Round['kind'] },
): Promise<Round> {
  const before = ledger.writes;
  const writing = writeUntilCrash(portal, client_id, ledger);
  await untilMoment(ledger, writing);
  await crash(portal, kind);
  const refused = await writing;
  const writes = ledger.writes - before;
  await recover(portal, kind);
  return { kind, writes, faults: [...refused, ...(await faultsAfterCrash(portal, ledger))] };
}

/** Starts the built portal over an empty folder and kills it so many times under writes. */
export async function* playCrashes(kills: number): AsyncGenerator<Round> {
  const portal = new CrashPortal(await mkdtemp(join(tmpdir(), 'kastelan-crash-')));
  try {
    await portal.start();
    const { client, units } = await portal.signIn();
    const client_id = client?.client_id ?? 0;
    await withDatabase(portal, (database) =>
      database.query('update clients set max_units = 1000000 where client_id = $1', [client_id]),
    );
    const ledger = new Ledger(units);
    for (let round = 0; round < kills; round += 1) {
      const kind = KINDS[round % KINDS.length] ?? 'both';
      yield await play(portal, { client_id, ledger, kind });
    }
  } finally {
    await portal.stop();
    await rm(portal.dataDir, { recursive: true, force: true });
  }
}
