import type { TestDatabase } from './database.ts';

/** Leaves the statistics of these tables to the application alone. */
export async function withoutAutovacuum(
  db: TestDatabase,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables) {
    await db.owner.query(`alter table ${table} set (autovacuum_enabled = false)`);
  }
}

/** How many rows of the unit PostgreSQL expects in the table. */
export async function plannedRows(
  db: TestDatabase,
  table: string,
  { client_id, unit_id }: { client_id: number; unit_id: number },
): Promise<number> {
  const { rows } = await db.owner.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select from ${table} where client_id = ${client_id} and unit_id = ${unit_id}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? Number.NaN;
}

/** Tables whose statistics were refreshed since they were made, other than by autovacuum. */
export async function analysedTables(db: TestDatabase): Promise<string[]> {
  const { rows } = await db.owner.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables
      where last_analyze is not null order by relname collate "C"`,
  );
  return rows.map(({ name }) => name);
}
