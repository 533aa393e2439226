import { beforeEach, describe, expect, test } from 'vitest';
import { search } from '#contract/search.ts';
import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { addCrewRow, addRoundRow, addVisitRow, addWorkRow } from '#tests/fieldwork.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from '#tests/pasports.ts';
import { addSettlementRow } from '#tests/settlements.ts';
import { addRevisionRow } from '#tests/revisions.ts';
import { addTodoRow } from '#tests/todos.ts';
import { unitWorld } from '#tests/unit-world.ts';

const scene = unitWorld();

async function found(q: string, kind: string, all_units: '0' | '1' = '0') {
  const { result } = await scene.world.call(search, {
    token: scene.user.token,
    params: { unit_id: scene.unit.unit_id },
    query: { q, all_units },
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

describe('a settlement', () => {
  const YEAR = { period_from: '2025-01-01', period_to: '2025-12-31' };
  const PART = { period_from: '2024-05-01', period_to: '2025-04-30' };
  let of_year: number;
  let of_part: number;
  beforeEach(async () => {
    const { db } = scene.world;
    const house = await addBuildingRow(db, scene.unit, {
      pasport_name: 'Věžák',
      street: 'Žižkova',
      registry_number: '5',
    });
    of_part = await addSettlementRow(db, scene.unit, PART);
    const issued = { first_issued_on: '2026-04-03', building_id: house.pasport_id };
    of_year = await addSettlementRow(db, scene.unit, { ...YEAR, ...issued });
  });

  test('is found by its period, under the name that it has elsewhere, the newest first', async () => {
    expect(await found('vyuctovani 2025', 'settlement')).toMatchObject([
      {
        id: of_year,
        unit_id: scene.unit.unit_id,
        title: settlementTitle({ ...YEAR, building_name: 'Věžák' }),
        detail: 'poprvé vydáno 3.\u00A04.\u00A02026',
      },
      { id: of_part, title: settlementTitle({ ...PART, building_name: '' }), detail: '' },
    ]);
  });

  test('is told apart by its house, whose words alone find none', async () => {
    expect(await found('vezak 2025', 'settlement')).toMatchObject([{ id: of_year }]);
    expect(await found('vyúčtování žižkova 5', 'settlement')).toMatchObject([{ id: of_year }]);
    expect(await found('celá jednotka 2025', 'settlement')).toMatchObject([{ id: of_part }]);
    expect(await titles('věžák', 'settlement')).toEqual([]);
    expect(await titles('vyúčtování 2019', 'settlement')).toEqual([]);
  });
});

describe('a field round', () => {
  test('is found by its name and work, those that are closed last', async () => {
    const { db } = scene.world;
    const crew_id = await addCrewRow(db, scene.unit);
    const add = async (name: string, work: string) => {
      const work_id = await addWorkRow(db, scene.unit, { name: work });
      return addRoundRow(db, scene.unit, { work_id, crew_id, name });
    };
    const closed = await add('Výměna vodoměrů jaro', 'Výměna SV');
    const open = await add('Podzimní výměna vodoměrů', 'Výměna TV');
    await db.owner.query('update rounds set closed = now() where round_id = $1', [closed]);
    expect(await found('vymena vodomer', 'round')).toMatchObject([
      { id: open, title: 'Podzimní výměna vodoměrů', detail: 'Výměna TV' },
      { id: closed, title: 'Výměna vodoměrů jaro', detail: 'uzavřená · Výměna SV' },
    ]);
    expect(await found('jaro sv', 'round')).toMatchObject([{ id: closed }]);
    expect(await titles('léto', 'round')).toEqual([]);
  });
});

describe('a visit', () => {
  let coming: number;
  let former: number;
  let elsewhere: number;
  beforeEach(async () => {
    const { db } = scene.world;
    scene.world.setNow('2026-03-02T08:00:00Z');
    const crew_id = await addCrewRow(db, scene.unit);
    const work_id = await addWorkRow(db, scene.unit, { name: 'Výměna SV' });
    const round_id = await addRoundRow(db, scene.unit, {
      work_id,
      crew_id,
      name: 'Jarní výměna 2026',
    });
    const house = await addBuildingRow(db, scene.unit, { pasport_name: 'Žižkova 5' });
    const other = await addBuildingRow(db, scene.unit, { pasport_name: 'Dlouhá 3' });
    const flat = await addSpaceRow(db, scene.unit, house.pasport_id, { space_number: '17' });
    const one = { round_id, note: '', pasport_id: flat.pasport_id };
    former = await addVisitRow(db, scene.unit, { ...one, crew_id, state: 'done' });
    coming = await addVisitRow(db, scene.unit, { ...one, crew_id });
    elsewhere = await addVisitRow(db, scene.unit, {
      ...one,
      crew_id,
      pasport_id: other.pasport_id,
    });
    // One without a time is told by its round.
    await addVisitRow(db, scene.unit, one);
    const move = 'update visits set day = $1 where visit_id = $2';
    await db.owner.query(move, ['2026-02-27', former]);
    await db.owner.query(move, ['2026-03-09', elsewhere]);
  });

  test('is found by its round, the nearest that is coming first and those that were last', async () => {
    expect(await found('jarni vymena', 'visit')).toMatchObject([
      {
        id: coming,
        unit_id: scene.unit.unit_id,
        title: 'Žižkova 5, prostor 17',
        detail: '2.\u00A03.\u00A02026 · Jarní výměna 2026 · Naplánováno',
      },
      { id: elsewhere, title: 'Dlouhá 3' },
      { id: former, detail: '27.\u00A02.\u00A02026 · Jarní výměna 2026 · Hotovo' },
    ]);
  });

  test('is told apart by its space and its day, written with spaces and without', async () => {
    const ids = async (q: string) => (await found(q, 'visit')).map(({ id }) => id);
    expect(await ids('výměna 17')).toEqual([coming, former]);
    expect(await ids('návštěva dlouhá')).toEqual([elsewhere]);
    expect(await ids('žižkova 27. 2. 2026')).toEqual([former]);
    expect(await ids('27.2.2026')).toEqual([former]);
    expect(await ids('9. 3.')).toEqual([elsewhere]);
    expect(await ids('31. 2. 2026')).toEqual([]);
    expect(await ids('byt 17 jarní')).toEqual([coming, former]);
    expect(await ids('žižkova 5')).toEqual([]);
    expect(await ids('žižkova 2026')).toEqual([]);
  });
});

describe('a group of houses', () => {
  const add = async (unit: UnitOfClient, columns: Record<string, unknown>) =>
    (await addBuildingRow(scene.world.db, unit, columns, 'group')).pasport_building_id;

  test('is found by its name, hidden ones last and marked; no house is among them', async () => {
    const hidden = await add(scene.unit, { pasport_name: 'Sídliště A', hidden: true });
    const shown = await add(scene.unit, { pasport_name: 'Staré sídliště' });
    await addBuildingRow(scene.world.db, scene.unit, { pasport_name: 'Sídlištní 1' });
    expect(await found('sidlist', 'group')).toMatchObject([
      { id: shown, title: 'Staré sídliště', detail: '' },
      { id: hidden, title: 'Sídliště A', detail: 'Skryto' },
    ]);
    expect(await titles('sidlist', 'building')).toEqual(['Sídlištní 1']);
  });
});

test('settlements, rounds and groups of other units are found when asked for, never foreign ones', async () => {
  const { db } = scene.world;
  const { near, far } = await scene.neighbours();
  for (const unit of [near, far]) {
    const work_id = await addWorkRow(db, unit, { name: 'Daleká' });
    const crew_id = await addCrewRow(db, unit);
    await addRoundRow(db, unit, { work_id, crew_id, name: 'Daleká vyúčtování' });
    await addSettlementRow(db, unit);
    await addBuildingRow(db, unit, { pasport_name: 'Vyúčtování' }, 'group');
  }
  for (const kind of ['settlement', 'round', 'group']) {
    expect(await found('vyúčtování', kind)).toEqual([]);
    const all = await found('vyúčtování', kind, '1');
    expect(all.map(({ unit_id }) => unit_id)).toEqual([near.unit_id]);
  }
});
