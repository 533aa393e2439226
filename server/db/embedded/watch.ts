import { setTimeout as pause } from 'node:timers/promises';
import { locate } from './place.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { StartRefusal } from './start-refusal.ts';
import { startEmbedded, type EmbeddedCluster, type EmbeddedOptions } from './start.ts';

const LOOK_MS = 500;
/** Before each start in a row; after the last nobody can help but an operator. */
const WAITS_MS = [0, 1000, 2000, 4000, 8000, 16_000];
/** Who has run so long has not died of the same fault as before. */
const STEADY_MS = 60_000;

/** What a watch tells of: each once, when it comes. */
export interface ClusterEvents {
  /** The server has died. */
  down(): void;
  /** It runs again. */
  up(): void;
  /** It could not be started, or died again, too many times; nothing is watched any more. */
  lost(error: unknown): void;
}

/** A server that is started again when it dies. */
export interface WatchedCluster {
  /** Begins to watch; once. */
  watch(events: ClusterEvents): void;
  /** Ends the watch and the server. */
  stop(): Promise<void>;
  /** Ends the watch alone. */
  leave(): Promise<void>;
}

/** Watches over a running server, and starts it again where it listened before. */
export function watched(
  options: EmbeddedOptions,
  first: EmbeddedCluster,
  waits: readonly number[] = WAITS_MS,
): WatchedCluster {
  const { data } = locate(options.dataDir);
  const stopping = new AbortController();
  const { signal } = stopping;
  let cluster = first;
  let watching: Promise<void> = Promise.resolve();
  const sleep = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);
  const runs = () => runningPostmaster(data)?.pid === cluster.pid;
  const starts = { inRow: 0, last: -Infinity };
  const revive = async () => {
    if (Date.now() - starts.last > STEADY_MS) starts.inRow = 0;
    let fault: unknown = new StartRefusal('Databáze znovu a znovu padá; viz její záznam.');
    while (!signal.aborted) {
      const wait = waits[starts.inRow];
      if (wait === undefined) throw fault;
      await sleep(wait);
      if (signal.aborted) return;
      starts.inRow += 1;
      starts.last = Date.now();
      try {
        cluster = await startEmbedded({ ...options, listener: cluster.listener });
        return;
      } catch (error) {
        fault = error;
      }
    }
  };
  const look = async (events: ClusterEvents) => {
    while (!signal.aborted) {
      await sleep(LOOK_MS);
      if (signal.aborted || runs()) continue;
      events.down();
      await revive();
      if (!signal.aborted) events.up();
    }
  };
  const leave = async () => {
    stopping.abort();
    await watching;
  };
  return {
    watch: (events) => {
      watching = look(events).catch((error: unknown) => events.lost(error));
    },
    stop: async () => {
      await leave();
      await cluster.stop();
    },
    leave,
  };
}
