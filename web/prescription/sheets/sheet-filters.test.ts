import { expect, test } from 'vitest';
import type { PrescriptionSheet, SheetRow } from '#contract/money/prescription-sheets.ts';
import { sheetChoices } from './sheet-filters.ts';

const row: SheetRow = {
  name: 'Teplo',
  group: 'services',
  amount: 100,
  valid_from: '2024-01-01',
  way: null,
  key: null,
  rate: null,
  quantity: null,
};

const sheet = (pasport_id: number, fields: Partial<PrescriptionSheet>): PrescriptionSheet => ({
  unit_id: 1,
  pasport_id,
  pasport_space_id: pasport_id,
  as_of: '2026-11-29',
  unit_name: '',
  unit_business_id: '',
  unit_address: '',
  building_id: null,
  building_name: '',
  place: '',
  space_number: '',
  type_name: '',
  floor_code: '',
  total_area: null,
  floor_area: null,
  countable_area: null,
  users_count: null,
  common_share: null,
  payer: 'owner',
  payer_names: 'Novák Jan',
  rows: [row],
  sum: 100,
  valid_from: '2024-01-01',
  reason: '',
  cost_rule_ids: [],
  variable_symbol: '11',
  account: null,
  due_day: 15,
  month_change: 'next',
  ...fields,
});

const sheets = [
  sheet(1, { valid_from: '2026-11-01' }),
  sheet(2, { valid_from: '2026-10-31' }),
  sheet(3, { valid_from: '2025-11-15' }),
  sheet(4, { variable_symbol: '' }),
  sheet(5, { rows: [], sum: 0, valid_from: null, variable_symbol: '' }),
  sheet(6, { payer: 'unit', payer_names: '' }),
];

test.each([
  ['changed', [1]],
  // Where nothing is prescribed no symbol is missing.
  ['no-symbol', [4]],
  ['no-payer', [6]],
  ['nothing', [5]],
])('%s are these sheets', (name, ids) => {
  expect(sheetChoices.kept(sheets, name).map(({ pasport_id }) => pasport_id)).toEqual(ids);
});
