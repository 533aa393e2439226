import { describe, expect, test } from 'vitest';
import { needsFaults, versionEnds, workOn, writingFaults } from './work-on.ts';

const versions = [
  { valid_from: '2026-04-01', price: 2 },
  { valid_from: '2025-01-01', price: 1 },
  { valid_from: '2027-01-01', price: 3 },
];

describe('what of a work holds on a day', () => {
  test.each([
    ['2024-12-31', undefined],
    ['2025-01-01', 1],
    ['2026-03-31', 1],
    ['2026-04-01', 2],
    ['2026-12-31', 2],
    ['2030-01-01', 3],
  ])('on %s is the version that began last', (day, price) => {
    expect(workOn(versions, day)?.price).toBe(price);
  });

  test('is nothing of a work without versions', () => {
    expect(workOn([], '2026-01-01')).toBeUndefined();
  });

  test('ends the day before the next version begins', () => {
    const [second, first, third] = versions;
    expect(versionEnds(versions, first!)).toBe('2026-03-31');
    expect(versionEnds(versions, second!)).toBe('2026-12-31');
    expect(versionEnds(versions, third!)).toBeNull();
  });
});

describe('a work', () => {
  const fields = (faults: readonly { field: string }[]) => faults.map(({ field }) => field);
  const none = { meter_kind: null, revision_type_id: null };

  test.each([
    ['reading', ['revision_type_id']],
    ['exchange', ['revision_type_id']],
    ['revision', ['meter_kind']],
    ['nothing', ['meter_kind', 'revision_type_id']],
  ] as const)('that writes %s is not of %j', (writes, refused) => {
    const named = { writes, meter_kind: 'heat', revision_type_id: 1 };
    expect(fields(writingFaults(named))).toEqual(refused);
    expect(writingFaults({ writes, ...none })).toEqual([]);
  });

  test.each([
    ['reading', false, false, ['needs_state']],
    ['reading', true, false, []],
    ['exchange', false, false, ['needs_state', 'needs_number']],
    ['exchange', true, false, ['needs_number']],
    ['exchange', false, true, ['needs_state']],
    ['exchange', true, true, []],
    ['revision', false, false, []],
    ['nothing', false, false, []],
  ] as const)(
    'that writes %s and asks for the state %s, the number %s lacks %j',
    (writes, needs_state, needs_number, lacking) => {
      expect(fields(needsFaults(writes, { needs_state, needs_number }))).toEqual(lacking);
    },
  );
});
