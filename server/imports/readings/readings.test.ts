import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { correctImportRow } from '#contract/imports.ts';
import { createReading } from '#contract/metering/readings.ts';
import { importScene, type ImportScene } from '#tests/imports.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let scene: ImportScene;
let house: number;
const flats: Record<string, number> = {};
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow('2026-06-15T09:00:00Z');
  scene = await importScene(world);
  house = (await addBuildingRow(world.db, scene, { pasport_name: 'Lipová 12' })).pasport_id;
  for (const space_number of ['7', '8', '9'])
    flats[space_number] = (await addSpaceRow(world.db, scene, house, { space_number })).pasport_id;
});

/** A device of a flat, mounted at the beginning of 2025. */
async function meter(serial_number: string, flat = '7', columns: object = {}, place: object = {}) {
  const id = await addMeasuringPlaceRow(world.db, scene, flats[flat] ?? 0, { ...place });
  const told = { serial_number, mounted_on: '2025-01-01', ...columns };
  return addMeterRow(world.db, scene, id, told);
}
const example = (name: string) =>
  readFile(new URL(`../../../tests/examples/readings/${name}`, import.meta.url));

/** Uploads a vector and checks it by the mapping guessed. */
async function vector(name: string) {
  const { import_id } = (await scene.upload('readings', await example(name), name)).result;
  return scene.check(import_id);
}
const table = (...rows: readonly (readonly string[])[]) => scene.checked('readings', rows);
/** Each row with its state and its faults. */
async function judged(import_id: number) {
  const rows = await scene.rows(import_id);
  return rows.map(({ row_number, state, faults }) => [
    row_number,
    state,
    ...faults.map(({ message }) => message),
  ]);
}
const readings = async () =>
  (
    await world.db.owner.query<Record<string, unknown>>(
      `select m.serial_number as serial, r.read_on::text as day, r.state::float8 as state,
              r.reading_kind as kind, r.status, r.source
         from meter_readings r join meters m using (client_id, unit_id, meter_id)
        where r.unit_id = $1 order by 1, 2`,
      [scene.unit_id],
    )
  ).rows.map(({ serial, day, state, kind, status, source }) =>
    [serial, day, state, kind, status, source].join(' '),
  );
const MOST = 'Maximum 999\u00a0999\u00a0999\u00a0999';
const HEAD = ['Výrobní číslo', 'Den odečtu', 'Stav'];

