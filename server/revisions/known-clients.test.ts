import { expect, test } from 'vitest';
import { applyMigration, prepareMigrations } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migration-files.ts';
import { providerDatabase } from '#tests/provider-database.ts';

const MIGRATION = '0035-revision-intervals.sql';
const provided = providerDatabase();

async function asTenant(client_id: number | ''): Promise<void> {
  await provided.owner.query(`select set_config('app.client_id', $1, false)`, [String(client_id)]);
}

async function addClient(client_id: number): Promise<void> {
  await asTenant(client_id);
  await provided.owner.query(
    `insert into clients (client_id, name, module_schema_id) values ($1, $2, 1)`,
    [client_id, `Klient ${client_id}`],
  );
}

/** A device of the kind, in a house of its own. */
async function addDevice(client_id: number, type: string): Promise<void> {
  await provided.owner.query(
    `with unit as (insert into units (client_id, name, full_name) values ($1, 'Dům', 'Dům') returning unit_id),
          house as (insert into pasports (client_id, unit_id, kind, pasport_name)
                    select $1, unit_id, 'building', 'Dům' from unit returning unit_id, pasport_id)
     insert into revisions (client_id, unit_id, revision_type_id, pasport_id, device_name, active_from)
     select $1, unit_id, (select revision_type_id from revision_types where client_id = $1 and name = $2),
            pasport_id, 'Výtah', '2020-01-01' from house`,
    [client_id, type],
  );
}

/** Kinds of the client as their names, intervals and sources. */
async function kindsOf(client_id: number): Promise<Map<string, string>> {
  await asTenant(client_id);
  const { rows } = await provided.owner.query<{ name: string; told: string }>(
    `select name, interval_count || ' ' || interval_unit || ': ' || regulation as told
       from revision_types where client_id = $1 order by type_order, name`,
    [client_id],
  );
  return new Map(rows.map((row) => [row.name, row.told]));
}

test('clients of an older portal get the intervals of the regulations, but for what they changed themselves', async () => {
  const migrations = await readMigrations();
  await prepareMigrations(provided.owner);
  for (const one of migrations.filter((each) => each.name < MIGRATION))
    await applyMigration(provided.owner, one);
  await addClient(1);
  await addClient(2);
  const change = (set: string, kind: string) =>
    provided.owner.query(`update revision_types set ${set} where client_id = 2 and name = $1`, [
      kind,
    ]);
  await change('interval_count = 7', 'Tlaková nádoba – tlaková zkouška');
  await change('hidden = true', 'Hromosvod podle ČSN 34 1390 – revize');
  await change(`warning_days = 10`, 'Spalinová cesta nad 50 kW – kontrola');
  await provided.owner.query(
    `insert into revision_types (client_id, name, area, applies_to, interval_count, interval_unit)
     values (2, 'VÝTAH – první inspekční prohlídka', 'lift', 'device', 8, 'years')`,
  );
  await addDevice(2, 'Výtah – odborná prohlídka');
  await asTenant('');
  await provided.owner.query('begin');
  for (const one of migrations.filter((each) => each.name === MIGRATION))
    await applyMigration(provided.owner, one);
  await provided.owner.query('commit');

  await addClient(3);
  const [untouched, changed, fresh] = [await kindsOf(1), await kindsOf(2), await kindsOf(3)];
  expect([...untouched]).toEqual([...fresh]);
  const own = new Map([...changed].filter(([kind, told]) => fresh.get(kind) !== told));
  expect([...own.keys()].toSorted()).toEqual([
    'Hromosvod podle ČSN 34 1390 – revize',
    'Spalinová cesta nad 50 kW – kontrola',
    'Tlaková nádoba – tlaková zkouška',
    'VÝTAH – první inspekční prohlídka',
    'Výtah – odborná prohlídka',
  ]);
  expect(own.get('Tlaková nádoba – tlaková zkouška')).toMatch(/^7 years: ČSN 69 0012/);
  expect(own.get('Hromosvod podle ČSN 34 1390 – revize')).toBe('5 years: ČSN 33 1500');
  expect(own.get('VÝTAH – první inspekční prohlídka')).toBe('8 years: ');
  expect(own.get('Výtah – odborná prohlídka')).toMatch(/^3 months: .*vyberte druh podle roku/);
  expect([...fresh.keys()].filter((kind) => !changed.has(kind))).toEqual([
    'Výtah – první inspekční prohlídka',
  ]);
  await asTenant(1);
  const { rowCount } = await provided.owner.query(
    `select from audit_log where record_type = 'revision_types' and action <> 'insert'`,
  );
  expect(rowCount).toBe(0);
  await asTenant('');
  expect((await provided.owner.query('select from revision_types')).rowCount).toBe(0);
});
