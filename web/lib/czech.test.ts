import { describe, expect, test } from 'vitest';
import {
  formatArea,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  todayInPrague,
} from './czech.ts';

describe('numbers', () => {
  test('have two decimals, a comma and a no-break space between thousands', () => {
    expect(formatNumber(1234.5)).toBe('1\u00a0234,50');
    expect(formatNumber(0)).toBe('0,00');
  });

  test('have as many decimals as asked', () => {
    expect(formatNumber(3.5, 3)).toBe('3,500');
    expect(formatNumber(148, 0)).toBe('148');
  });

  test('below zero have a real minus', () => {
    expect(formatNumber(-1234.5)).toBe('\u22121\u00a0234,50');
    expect(formatMoney(-5)).toBe('\u22120,05\u00a0Kč');
  });

  test('have more decimals where they may and need them', () => {
    expect([formatNumber(1.5, 0, 3), formatNumber(2, 0, 3)]).toEqual(['1,5', '2']);
  });

  test('of areas and money carry their unit', () => {
    expect(formatArea(64.3)).toBe('64,30\u00a0m²');
    expect(formatMoney(123450)).toBe('1\u00a0234,50\u00a0Kč');
  });
});

describe('dates', () => {
  test('without a time stay on their day', () => {
    expect(formatDate('2026-11-20')).toBe('20.\u00a011.\u00a02026');
    expect(formatDate('2026-01-01')).toBe('1.\u00a01.\u00a02026');
  });

  test('of a moment are those of Prague, in winter and in summer', () => {
    expect(formatDateTime('2026-11-20T13:35:00.000Z')).toBe('20.\u00a011.\u00a02026 14:35');
    expect(formatDateTime('2026-07-01T22:05:00Z')).toBe('2.\u00a07.\u00a02026 00:05');
    expect(formatDate('2026-12-31T23:30:00Z')).toBe('1.\u00a01.\u00a02027');
  });

  test('that are missing are empty', () => {
    expect(formatDate('')).toBe('');
    expect(formatDateTime('')).toBe('');
  });

  test('of today go by Prague', () => {
    expect(todayInPrague(new Date('2026-02-28T23:15:00Z'))).toBe('2026-03-01');
    expect(todayInPrague(new Date('2026-02-28T22:15:00Z'))).toBe('2026-02-28');
  });
});
