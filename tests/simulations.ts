import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

/** A simulation of the count in which its rule divides equally. */
export async function addSimulationRow(
  db: Pick<TestDatabase, 'owner'>,
  unit: UnitOfClient,
  of: { readonly settlement_id: number; readonly settlement_count_id: number },
  name: string,
): Promise<number> {
  const row = {
    client_id: unit.client_id,
    unit_id: unit.unit_id,
    ...of,
    name,
    changes: JSON.stringify([{ billing_rule_id: 1, key: 'unit', spaces: [] }]),
  };
  return Number((await insertRow(db, 'settlement_simulations', row))['settlement_simulation_id']);
}
