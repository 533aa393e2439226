import { expect, test } from 'vitest';
import type { SipoHandOver, SipoLine } from '#contract/sipo/hand-overs.ts';
import { hindrance, summaryOf } from './summary.ts';

const line = (change: SipoLine['change'], in_file: boolean): SipoLine => ({
  sipo: '1234567897',
  fee_code: '210',
  address_id: 1,
  payer_name: 'Dvořák',
  document_text: 'Byt 1',
  amount: 345_000,
  former_amount: null,
  change,
  in_file,
});
const lines = [
  line('new', true),
  line('changed', true),
  line('same', false),
  line('cancelled', false),
];
const agreed = { organisation_number: '999999', fee_code: '210' };
const last = { period: '2026-01' } as SipoHandOver;

test('what is handed over is counted: records of the file, their sum, and the changes', () => {
  expect(summaryOf({ lines })).toEqual({
    records: 2,
    total: 690_000,
    added: 1,
    changed: 1,
    cancelled: 1,
  });
});

test('a period is handed over once, under agreed numbers, and with something in the file', () => {
  const register = { last, period: '2026-02', lines };
  expect(hindrance(register, agreed)).toBeNull();
  expect(hindrance({ ...register, last: null }, agreed)).toBeNull();
  expect(hindrance(register, { ...agreed, fee_code: '' })).toBe('not-set');
  expect(hindrance({ ...register, period: '2026-01' }, agreed)).toBe('handed-over');
  expect(hindrance({ ...register, period: '2025-12' }, agreed)).toBe('handed-over');
  expect(hindrance({ ...register, lines: [line('cancelled', false)] }, agreed)).toBe('nothing');
});
