import { createApp, taskHandlers } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { prepareData } from './prepare-data.ts';
import { startJobs } from '#server/jobs/start.ts';
import { watchParent } from './orphan.ts';
import type { Portal } from './portal.ts';
import { faultSentence } from './start-fault.ts';
import { welcomeText } from './welcome.ts';

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
    now: () => new Date(),
    fetch: (...call) => fetch(...call),
    publicUrl: () => config.publicUrl ?? address,
    log: () => undefined,
  };
  return { portal, listeningAt: (url: string) => (address = url) };
}

async function start(): Promise<void> {
  const config = readConfig();
  const opened = await openDatabase(config, print);
  try {
    const made = portalOf(config, opened);
    const welcome = await prepareData(config, opened);
    const app = await createApp(made.portal);
    made.portal.log = (level, message, details = {}) => app.log[level](details, message);
    const url = await app.listen({ host: config.host, port: config.port });
    made.listeningAt(url);
    const stopJobs = startJobs(made.portal, taskHandlers);
    stopOnSignals(async () => {
      await stopJobs();
      await app.close();
      await opened.close();
    });
    print(welcomeText(made.portal, welcome));
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', once);
  process.on('SIGTERM', once);
  watchParent(once);
}

function fail(error: unknown): never {
  console.error(faultSentence(error) ?? error);
  process.exit(1);
}

start().catch(fail);
