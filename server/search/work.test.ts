import { beforeEach, describe, expect, test } from 'vitest';
import { search } from '#contract/search.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { addRevisionRow } from '#tests/revisions.ts';
import { addTodoRow } from '#tests/todos.ts';
import { unitWorld } from '#tests/unit-world.ts';

const scene = unitWorld();

async function found(q: string, kind: string) {
  const { result } = await scene.world.call(search, {
    token: scene.user.token,
    params: { unit_id: scene.unit.unit_id },
    query: { q },
  });
  return result.values.filter((each) => each.kind === kind);
}
const titles = async (q: string, kind: string) => (await found(q, kind)).map(({ title }) => title);

describe('what is inspected', () => {
  let revision_id: number;
  beforeEach(async () => {
    const { db } = scene.world;
    const house = await addBuildingRow(db, scene.unit, { pasport_name: 'Žižkova 5' });
    const other = await addBuildingRow(db, scene.unit, { pasport_name: 'Dlouhá 3' });
    const lift = { device_name: 'Osobní výtah', device_number: 'V-77/3' };
    revision_id = await addRevisionRow(db, scene.unit, house.pasport_id, lift);
    await addRevisionRow(db, scene.unit, other.pasport_id, {
      ...lift,
      device_number: 'V-78/3',
      hidden: true,
    });
  });

  test('is found by its name and its number, what is no longer used last', async () => {
    expect((await found('osobní výtah', 'device')).map(({ detail }) => detail)).toEqual([
      'Žižkova 5 · Domovní plynovod – revize · V-77/3',
      'Skryto · Dlouhá 3 · Domovní plynovod – revize · V-78/3',
    ]);
    expect(await found('v-77', 'device')).toMatchObject([
      { id: revision_id, title: 'Osobní výtah', unit_id: scene.unit.unit_id },
    ]);
  });

  test('is told apart by the words of its house, which alone find nothing', async () => {
    expect(await found('vytah zizkova', 'device')).toMatchObject([{ id: revision_id }]);
    expect(await titles('Žižkova', 'device')).toEqual([]);
  });
});

test('tasks are found by their titles and by what they are of, those that wait first', async () => {
  const { db } = scene.world;
  const of = { relation_name: 'Žižkova 5' };
  const done = { state: 'done', done_at: '2026-01-20T08:00:00Z' };
  await addTodoRow(db, scene.unit, { title: 'Zatéká u komína', ...done, ...of });
  const id = await addTodoRow(db, scene.unit, { title: 'Zatéká do sklepa', ...of });
  await addTodoRow(db, scene.unit, { title: 'Objednat revizi' });
  expect(await found('zateka', 'todo')).toMatchObject([
    { id, title: 'Zatéká do sklepa', detail: 'K řešení · Žižkova 5' },
    { title: 'Zatéká u komína', detail: 'Hotovo · Žižkova 5' },
  ]);
  expect(await titles('sklep žižkova', 'todo')).toEqual(['Zatéká do sklepa']);
  expect(await titles('nic takového', 'todo')).toEqual([]);
});
