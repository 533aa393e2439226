import type { GroupsBuildingsRow } from '#contract/pasports/buildings.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import type { PasportsPlace } from '../place.ts';

/** A node of the tree group → building → floor, as it stands on the screen. */
export interface TreeNode {
  readonly key: string;
  readonly kind: 'all' | 'group' | 'building' | 'floor';
  readonly name: string;
  readonly level: number;
  readonly hidden: boolean;
  /** Null for a node that has nothing under it. */
  readonly isOpen: boolean | null;
  /** Where a choice of the node leads. */
  readonly step: Pick<PasportsPlace, 'group' | 'building' | 'floor'>;
}

interface TreeInput {
  readonly rows: readonly GroupsBuildingsRow[];
  /** Floors by their building; missing while not read. */
  readonly floors: ReadonlyMap<number, readonly Floor[]>;
  readonly isOpen: (key: string) => boolean;
}

/** Key of the node the place stands on. */
export function keyOfPlace({ group, building, floor }: PasportsPlace): string {
  if (floor !== undefined) return `floor-${floor}`;
  if (building !== undefined) return `building-${building}`;
  return group === undefined ? 'all' : `group-${group}`;
}

/** The nodes that are to be seen, from the top; closed ones keep their children to themselves. */
export function visibleNodes(input: TreeInput): readonly TreeNode[] {
  const all: TreeNode = {
    key: 'all',
    kind: 'all',
    name: 'Celá jednotka',
    level: 1,
    hidden: false,
    isOpen: null,
    step: { group: undefined },
  };
  return [all, ...topRows(input.rows).flatMap((row) => nodesOf(row, 1, input))];
}

function nodesOf(row: GroupsBuildingsRow, level: number, input: TreeInput): TreeNode[] {
  return row.type === 'group' ? groupNodes(row, level, input) : buildingNodes(row, level, input);
}

function groupNodes(row: GroupsBuildingsRow, level: number, input: TreeInput): TreeNode[] {
  const children = input.rows.filter(({ parent_id }) => parent_id === row.pasport_id);
  const key = `group-${row.pasport_id}`;
  const isOpen = children.length === 0 ? null : input.isOpen(key);
  const node = { ...nodeOf(row, level), key, isOpen, step: { group: row.pasport_id } };
  const below = isOpen === true ? children.flatMap((each) => nodesOf(each, level + 1, input)) : [];
  return [node, ...below];
}

function buildingNodes(row: GroupsBuildingsRow, level: number, input: TreeInput): TreeNode[] {
  const { pasport_id } = row;
  const floors = input.floors.get(pasport_id);
  const key = `building-${pasport_id}`;
  const isOpen = floors?.length === 0 ? null : input.isOpen(key);
  const node = { ...nodeOf(row, level), key, isOpen, step: { building: pasport_id } };
  const below = isOpen === true ? (floors ?? []).map((floor) => floorNode(floor, level + 1)) : [];
  return [node, ...below];
}

function nodeOf({ type, name, hidden }: GroupsBuildingsRow, level: number) {
  return { kind: type, name, level, hidden };
}

function floorNode({ pasport_floor_id, pasport_id, code, name }: Floor, level: number): TreeNode {
  return {
    key: `floor-${pasport_floor_id}`,
    kind: 'floor',
    name: floorName({ code, name }),
    level,
    hidden: false,
    isOpen: null,
    step: { building: pasport_id, floor: pasport_floor_id },
  };
}

/** '2.NP', with the floor's name where it says something else. */
export function floorName({ code, name }: Pick<Floor, 'code' | 'name'>): string {
  return name === '' || name === code ? code : `${code} – ${name}`;
}

// What hangs on something that is not shown stands at the top.
function topRows(rows: readonly GroupsBuildingsRow[]): readonly GroupsBuildingsRow[] {
  const known = new Set(rows.map(({ pasport_id }) => pasport_id));
  return rows.filter(({ parent_id }) => parent_id === null || !known.has(parent_id));
}
