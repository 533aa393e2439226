import { expect, test } from 'vitest';
import { readPlace, stepped } from './place.ts';

test('what makes no sense in the address is left out', () => {
  const read = readPlace({ type: 0, device: -1, report: '5', filter: 7, hidden: 2, house: 3 });
  expect(
    Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)),
  ).toEqual({ type: 0, house: 3 });
});

test('another kind starts from its whole list, another device from its first tab', () => {
  const place = readPlace({
    type: 4,
    house: 3,
    filter: 'overdue',
    device: 5,
    report: 6,
    tab: 'base',
  });
  expect(stepped(place, { type: 8 })).toMatchObject({
    type: 8,
    house: undefined,
    device: undefined,
  });
  expect(stepped(place, { device: 9 })).toMatchObject({
    type: 4,
    house: 3,
    filter: 'overdue',
    device: 9,
    report: undefined,
    tab: undefined,
  });
  expect(stepped(place, { tab: 'history' })).toMatchObject({ device: 5, report: undefined });
});
