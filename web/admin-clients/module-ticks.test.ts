import { describe, expect, test } from 'vitest';
import { tickOf, toggled } from './module-ticks.ts';

const module = (module_id: number, parent_module_id: number | null, router_name = 'X') => ({
  module_id,
  parent_module_id,
  router_name,
});
// 1 has a screen of its own, 4 only unfolds 5 and 6.
const modules = [
  module(1, null),
  module(2, 1),
  module(3, 1),
  module(4, null, ''),
  module(5, 4),
  module(6, 4),
];

describe('modules of a schema', () => {
  test.each([
    [[], 1, 'none'],
    [[1], 1, 'some'],
    [[1, 2], 1, 'some'],
    [[1, 2, 3], 1, 'all'],
    [[1, 2], 2, 'all'],
  ])('%j have the module %i ticked as %s', (ids, id, tick) => {
    expect(tickOf(modules, ids, id)).toBe(tick);
  });

  test('gain a module with all under it and all above it', () => {
    expect(toggled(modules, [], 1)).toEqual([1, 2, 3]);
    expect(toggled(modules, [1, 2], 1)).toEqual([1, 2, 3]);
    expect(toggled(modules, [], 5)).toEqual([4, 5]);
  });

  test('lose a module with all under it, and what above it would unfold nothing', () => {
    expect(toggled(modules, [1, 2, 3, 4, 5], 1)).toEqual([4, 5]);
    expect(toggled(modules, [4, 5, 6], 5)).toEqual([4, 6]);
    expect(toggled(modules, [4, 5], 5)).toEqual([]);
    expect(toggled(modules, [1, 2], 2)).toEqual([1]);
  });
});
