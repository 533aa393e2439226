import { describe, expect, test } from 'vitest';
import { pagerItems } from './pager.ts';

describe('the pager', () => {
  test.each([
    [1, 1, [1]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [400, 400, [1, 'gap', 396, 397, 398, 399, 400]],
  ] as const)('on page %i of %i shows %j', (page, pages, items) => {
    expect(pagerItems(page, pages)).toEqual(items);
  });

  test('never shows more than seven items, always the first, the last and the present page', () => {
    for (let pages = 1; pages <= 40; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const items = pagerItems(page, pages);
        expect(items.length).toBeLessThanOrEqual(7);
        expect(items).toEqual(expect.arrayContaining([1, page, pages]));
      }
    }
  });
});
