import { describe, expect, test } from 'vitest';
import { checkImport, correctImportRow } from '#contract/imports.ts';
import { readingsScene } from '#tests/readings-scene.ts';

const at = readingsScene();

describe('messages of radio meters', () => {
  test('become readings of their days: the last one of a day, that of the billing day, and those of past months', async () => {
    await at.meter('70010101');
    await at.meter(
      'TEPLO-1',
      '7',
      { radio_address: '80000001', measured_unit: 'GJ' },
      { kind: 'heat' },
    );
    await at.meter('70010102', '7', {}, { kind: 'hot-water' });
    await at.meter(
      '90000001',
      '7',
      { measured_unit: 'units', decimals: 0 },
      { kind: 'heat-allocator' },
    );
    const batch = await at.vector('telegrams.jsonl');
    expect(batch.mapping.slice(0, 11)).toEqual([
      'serial_number',
      'maker',
      'meter_kind',
      'read_on',
      'state',
      'status',
      'source',
      'billing_on',
      'billing_state',
      'states',
      'states',
    ]);
    expect(await at.judged(batch.import_id)).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'new'],
      [5, 'failing', 'Den odečtu nesmí být v budoucnu'],
      [
        6,
        'failing',
        'Zadejte: V pořádku, Porušená plomba, Zablokované, Zpětný chod, Slabá baterie, Nepřístupno',
      ],
    ]);
    const rows = await at.scene.rows(batch.import_id);
    // The same state of the billing day comes with each message.
    expect(rows[1]?.notes.map(({ message }) => message)).toEqual([
      '123,456 ze dne 31. 12. 2025 je už v řádku 2',
    ]);
    const { unit_id } = at.scene;
    const params = { unit_id, import_id: batch.import_id };
    const { token } = at.scene.user;
    const cells = (rows[3]?.cells ?? []).map((cell, column) =>
      column === 7 || column === 8 ? '' : cell,
    );
    await at.world.call(correctImportRow, { params, token, body: { row_number: 5, cells } });
    const words = [{ field: 'status', word: 'TEMPORARY_ERROR', meaning: 'V pořádku' }];
    await at.world.call(checkImport, { params, token, body: { mapping: batch.mapping, words } });
    await at.scene.work();
    expect(await at.scene.accept(batch.import_id)).toMatchObject({ state: 'accepted' });
    expect(await at.readings()).toEqual([
      '70010101 2025-12-31 123.456 billing ok remote',
      '70010101 2026-03-01 126.5 current ok remote',
      '70010101 2026-03-02 126.9 current ok remote',
      '70010102 2026-01-31 49 month-end ok remote',
      '70010102 2026-02-28 50 month-end ok remote',
      '70010102 2026-03-01 50.5 current seal-broken remote',
      '90000001 2026-03-01 127 current ok remote',
      // 4000 kWh and 4165.8 kWh by 0.0036.
      'TEPLO-1 2025-12-31 14.4 billing ok remote',
      'TEPLO-1 2026-03-01 14.997 current low-battery remote',
    ]);
  });

  test('that are broken are refused by the line', async () => {
    const file = '{"id":"1","media":"water","timestamp":"2026-03-01T05:00:00Z"}\n{"id":';
    const { status, error } = await at.scene.upload('readings', file, 'a.jsonl');
    expect([status, error.errorMsg]).toEqual([
      400,
      'Soubor JSON se nepodařilo přečíst: řádek 2 není platný zápis JSON.',
    ]);
  });

  test('other objects are rows under their keys', async () => {
    const id = await at.meter('1');
    const file = JSON.stringify([{ serial_number: '1', read_on: '2026-03-01', state: 12.5 }]);
    const { import_id } = (await at.scene.upload('readings', file, 'a.json')).result;
    await at.scene.check(import_id, ['serial_number', 'read_on', 'state']);
    await at.scene.accept(import_id);
    expect([id > 0, await at.readings()]).toEqual([true, ['1 2026-03-01 12.5 current ok import']]);
  });
});
