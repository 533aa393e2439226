import { expect, test } from 'vitest';
import { anyRecipient } from '#tests/web/settlement-sample.ts';
import { changedBalances } from './count-difference.ts';

test('two counts differ in those whose balance is another one, who came and who went', () => {
  const same = anyRecipient({ key: '1/2025-01-01' });
  const before = [
    same,
    anyRecipient({ key: '2/2025-01-01' }),
    anyRecipient({ key: '3/2025-01-01' }),
  ];
  const after = [
    same,
    anyRecipient({ key: '2/2025-01-01', balance: 12_500 }),
    anyRecipient({ key: '4/2025-01-01', payer: 'unit', balance: 500 }),
  ];
  const told = changedBalances(before, after).map(({ key, name, former, balance, difference }) => [
    key,
    name,
    former,
    balance,
    difference,
  ]);
  expect(told).toEqual([
    ['2/2025-01-01', 'Jan Novák', 10_000, 12_500, 2500],
    ['4/2025-01-01', 'nese jednotka', null, 500, 500],
    ['3/2025-01-01', 'Jan Novák', 10_000, null, -10_000],
  ]);
  expect(changedBalances(before, before)).toEqual([]);
});
