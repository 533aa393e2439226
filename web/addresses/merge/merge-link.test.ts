import { expect, test } from 'vitest';
import { mergeAddress, mergedIds } from './merge-link.ts';

test('the records to merge stand in the address, and the way back with them', () => {
  expect(mergeAddress([12, 34], 'duplicates')).toBe('/address-book?view=duplicates&merge=12-34');
  expect(mergeAddress([12, 34], 'record')).toBe('/address-book?merge=12-34');
  expect(mergedIds('12-34')).toEqual([12, 34]);
});

test.each([undefined, 12, '12', '12-', 'a-b', '12-34; drop', ['1-2']])(
  'the address %j merges nothing',
  (merge) => expect(mergedIds(merge)).toEqual([]),
);

test('a record named twice is not merged with itself', () => {
  expect(mergedIds('12-12')).toEqual([12]);
});
