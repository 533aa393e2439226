import { expect, test } from 'vitest';
import { likelyPayer } from './payer.ts';

test.each([
  ['SVJ Dlouhá 12', 'owner'],
  ['Společenství vlastníků jednotek Na Hrázi 4', 'owner'],
  ['Společenství pro dům čp. 8415', 'owner'],
  ['Bytové družstvo Pod Lipami', 'member'],
  ['BD Vltava', 'member'],
  ['SBD Mír', 'member'],
  ['Nájemní dům Krátká 3', 'tenant'],
  ['Abdova 7', 'tenant'],
  ['', 'tenant'],
])('in a unit named "%s" the %s is likely to pay', (name, payer) => {
  expect(likelyPayer(name)).toBe(payer);
});
