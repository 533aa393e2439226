import type { FileRow, Table } from './table.ts';

/** A table as the thread that read it hands it over: rows as ready JSON, so that nobody waits for them. */
export interface Packets {
  readonly columns: readonly string[];
  /** Its first rows. */
  readonly top: readonly FileRow[];
  readonly rows_total: number;
  /** Arrays of {row_number, cells}. */
  readonly packets: readonly string[];
}

const TOP_ROWS = 40;
const PACKET_ROWS = 1000;
const PACKET_CELLS = 20_000;

/** Splits the table into packets that the database takes one by one. */
export function packetsOf({ columns, rows }: Table): Packets {
  const size = Math.max(1, Math.min(PACKET_ROWS, Math.floor(PACKET_CELLS / columns.length)));
  const packets: string[] = [];
  for (let at = 0; at < rows.length; at += size) {
    packets.push(JSON.stringify(rows.slice(at, at + size)));
  }
  return { columns, top: rows.slice(0, TOP_ROWS), rows_total: rows.length, packets };
}
