import type { Table } from './table.ts';

/** A table as the thread that read it hands it over: rows as ready JSON, so that nobody waits for them. */
export interface Packets {
  readonly columns: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly rows_total: number;
  /** Arrays of {row_number, cells}. */
  readonly packets: readonly string[];
}

const SAMPLE_ROWS = 5;
const PACKET_ROWS = 1000;
const PACKET_CELLS = 20_000;

/** Splits the table into packets that the database takes one by one. */
export function packetsOf({ columns, rows }: Table): Packets {
  const size = Math.max(1, Math.min(PACKET_ROWS, Math.floor(PACKET_CELLS / columns.length)));
  const packets: string[] = [];
  for (let at = 0; at < rows.length; at += size) {
    packets.push(JSON.stringify(rows.slice(at, at + size)));
  }
  const sample = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells);
  return { columns, sample, rows_total: rows.length, packets };
}
