import { FileFault } from './file-fault.ts';
import { packetsOf, type Packets } from './packets.ts';
import { readTable, type Header } from './table.ts';

/** What came of reading a file: the table, or why there is none. */
export type Answer = { packets: Packets } | { code: FileFault['code']; sentence: string };

/** A file to be read. */
export interface Question {
  readonly file: Uint8Array;
  readonly header: Header;
}

/** Reads a file; only faults of the program itself are thrown. */
export async function answerFor({ file, header }: Question): Promise<Answer> {
  try {
    return { packets: packetsOf(await readTable(Buffer.from(file), header)) };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return { code: error.code, sentence: error.message };
  }
}
