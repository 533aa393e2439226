import { expect, test } from 'vitest';
import { claimChoices, claimFilter, filteredClaims } from './claim-filters.ts';

const claims = [{ unpaid: 300 }, { unpaid: 0 }, { unpaid: 20 }];

test('what is not paid and what was paid late are told apart, each with its count', () => {
  expect(filteredClaims(claims, 'unpaid')).toEqual([{ unpaid: 300 }, { unpaid: 20 }]);
  expect(filteredClaims(claims, 'paid')).toEqual([{ unpaid: 0 }]);
  expect(claimChoices(claims).map(({ name, count }) => [name, count])).toEqual([
    ['all', 3],
    ['unpaid', 2],
    ['paid', 1],
  ]);
});

test('a choice that nobody offers leaves all late claims', () => {
  expect(claimFilter('nobody')).toBe('all');
  expect(claimFilter(undefined)).toBe('all');
  expect(filteredClaims(claims, claimFilter('toString'))).toEqual(claims);
});
