import { describe, expect, test } from 'vitest';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { toldTime } from './told-time.ts';

const HOUR = 3_600_000;
const later = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString();

/** What the portal takes a moment for that a device has told whose clock is wrong by so much. */
function heard(told: string, sent: string, wrong: number): string {
  return toldTime(later(told, wrong), later(sent, wrong), new Date(sent)).toISOString();
}

describe('a moment told by a device', () => {
  test('is put right by how far the clock of the device is from that of the portal', () => {
    // An hour ahead: it sends at 23:40 by its clock what it was told at 23:30; it is 22:40.
    const now = new Date('2026-12-07T21:40:00Z');
    expect(toldTime('2026-12-07T22:30:00Z', '2026-12-07T22:40:00Z', now)).toEqual(
      new Date('2026-12-07T21:30:00Z'),
    );
  });

  test.each([-30 * 24 * HOUR, -HOUR, -1, 0, 1, HOUR, 400 * 24 * HOUR])(
    'is the same whatever the clock, wrong by %d ms',
    (wrong) => {
      const [told, sent] = ['2026-12-07T22:59:00.000Z', '2026-12-09T06:00:00.000Z'];
      expect(heard(told, sent, wrong)).toBe(told);
    },
  );

  test('is never later than now', () => {
    const now = new Date('2026-12-07T21:40:00Z');
    expect(toldTime('2026-12-09T00:00:00Z', '2026-12-07T21:40:00Z', now)).toEqual(now);
  });

  test.each([
    // Midnight in Prague is 23:00 in winter and 22:00 in summer.
    ['2026-12-07T22:59:59.000Z', '2026-12-07'],
    ['2026-12-07T23:00:00.000Z', '2026-12-08'],
    ['2026-03-28T22:59:00.000Z', '2026-03-28'],
    ['2026-03-28T23:30:00.000Z', '2026-03-29'],
    ['2026-03-29T01:30:00.000Z', '2026-03-29'],
    ['2026-03-29T21:59:00.000Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:00.000Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
  ])('%s is on %s in Prague, by a clock that is ahead and by one that is behind', (told, day) => {
    const sent = later(told, 5 * HOUR);
    for (const wrong of [-2 * HOUR, 2 * HOUR])
      expect(pragueDay(new Date(heard(told, sent, wrong)))).toBe(day);
  });
});
