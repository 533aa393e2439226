import { addAddressRow } from './addresses.ts';
import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from './pasports.ts';

type Rows = Pick<TestDatabase, 'owner'>;

/** Insurance without terms, unless the columns say otherwise. */
export async function addContractRow(
  db: Rows,
  { client_id, unit_id }: UnitOfClient,
  columns: Record<string, unknown> = {},
): Promise<number> {
  const row = { client_id, unit_id, kind: 'insurance', name: 'Pojištění domu', ...columns };
  return Number((await insertRow(db, 'unit_contracts', row))['unit_contract_id']);
}

/** On 20 January 2025: contracts that have ended, whose notice falls due, that end, and those of which nothing is to be done. */
export async function addAgreed(
  db: Rows,
  unit: UnitOfClient,
  address_id: number,
  today: string,
): Promise<void> {
  const add = (columns: Record<string, unknown>) =>
    addContractRow(db, unit, { address_id, ...columns });
  await add({ valid_to: '2025-01-19' });
  await add({ valid_to: '2025-01-19', hidden: true });
  await add({ notice_until: today });
  // Reckoned: three months before the end of a year that begins on 22 June.
  await add({ kind: 'lift', valid_to: '2024-06-21', renewal_months: 12, notice_count: 3 });
  await add({ notice_until: '2025-03-22' });
  await add({ notice_until: today, notice_given_on: today });
  await add({ valid_to: today });
  await add({ valid_to: '2025-03-22' });
  await add({ open_ended: true });
  await add({});
}

/** A tenancy of Jana Nájemná since 2020 in a new space, Lipová 3, 12, unless the columns say otherwise. */
export async function addTenancy(db: Rows, unit: UnitOfClient, columns: object): Promise<number> {
  const { client_id, unit_id } = unit;
  const house = await addBuildingRow(db, unit, { pasport_name: 'Lipová 3' });
  const space = { space_number: '12' };
  const { pasport_id } = await addSpaceRow(db, unit, house.pasport_id, space);
  const name = { first_name: 'Jana', last_name: 'Nájemná' };
  const address_id = await addAddressRow(db, unit, name);
  const row = { client_id, unit_id, pasport_id, address_id, valid_from: '2020-01-01' };
  const made = await insertRow(db, 'pasport_tenants', { ...row, ...columns });
  return Number(made['pasport_tenant_id']);
}
