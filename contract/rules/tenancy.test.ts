import { expect, test } from 'vitest';
import { contractFault, nextContractFault } from './tenancy.ts';

const SENTENCE = 'Konec smlouvy nesmí být dříve než její začátek';

test.each([
  ['2024-02-01', '2024-01-31', SENTENCE],
  ['2024-02-01', '2024-02-01', null],
  ['2024-02-01', '2024-02-02', null],
  ['2024-02-01', null, null],
  [null, '2024-02-01', null],
  [null, null, null],
])('a contract from %s to %s is judged %s', (contract_valid_from, contract_valid_to, sentence) => {
  expect(contractFault({ contract_valid_from, contract_valid_to })).toBe(sentence);
});

test.each([
  ['2024-01-31', '2024-01-31', SENTENCE],
  ['2024-01-31', '2024-02-01', null],
  ['2024-01-31', null, null],
])('a contract after the last day %s until %s is judged %s', (lastDay, to, sentence) => {
  expect(nextContractFault(lastDay, to)).toBe(sentence);
});
