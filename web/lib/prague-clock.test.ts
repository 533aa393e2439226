import { afterAll, describe, expect, test } from 'vitest';
import { localOf, momentOf } from './prague-clock.ts';

const ownZone = process.env.TZ;
afterAll(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** Does it as on a computer of that time zone. */
function inZone(zone: string) {
  process.env.TZ = zone;
}

describe.each(['Europe/Prague', 'UTC', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'on a computer of %s',
  (zone) => {
    test.each([
      ['2025-01-20T08:05', '2025-01-20T07:05:00.000Z', 'in winter'],
      ['2025-07-01T23:59', '2025-07-01T21:59:00.000Z', 'in summer'],
      ['2025-01-01T00:00', '2024-12-31T23:00:00.000Z', 'in the first minute of a year'],
      ['2024-02-29T12:00', '2024-02-29T11:00:00.000Z', 'on the day of a leap year'],
      ['2025-03-30T01:59', '2025-03-30T00:59:00.000Z', 'before the leap of the spring'],
      ['2025-03-30T03:00', '2025-03-30T01:00:00.000Z', 'after it'],
      ['2025-10-26T01:59', '2025-10-25T23:59:00.000Z', 'before the hour that comes twice'],
      ['2025-10-26T02:30', '2025-10-26T00:30:00.000Z', 'in it, the first one'],
      ['2025-10-26T03:00', '2025-10-26T02:00:00.000Z', 'after it'],
      // A year that is just being written, digit by digit.
      ['0002-01-20T08:05', '0002-01-20T07:05:00.000Z', 'long ago'],
    ])('%s is %s, %s', (local, moment) => {
      inZone(zone);
      expect([momentOf(local), localOf(moment)]).toEqual([moment, local]);
    });

    test('what the clock leaps over is the same moment an hour later', () => {
      inZone(zone);
      expect(localOf(momentOf('2025-03-30T02:30'))).toBe('2025-03-30T03:30');
    });
  },
);

test('the second of the hours that come twice is shown as it is', () => {
  expect(localOf('2025-10-26T01:30:00.000Z')).toBe('2025-10-26T02:30');
});

test('none is the empty text both ways', () => {
  expect([localOf(''), momentOf('')]).toEqual(['', '']);
});