describe('a file of a reading firm', () => {
  test('has its day in its title, finds meters with and without leading zeros, and offers the likely one for an unknown number', async () => {
    await meter('700101');
    await meter('0700102', '7', {}, { kind: 'hot-water' });
    await meter('700108', '8');
    await meter('700103', '9', {}, { kind: 'hot-water' });
    const batch = await vector('year-end.csv');
    expect(batch.mapping).toEqual([
      'serial_number',
      'meter_kind',
      'building',
      'space_number',
      'state',
      'status',
      'note',
    ]);
    expect(batch.constants).toEqual([
      { field: 'read_on', value: '31. 12. 2025' },
      { field: 'measured_unit', value: 'm³' },
    ]);
    expect(await judged(batch.import_id)).toEqual([
      [4, 'new'],
      [5, 'new'],
      [
        6,
        'failing',
        'Měřidlo s tímto číslem v jednotce není. V prostoru je 700108 (SV). Podobné číslo: 700101 (Lipová 12, 7, SV).',
      ],
      [7, 'failing', 'Měřidlo 700103 měří jiné médium (Teplá voda), soubor říká: Studená voda'],
      [8, 'left-out'],
    ]);
    const correct = (row_number: number, cells: string[]) =>
      world.call(correctImportRow, { ...scene.one(batch.import_id), body: { row_number, cells } });
    await correct(6, ['700108', 'SV', 'Lipová 12', '8', '10', '', '']);
    await correct(7, ['700103', 'TV', 'Lipová 12', '9', '99', '', '']);
    expect(await scene.accept(batch.import_id)).toMatchObject({ state: 'accepted' });
    expect(await readings()).toEqual([
      '0700102 2025-12-31 45.1 current seal-broken import',
      '700101 2025-12-31 123.456 current ok import',
      '700103 2025-12-31 99 current ok import',
      '700108 2025-12-31 10 current ok import',
    ]);
  });

  test('with months in a row makes a reading of each, judged by the others in the order of their days', async () => {
    const first = await meter('700101');
    await meter('700102');
    await addReadingRows(world.db, scene, first, { '2025-12-31': 123.456 });
    const batch = await vector('months.csv');
    expect(batch.mapping).toEqual(['serial_number', 'states', 'states', 'states', null, 'states']);
    const rows = await scene.rows(batch.import_id);
    expect(rows.map(({ state, faults }) => [state, faults])).toEqual([
      ['new', []],
      [
        'failing',
        [
          {
            column: 3,
            message:
              'Stav je nižší než 46 ze dne 31. 1. 2026. Přetočil se číselník, nebo bylo měřidlo vyměněno?',
          },
        ],
      ],
    ]);
    expect(rows[0]?.notes).toEqual([
      { column: 1, certainty: 'sure', message: '123,456 ze dne 31. 12. 2025 už je zapsán' },
    ]);
    await world.call(correctImportRow, {
      ...scene.one(batch.import_id),
      body: { row_number: 3, cells: ['700102', '45,1', '46', '46,9', '', '47'] },
    });
    expect((await scene.read(batch.import_id)).totals).toEqual({
      readings: { new: 6, changed: 0, same: 1 },
    });
    await scene.accept(batch.import_id);
    expect(await readings()).toEqual([
      '700101 2025-12-31 123.456 current ok entry',
      '700101 2026-01-31 125 month-end ok import',
      '700101 2026-02-28 126.5 month-end ok import',
      '700102 2025-12-31 45.1 current ok import',
      '700102 2026-01-31 46 month-end ok import',
      '700102 2026-02-28 46.9 month-end ok import',
      '700102 2026-03-31 47 month-end ok import',
    ]);
  });

  test('with numbered months takes the year from its column', async () => {
    await meter('700101');
    const batch = await vector('numbered.csv');
    await scene.accept(batch.import_id);
    expect(await readings()).toEqual([
      '700101 2025-01-31 101.5 month-end ok import',
      '700101 2025-02-28 102 month-end ok import',
      '700101 2025-12-31 123.456 month-end ok import',
    ]);
  });

  test('may say the state of the billing day beside the present one', async () => {
    await meter('1');
    const batch = await table(
      [...HEAD, 'Rozhodný den', 'Stav k rozhodnému dni'],
      ['1', '20. 1. 2026', '12', '31. 12. 2025', '11,5'],
    );
    await scene.accept(batch.import_id);
    expect(await readings()).toEqual([
      '1 2025-12-31 11.5 billing ok import',
      '1 2026-01-20 12 current ok import',
    ]);
  });
});

