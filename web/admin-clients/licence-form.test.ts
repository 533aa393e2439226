import { describe, expect, test } from 'vitest';
import { extended } from './licence-form.ts';

describe('an extended licence', () => {
  test.each([
    ['2026-05-31', 1, '2026-06-30'],
    ['2026-05-15', 12, '2027-05-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-10', 1, '2027-01-10'],
  ])('from %s by %i months ends on %s', (validTo, months, end) => {
    expect(extended(validTo, months, '2026-03-01')).toBe(end);
  });

  test.each(['2026-02-28', null])(
    'that was over or never set (%j) goes on from today',
    (validTo) => {
      expect(extended(validTo, 1, '2026-03-01')).toBe('2026-04-01');
    },
  );
});
