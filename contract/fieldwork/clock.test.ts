import { expect, test } from 'vitest';
import { clockMinute, minuteOf } from './clock.ts';

test('a typed time is taken with a colon, a dot, without minutes or as four digits', () => {
  expect(minuteOf('9:30')).toBe(570);
  expect(minuteOf(' 9.30 ')).toBe(570);
  expect(minuteOf('0930')).toBe(570);
  expect(minuteOf('930')).toBe(570);
  expect(minuteOf('14')).toBe(840);
  expect(minuteOf('24:00')).toBe(1440);
});

test('what is no time is refused', () => {
  for (const typed of ['', '9:60', '25:00', '24:01', '9:3', 'ráno', '12:30:00', '-1'])
    expect(minuteOf(typed)).toBeNull();
});

test('a time is a minute of the day, at most the midnight that ends it', () => {
  expect(clockMinute.safeParse(1440).success).toBe(true);
  for (const wrong of [1441, -1, 9.5, '9:30', null])
    expect(clockMinute.safeParse(wrong).error?.issues[0]?.message).toBe(
      'Zadejte čas, například 13:00',
    );
});
