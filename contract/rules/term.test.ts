import { describe, expect, test } from 'vitest';
import { comesSoon, hasPassed } from './term.ts';

const TODAY = '2024-02-29';

describe('a term', () => {
  test.each([
    ['2024-02-28', true, false],
    [TODAY, false, true],
    ['2024-04-29', false, true],
    ['2024-04-30', false, false],
    [null, false, false],
  ])('%j has passed: %j, comes soon: %j', (term, passed, soon) => {
    expect([hasPassed(term, TODAY), comesSoon(term, TODAY)]).toEqual([passed, soon]);
  });
});
