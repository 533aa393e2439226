import { RecordTable } from '#server/db/record-table.sql.ts';

// The tables of houses and of what is in them. Nobody else writes them.

/** Places of the unit's tree: groups, buildings and spaces. */
export const pasportTable = new RecordTable('pasports', 'pasport_id');
/** What buildings and groups have besides their places. */
export const buildingTable = new RecordTable('pasport_buildings', 'pasport_building_id');
export const floorTable = new RecordTable('pasport_floors', 'pasport_floor_id');
/** What spaces have besides their places. */
export const spaceTable = new RecordTable('pasport_spaces', 'pasport_space_id');
export const roomTable = new RecordTable('pasport_rooms', 'pasport_room_id');
/** Heating elements. */
export const elementTable = new RecordTable(
  'pasport_building_elements',
  'pasport_building_element_id',
);
