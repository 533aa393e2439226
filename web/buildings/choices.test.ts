import { expect, test } from 'vitest';
import { withGroupsUnder } from './choices.ts';

const tree = [
  { pasport_id: 1, parent_id: null },
  { pasport_id: 4, parent_id: 1 },
  { pasport_id: 3, parent_id: 4 },
  { pasport_id: 2, parent_id: null },
];

test('groups of one group are the group itself and all that are under it', () => {
  expect([...withGroupsUnder(tree, 1)]).toEqual([1, 4, 3]);
  expect([...withGroupsUnder(tree, 4)]).toEqual([4, 3]);
  expect([...withGroupsUnder(tree, 2)]).toEqual([2]);
});
