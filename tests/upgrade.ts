import type pg from 'pg';
import { applyMigration, prepareMigrations } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migration-files.ts';

/**
 * Lets an older portal grow: migrations before the one of that number, then what its client 1 has put in,
 * then all the others. The tenant of client 1 stays open.
 */
export async function upgraded(
  owner: pg.Client,
  from: string,
  fill: (owner: pg.Client) => Promise<void>,
): Promise<void> {
  const migrations = await readMigrations();
  const isNewer = ({ name }: { readonly name: string }) => name >= from;
  await prepareMigrations(owner);
  for (const one of migrations.filter((each) => !isNewer(each))) await applyMigration(owner, one);
  await owner.query(`select set_config('app.client_id', '1', false)`);
  await owner.query(
    `insert into clients (name, full_name, module_schema_id) values ('Správa', 'Správa domů', 1)`,
  );
  await fill(owner);
  await owner.query(`select set_config('app.client_id', '', false)`);
  for (const one of migrations.filter(isNewer)) await applyMigration(owner, one);
  await owner.query(`select set_config('app.client_id', '1', false)`);
}
