import { sql, type RawBuilder } from 'kysely';
import type { SettlementSimulation } from '#contract/settlement/simulations.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { RecordTable } from '#server/db/record-table.sql.ts';

export const simulationTable = new RecordTable(
  'settlement_simulations',
  'settlement_simulation_id',
);

function simulationsFrom(
  { client_id, unit_id }: OwnedUnit,
  condition: RawBuilder<unknown>,
): RawBuilder<SettlementSimulation> {
  return sql<SettlementSimulation>`
    select m.settlement_simulation_id, m.unit_id, m.settlement_id, m.settlement_count_id, c.number,
           m.name, m.note, m.changes, m.created, m.updated, m.version
      from settlement_simulations m
      join settlement_counts c on c.client_id = m.client_id and c.unit_id = m.unit_id
           and c.settlement_count_id = m.settlement_count_id
     where m.client_id = ${client_id} and m.unit_id = ${unit_id} and ${condition}
     order by m.settlement_simulation_id desc`;
}

/** Simulations of the settlement, the last one first. */
export async function selectSimulations(
  db: Db,
  unit: OwnedUnit,
  settlement_id: number,
): Promise<SettlementSimulation[]> {
  return (await simulationsFrom(unit, sql`m.settlement_id = ${settlement_id}`).execute(db)).rows;
}

export async function selectSimulation(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<SettlementSimulation | undefined> {
  return (await simulationsFrom(unit, sql`m.settlement_simulation_id = ${id}`).execute(db)).rows[0];
}

/** Of which settlement the simulation is; nobody changes it before the transaction ends. */
export async function selectSimulationForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<{ readonly settlement_id: number; readonly version: number } | undefined> {
  return db
    .selectFrom('settlement_simulations')
    .select(['settlement_id', 'version'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('settlement_simulation_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes the simulation; whether it was there. */
export async function deleteSimulationRow(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('settlement_simulations')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('settlement_simulation_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
