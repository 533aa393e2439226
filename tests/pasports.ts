import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';

type Rows = Pick<TestDatabase, 'owner'>;

/** Whose records are made: the client and one of its units. */
export interface UnitOfClient {
  readonly client_id: number;
  readonly unit_id: number;
}

type Columns = Record<string, unknown>;
const placeColumns = ['pasport_name', 'parent_id', 'pasport_order', 'hidden'];

function parted(columns: Columns): { place: Columns; record: Columns } {
  const entries = Object.entries(columns);
  const isPlace = ([name]: [string, unknown]) => placeColumns.includes(name);
  return {
    place: Object.fromEntries(entries.filter(isPlace)),
    record: Object.fromEntries(entries.filter((entry) => !isPlace(entry))),
  };
}

/** The unit's own columns alone, whatever else the object has. */
function ownerOf({ client_id, unit_id }: UnitOfClient): UnitOfClient {
  return { client_id, unit_id };
}

async function addPlace(db: Rows, unit: UnitOfClient, kind: string, place: Columns) {
  const row = { pasport_name: 'Zkušební', kind, ...ownerOf(unit), ...place };
  return Number((await insertRow(db, 'pasports', row))['pasport_id']);
}

/** A building or a group with its place in the tree. */
export async function addBuildingRow(
  db: Rows,
  unit: UnitOfClient,
  columns: Columns = {},
  kind: 'group' | 'building' = 'building',
): Promise<{ pasport_id: number; pasport_building_id: number }> {
  const { place, record } = parted(columns);
  const pasport_id = await addPlace(db, unit, kind, place);
  const row = await insertRow(db, 'pasport_buildings', {
    ...ownerOf(unit),
    pasport_id,
    ...record,
  });
  return { pasport_id, pasport_building_id: Number(row['pasport_building_id']) };
}

/** A floor of a building. */
export async function addFloorRow(
  db: Rows,
  unit: UnitOfClient,
  pasport_id: number,
  columns: Columns = {},
): Promise<{ pasport_floor_id: number }> {
  const row = { ...ownerOf(unit), pasport_id, floor: 1, code: '1NP', ...columns };
  return {
    pasport_floor_id: Number((await insertRow(db, 'pasport_floors', row))['pasport_floor_id']),
  };
}

/** A space of a building: a flat, or of the type with the code. */
export async function addSpaceRow(
  db: Rows,
  unit: UnitOfClient,
  parent_id: number,
  columns: Columns = {},
  typeCode = 'BYT',
): Promise<{ pasport_id: number; pasport_space_id: number }> {
  const { rows } = await db.owner.query<{ pasport_type_id: number }>(
    'select pasport_type_id from pasport_types where client_id = $1 and code = $2',
    [unit.client_id, typeCode],
  );
  const { place, record } = parted(columns);
  const pasport_id = await addPlace(db, unit, 'space', { parent_id, ...place });
  const row = await insertRow(db, 'pasport_spaces', {
    ...ownerOf(unit),
    pasport_id,
    pasport_type_id: rows[0]?.pasport_type_id,
    space_number: '1',
    ...record,
  });
  return { pasport_id, pasport_space_id: Number(row['pasport_space_id']) };
}

/** A room of a space. */
export async function addRoomRow(
  db: Rows,
  unit: UnitOfClient,
  pasport_id: number,
  columns: Columns = {},
): Promise<{ pasport_room_id: number }> {
  const row = {
    ...ownerOf(unit),
    pasport_id,
    room_name: 'Kuchyň',
    valid_from: '2020-01-01',
    ...columns,
  };
  return {
    pasport_room_id: Number((await insertRow(db, 'pasport_rooms', row))['pasport_room_id']),
  };
}

/** A heating element of a building. */
export async function addElementRow(
  db: Rows,
  unit: UnitOfClient,
  pasport_building_id: number,
  columns: Columns = {},
): Promise<{ pasport_building_element_id: number }> {
  const row = await insertRow(db, 'pasport_building_elements', {
    ...ownerOf(unit),
    pasport_building_id,
    element_type: 'Deskové',
    valid_from: '2020-01-01',
    ...columns,
  });
  return { pasport_building_element_id: Number(row['pasport_building_element_id']) };
}
