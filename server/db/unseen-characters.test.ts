import { expect, test } from 'vitest';
import { applyMigration, prepareMigrations } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migration-files.ts';
import { providerDatabase } from '#tests/provider-database.ts';

const provided = providerDatabase();

test('texts stored with unseen characters are cleaned; lines stay where there may be some, and so do two names that would be one', async () => {
  const migrations = await readMigrations();
  const cleaning = migrations.find(({ name: file }) => file.endsWith('unseen-characters.sql'))!;
  await prepareMigrations(provided.owner);
  for (const one of migrations.filter(({ name: file }) => file < cleaning.name))
    await applyMigration(provided.owner, one);
  await provided.owner.query(`select set_config('app.client_id', '1', false)`);
  await provided.owner.query(
    `insert into clients (name, full_name, module_schema_id) values ('Správa', 'Správa domů', 1)`,
  );
  const names = ['Lípová\n12', 'Byt\u202e č.\u00a04', 'Dubová', 'Dubov\u200eá', 'Habrová'];
  for (const unit of names)
    await provided.owner.query(
      'insert into units (client_id, name, full_name) values (1, $1, $1)',
      [unit],
    );
  await provided.owner.query(
    `insert into addresses (client_id, unit_id, last_name, note)
     select 1, unit_id, $1, $2 from units where name = 'Habrová'`,
    ['Novák\t', 'První\r\ndruhý\u0007 a\u00a0třetí'],
  );
  await provided.owner.query(`select set_config('app.client_id', '', false)`);
  await applyMigration(provided.owner, cleaning);
  await provided.owner.query(`select set_config('app.client_id', '1', false)`);
  const units = await provided.owner.query<{ name: string }>(
    'select name from units order by unit_id',
  );
  expect(units.rows.map((row) => row.name)).toEqual([
    'Lípová 12',
    'Byt č. 4',
    'Dubová',
    'Dubov\u200eá',
    'Habrová',
  ]);
  const people = await provided.owner.query('select last_name, note from addresses');
  expect(people.rows).toEqual([{ last_name: 'Novák', note: 'První\ndruhý a\u00a0třetí' }]);
  await provided.owner.query(`select set_config('app.client_id', '2', false)`);
  expect((await provided.owner.query('select from units')).rowCount).toBe(0);
});
