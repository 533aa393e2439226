import { expect, test } from 'vitest';
import type { LawRow } from '#contract/rules/law-on.ts';
import type { SettledUse } from './settlement-watch.sql.ts';
import { unopenedOf } from './settlement-watch.ts';

const law: LawRow[] = [
  { key: 'deliver-months', holds_from: '2014-01-01', value: 4, unit: '', source: 'zákon' },
];
const unit = (fields: Partial<SettledUse> = {}): SettledUse => ({
  unit_id: 1,
  building_id: null,
  building_name: '',
  since: '2020-01-01',
  till: null,
  settled_to: null,
  ...fields,
});
const house = (building_id: number, fields: Partial<SettledUse> = {}) =>
  unit({ building_id, building_name: `Dům ${building_id}`, ...fields });
const YEAR = ['2025-01-01', '2025-12-31', 'soon'] as const;
const told = (uses: readonly SettledUse[], today = '2026-04-15') =>
  unopenedOf(law, uses, today).map(({ building_id, period_from, period_to, guard }) => [
    building_id,
    period_from,
    period_to,
    guard.state,
  ]);

test('the last calendar year is told from thirty days before its term, and then as late', () => {
  expect(told([unit()], '2026-03-30')).toEqual([]);
  expect(told([unit()], '2026-03-31')).toEqual([[null, ...YEAR]]);
  expect(told([unit()], '2026-05-01')).toEqual([[null, '2025-01-01', '2025-12-31', 'late']]);
});

test('nothing is told of what no rule and no place of the year asks for', () => {
  expect(told([unit({ since: null })])).toEqual([]);
  expect(told([unit({ since: '2026-01-01' })])).toEqual([]);
  expect(told([unit({ till: '2024-12-31' })])).toEqual([]);
  expect(told([unit({ till: '2025-01-01' })])).toHaveLength(1);
});

test('a year that is not of the calendar follows the one that was settled', () => {
  const settled = [unit({ settled_to: '2025-04-30' })];
  expect(told(settled, '2026-04-30')).toEqual([]);
  expect(told(settled, '2026-08-20')).toEqual([[null, '2025-05-01', '2026-04-30', 'soon']]);
  expect(told([unit({ settled_to: '2023-12-31' })])).toEqual([
    [null, '2025-01-01', '2025-12-31', 'soon'],
  ]);
  expect(told([unit({ settled_to: '2025-12-31' })])).toEqual([]);
});

test('where the unit settles by houses each of them is told, else the unit once', () => {
  expect(told([unit(), house(1), house(2)])).toEqual([[null, ...YEAR]]);
  expect(told([house(1), house(2, { settled_to: '2025-12-31' })])).toEqual([[1, ...YEAR]]);
  const byHouses = [unit(), house(1, { since: null, settled_to: '2024-12-31' })];
  expect(told(byHouses)).toEqual([[1, ...YEAR]]);
  // A settlement of the whole unit covers its houses.
  expect(told([unit({ since: null, settled_to: '2025-12-31' }), house(1)])).toEqual([]);
  expect(told([unit({ since: null, settled_to: '2024-12-31' }), house(1)])).toEqual([
    [null, ...YEAR],
  ]);
});
