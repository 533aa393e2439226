import { setTimeout as sleep } from 'node:timers/promises';
import { initialise, OWNER_USER } from './initialise.ts';
import { launch, untilReady } from './launch.ts';
import { leash } from './leash.ts';
import { ownerPassword, type Listener } from './listener.ts';
import { locate, type Place } from './place.ts';
import { runningPostmaster, type Postmaster } from './postmaster-file.ts';
import { stopPostmaster } from './stop.ts';
import { StartRefusal } from './start-refusal.ts';

const PATIENCE_MS = 60_000;
const RETRY_MS = 50;

/** A running PostgreSQL of our own. */
export interface EmbeddedCluster {
  /** Number of its first process. */
  readonly pid: number;
  readonly listener: Listener;
  /** Folder of the Unix socket, to be given as host; on Windows the loopback address. */
  readonly socketDir: string;
  readonly port: number;
  /** The superuser, owner of the schema. */
  readonly ownerUser: string;
  /** On Windows only; elsewhere the socket's private folder guards the cluster. */
  readonly ownerPassword: string | undefined;
  readonly dataDir: string;
  /** True when the server had been running already, left by an application that was killed. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** False for tests: quicker, loses data with the power, and ends with this process. */
  readonly durable?: boolean;
  /** Where it listened before it died; whoever was connected finds it there again. */
  readonly listener?: Listener;
  readonly log: (message: string) => void;
}

/** Starts PostgreSQL over the data folder, founding it when empty, or adopts the running one. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedCluster> {
  const { durable = true } = options;
  const place = locate(options.dataDir);
  await initialise(place, options.log);
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const running = runningPostmaster(place.data);
    if (running) {
      const adopted = await adopt(place, running.pid, deadline);
      if (adopted) return cluster(place, adopted, true);
    } else {
      const launched = await launch(place, { durable, deadline, listener: options.listener });
      if (launched && !durable) leash(launched.pid);
      if (launched) return cluster(place, launched, false);
    }
    await sleep(RETRY_MS);
  }
  throw new StartRefusal(
    `Databáze ve složce ${place.home} se do minuty neozvala; viz ${place.logFile}.`,
  );
}

/** A server may also be just ending: then there is nothing to adopt. */
function adopt(place: Place, pid: number, deadline: number): Promise<Postmaster | undefined> {
  const isOver = () => runningPostmaster(place.data)?.pid !== pid;
  return untilReady(place, pid, isOver, deadline);
}

function cluster(place: Place, postmaster: Postmaster, adopted: boolean): EmbeddedCluster {
  return {
    pid: postmaster.pid,
    listener: postmaster.listener,
    socketDir: postmaster.listener.host,
    port: postmaster.listener.port,
    ownerUser: OWNER_USER,
    ownerPassword: ownerPassword(place),
    dataDir: place.data,
    adopted,
    stop: () => stopPostmaster(place, postmaster),
  };
}
