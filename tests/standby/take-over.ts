import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '#server/db/founding.sql.ts';
import { faultsAfterCrash, withDatabase } from '../crash/check.ts';
import { untilMoment } from '../crash/crash.ts';
import { Ledger } from '../crash/ledger.ts';
import { CrashPortal } from '../crash/portal.ts';
import { writeUntilCrash } from '../crash/writers.ts';
import { LongLine } from './long-line.ts';
import { PostgresServer } from './server.ts';

const DATABASE = 'kastelan';

/** Its processes are killed, or its machine is cut off without a word. */
const KINDS = ['killed', 'frozen'] as const;

/** What one death of the primary has led to. */
export interface TakeOver {
  readonly kind: (typeof KINDS)[number];
  /** Writes acknowledged before it. */
  readonly writes: number;
  /** What was lost, doubled or refused; empty when all is well. */
  readonly faults: readonly string[];
  /** From the promotion, when every writer has learned of the death, to the first answer of the portal. */
  readonly seconds: number;
}

interface Pair {
  primary: PostgresServer;
  standby: PostgresServer;
}

/** Has the primary die at once, and its line with it; what is left of it is removed by what is returned. */
async function die(
  primary: PostgresServer,
  line: LongLine,
  kind: TakeOver['kind'],
): Promise<() => Promise<void>> {
  await line.cut();
  if (kind === 'frozen') return primary.freeze();
  await primary.kill();
  return async () => undefined;
}

/** Kills the primary under writes, has the standby take over and asks the portal what it knows. */
async function takeOver(
  portal: CrashPortal,
  pair: Pair,
  { client_id, ledger, kind }: { client_id: number; ledger: Ledger; kind: TakeOver['kind'] },
): Promise<TakeOver> {
  const { primary, standby } = pair;
  const line = await LongLine.to(primary.port);
  await standby.follow(primary, line);
  await primary.waitForStandby();
  const before = ledger.writes;
  const writing = writeUntilCrash(portal, client_id, ledger);
  await untilMoment(ledger, writing);
  const bury = await die(primary, line, kind);
  const refused = await writing;
  const writes = ledger.writes - before;
  const died = performance.now();
  await standby.promote();
  await portal.untilAnswers();
  await bury();
  const seconds = (performance.now() - died) / 1000;
  // The one that has died comes back as the standby of the other.
  [pair.primary, pair.standby] = [standby, primary];
  return {
    kind,
    writes,
    seconds,
    faults: [...refused, ...(await faultsAfterCrash(portal, ledger))],
  };
}

/** Two servers of PostgreSQL and a portal that knows both; the primary dies so many times under writes. */
export async function* playTakeOvers(times: number): AsyncGenerator<TakeOver> {
  const pair = { primary: await PostgresServer.found(), standby: await PostgresServer.empty() };
  const hosts = [pair.standby, pair.primary].map(({ port }) => `127.0.0.1:${port}`).join(',');
  const { user } = pair.primary.connection();
  const portal = new CrashPortal(await mkdtemp(join(tmpdir(), 'kastelan-standby-')), {
    DATABASE_URL: `postgres://${user}@${hosts}/${DATABASE}`,
  });
  try {
    await pair.primary.start();
    await ensureDatabase(pair.primary.connection(), DATABASE);
    await portal.start();
    const { client, units } = await portal.signIn();
    const client_id = client?.client_id ?? 0;
    await withDatabase(portal, (database) =>
      database.query('update clients set max_units = 1000000 where client_id = $1', [client_id]),
    );
    const ledger = new Ledger(units);
    for (let count = 0; count < times; count += 1)
      yield await takeOver(portal, pair, {
        client_id,
        ledger,
        kind: KINDS[count % KINDS.length] ?? 'killed',
      });
  } finally {
    await portal.stop();
    await Promise.all([pair.primary.remove(), pair.standby.remove()]);
    await rm(portal.dataDir, { recursive: true, force: true });
  }
}
