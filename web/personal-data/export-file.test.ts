import { expect, test } from 'vitest';
import { exportLines } from './export-file.ts';

test('the readable export names parts and fields in Czech and leaves out what is empty', () => {
  const parts = [
    {
      part: 'addresses' as const,
      rows: [{ last_name: 'Nová', phone: '', birth_date: null, hidden: false, unknown: 'x' }],
    },
    { part: 'sipo_lines' as const, rows: [{ amount: 0 }, { amount: 12.5 }] },
  ];
  expect(exportLines({ made: '', full_name: 'Nová', parts })).toEqual([
    { part: 'Záznam v adresáři', record: 1, field: 'Příjmení', value: 'Nová' },
    { part: 'Záznam v adresáři', record: 1, field: 'Skrytý záznam', value: false },
    { part: 'Záznam v adresáři', record: 1, field: 'unknown', value: 'x' },
    { part: 'Předání SIPO', record: 1, field: 'Částka (Kč)', value: 0 },
    { part: 'Předání SIPO', record: 2, field: 'Částka (Kč)', value: 12.5 },
  ]);
});
