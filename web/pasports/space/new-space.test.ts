import { describe, expect, it } from 'vitest';
import type { GroupsBuildingsRow } from '#contract/pasports/buildings.ts';
import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { newSpaceValues, nextNumber } from './new-space.ts';

const house = (pasport_id: number) => ({ type: 'building', pasport_id }) as GroupsBuildingsRow;
const row = (pasport_parent_id: number, space_number: string, pasport_floor_id: number) =>
  ({
    pasport_parent_id,
    space_number,
    pasport_floor_id,
    pasport_type_id: 1,
    pasport_order: 10,
  }) as SpaceRow;
const rows = [row(7, '1', 70), row(7, '2', 71), row(8, '5', 80)];
const around = { place: {}, rows, buildings: [house(7), house(8)], previous: undefined };

describe('what a new space starts with', () => {
  it('is the house shown, and type, floor and number after its last space', () => {
    expect(newSpaceValues({ ...around, place: { building: 7 } })).toMatchObject({
      pasport_parent_id: 7,
      space_number: '3',
      pasport_type_id: 1,
      pasport_floor_id: 71,
    });
  });

  it('follows the space that was marked or created before', () => {
    expect(newSpaceValues({ ...around, previous: row(8, '5', 80) })).toMatchObject({
      pasport_parent_id: 8,
      space_number: '6',
      pasport_floor_id: 80,
    });
  });

  it('keeps to the floor that is shown', () => {
    const values = newSpaceValues({ ...around, place: { building: 7, floor: 72 } });
    expect(values.pasport_floor_id).toBe(72);
  });

  it('leaves the choice of a house open where there are more, and of the type where there is no space yet', () => {
    expect(newSpaceValues(around).pasport_parent_id).toBeNull();
    const first = newSpaceValues({ ...around, rows: [], buildings: [house(7)] });
    expect(first).toMatchObject({ pasport_parent_id: 7, space_number: '1', pasport_type_id: null });
  });
});

const none = new Set<string>();

describe('the number offered for the next space', () => {
  it('counts on from the last figure of the previous one', () => {
    expect(nextNumber('12', none)).toBe('13');
    expect(nextNumber('G9', none)).toBe('G10');
    expect(nextNumber('2/04', none)).toBe('2/05');
    expect(nextNumber('099', none)).toBe('100');
  });

  it('passes over numbers that the house already has', () => {
    expect(nextNumber('1', new Set(['2', '3']))).toBe('4');
  });

  it('offers nothing where the number does not end in a figure', () => {
    expect(nextNumber('sklep A', none)).toBe('');
    expect(nextNumber('', none)).toBe('');
  });
});
