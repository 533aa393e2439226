import { describe, expect, test } from 'vitest';
import {
  endedMonths,
  infoDue,
  infoVerdict,
  lastMonth,
  monthEnd,
  monthText,
  monthYearBefore,
  type InfoRecipient,
} from './month-info.ts';

describe('a month of the information', () => {
  test('is due by the end of the next one', () => {
    expect(['2026-10-01', '2026-12-01', '2024-01-01', '2025-01-01'].map(infoDue)).toEqual([
      '2026-11-30',
      '2027-01-31',
      '2024-02-29',
      '2025-02-28',
    ]);
  });

  test('is compared with the same one a year before, leap years whole', () => {
    expect(monthYearBefore('2025-02-01')).toBe('2024-02-01');
    expect(monthEnd(monthYearBefore('2025-02-01'))).toBe('2024-02-29');
    expect(monthYearBefore('2026-01-01')).toBe('2025-01-01');
  });

  test('has ended when another has begun', () => {
    expect(lastMonth('2026-01-31')).toBe('2025-12-01');
    expect(lastMonth('2026-02-01')).toBe('2026-01-01');
    expect(endedMonths('2026-02-15', 3)).toEqual(['2026-01-01', '2025-12-01', '2025-11-01']);
    expect(monthText('2025-12-01')).toBe('prosinec 2025');
  });
});

describe('who gets it', () => {
  const chosen: InfoRecipient = {
    address_id: 1,
    email: 'eva@example.cz',
    chosen: '2026-01-05T10:00:00.000Z',
    withdrawn: '',
    kinds: ['heat', 'hot-water'],
    missing: ['heat'],
    info: null,
  };
  const sent = (state: 'waiting' | 'failing' | 'sent' | 'refused', recipient = chosen.email) => ({
    ...chosen,
    info: { state, recipient },
  });

  test('is each who has chosen it and of whose space something is known', () => {
    expect(infoVerdict(chosen)).toBe('send');
    expect(infoVerdict({ ...chosen, address_id: null })).toBe('no-payer');
    expect(infoVerdict({ ...chosen, chosen: '' })).toBe('not-chosen');
    expect(infoVerdict({ ...chosen, withdrawn: '2026-03-05T10:00:00.000Z' })).toBe('not-chosen');
    expect(infoVerdict({ ...chosen, email: '' })).toBe('no-email');
    expect(infoVerdict({ ...chosen, missing: ['heat', 'hot-water'] })).toBe('no-data');
  });

  test('is nobody twice; only a refused mail leaves again, to another address', () => {
    for (const state of ['waiting', 'failing', 'sent', 'refused'] as const)
      expect(infoVerdict(sent(state))).toBe('done');
    expect(infoVerdict(sent('refused', 'stara@example.cz'))).toBe('send');
    expect(infoVerdict(sent('sent', 'stara@example.cz'))).toBe('done');
    expect(infoVerdict({ ...sent('refused', 'stara@example.cz'), chosen: '' })).toBe('not-chosen');
    expect(infoVerdict({ ...sent('refused', 'stara@example.cz'), email: '' })).toBe('done');
  });
});