describe('a row is refused by its own reason', () => {
  const cases: readonly (readonly [string, readonly string[], string])[] = [
    ['in the future', ['1', '1. 7. 2026', '12'], 'Den odečtu nesmí být v budoucnu'],
    ['before mounting', ['1', '31. 12. 2024', '12'], 'Měřidlo bylo namontováno až 1. 1. 2025'],
    ['after dismounting', ['2', '1. 3. 2026', '12'], 'Měřidlo bylo demontováno už 31. 1. 2026'],
    [
      'back in time',
      ['3', '1. 3. 2026', '99'],
      'Stav je nižší než 100 ze dne 1. 2. 2026. Přetočil se číselník, nebo bylo měřidlo vyměněno?',
    ],
    [
      'above a later state',
      ['3', '1. 1. 2026', '101'],
      'Stav je vyšší než pozdější stav 100 ze dne 1. 2. 2026',
    ],
    [
      'another state stored',
      ['3', '1. 2. 2026', '101'],
      'K tomuto dni je už zapsán stav 100; opravte ho u měřidla, nebo řádek vynechte',
    ],
    [
      'more decimals than the counter',
      ['1', '1. 3. 2026', '1,2345'],
      'Číselník má nejvýše 3 desetinná místa',
    ],
    [
      'more digits than the counter',
      ['1', '1. 3. 2026', '100000'],
      'Číselník má před čárkou nejvýše 5 číslic',
    ],
    ['a million millions', ['1', '1. 3. 2026', '1000000000000'], MOST],
    ['another unit', ['1', '1. 3. 2026', '12 GJ'], 'Měřidlo 1 počítá v m³, soubor říká 12 GJ'],
    [
      'an overflow told of a state that is not lower',
      ['3', '1. 3. 2026', '120', 'ano'],
      'Číselník se nepřetočil: stav není nižší než 100 ze dne 1. 2. 2026',
    ],
    [
      'the beginning of a device',
      ['1', '1. 3. 2026', '12', '', 'Počáteční'],
      'Počáteční a konečný stav patří k montáži a demontáži měřidla',
    ],
    [
      'an estimate without its reason',
      ['1', '1. 3. 2026', '12', '', '', 'odhad'],
      'Napište, jak a proč se stav odhadl',
    ],
    ['nothing', ['1', '1. 3. 2026', ''], 'Řádek nemá žádný stav'],
    ['no day', ['1', '', '12'], 'Uveďte den odečtu'],
  ];
  const head = [...HEAD, 'Číselník se přetočil', 'Druh odečtu', 'Odkud je'];

  test.each(cases)('%s', async (_title, cells, sentence) => {
    await meter('1');
    await meter('2', '8', { removed_on: '2026-01-31' });
    await addReadingRows(world.db, scene, await meter('3', '9'), { '2026-02-01': 100 });
    const row = head.map((_name, at) => cells[at] ?? '');
    const { import_id } = await table(head, row);
    expect(await judged(import_id)).toEqual([[2, 'failing', sentence]]);
  });

  test('the same sentence is said by the form', async () => {
    const id = await meter('1');
    const said = async (read_on: string, state: number) => {
      const params = { unit_id: scene.unit_id, meter_id: id, id: 0 };
      const body = { read_on, state };
      const { error } = await world.call(createReading, { token: scene.user.token, params, body });
      return error.fields?.[0]?.message;
    };
    expect(await said('2026-07-01', 12)).toBe('Den odečtu nesmí být v budoucnu');
    expect(await said('2026-03-01', 1.2345)).toBe('Číselník má nejvýše 3 desetinná místa');
    expect(await said('2026-03-01', 1e12)).toBe(MOST);
  });

  test('the same reading twice, and another state of the same day', async () => {
    await meter('1');
    const { import_id } = await table(
      HEAD,
      ['1', '1. 3. 2026', '12'],
      ['01', '1. 3. 2026', '12'],
      ['1', '1. 3. 2026', '13'],
    );
    expect(await judged(import_id)).toEqual([
      [2, 'new'],
      [3, 'failing', 'Stejný odečet je už v řádku 2'],
      [4, 'failing', 'Jiný stav téhož dne (12 ze dne 1. 3. 2026) je v řádku 2'],
    ]);
  });
});

describe('a number of two meters', () => {
  test('is asked about until the maker, the medium or the space tells which one it is', async () => {
    await meter('5', '7', { maker: 'Alfa' });
    await meter('5', '8', { maker: 'Beta' });
    const head = [...HEAD, 'Výrobce', 'Byt'];
    const { import_id } = await table(
      head,
      ['5', '1. 3. 2026', '1', '', ''],
      ['5', '1. 3. 2026', '2', 'alfa', ''],
      ['5', '1. 3. 2026', '3', '', '8'],
    );
    expect(await judged(import_id)).toEqual([
      [
        2,
        'failing',
        'Toto číslo má více měřidel (Alfa: Lipová 12, 7, SV; Beta: Lipová 12, 8, SV). Uveďte výrobce',
      ],
      [3, 'new'],
      [4, 'new'],
    ]);
  });

  test('that was moved leads to the place where it was on the day', async () => {
    await meter('5', '7', { removed_on: '2025-06-30' });
    await meter('5', '8', { mounted_on: '2025-07-01' });
    const batch = await table(HEAD, ['5', '31. 3. 2025', '1'], ['5', '31. 8. 2025', '2']);
    expect((await scene.accept(batch.import_id)).state).toBe('accepted');
    const { rows } = await world.db.owner.query<{ mounted_on: string; state: string }>(
      `select m.mounted_on::text, r.state::float8::text as state from meter_readings r
         join meters m using (client_id, unit_id, meter_id) where r.unit_id = $1 order by 2`,
      [scene.unit_id],
    );
    expect(rows).toEqual([
      { mounted_on: '2025-01-01', state: '1' },
      { mounted_on: '2025-07-01', state: '2' },
    ]);
  });
});

