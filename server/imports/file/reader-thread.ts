import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from './file-fault.ts';
import { packetsOf, type Packets } from './packets.ts';
import { readTable } from './table.ts';

/** What the thread answers: the table, or why there is none. */
export type Answer = { packets: Packets } | { code: FileFault['code']; sentence: string };

async function answer(): Promise<Answer> {
  try {
    return { packets: packetsOf(await readTable(Buffer.from(workerData as Uint8Array))) };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return { code: error.code, sentence: error.message };
  }
}

parentPort?.postMessage(await answer(), []);
