import { describe, expect, test } from 'vitest';
import { importScene } from '#tests/imports.ts';
import { addReadingRows } from '#tests/metering.ts';
import { HEAD, readingsScene } from '#tests/readings-scene.ts';

const at = readingsScene();

describe('an accepted import taken back', () => {
  test('takes its own readings away and no others', async () => {
    await addReadingRows(at.world.db, at.scene, await at.meter('1'), { '2026-01-31': 10 });
    const batch = await at.table(HEAD, ['1', '28. 2. 2026', '12'], ['1', '31. 3. 2026', '14']);
    await at.scene.accept(batch.import_id);
    expect(await at.readings()).toHaveLength(3);
    expect((await at.scene.undo(batch.import_id)).state).toBe('undone');
    expect(await at.readings()).toEqual(['1 2026-01-31 10 current ok entry']);
  });

  test('is refused where a later reading follows from its own, and where one was corrected since', async () => {
    const id = await at.meter('1');
    await addReadingRows(at.world.db, at.scene, id, { '2026-01-31': 10 });
    const batch = await at.table(HEAD, ['1', '28. 2. 2026', '99990']);
    await at.scene.accept(batch.import_id);
    await addReadingRows(at.world.db, at.scene, id, {
      '2026-03-31': { state: 20, overflowed: true },
    });
    const refused = await at.scene.undo(batch.import_id);
    expect([refused.state, refused.fault]).toEqual([
      'accepted',
      'Import nelze vrátit: odečet měřidla 1 ze dne 31. 3. 2026 by pak nenavazoval. Číselník se nepřetočil: stav není nižší než 10 ze dne 31. 1. 2026',
    ]);
    await at.world.db.owner.query('delete from meter_readings where overflowed');
    await at.world.db.owner.query(`update meter_readings set note = 'x' where state = 99990`);
    expect((await at.scene.undo(batch.import_id)).fault).toBe(
      'Import nelze vrátit: 1 záznam byl od té doby změněn nebo smazán.',
    );
  });
});

test('what was read meanwhile stops the acceptance, and nothing is written', async () => {
  const id = await at.meter('1');
  await at.meter('2', '8');
  const batch = await at.table(HEAD, ['1', '1. 3. 2026', '12'], ['2', '1. 3. 2026', '12']);
  await addReadingRows(at.world.db, at.scene, id, { '2026-02-01': 50 });
  const after = await at.scene.accept(batch.import_id);
  expect([after.state, after.fault]).toEqual([
    'checked',
    'Údaje se od zkoušky změnily: 1 řádek má teď chybu. Nic nebylo přijato.',
  ]);
  expect(await at.readings()).toHaveLength(1);
});

test('a meter of another unit is as good as none', async () => {
  await at.meter('1');
  const other = await importScene(at.world);
  const { import_id } = await other.checked('readings', [HEAD, ['1', '1. 3. 2026', '12']]);
  const [row] = await other.rows(import_id);
  expect(row?.faults[0]?.message).toBe('Měřidlo s tímto číslem v jednotce není.');
});
