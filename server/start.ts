import { setFlagsFromString } from 'node:v8';
import { createApp, repeatedWork, taskHandlers } from './app.ts';
import { readConfig } from './config.ts';
import { dailyBackup } from '#server/backup/daily.ts';
import { openDatabase, type OpenedDatabase } from './open-database.ts';
import { portalLog } from './portal-log.ts';
import { prepareData } from './prepare-data.ts';
import { watchChanged } from '#server/core/metering/watch.ts';
import { tellDemoInfos } from '#server/monthly-info/demo.ts';
import { startJobs } from '#server/jobs/start.ts';
import { standingOf } from '#server/http/standing.ts';
import type { Portal } from './portal.ts';
import { secretsKey } from './secrets-key.ts';
import { StartRefusal } from '#server/db/embedded/start-refusal.ts';
import { faultSentence } from './start-fault.ts';
import { stopOnSignals, type Stopping } from './stopping.ts';
import { isDemoOpen, offeredPassword, welcomeText } from './welcome.ts';

/** The rest of a long statement says nothing more of where it stands. */
const LONGEST_STATEMENT = 600;

/** What nobody holds any more is let go when the heap has grown by so much; V8 would have it grow up to four times. */
const HEAP_GROWTH = '--heap-growing-percent=40';

function print(text: string): void {
  console.log(text);
}

function portalOf(
  config: ReturnType<typeof readConfig>,
  opened: Awaited<ReturnType<typeof openDatabase>>,
) {
  let address = `http://${config.host}:${config.port}`;
  const portal: Portal = {
    config,
    database: opened.database,
    replica: opened.replica,
    now: () => new Date(),
    fetch: (...call) => fetch(...call),
    secretsKey: () => secretsKey(config),
    publicUrl: () => config.publicUrl ?? address,
    log: () => undefined,
  };
  return { portal, listeningAt: (url: string) => (address = url) };
}

/** Tells the log of statements that take long: their text, never the values. */
function watchStatements(portal: Portal): void {
  const { database, config } = portal;
  if (config.slowStatementMs === 0) return;
  database.watchStatements({
    slowerThan: config.slowStatementMs,
    slow: (text, ms) =>
      portal.log('warn', 'A statement was slow.', {
        statement: text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_STATEMENT),
        ms: Math.round(ms),
      }),
  });
}

/** Tells of the database once when it goes and once when it comes; the embedded one is brought back. */
function watchDatabase(portal: Portal, opened: OpenedDatabase): void {
  const standing = standingOf(portal);
  portal.database.watchStanding((now) =>
    now === 'lost'
      ? portal.log('error', 'The connection to the database is lost.')
      : portal.log('info', 'The database answers again.'),
  );
  opened.watch({
    down: () => {
      standing.databaseDown = true;
      portal.log('error', 'The embedded database has died and is being started again.');
    },
    up: () => {
      standing.databaseDown = false;
      portal.log('info', 'The embedded database runs again.');
    },
    lost: fail,
  });
}

/** A portal that listens: how it is stopped, and what its start has to say. */
interface StartedPortal extends Stopping {
  /** In the place of `closeDatabase`, for whoever starts again at once: the embedded server runs on. */
  leaveDatabase(): Promise<void>;
  readonly welcome: string;
}

async function run(page: Promise<string | undefined>): Promise<StartedPortal> {
  setFlagsFromString(HEAP_GROWTH);
  const config = readConfig();
  const opened = await openDatabase(config, print);
  try {
    const made = portalOf(config, opened);
    const welcome = await prepareData(config, opened);
    // A demo tells of its meters from the first look.
    if (welcome.kind === 'demo') {
      await watchChanged(made.portal);
      await tellDemoInfos(made.portal);
    }
    standingOf(made.portal).demoOpen = isDemoOpen(config, welcome);
    standingOf(made.portal).offeredPassword = offeredPassword(config, welcome);
    const fault = await page;
    if (fault !== undefined) throw new StartRefusal(fault);
    const app = await createApp(made.portal);
    made.portal.log = portalLog(app);
    watchStatements(made.portal);
    watchDatabase(made.portal, opened);
    const url = await app.listen({ host: config.host, port: config.port });
    made.listeningAt(url);
    const alone = config.databaseUrl === undefined;
    const backups = config.backups ? [dailyBackup(() => opened.owner(), { alone })] : [];
    const stopJobs = startJobs(made.portal, taskHandlers, [...repeatedWork, ...backups]);
    return {
      unready: () => void (standingOf(made.portal).stopping = true),
      delay: config.stopDelay,
      patience: config.stopSeconds,
      app,
      stopJobs,
      closeDatabase: () => opened.close(),
      leaveDatabase: () => opened.leave(),
      welcome: welcomeText(made.portal, welcome),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function fail(error: unknown): never {
  console.error(faultSentence(error) ?? error);
  process.exit(1);
}

/**
 * Starts the portal; it listens once the page has been built, which tells why it does not stand. Ends the process when
 * it cannot.
 */
export function startPortal(page: Promise<string | undefined>): Promise<StartedPortal> {
  return run(page).catch(fail);
}

/** The same, until a signal stops it. */
export async function start(page: Promise<string | undefined>): Promise<void> {
  const started = await startPortal(page);
  stopOnSignals(started, fail);
  print(started.welcome);
}
