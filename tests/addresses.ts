import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

type Rows = Pick<TestDatabase, 'owner'>;
type Columns = Record<string, unknown>;

/** A record of the address book: a person unless its type says otherwise. */
export async function addAddressRow(
  db: Rows,
  { client_id, unit_id }: UnitOfClient,
  columns: Columns = {},
): Promise<number> {
  const row = await insertRow(db, 'addresses', {
    client_id,
    unit_id,
    last_name: 'Zkušební',
    ...columns,
  });
  return Number(row['address_id']);
}

const tables = {
  tenant: ['pasport_tenants', 'pasport_tenant_id'],
  owner: ['pasport_ownerships', 'pasport_ownership_id'],
  roommate: ['pasport_roommates', 'pasport_roommate_id'],
} as const;

/** Binds an address to a space, since 2020 unless the columns say otherwise; returns the record's id. */
export async function addRelationRow(
  db: Rows,
  { client_id, unit_id }: UnitOfClient,
  relation: keyof typeof tables,
  { pasport_id, address_id, ...columns }: Columns & { pasport_id: number; address_id: number },
): Promise<number> {
  const [table, id] = tables[relation];
  const row = await insertRow(db, table, {
    client_id,
    unit_id,
    pasport_id,
    address_id,
    valid_from: '2020-01-01',
    ...columns,
  });
  return Number(row[id]);
}
