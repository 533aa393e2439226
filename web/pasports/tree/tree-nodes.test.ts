import { describe, expect, it } from 'vitest';
import type { GroupsBuildingsRow } from '#contract/pasports/buildings.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import { floorName, keyOfPlace, visibleNodes } from './tree-nodes.ts';

const row = (
  type: 'group' | 'building',
  pasport_id: number,
  parent_id: number | null = null,
): GroupsBuildingsRow => ({
  unit_id: 1,
  type,
  name: `${type} ${pasport_id}`,
  pasport_id,
  parent_id,
  pasport_order: pasport_id,
  parent_order: 0,
  hidden: false,
});

const floor = (pasport_floor_id: number, pasport_id: number): Floor => ({
  pasport_floor_id,
  unit_id: 1,
  pasport_id,
  floor: 1,
  name: '',
  code: '1.NP',
  comment: '',
  created: '',
  updated: '',
  version: 1,
});

const rows = [row('group', 1), row('building', 2, 1), row('group', 3), row('building', 4)];
const keysOf = (open: readonly string[], floors = new Map<number, Floor[]>()) =>
  visibleNodes({ rows, floors, isOpen: (key) => open.includes(key) }).map(
    ({ key, level }) => `${'·'.repeat(level - 1)}${key}`,
  );

describe('the tree of groups, buildings and floors', () => {
  it('begins with all spaces and keeps what lies under a closed group', () => {
    expect(keysOf([])).toEqual(['all', 'group-1', 'group-3', 'building-4']);
    expect(keysOf(['group-1'])).toEqual(['all', 'group-1', '·building-2', 'group-3', 'building-4']);
  });

  it('shows the floors of an open building once they have been read', () => {
    expect(keysOf(['building-4'])).toHaveLength(4);
    const floors = new Map([[4, [floor(9, 4), floor(8, 4)]]]);
    expect(keysOf(['building-4'], floors).slice(3)).toEqual(['building-4', '·floor-9', '·floor-8']);
  });

  it('says of a node without children that there is nothing to open', () => {
    const nodes = visibleNodes({ rows, floors: new Map([[4, []]]), isOpen: () => false });
    expect(nodes.find(({ key }) => key === 'group-3')?.isOpen).toBeNull();
    expect(nodes.find(({ key }) => key === 'building-4')?.isOpen).toBeNull();
    expect(nodes.find(({ key }) => key === 'group-1')?.isOpen).toBe(false);
  });

  it('leaves nothing out when a group itself is not shown', () => {
    const nodes = visibleNodes({
      rows: [row('building', 5, 99)],
      floors: new Map(),
      isOpen: () => true,
    });
    expect(nodes.map(({ key }) => key)).toEqual(['all', 'building-5']);
  });

  it('knows the node of a place', () => {
    expect(keyOfPlace({})).toBe('all');
    expect(keyOfPlace({ group: 1 })).toBe('group-1');
    expect(keyOfPlace({ building: 2 })).toBe('building-2');
    expect(keyOfPlace({ building: 2, floor: 8 })).toBe('floor-8');
  });

  it('names a floor by its code, and by its name where that says more', () => {
    expect(floorName({ code: '1.NP', name: '1.NP' })).toBe('1.NP');
    expect(floorName({ code: '1.PP', name: 'sklepy' })).toBe('1.PP – sklepy');
  });
});
