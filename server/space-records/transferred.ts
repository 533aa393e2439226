import type { OwnedUnit } from '#server/access/owned.ts';
import type { TransferredRecord, TransferredTable } from '#server/core/people/transfers.sql.ts';
import type { Stored } from '#server/core/time/dated.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';

/** The end of a record as a transfer changes it; with a version only where it still has it. */
interface End {
  readonly id: number;
  readonly version?: number;
  readonly columns: { readonly valid_to: string | null };
}

/** A table of which a transfer ends records, as far as all are alike. */
export interface EndingTable {
  readonly name: TransferredTable;
  updateAll(db: Db, unit: OwnedUnit, ends: readonly End[]): Promise<Written[]>;
  remove(db: Db, unit: OwnedUnit, ids: readonly number[]): Promise<number>;
}

/** Ends the records on the day; those that end on it already are only noted. */
export async function endedOn(
  db: Db,
  unit: OwnedUnit,
  table: EndingTable,
  { records, lastDay }: { readonly records: readonly Stored[]; readonly lastDay: string },
): Promise<TransferredRecord[]> {
  const going = records.filter(({ valid_to }) => valid_to !== lastDay);
  const ends = going.map(({ id, version }) => ({ id, version, columns: { valid_to: lastDay } }));
  const written = await table.updateAll(db, unit, ends);
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  return records.map(({ id, version, valid_to }) => ({
    record_type: table.name,
    record_id: id,
    action: 'end',
    ended_before: valid_to,
    left_version: versions.get(id) ?? version,
  }));
}

/** New records as a transfer notes them. */
export function addedTo(
  { name }: Pick<EndingTable, 'name'>,
  written: readonly Written[],
): TransferredRecord[] {
  return written.map(({ id, version }) => ({
    record_type: name,
    record_id: id,
    action: 'add',
    ended_before: null,
    left_version: version,
  }));
}
