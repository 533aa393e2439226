import { expect, test } from 'vitest';
import { applyMigration, prepareMigrations } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migration-files.ts';
import { providerDatabase } from '#tests/provider-database.ts';

const MIGRATION = '0014-heating.sql';
const provided = providerDatabase();

async function seenBy(tenant: number): Promise<{ items: number; places: number; foreign: number }> {
  await provided.owner.query(`select set_config('app.client_id', $1, false)`, [String(tenant)]);
  const { rows } = await provided.owner.query<{ items: number; places: number; foreign: number }>(
    `select (select count(*)::int from heating_items) as items,
            (select count(*)::int from degree_day_places) as places,
            (select count(*)::int from heating_items where client_id <> $1) as foreign`,
    [tenant],
  );
  return rows[0] ?? { items: 0, places: 0, foreign: 0 };
}

test('clients that were there before get the same rows as new ones, each his own', async () => {
  await prepareMigrations(provided.owner);
  const migrations = await readMigrations();
  for (const migration of migrations.filter((one) => one.name < MIGRATION))
    await applyMigration(provided.owner, migration);
  for (const client of [41, 42]) {
    await provided.owner.query(`select set_config('app.client_id', $1, false)`, [String(client)]);
    await provided.owner.query(
      `insert into clients (client_id, name, module_schema_id) values ($1, $2, 1)`,
      [client, `Klient ${client}`],
    );
  }
  await provided.owner.query(`select set_config('app.client_id', '', false)`);
  await provided.owner.query('begin');
  for (const migration of migrations.filter((one) => one.name === MIGRATION))
    await applyMigration(provided.owner, migration);
  await provided.owner.query('commit');

  const [before, other] = [await seenBy(41), await seenBy(42)];
  await provided.owner.query(`select set_config('app.client_id', '43', false)`);
  await provided.owner.query(
    `insert into clients (client_id, name, module_schema_id) values (43, 'Nový', 1)`,
  );
  expect(before).toEqual({ items: 16, places: 20, foreign: 0 });
  expect([other, await seenBy(43)]).toEqual([before, before]);
  await provided.owner.query(`select set_config('app.client_id', '', false)`);
  expect((await provided.owner.query('select from clients')).rowCount).toBe(0);
});
