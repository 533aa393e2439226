import { expect, test } from 'vitest';
import { readMessagesPlace } from './place.ts';

test('the open row and the filter are read from the address', () => {
  expect(readMessagesPlace({ row: 't12', filter: 'task' })).toEqual({ row: 't12', filter: 'task' });
});

test('what makes no sense there is left out', () => {
  for (const row of ['x1', 't', 12, 't1;', 't12345678901'])
    expect(readMessagesPlace({ row, filter: 3 })).toEqual({ row: undefined, filter: undefined });
});
