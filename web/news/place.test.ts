import { expect, test } from 'vitest';
import { newsIdOf, readNewsPlace } from './place.ts';

test.each([
  [
    { q: 'revize', new: 1 },
    { q: 'revize', new: 1, edit: undefined },
  ],
  [
    { q: 2025, edit: 1 },
    { q: '2025', new: undefined, edit: 1 },
  ],
  [
    { q: '', new: '1', edit: true },
    { q: undefined, new: undefined, edit: undefined },
  ],
  [{ q: { a: 1 } }, { q: undefined, new: undefined, edit: undefined }],
])('of the address %j the screen keeps %j', (search, kept) => {
  expect(readNewsPlace(search)).toEqual(kept);
});

test.each([
  ['12', 12],
  ['0012', 12],
  ['1e3', 0],
  ['-1', 0],
  ['12/../3', 0],
  [undefined, 0],
])('the address %s names the item %i', (text, id) => {
  expect(newsIdOf(text)).toBe(id);
});
