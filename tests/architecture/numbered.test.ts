import { readdirSync } from 'node:fs';
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
