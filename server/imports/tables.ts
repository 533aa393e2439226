import { billingDocumentTable } from '#server/core/billing/tables.sql.ts';
import {
  buildingTable,
  floorTable,
  pasportTable,
  roomTable,
  spaceTable,
} from '#server/core/pasports/tables.sql.ts';
import { readingTable } from '#server/core/metering/tables.sql.ts';
import {
  addressTable,
  contactTable,
  costTable,
  occupantTable,
  ownershipTable,
  roommateTable,
  tenantTable,
} from '#server/core/people/tables.sql.ts';

/** Tables of the core that imports write, places before the details that stand on them. */
const TABLES = [
  addressTable,
  contactTable,
  pasportTable,
  buildingTable,
  floorTable,
  spaceTable,
  roomTable,
  tenantTable,
  roommateTable,
  ownershipTable,
  occupantTable,
  costTable,
  readingTable,
  billingDocumentTable,
] as const;

export const WRITTEN_TABLES: readonly WritingTable[] = TABLES;
export type WritingTable = (typeof TABLES)[number];
export type WrittenTable = WritingTable['name'];

/** The id column of a table that imports write; undefined for another table. */
export function idColumnOf(table: string): string | undefined {
  return TABLES.find(({ name }) => name === table)?.id;
}
