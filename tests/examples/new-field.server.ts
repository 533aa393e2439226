import { expect, test } from 'vitest';
import { getImportTemplate } from '#contract/import-start.ts';
import { OPENAPI_FILE } from '#contract/operation.ts';
import { browseSpaces, createSpace, getSpace } from '#contract/pasports/spaces.ts';
import { spaceRecord } from '#contract/pasports/space-record.ts';
import { fileColumns } from '#contract/record-file.ts';
import { importScene } from '#tests/imports.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

// Run in a copy of the house to which docs/examples/new-field-of-a-space.patch was applied: what the
// server knows of the new field, though no line of it names it.
const FIELD = 'cellar_number';
const LABEL = 'Číslo sklepa';

const at = unitWorld();
const said = (record: object) => new Map(Object.entries(record)).get(FIELD);

test('the new field is saved, read and listed', async () => {
  const { pasport_id } = await addBuildingRow(at.world.db, at.unit);
  const { rows } = await at.world.db.owner.query<{ pasport_type_id: number }>(
    'select pasport_type_id from pasport_types where client_id = $1 limit 1',
    [at.unit.client_id],
  );
  const body = {
    pasport_parent_id: pasport_id,
    pasport_type_id: rows[0]?.pasport_type_id ?? 0,
    space_number: '7',
    [FIELD]: 'S 12',
  };
  const created = await at.world.call(createSpace, { ...at.of(0), body });
  expect(created.status).toBe(200);
  const { result } = await at.world.call(getSpace, at.of(created.result.pasport_space_id));
  expect(said(result)).toBe('S 12');
  const whole = { ...at.unit, show_hidden: '1', parent_id: '0', parent_type: 'all' } as const;
  const list = await at.world.call(browseSpaces, { token: at.user.token, params: whole });
  expect(list.result.values.map(said)).toEqual(['S 12']);
});

test('the new field is imported, by a column that the template offers', async () => {
  const column = fileColumns(spaceRecord).find(({ field }) => field === FIELD);
  expect(column?.label).toBe(LABEL);
  const params = { kind: 'spaces' } as const;
  expect((await at.world.call(getImportTemplate, { token: at.user.token, params })).status).toBe(
    200,
  );
  const scene = await importScene(at.world);
  await addBuildingRow(at.world.db, scene, { pasport_name: 'Lipová 12' });
  const file = [
    ['Dům', 'Číslo prostoru', LABEL],
    ['Lipová 12', '1', 'S 3'],
  ];
  const { import_id } = await scene.checked('spaces', file);
  await scene.accept(import_id);
  expect((await scene.stored('pasport_spaces', '*')).map(said)).toEqual(['S 3']);
});

test('the new field is described to partners’ programs', async () => {
  const response = await at.world.request({ url: OPENAPI_FILE });
  const { paths, components } = response.json<{
    paths: Record<string, unknown>;
    components: { schemas: Record<string, unknown> };
  }>();
  /** Whether the part tells of the field, itself or by a schema that it names. */
  const tells = (part: unknown): boolean => {
    const text = JSON.stringify(part);
    const named = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)];
    return text.includes(FIELD) || named.some(([, name = '']) => tells(components.schemas[name]));
  };
  const calls = Object.entries(paths).filter(([, call]) => tells(call));
  expect(calls.map(([path]) => path).toSorted()).toEqual([getSpace.path, browseSpaces.path]);
});
