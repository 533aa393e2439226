import { expect, test } from 'vitest';
import type { VisitEvent } from '#contract/fieldwork/events.ts';
import { visitsSheet, worksSheet } from './invoice-file.ts';

const visit = (over: Partial<VisitEvent>): VisitEvent =>
  ({
    state: 'done',
    day: '2026-11-20',
    from_minute: 480,
    work_id: 1,
    work_code: 'VYM',
    work_name: 'Výměna vodoměru',
    building_name: 'Lipová 3',
    space_number: '7',
    round_name: 'Výměny',
    crew_name: 'Četa A',
    price: 39_933,
    ...over,
  }) as VisitEvent;

const visits = [
  visit({ day: '2026-11-21' }),
  visit({ from_minute: 600 }),
  visit({}),
  visit({ state: 'no-access' }),
  visit({ work_id: 2, work_code: 'KON', work_name: 'Kontrola', price: null, space_number: '' }),
];

const valuesOf = (rows: ReturnType<typeof worksSheet>) =>
  rows.map((row) =>
    row.map((cell) =>
      cell !== null && typeof cell === 'object' && 'value' in cell ? cell.value : cell,
    ),
  );

test('works are summed by their prices, and what has none stands apart from the sum', () => {
  const of = { unit: 'SVJ Lipová', from: '2026-11-01', to: '2026-11-30' };
  // 3 × 399,33 Kč are 1 197,99 Kč.
  expect(valuesOf(worksSheet(visits, of))).toEqual([
    ['Podklad pro fakturaci'],
    ['SVJ Lipová'],
    ['Hotové návštěvy: 1. 11. 2026 – 30. 11. 2026. Ceny jsou bez DPH.'],
    [],
    ['Kód', 'Práce', 'Cena za návštěvu', 'Počet', 'Celkem'],
    ['VYM', 'Výměna vodoměru', 399.33, 3, 1197.99],
    ['Celkem', null, null, null, 1197.99],
    [],
    ['Práce bez ceny, v součtu nejsou'],
    ['KON', 'Kontrola', 'bez ceny', 1, null],
    ['Celkem bez ceny', null, null, 1, null],
  ]);
});

test('done visits are listed by their days and hours', () => {
  const [, ...rows] = valuesOf(visitsSheet(visits));
  expect(rows.map((row) => [(row[0] as Date).toISOString().slice(0, 10), row[2], row[7]])).toEqual([
    ['2026-11-20', '7', 399.33],
    ['2026-11-20', 'společné', 'bez ceny'],
    ['2026-11-20', '7', 399.33],
    ['2026-11-21', '7', 399.33],
  ]);
});
