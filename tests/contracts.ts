import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

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
