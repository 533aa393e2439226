import { expect, test } from 'vitest';
import { providerDatabase } from '#tests/provider-database.ts';
import { upgraded } from '#tests/upgrade.ts';

const provided = providerDatabase();

test('clients of an older portal get the services, their types of spaces stay what they were, and postal codes are in one spelling', async () => {
  await upgraded(provided.owner, '0013', async (owner) => {
    await owner.query(
      `insert into pasport_types (client_id, code, name, is_flat) values (1, 'MEZONET', 'Mezonet', true)`,
    );
    await owner.query(
      `insert into units (client_id, name, full_name, zip)
       values (1, 'Lípa', 'Lípa', '11000'), (1, 'Tisy', 'Tisy', '1 1000'), (1, 'Ulmy', 'Ulmy', 'D-01067')`,
    );
  });
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
