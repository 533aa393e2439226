import { expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { slotExpiry } from './slot-links.ts';

test('a link holds until the day after the last one of its round, or 60 days where none is to come', () => {
  expect(slotExpiry('2026-12-08', '2026-11-28')).toBe('2026-12-09');
  expect(slotExpiry('2026-11-28', '2026-11-28')).toBe('2026-11-29');
  expect(slotExpiry('2026-11-27', '2026-11-28')).toBe(shiftDays('2026-11-28', 60));
  expect(slotExpiry(null, '2026-11-28')).toBe('2027-01-27');
});
