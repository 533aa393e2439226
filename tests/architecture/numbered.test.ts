import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['server/db/migrations', 'docs/decisions'])(
  'files of %s have numbers one after another, each its own',
  (folder) => {
    const numbers = readdirSync(folder)
      .map((name) => Number.parseInt(name, 10))
      .toSorted((one, other) => one - other);
    expect(numbers.length).toBeGreaterThan(30);
    expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
  },
);

test('a decision leads to decisions that are there', () => {
  const folder = 'docs/decisions';
  const names = readdirSync(folder);
  const linked = names.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/\]\((\d{3}-[^)#]+\.md)/gu)].map(
      ([, to = '']) => to,
    ),
  );
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((to) => !names.includes(to))).toEqual([]);
});
