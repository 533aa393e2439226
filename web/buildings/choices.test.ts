// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { groupChoices, withGroupsUnder } from './choices.ts';

const tree = [
  { pasport_id: 1, parent_id: null, pasport_name: 'Sever', hidden: false },
  { pasport_id: 4, parent_id: 1, pasport_name: 'Lipová', hidden: false },
  { pasport_id: 3, parent_id: 4, pasport_name: 'Vchody', hidden: true },
  { pasport_id: 2, parent_id: null, pasport_name: 'Jih', hidden: false },
];

describe('groups to choose from', () => {
  test('are set in by their depth, and say that they are hidden', () => {
    expect(groupChoices(tree)).toEqual([
      { id: 1, name: 'Sever' },
      { id: 4, name: '– Lipová' },
      { id: 3, name: '– – Vchody (skrytá)' },
      { id: 2, name: 'Jih' },
    ]);
  });

  test('of one group are the group and all that are under it', () => {
    expect([...withGroupsUnder(tree, 1)]).toEqual([1, 4, 3]);
    expect([...withGroupsUnder(tree, 4)]).toEqual([4, 3]);
    expect([...withGroupsUnder(tree, 2)]).toEqual([2]);
  });
});
