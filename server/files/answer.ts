import { FileFault } from './file-fault.ts';
import { packetsOf, type Packets } from './packets.ts';
import { readTable } from './table.ts';

/** What came of reading a file: the table, or why there is none. */
export type Answer = { packets: Packets } | { code: FileFault['code']; sentence: string };

/** Reads a file; only faults of the program itself are thrown. */
export async function answerFor(file: Uint8Array): Promise<Answer> {
  try {
    return { packets: packetsOf(await readTable(Buffer.from(file))) };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return { code: error.code, sentence: error.message };
  }
}
