import { validityFault, type Validity } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { RowFault } from '../columns/read-rows.ts';
import type { Claim, Conflicts } from './claims.ts';
import type { WrittenTable } from './plan.ts';

/** A record of a space as it is stored. */
export interface Stored extends Validity {
  readonly id: number;
  readonly version: number;
  readonly pasport_id: number;
  readonly address_id: number;
  readonly full_name: string;
}

/** What is particular to one kind of records of a space. */
export interface RecordKind {
  readonly table: WrittenTable;
  readonly blank: Readonly<Record<string, unknown>>;
  select(this: void, db: Db, unit: OwnedUnit, pasportIds: readonly number[]): Promise<Stored[]>;
  /** The columns that a row sets, without space and person. */
  columnsOf(this: void, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** What is wrong with a record by itself. */
  faultsOf(this: void, record: Readonly<Record<string, unknown>>): RowFault[];
  /** Rows of one space that cannot stand beside the others. */
  conflictsOf(this: void, claims: readonly Claim[]): Conflicts;
}

/** What is wrong with the validity of a record. */
export function validityFaults(record: Readonly<Record<string, unknown>>): RowFault[] {
  const message = validityFault(record as unknown as Validity);
  return message === null ? [] : [{ field: 'valid_to', message }];
}
