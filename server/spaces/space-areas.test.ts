import { beforeEach, describe, expect, test } from 'vitest';
import { browseSpaces, getSpace, updateSpace } from '#contract/pasports/spaces.ts';
import { addBuildingRow, addFloorRow, addRoomRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

interface Asked {
  parent_type?: 'all' | 'building' | 'floor';
  parent_id?: number;
  as_of?: string | undefined;
}

function browse({ parent_type = 'all', parent_id = 0, as_of }: Asked) {
  return at.world.call(browseSpaces, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, show_hidden: '0', parent_id, parent_type },
    query: as_of === undefined ? {} : { as_of },
  });
}

const building = () => addBuildingRow(at.world.db, at.unit);
const space = (parent_id: number, columns: Record<string, unknown>) =>
  addSpaceRow(at.world.db, at.unit, parent_id, columns);

beforeEach(() => at.world.setNow('2025-01-20T10:00:00Z'));

describe('the areas of a day', () => {
  const room = (pasport_id: number, columns: Record<string, unknown>) =>
    addRoomRow(at.world.db, at.unit, pasport_id, columns);
  const told = async (as_of?: string) => {
    const { result } = await browse({ as_of });
    return result.values.map(({ heated_area, countable_area }) => [heated_area, countable_area]);
  };

  test('count a room up to its last day, in the list, in the record and after a save', async () => {
    const { pasport_id: house } = await building();
    const areas = { heated_area: '20.00', countable_area: '20.00' };
    const { pasport_id, pasport_space_id } = await space(house, areas);
    await room(pasport_id, { room_name: 'Pokoj', floor_area: 20 });
    const hall = { room_name: 'Hala', floor_area: 12, countable_coefficient: 0.5 };
    await room(pasport_id, { ...hall, is_heated: false, valid_to: '2025-01-19' });
    expect(await told()).toEqual([[20, 20]]);
    expect(await told('2025-01-20')).toEqual([[20, 20]]);
    for (const as_of of ['2025-01-19', '2024-01-19']) {
      expect(await told(as_of)).toEqual([[20, 26]]);
      const asked = { ...at.of(pasport_space_id), query: { as_of } };
      expect((await at.world.call(getSpace, asked)).result.countable_area).toBe(26);
      const saved = await at.world.call(updateSpace, { ...asked, body: { comment: as_of } });
      expect(saved.result.countable_area).toBe(26);
    }
    expect(await told()).toEqual([[20, 20]]);
  });

  test('are as written where they were set by hand or the day has no rooms', async () => {
    const { pasport_id: house } = await building();
    const areas = { heated_area: '40.00', countable_area: '41.00' };
    const byHand = await space(house, { ...areas, heated_area_fixed: true, space_number: '1' });
    await room(byHand.pasport_id, { floor_area: 20 });
    const later = await space(house, { ...areas, space_number: '2' });
    await room(later.pasport_id, { floor_area: 41, valid_from: '2024-07-01' });
    expect(await told('2024-06-30')).toEqual([
      [40, 41],
      [40, 41],
    ]);
    expect(await told('2024-07-01')).toEqual([
      [40, 41],
      [41, 41],
    ]);
  });

  test('are those of what is listed of a building or a floor too', async () => {
    const house = await building();
    const floor = await addFloorRow(at.world.db, at.unit, house.pasport_id);
    const { pasport_id } = await space(house.pasport_id, { ...floor, heated_area: '1.00' });
    await room(pasport_id, { floor_area: 20, valid_to: '2024-12-31' });
    const parents = [
      ['building', house.pasport_id],
      ['floor', floor.pasport_floor_id],
    ] as const;
    for (const [parent_type, parent_id] of parents) {
      const { result } = await browse({ parent_type, parent_id, as_of: '2024-12-31' });
      expect(result.values.map(({ heated_area }) => heated_area)).toEqual([20]);
    }
  });
});
