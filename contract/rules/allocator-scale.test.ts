import { describe, expect, test } from 'vitest';
import { closesScale, missingClosing, wentOnFrom } from './allocator-scale.ts';

describe('the scale of an allocator that begins anew each year', () => {
  test('is closed by the state of its last day alone, in February of a leap year too', () => {
    expect(closesScale('2025-12-31', 12)).toBe(true);
    expect(closesScale('2025-12-30', 12)).toBe(false);
    expect(closesScale('2025-12-31', 6)).toBe(false);
    expect(closesScale('2024-02-29', 2)).toBe(true);
    expect(closesScale('2025-02-28', 2)).toBe(true);
    expect(closesScale('2025-12-31', null)).toBe(false);
  });

  test('goes on from zero behind its last state, and from any other state as it is', () => {
    expect(wentOnFrom({ read_on: '2025-12-31', state: 900 }, 12)).toBe(0);
    expect(wentOnFrom({ read_on: '2025-12-15', state: 880 }, 12)).toBe(880);
    expect(wentOnFrom({ read_on: '2025-12-31', state: 900 }, null)).toBe(900);
  });

  test('asks for its last state between readings of two scales', () => {
    expect(missingClosing('2025-03-01', '2025-12-31', 12)).toBeNull();
    expect(missingClosing('2025-03-01', '2026-01-01', 12)).toBe('2025-12-31');
    expect(missingClosing('2025-12-31', '2026-12-31', 12)).toBeNull();
    expect(missingClosing('2025-12-31', '2027-01-01', 12)).toBe('2026-12-31');
    expect(missingClosing('2023-02-28', '2024-02-29', 2)).toBeNull();
    expect(missingClosing('2020-01-01', '2026-01-01', null)).toBeNull();
  });
});
