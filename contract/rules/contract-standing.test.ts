import { expect, test } from 'vitest';
import { contractStandingOn, isWarned } from './contract-standing.ts';

const TODAY = '2026-03-01';

test.each([
  ['has no end and no warning', null, null, null],
  ['ended yesterday and the tenancy goes on', '2026-02-28', null, 'expired'],
  ['ends today', '2026-03-01', null, 'ending'],
  ['ends on the sixtieth day', '2026-04-30', null, 'ending'],
  ['ends on the sixty-first day', '2026-05-01', null, null],
  ['is warned of from today', '2027-12-31', '2026-03-01', 'warned'],
  ['is warned of from tomorrow', '2027-12-31', '2026-03-02', null],
  ['is warned of without an end', null, '2026-01-01', 'warned'],
  ['is warned of and ends soon', '2026-04-30', '2026-01-01', 'ending'],
  ['is warned of and has ended', '2026-02-28', '2026-01-01', 'expired'],
] as const)('a contract that %s', (_name, contract_valid_to, contract_warning, state) => {
  const standing = contractStandingOn({ contract_valid_to, contract_warning }, TODAY);
  const on = state === 'warned' ? contract_warning : contract_valid_to;
  expect(standing).toEqual(state === null ? null : { state, on });
});

test('a contract that has ended is warned of no more', () => {
  const warned = { contract_valid_to: '2026-02-28', contract_warning: '2026-01-01' };
  expect(isWarned(warned, TODAY)).toBe(false);
  expect(isWarned({ ...warned, contract_valid_to: '2026-03-01' }, TODAY)).toBe(true);
});
