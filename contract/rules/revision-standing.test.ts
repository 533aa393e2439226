import { describe, expect, test } from 'vitest';
import {
  isOfGroup,
  revisionGroups,
  revisionState,
  revisionStandingOn,
  urgencyOf,
  type RevisionFacts,
} from './revision-standing.ts';

const TODAY = '2026-03-01';
const inOrder: RevisionFacts = {
  last_on: '2025-06-01',
  is_unfit: false,
  has_faults: false,
  repair_by: null,
  next_on: '2028-06-01',
  warning_days: 60,
};
const standing = (facts: Partial<RevisionFacts>) =>
  revisionStandingOn({ ...inOrder, ...facts }, TODAY);

describe('something inspected', () => {
  // Counted by hand: 60 days after 1. 3. 2026 is 30. 4. 2026.
  test.each([
    [{}, 'ok', '2028-06-01'],
    [{ next_on: '2026-05-01' }, 'ok', '2026-05-01'],
    [{ next_on: '2026-04-30' }, 'soon', '2026-04-30'],
    [{ next_on: TODAY }, 'soon', TODAY],
    [{ next_on: '2026-02-28' }, 'overdue', '2026-02-28'],
    [{ next_on: '2026-03-20', warning_days: 14 }, 'ok', '2026-03-20'],
    [{ next_on: '2026-03-15', warning_days: 14 }, 'soon', '2026-03-15'],
    [{ next_on: null }, 'none', null],
  ])('with a report without faults stands by its dates: %j is %s', (facts, state, due_on) =>
    expect(standing(facts)).toEqual({ state, due_on }),
  );

  test.each([
    [{}, 'never', '2028-06-01'],
    [{ next_on: '2026-03-20' }, 'never', '2026-03-20'],
    [{ next_on: '2026-02-28' }, 'never-overdue', '2026-02-28'],
    [{ next_on: null }, 'never', null],
  ])('that never had a report is not in order: %j is %s', (facts, state, due_on) =>
    expect(standing({ ...facts, last_on: null })).toEqual({ state, due_on }),
  );

  test.each([
    [{ is_unfit: true, has_faults: true }, 'unfit', null],
    [{ is_unfit: true, has_faults: true, repair_by: '2026-04-01' }, 'unfit', '2026-04-01'],
    [{ is_unfit: true, has_faults: true, next_on: '2026-01-01' }, 'unfit', null],
    [{ has_faults: true, repair_by: '2026-02-28' }, 'faults-overdue', '2026-02-28'],
    [{ has_faults: true, repair_by: TODAY }, 'faults', TODAY],
    [{ has_faults: true }, 'faults', null],
    [{ has_faults: true, repair_by: '2026-04-01', next_on: '2026-03-02' }, 'faults', '2026-04-01'],
    [
      { has_faults: true, repair_by: '2026-04-01', next_on: '2026-02-01' },
      'faults-overdue',
      '2026-02-01',
    ],
    [
      { has_faults: true, repair_by: '2025-12-24', next_on: '2026-02-01' },
      'faults-overdue',
      '2025-12-24',
    ],
  ])('whose report failed stands by it, before its dates: %j is %s', (facts, state, due_on) =>
    expect(standing(facts)).toEqual({ state, due_on }),
  );
});

describe('a state', () => {
  test('is late exactly when a group of late ones has it, and well only in order', () => {
    const late = revisionState.options.filter((state) => urgencyOf(state) === 'late');
    expect(late).toEqual(['unfit', 'faults-overdue', 'overdue', 'never-overdue']);
    expect(late.every((state) => isOfGroup('faulty', state) !== isOfGroup('overdue', state))).toBe(
      true,
    );
    expect(revisionState.options.map(urgencyOf).slice(4)).toEqual([
      'waits',
      'waits',
      'waits',
      'well',
      'unknown',
    ]);
  });

  test('is in some group unless all is well or nothing is known', () => {
    const grouped = new Set<string>(Object.values(revisionGroups).flat());
    expect(revisionState.options.filter((state) => !grouped.has(state))).toEqual(['ok', 'none']);
  });
});
