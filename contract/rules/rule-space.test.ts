import { describe, expect, test } from 'vitest';
import { faultsOf } from '#contract/record.ts';
import { overlappedSpace, ruleSpaceRules } from './rule-space.ts';

type Space = Parameters<(typeof ruleSpaceRules)[number]>[0];
const exempt = {
  mark: 'exempt',
  amount: null,
  reason: 'Přízemí, výtah nevyužívá',
  valid_from: null,
  valid_to: null,
} as const;
const faults = (space: Partial<Space>) => faultsOf(ruleSpaceRules, { ...exempt, ...space });
const fieldsOf = (space: Partial<Space>) => faults(space).map(({ field }) => field);

describe('a special space', () => {
  test('of any mark but a fixed amount has a reason, and no amount', () => {
    for (const mark of ['exempt', 'refused', 'impossible', 'disconnected'] as const) {
      expect(fieldsOf({ mark })).toEqual([]);
      expect(fieldsOf({ mark, reason: '' })).toEqual(['reason']);
      expect(fieldsOf({ mark, amount: 100 })).toEqual(['amount']);
    }
  });

  test('of a fixed amount has the amount, which may be nothing, and needs no reason', () => {
    expect(fieldsOf({ mark: 'fixed', reason: '', amount: 0 })).toEqual([]);
    expect(fieldsOf({ mark: 'fixed', reason: '', amount: 120_000 })).toEqual([]);
    expect(faults({ mark: 'fixed', reason: '' })).toMatchObject([
      { field: 'amount', message: 'Zadejte částku' },
    ]);
  });

  test('does not end before it begins; one day is enough, and either end may be open', () => {
    const day = '2025-04-01';
    expect(fieldsOf({ valid_from: day, valid_to: '2025-03-31' })).toEqual(['valid_to']);
    expect(fieldsOf({ valid_from: day, valid_to: day })).toEqual([]);
    expect(fieldsOf({ valid_from: day })).toEqual([]);
    expect(fieldsOf({ valid_to: day })).toEqual([]);
  });
});

describe('rows of one space', () => {
  const row = (id: number, valid_from: string | null, valid_to: string | null, pasport_id = 7) => ({
    billing_rule_space_id: id,
    pasport_id,
    valid_from,
    valid_to,
  });
  const spring = row(1, '2025-01-01', '2025-06-30');

  test('meet on a day that both have, the last of one and the first of the other too', () => {
    expect(overlappedSpace(row(2, '2025-06-30', null), [spring])).toBe(spring);
    expect(overlappedSpace(row(2, null, '2025-01-01'), [spring])).toBe(spring);
    expect(overlappedSpace(row(2, null, null), [spring])).toBe(spring);
  });

  test('follow one another without meeting', () => {
    expect(overlappedSpace(row(2, '2025-07-01', null), [spring])).toBeUndefined();
    expect(overlappedSpace(row(2, null, '2024-12-31'), [spring])).toBeUndefined();
  });

  test('meet neither themselves nor those of other spaces', () => {
    expect(overlappedSpace({ ...spring, valid_to: null }, [spring])).toBeUndefined();
    expect(overlappedSpace(row(2, null, null, 8), [spring])).toBeUndefined();
  });
});
