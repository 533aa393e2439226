import { expect, test } from 'vitest';
import { applyMigration, prepareMigrations } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migration-files.ts';
import { providerDatabase } from '#tests/provider-database.ts';

const provided = providerDatabase();

test('clients of an older portal get the services, their types of spaces stay what they were, and postal codes are in one spelling', async () => {
  const migrations = await readMigrations();
  const isNewer = ({ name: file }: { name: string }) => file >= '0013';
  await prepareMigrations(provided.owner);
  for (const one of migrations.filter((each) => !isNewer(each)))
    await applyMigration(provided.owner, one);
  await provided.owner.query(`select set_config('app.client_id', '1', false)`);
  await provided.owner.query(
    `insert into clients (name, full_name, module_schema_id) values ('Správa', 'Správa domů', 1)`,
  );
  await provided.owner.query(
    `insert into pasport_types (client_id, code, name, is_flat) values (1, 'MEZONET', 'Mezonet', true)`,
  );
  await provided.owner.query(
    `insert into units (client_id, name, full_name, zip)
     values (1, 'Lípa', 'Lípa', '11000'), (1, 'Tisy', 'Tisy', '1 1000'), (1, 'Ulmy', 'Ulmy', 'D-01067')`,
  );
  await provided.owner.query(`select set_config('app.client_id', '', false)`);
  for (const one of migrations.filter(isNewer)) await applyMigration(provided.owner, one);
  await provided.owner.query(`select set_config('app.client_id', '1', false)`);
  const { rows } = await provided.owner.query(
    `select (select count(*)::int from services where is_system) as services,
            (select count(*)::int from audit_log where record_type = 'pasport_types'
                and action = 'update') as told,
            array(select code || ' ' || space_kind || ' ' || is_flat from pasport_types
                   where code in ('BYT', 'MEZONET', 'STANI', 'SKLEP') order by code) as types`,
  );
  const { rows: units } = await provided.owner.query<{ zip: string; version: number }>(
    'select zip, version from units order by name',
  );
  const told = units.map(({ zip, version }) => `${zip} ${version}`);
  expect(told).toEqual(['110 00 1', '110 00 1', 'D-01067 1']);
  expect(rows).toEqual([
    {
      services: 9,
      told: 0,
      types: ['BYT flat true', 'MEZONET flat true', 'SKLEP cellar false', 'STANI garage false'],
    },
  ]);
});
