import { describe, expect, test } from 'vitest';
import { correctImportRow } from '#contract/imports.ts';
import { addReadingRows } from '#tests/metering.ts';
import { HEAD, readingsScene } from '#tests/readings-scene.ts';

const at = readingsScene();

describe('a file of a reading firm', () => {
  test('has its day in its title, finds meters with and without leading zeros, and offers the likely one for an unknown number', async () => {
    await at.meter('700101');
    await at.meter('0700102', '7', {}, { kind: 'hot-water' });
    await at.meter('700108', '8');
    await at.meter('700103', '9', {}, { kind: 'hot-water' });
    const batch = await at.vector('year-end.csv');
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
    expect(await at.judged(batch.import_id)).toEqual([
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
      at.world.call(correctImportRow, {
        ...at.scene.one(batch.import_id),
        body: { row_number, cells },
      });
    await correct(6, ['700108', 'SV', 'Lipová 12', '8', '10', '', '']);
    await correct(7, ['700103', 'TV', 'Lipová 12', '9', '99', '', '']);
    expect(await at.scene.accept(batch.import_id)).toMatchObject({ state: 'accepted' });
    expect(await at.readings()).toEqual([
      '0700102 2025-12-31 45.1 current seal-broken import',
      '700101 2025-12-31 123.456 current ok import',
      '700103 2025-12-31 99 current ok import',
      '700108 2025-12-31 10 current ok import',
    ]);
  });

  test('with months in a row makes a reading of each, judged by the others in the order of their days', async () => {
    const first = await at.meter('700101');
    await at.meter('700102');
    await addReadingRows(at.world.db, at.scene, first, { '2025-12-31': 123.456 });
    const batch = await at.vector('months.csv');
    expect(batch.mapping).toEqual(['serial_number', 'states', 'states', 'states', null, 'states']);
    const rows = await at.scene.rows(batch.import_id);
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
    await at.world.call(correctImportRow, {
      ...at.scene.one(batch.import_id),
      body: { row_number: 3, cells: ['700102', '45,1', '46', '46,9', '', '47'] },
    });
    expect((await at.scene.read(batch.import_id)).totals).toEqual({
      readings: { new: 6, changed: 0, same: 1 },
    });
    await at.scene.accept(batch.import_id);
    expect(await at.readings()).toEqual([
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
    await at.meter('700101');
    const batch = await at.vector('numbered.csv');
    await at.scene.accept(batch.import_id);
    expect(await at.readings()).toEqual([
      '700101 2025-01-31 101.5 month-end ok import',
      '700101 2025-02-28 102 month-end ok import',
      '700101 2025-12-31 123.456 month-end ok import',
    ]);
  });

  test('may say the state of the billing day beside the present one', async () => {
    await at.meter('1');
    const batch = await at.table(
      [...HEAD, 'Rozhodný den', 'Stav k rozhodnému dni'],
      ['1', '20. 1. 2026', '12', '31. 12. 2025', '11,5'],
    );
    await at.scene.accept(batch.import_id);
    expect(await at.readings()).toEqual([
      '1 2025-12-31 11.5 billing ok import',
      '1 2026-01-20 12 current ok import',
    ]);
  });
});

test('heat in kWh is counted over to the unit of the meter, and it is said', async () => {
  await at.meter('9', '7', { measured_unit: 'GJ' }, { kind: 'heat' });
  const batch = await at.table(
    ['Výrobní číslo', 'Den odečtu', 'Stav (kWh)'],
    ['9', '1. 3. 2026', '4 165,8'],
  );
  const [row] = await at.scene.rows(batch.import_id);
  // 4165.8 × 0.0036 = 14.99688
  expect(row?.notes.map(({ message }) => message)).toEqual([
    'přepočteno z 4\u00a0165,8 kWh na 14,997 GJ',
  ]);
  await at.scene.accept(batch.import_id);
  expect(await at.readings()).toEqual(['9 2026-03-01 14.997 current ok import']);
});

test('a reading that stands already by the same state is counted and not written again', async () => {
  await addReadingRows(at.world.db, at.scene, await at.meter('1'), { '2026-03-01': 12 });
  const batch = await at.table(HEAD, ['1', '1. 3. 2026', '12,000'], ['1', '1. 4. 2026', '13']);
  expect(batch).toMatchObject({ rows_same: 1, rows_new: 1, rows_failing: 0 });
  await at.scene.accept(batch.import_id);
  expect(await at.readings()).toHaveLength(2);
});

test('a unit in the heading of a day holds for its column', async () => {
  await at.meter('9', '7', { measured_unit: 'GJ' }, { kind: 'heat' });
  await at.meter('1', '8');
  const batch = await at.table(
    ['Výrobní číslo', 'Stav k 31. 12. 2025 (kWh)', '01/2026 [GJ]'],
    ['9', '4 165,8', '15'],
    ['1', '12', ''],
  );
  expect(await at.judged(batch.import_id)).toEqual([
    [2, 'new'],
    [3, 'failing', 'Měřidlo 1 počítá v m³, soubor říká 12 kWh'],
  ]);
  const [row] = await at.scene.rows(batch.import_id);
  expect(row?.notes.map(({ message }) => message)).toEqual([
    'přepočteno z 4\u00a0165,8 kWh na 14,997 GJ',
  ]);
});
