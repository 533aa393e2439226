import { describe, expect, test } from 'vitest';
import { warningState, type WarningState } from '#contract/metering/warning-words.ts';
import { afterFound, afterGone, decisionFault, isOpenWarning } from './warning-state.ts';

const TODAY = '2026-03-01';
const BEFORE = '2026-02-01';
const states = warningState.options;

/** How each state stands when its cause lasts and when it is gone; nothing has ceased whose cause lasts. */
const lasting = states.filter((state) => state !== 'ceased');
const gone = states.filter((state) => state !== 'new' && state !== 'solving');

describe('a warning whose cause is gone', () => {
  test.each<[WarningState, WarningState]>([
    ['new', 'ceased'],
    ['solving', 'ceased'],
    ['solved', 'solved'],
    ['ignored', 'ignored'],
  ])('was %s and is %s', (before, after) => {
    const standing = afterGone({ state: before, ceased_on: null }, TODAY);
    expect(standing).toEqual({ state: after, ceased_on: TODAY });
  });

  test.each(gone)('and was before stays %s since then', (state) => {
    expect(afterGone({ state, ceased_on: BEFORE }, TODAY)).toEqual({ state, ceased_on: BEFORE });
  });
});

describe('a warning whose cause is there', () => {
  test.each(lasting)('and was before stays %s', (state) => {
    expect(afterFound({ state, ceased_on: null })).toEqual({ state, ceased_on: null });
  });

  test.each<[WarningState, WarningState]>([
    ['ceased', 'new'],
    ['solved', 'new'],
    ['ignored', 'ignored'],
  ])('again was %s and is %s', (before, after) => {
    const standing = afterFound({ state: before, ceased_on: BEFORE });
    expect(standing).toEqual({ state: after, ceased_on: null });
  });
});

describe('a person decides', () => {
  const fieldOf = (before: WarningState, after: WarningState, ceased_on: string | null = null) =>
    decisionFault({ state: before, ceased_on }, after, 'důvod')?.field ?? null;

  test('anything about what lasts, but that it has ceased', () => {
    for (const before of lasting)
      for (const after of states)
        expect([before, after, fieldOf(before, after)]).toEqual([
          before,
          after,
          after === 'ceased' ? 'state' : null,
        ]);
  });

  test('nothing about what has ceased, and only how it ended of what is gone', () => {
    const allowed = gone.flatMap((before) =>
      states
        .filter((after) => fieldOf(before, after, BEFORE) === null)
        .map((after) => `${before} ${after}`),
    );
    expect(allowed).toEqual([
      'solved solved',
      'solved ignored',
      'ignored solved',
      'ignored ignored',
      'ceased ceased',
    ]);
  });

  test('to ignore with a reason alone', () => {
    const standing = { state: 'new', ceased_on: null } as const;
    expect(decisionFault(standing, 'ignored', '')?.field).toBe('reason');
    expect(decisionFault({ ...standing, state: 'ignored' }, 'ignored', '')?.field).toBe('reason');
  });
});

test('a warning waits until it is solved, ignored or gone', () => {
  expect(states.filter((state) => isOpenWarning({ state }))).toEqual(['new', 'solving']);
});
