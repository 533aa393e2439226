import { expect, test } from 'vitest';
import { readAt, stepped } from './place.ts';

test('the place is read from the path and the search, without what makes no sense there', () => {
  expect(readAt({ record_id: '7' }, { unit: 2, tab: 'parts', act: 'connect' })).toMatchObject({
    record: 7,
    unit: 2,
    tab: 'parts',
    act: 'connect',
  });
  expect(readAt({ record_id: 'x' }, { unit: 'a', hidden: 2, act: 'fly' })).toEqual({});
});

test('another record starts from its first tab, another tab with nothing open', () => {
  const at = { record: 7, tab: 'parts', act: 'connect' } as const;
  expect(stepped(at, { record: 8 })).toMatchObject({ record: 8, tab: undefined, act: undefined });
  expect(stepped(at, { record: 8, tab: 'parts' })).toMatchObject({ record: 8, tab: 'parts' });
  expect(stepped(at, { tab: 'base' })).toMatchObject({ tab: 'base', act: undefined });
});
