import { inAll, not, type Book } from './entry.ts';

const OF_A_HOUSE = {
  exported: not('a note on a house; nobody of the address book is tied to it'),
  erased: not('a note on a house; nobody of the address book is tied to it'),
};

/** Houses, floors, spaces, rooms and elements. */
export const pasportTables = {
  pasports: {
    room: 'core/pasports',
    meaning: 'A place in the tree of a unit: a group of houses, a house or a space, with its name.',
    tenant: 'unit',
    personal: 'nothing',
    free: { columns: ['pasport_name'], id: 'pasport_id', place: 'pasport_id' },
    retention: { as: 'the client' },
    growth: inAll(1000, 'unit'),
    history: { without: ['search_text'] },
    views: {
      pasport_places:
        'A place as it is named: a space by its number and its house, a house by its name.',
      hidden_groups: 'A group of houses that is hidden, by itself or by one above it.',
    },
  },
  pasport_buildings: {
    room: 'core/pasports',
    meaning: 'A house or an entrance of it, with its address and its entry in the land register.',
    tenant: 'unit',
    personal: { columns: ['house_owner', 'house_manager', 'comment'], ...OF_A_HOUSE },
    free: {
      columns: ['house_owner', 'house_manager', 'land_registry', 'comment'],
      id: 'pasport_building_id',
      place: 'pasport_id',
    },
    retention: { as: 'the client' },
    growth: inAll(10, 'unit'),
    history: { without: ['street_full'] },
    functions: ['access.move_city'],
    guests: { lists: 'merging of towns walks through all clients by access.move_city' },
    views: { house_places: 'A house or a group of houses with its address, as the tree has it.' },
  },
  pasport_floors: {
    room: 'core/pasports',
    meaning: 'A floor of a house.',
    tenant: 'unit',
    personal: { columns: ['comment'], ...OF_A_HOUSE },
    free: { columns: ['name', 'comment'], id: 'pasport_floor_id', place: 'pasport_id' },
    retention: { as: 'the client' },
    growth: inAll(100, 'unit'),
    history: 'whole',
  },
  pasport_spaces: {
    room: 'core/pasports',
    meaning: 'A flat or another space of a house, with its areas and its common share.',
    tenant: 'unit',
    personal: { columns: ['variable_symbol', 'comment'], ...OF_A_HOUSE },
    free: { columns: ['comment'], id: 'pasport_space_id', place: 'pasport_id' },
    retention: { as: 'the client' },
    growth: inAll(1000, 'unit'),
    history: { without: ['search_text'] },
    views: { space_places: 'A space with its place in the tree, its type and its house.' },
  },
  pasport_rooms: {
    room: 'core/pasports',
    meaning: 'A room of a space with its area, for as long as it is so.',
    tenant: 'unit',
    personal: { columns: ['comment'], ...OF_A_HOUSE },
    free: {
      columns: ['room_name', 'comment'],
      id: 'pasport_room_id',
      name: 'room_name',
      place: 'pasport_id',
    },
    retention: { as: 'the client' },
    growth: inAll(1000, 'unit'),
    history: 'whole',
  },
  pasport_building_elements: {
    room: 'core/pasports',
    meaning: 'A heating body of a space or a house, with its coefficients and heat cost allocator.',
    tenant: 'unit',
    personal: { columns: ['comment'], ...OF_A_HOUSE },
    free: {
      columns: ['comment'],
      id: 'pasport_building_element_id',
      name: 'element_type',
      within: 'pasport_building_id',
      place: 'pasport_id',
    },
    retention: { as: 'the client' },
    growth: inAll(1000, 'unit'),
    history: 'whole',
  },
} as const satisfies Partial<Book>;
