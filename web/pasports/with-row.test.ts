import { describe, expect, it } from 'vitest';
import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { withRow } from './with-row.ts';

const row = (pasport_parent_id: number, space_number: string) =>
  ({ pasport_parent_id, space_number }) as SpaceRow;
const rows = [row(1, '2'), row(1, '10'), row(1, 'G1'), row(7, '1'), row(7, '3')];
const numbersWith = (added: SpaceRow) =>
  withRow(rows, added).map((each) => `${each.pasport_parent_id}/${each.space_number}`);

describe('a space just saved', () => {
  it('stands in its house by its number, where the list will have it', () => {
    expect(numbersWith(row(1, '9'))).toEqual(['1/2', '1/9', '1/10', '1/G1', '7/1', '7/3']);
    expect(numbersWith(row(7, '2'))[4]).toBe('7/2');
  });

  it('stands behind the last one of its house', () => {
    expect(numbersWith(row(1, 'G2'))[3]).toBe('1/G2');
    expect(numbersWith(row(7, '12'))[5]).toBe('7/12');
  });

  it('stands at the end when its house has no other', () => {
    expect(numbersWith(row(9, '1'))[5]).toBe('9/1');
    expect(withRow([], row(9, '1'))).toHaveLength(1);
  });
});
