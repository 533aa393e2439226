import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closesCycle } from './cycle.ts';

/** Groups 1 → 2 → 3 under each other, and 4 apart. */
const groups = [
  { pasport_id: 1, parent_id: null },
  { pasport_id: 2, parent_id: 1 },
  { pasport_id: 3, parent_id: 2 },
  { pasport_id: 4, parent_id: null },
];

test.each([
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 3],
])('group %d under %d would stand under itself', (group, parent) => {
  expect(closesCycle(groups, group, parent)).toBe(true);
});

test.each([
  [3, 1],
  [2, 4],
  [4, 3],
  [1, 4],
])('group %d may stand under %d', (group, parent) => {
  expect(closesCycle(groups, group, parent)).toBe(false);
});

test('a circle among others ends the search', () => {
  const circle = [
    { pasport_id: 1, parent_id: 2 },
    { pasport_id: 2, parent_id: 1 },
  ];
  expect(closesCycle(circle, 3, 1)).toBe(false);
});

test('moves that are let pass never make a circle', () => {
  const move = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }));
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const above = new Map<number, number | null>([1, 2, 3, 4, 5, 6].map((id) => [id, null]));
      const now = () => [...above].map(([pasport_id, parent_id]) => ({ pasport_id, parent_id }));
      for (const [group, parent] of moves)
        if (!closesCycle(now(), group, parent)) above.set(group, parent);
      for (const start of above.keys()) {
        let at = above.get(start) ?? null;
        for (let steps = 0; at !== null; steps += 1) {
          expect(steps).toBeLessThan(6);
          at = above.get(at) ?? null;
        }
      }
    }),
  );
});
