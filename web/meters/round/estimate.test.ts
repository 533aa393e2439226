import { describe, expect, test } from 'vitest';
import type { RoundPlace } from '#contract/metering/reading-round.ts';
import { roundPlace } from '#tests/web/round-place.ts';
import { estimateOn } from './estimate.ts';

const DAY = '2026-01-11';
const ok = { overflowed: false, status: 'ok' } as const;
const before = { ...ok, read_on: '2026-01-01', state: 100 };
// Forty days behind the state before: the walked day is a quarter of the way.
const after = { ...ok, read_on: '2026-02-10', state: 108 };
const former = { amount: 5, days: 10 };

const estimated = (given: Partial<RoundPlace>, day = DAY) =>
  estimateOn(roundPlace(1, { before, after: null, former, factor: 1, decimals: 1, ...given }), day);

const BY_LAST_YEAR = 'Podle spotřeby za stejnou dobu minulého roku, měřidlo nešlo odečíst';
const BY_TIME = 'Podle času mezi předchozím a pozdějším stavem, měřidlo nešlo odečíst';
const NONE = { state: null, method: 'Odborný odhad, měřidlo nešlo odečíst' };

describe('an estimate of a counter that nobody could read', () => {
  test('is what was used a year before, by the multiplier of the counter', () => {
    expect(estimated({})).toEqual({ state: 105, method: BY_LAST_YEAR });
    expect(estimated({ factor: 2 })).toEqual({ state: 102.5, method: BY_LAST_YEAR });
    expect(estimated({ after })).toEqual({ state: 105, method: BY_LAST_YEAR });
  });

  test('goes no further than the counter did later: the use up to there is divided by days', () => {
    expect(estimated({ after, former: { amount: 9, days: 10 } })).toEqual({
      state: 102,
      method: BY_TIME,
    });
    expect(estimated({ after, former: null })).toEqual({ state: 102, method: BY_TIME });
    expect(estimated({ after: { ...after, state: 100 } })).toEqual({ state: 100, method: BY_TIME });
  });

  test('is bound by no state behind a counter gone through zero, or one that ran back', () => {
    const far = { former: { amount: 9, days: 10 } };
    for (const odd of [{ overflowed: true }, { status: 'backflow' } as const]) {
      expect(estimated({ ...far, after: { ...after, ...odd } })).toEqual({
        state: 109,
        method: BY_LAST_YEAR,
      });
      expect(estimated({ former: null, after: { ...after, ...odd } })).toEqual(NONE);
    }
  });

  test('of an allocator is bound by no state of the next scale', () => {
    const anew = { scale_month: 1, after: { ...after, state: 3 } };
    expect(estimated(anew)).toEqual({ state: 105, method: BY_LAST_YEAR });
    expect(estimated({ ...anew, former: null })).toEqual(NONE);
    // The day itself ends the scale, and the later state counts from zero.
    expect(estimated(anew, '2026-01-31')).toEqual({ state: 105, method: BY_LAST_YEAR });
  });

  test('is left to the person where nothing tells it', () => {
    expect(estimated({ before: null })).toEqual(NONE);
    expect(estimated({ former: null })).toEqual(NONE);
    expect(estimated({ factor: 0 })).toEqual(NONE);
    expect(estimated({ digits: 2 })).toEqual(NONE);
  });
});
