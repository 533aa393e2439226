import { describe, expect, test } from 'vitest';
import { sipoCountdown } from './sipo-countdown.ts';

describe('the countdown to SIPO', () => {
  test.each([
    ['2025-02-20', '5\u00a0dnů', '25.\u00a02.\u00a02025'],
    ['2025-02-22', '3\u00a0dny', '25.\u00a02.\u00a02025'],
    ['2025-02-24', '1\u00a0den', '25.\u00a02.\u00a02025'],
    ['2025-01-26', '30\u00a0dnů', '25.\u00a02.\u00a02025'],
    ['2026-01-26', '30\u00a0dnů', '25.\u00a02.\u00a02026'],
  ])('on %s says %s, until %s', (today, days, date) => {
    const countdown = sipoCountdown(today, 25);
    expect(countdown.days).toBe(days);
    expect(countdown.note).toBe(date);
    expect(countdown.explanation).toContain(`${date}, tedy za ${days.replace('\u00a0', ' ')}`);
  });

  test('on the day itself says today', () => {
    expect(sipoCountdown('2025-02-25', 25)).toMatchObject({
      days: '0\u00a0dnů',
      note: 'dnes, 25.\u00a02.\u00a02025',
    });
    expect(sipoCountdown('2025-02-25', 25).explanation).toContain('je dnes');
  });

  test('marks a term on a day off', () => {
    expect(sipoCountdown('2025-01-20', 25).note).toBe(
      '25.\u00a01.\u00a02025 – sobota, poslední pracovní den předtím je 24.\u00a01.\u00a02025',
    );
  });

  test('aims at the day the portal has set', () => {
    expect(sipoCountdown('2025-02-10', 12).note).toBe('12.\u00a02.\u00a02025');
  });
});
