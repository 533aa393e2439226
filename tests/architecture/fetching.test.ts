import { expect, test } from 'vitest';
import { fetchBreaches } from './habits.ts';
import { parseSource, readSources } from './source.ts';

const breaches = (text: string) => fetchBreaches(parseSource('web/a.tsx', text));

test('parts of the page are fetched in the ways that tell when they do not come', () => {
  const sources = readSources('web');
  expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(10);
  expect(sources.flatMap(fetchBreaches)).toEqual([]);
});

test('a part fetched by itself, or by React alone, is reported', () => {
  expect(breaches(`await import('./b.ts');`)).toHaveLength(1);
  expect(
    breaches(`const B = lazy(async () => ({ default: (await import('./b.tsx')).B }));`),
  ).toHaveLength(1);
});

test('one that is brought, or drawn late, is not', () => {
  expect(breaches(`await bring(() => import('./b.ts'));`)).toEqual([]);
  expect(breaches(`const B = late(() => import('./b.tsx'), 'B');`)).toEqual([]);
});
