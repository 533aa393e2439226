import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { APP_ROLE, applyMigration, prepareMigrations } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migration-files.ts';

// Of a provider's database, whose owner is bound by row-level security too.
const name = `unseen_${randomBytes(4).toString('hex')}`;
let admin: pg.Client;
let owner: pg.Client;
beforeAll(async () => {
  const address = inject('cluster');
  admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  await admin.query(`create role ${name} login createrole`);
  await admin.query(`grant ${APP_ROLE} to ${name}`);
  await admin.query(`create database ${name} owner ${name}`);
  owner = new pg.Client({ ...address, user: name, database: name });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});

test('texts stored with unseen characters are cleaned; lines stay where there may be some, and so do two names that would be one', async () => {
  const migrations = await readMigrations();
  const cleaning = migrations.find(({ name: file }) => file.endsWith('unseen-characters.sql'))!;
  await prepareMigrations(owner);
  for (const one of migrations.filter(({ name: file }) => file < cleaning.name))
    await applyMigration(owner, one);
  await owner.query(`select set_config('app.client_id', '1', false)`);
  await owner.query(
    `insert into clients (name, full_name, module_schema_id) values ('Správa', 'Správa domů', 1)`,
  );
  const names = ['Lípová\n12', 'Byt\u202e č.\u00a04', 'Dubová', 'Dubov\u200eá', 'Habrová'];
  for (const unit of names)
    await owner.query('insert into units (client_id, name, full_name) values (1, $1, $1)', [unit]);
  await owner.query(
    `insert into addresses (client_id, unit_id, last_name, note)
     select 1, unit_id, $1, $2 from units where name = 'Habrová'`,
    ['Novák\t', 'První\r\ndruhý\u0007 a\u00a0třetí'],
  );
  await owner.query(`select set_config('app.client_id', '', false)`);
  await applyMigration(owner, cleaning);
  await owner.query(`select set_config('app.client_id', '1', false)`);
  const units = await owner.query<{ name: string }>('select name from units order by unit_id');
  expect(units.rows.map((row) => row.name)).toEqual([
    'Lípová 12',
    'Byt č. 4',
    'Dubová',
    'Dubov\u200eá',
    'Habrová',
  ]);
  const people = await owner.query('select last_name, note from addresses');
  expect(people.rows).toEqual([{ last_name: 'Novák', note: 'První\ndruhý a\u00a0třetí' }]);
  await owner.query(`select set_config('app.client_id', '2', false)`);
  expect((await owner.query('select from units')).rowCount).toBe(0);
});