test('heat in kWh is counted over to the unit of the meter, and it is said', async () => {
  await meter('9', '7', { measured_unit: 'GJ' }, { kind: 'heat' });
  const batch = await table(
    ['Výrobní číslo', 'Den odečtu', 'Stav (kWh)'],
    ['9', '1. 3. 2026', '4 165,8'],
  );
  const [row] = await scene.rows(batch.import_id);
  // 4165.8 × 0.0036 = 14.99688
  expect(row?.notes.map(({ message }) => message)).toEqual([
    'přepočteno z 4\u00a0165,8 kWh na 14,997 GJ',
  ]);
  await scene.accept(batch.import_id);
  expect(await readings()).toEqual(['9 2026-03-01 14.997 current ok import']);
});

test('a reading that stands already by the same state is counted and not written again', async () => {
  await addReadingRows(world.db, scene, await meter('1'), { '2026-03-01': 12 });
  const batch = await table(HEAD, ['1', '1. 3. 2026', '12,000'], ['1', '1. 4. 2026', '13']);
  expect(batch).toMatchObject({ rows_same: 1, rows_new: 1, rows_failing: 0 });
  await scene.accept(batch.import_id);
  expect(await readings()).toHaveLength(2);
});

describe('an accepted import taken back', () => {
  test('takes its own readings away and no others', async () => {
    await addReadingRows(world.db, scene, await meter('1'), { '2026-01-31': 10 });
    const batch = await table(HEAD, ['1', '28. 2. 2026', '12'], ['1', '31. 3. 2026', '14']);
    await scene.accept(batch.import_id);
    expect(await readings()).toHaveLength(3);
    expect((await scene.undo(batch.import_id)).state).toBe('undone');
    expect(await readings()).toEqual(['1 2026-01-31 10 current ok entry']);
  });

  test('is refused where a later reading follows from its own, and where one was corrected since', async () => {
    const id = await meter('1');
    await addReadingRows(world.db, scene, id, { '2026-01-31': 10 });
    const batch = await table(HEAD, ['1', '28. 2. 2026', '99990']);
    await scene.accept(batch.import_id);
    await addReadingRows(world.db, scene, id, { '2026-03-31': { state: 20, overflowed: true } });
    const refused = await scene.undo(batch.import_id);
    expect([refused.state, refused.fault]).toEqual([
      'accepted',
      'Import nelze vrátit: odečet měřidla 1 ze dne 31. 3. 2026 by pak nenavazoval. Číselník se nepřetočil: stav není nižší než 10 ze dne 31. 1. 2026',
    ]);
    await world.db.owner.query('delete from meter_readings where overflowed');
    await world.db.owner.query(`update meter_readings set note = 'x' where state = 99990`);
    expect((await scene.undo(batch.import_id)).fault).toBe(
      'Import nelze vrátit: 1 záznam byl od té doby změněn nebo smazán.',
    );
  });
});

test('what was read meanwhile stops the acceptance, and nothing is written', async () => {
  const id = await meter('1');
  await meter('2', '8');
  const batch = await table(HEAD, ['1', '1. 3. 2026', '12'], ['2', '1. 3. 2026', '12']);
  await addReadingRows(world.db, scene, id, { '2026-02-01': 50 });
  const after = await scene.accept(batch.import_id);
  expect([after.state, after.fault]).toEqual([
    'checked',
    'Údaje se od zkoušky změnily: 1 řádek má teď chybu. Nic nebylo přijato.',
  ]);
  expect(await readings()).toHaveLength(1);
});

test('a meter of another unit is as good as none', async () => {
  await meter('1');
  const other = await importScene(world);
  const { import_id } = await other.checked('readings', [HEAD, ['1', '1. 3. 2026', '12']]);
  const [row] = await other.rows(import_id);
  expect(row?.faults[0]?.message).toBe('Měřidlo s tímto číslem v jednotce není.');
});
