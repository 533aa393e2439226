import { expect, test } from 'vitest';
import { heatingFault } from './heating-value.ts';

const row = { value: null, valid_from: null, valid_to: null };

test.each([
  ['types', row, null],
  ['types', { ...row, value: 1 }, 'value'],
  ['positions', row, 'value'],
  ['positions', { ...row, value: 0.905 }, null],
  ['positions', { ...row, value: 0.9051 }, 'value'],
  ['rooms', { ...row, value: 0.7105 }, null],
  ['makers', { ...row, valid_to: '2024-01-01' }, null],
  ['makers', { ...row, valid_from: '2024-01-01', valid_to: '2024-01-01' }, null],
  ['makers', { ...row, valid_from: '2024-01-02', valid_to: '2024-01-01' }, 'valid_to'],
] as const)('of %s with %j is at fault: %s', (kind, values, field) => {
  expect(heatingFault(kind, values)?.field ?? null).toBe(field);
});
