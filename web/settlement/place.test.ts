import { expect, test } from 'vitest';
import { readAt, stepped } from './place.ts';

test('the place is read from the path and the search, without what makes no sense there', () => {
  const search = { unit: 2, tab: 'delivery', statement: 7, show: 'mailed', act: 'note' };
  expect(readAt({ record_id: '4' }, search)).toMatchObject({ record: 4, ...search });
  expect(readAt({}, { month: '2026-09-01' })).toMatchObject({ month: '2026-09-01' });
  const odd = { statement: 'a', act: 'fly', recipient: '1', month: '2026-13-01' };
  expect(readAt({ record_id: 'x' }, odd)).toEqual({});
});

test('what narrows the list stays behind a record, and another tab begins with nothing open', () => {
  const at = { filter: 'issued', tab: 'delivery', statement: 7, show: 'mailed', house: 'A' };
  expect(stepped(at, { record: 8 })).toEqual({ filter: 'issued', record: 8 });
  expect(stepped(at, { tab: 'checks' })).toEqual({ filter: 'issued', tab: 'checks' });
});
