import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { wireTypes } from './types.ts';

const parse = wireTypes.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text');

/** As PostgreSQL writes a moment: no fraction where there is none, and no zeros behind it. */
function written(moment: Date, micro: number, zone: string): string {
  const fraction = `${moment.toISOString().slice(20, 23)}${String(micro).padStart(3, '0')}`;
  const short = fraction.replace(/0+$/, '');
  const seconds = moment.toISOString().slice(0, 19).replace('T', ' ');
  return `${seconds}${short === '' ? '' : `.${short}`}${zone}`;
}

const moments = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});

test('a moment in UTC is the same text as reckoned, with thousandths and no more', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 999 }), (moment, micro) => {
      expect(parse(written(moment, micro, '+00'))).toBe(moment.toISOString());
    }),
  );
});

test.each([
  ['2025-03-30 02:30:00.5+01', '2025-03-30T01:30:00.500Z'],
  ['2025-07-01 00:00:00+05:30', '2025-06-30T18:30:00.000Z'],
  ['2025-07-01 00:00:00.123999+00', '2025-07-01T00:00:00.123Z'],
])('%s is %s', (text, expected) => {
  expect(parse(text)).toBe(expected);
});
