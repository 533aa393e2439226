import { expect, test } from 'vitest';
import { providerDatabase } from '#tests/provider-database.ts';
import { upgraded } from '#tests/upgrade.ts';

const provided = providerDatabase();

test('what older reports say of faults becomes one row each, and they say the same together', async () => {
  await upgraded(provided.owner, '0051', async (owner) => {
    await owner.query(
      `insert into units (client_id, unit_id, name, full_name) overriding system value values (1, 1, 'Dům', 'Dům')`,
    );
    await owner.query(
      `insert into pasports (client_id, unit_id, pasport_id, kind, pasport_name)
       overriding system value values (1, 1, 11, 'space', '1')`,
    );
    await owner.query(
      `insert into revisions (client_id, unit_id, revision_id, revision_type_id, pasport_id, device_name, active_from)
       overriding system value select 1, 1, 5, min(revision_type_id), 11, 'Výtah', '2020-01-01' from revision_types`,
    );
    await owner.query(
      `insert into revision_reports (client_id, unit_id, revision_id, done_on, result, faults, repair_by, repaired_on)
       values (1, 1, 5, '2024-01-10', 'ok', '', null, null),
              (1, 1, 5, '2024-02-10', 'faults', 'Dveře', '2024-03-31', null),
              (1, 1, 5, '2024-04-10', 'unfit', 'Lano', '2024-05-31', '2024-05-02'),
              (1, 1, 5, '2024-06-10', 'faults', '', null, null)`,
    );
  });
  const { rows } = await provided.owner.query<{ told: string; version: number }>(
    `select fault_rows::text as told, version, faults, repair_by::text, repaired_on::text
       from revision_reports order by done_on`,
  );
  const row = (fault: string, repair_by: string | null, repaired_on: string | null) => ({
    fault,
    repair_by,
    repaired_on,
  });
  expect(rows.map(({ told, ...report }) => [JSON.parse(told), report])).toEqual([
    [[], { version: 1, faults: '', repair_by: null, repaired_on: null }],
    [
      [row('Dveře', '2024-03-31', null)],
      { version: 1, faults: 'Dveře', repair_by: '2024-03-31', repaired_on: null },
    ],
    [
      [row('Lano', '2024-05-31', '2024-05-02')],
      { version: 1, faults: 'Lano', repair_by: '2024-05-31', repaired_on: '2024-05-02' },
    ],
    [[row('', null, null)], { version: 1, faults: '', repair_by: null, repaired_on: null }],
  ]);
});
