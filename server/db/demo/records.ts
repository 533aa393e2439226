/** Tables that the demo fills, in an order in which no row waits for a later one, and their id columns. */
export const ID_COLUMNS = {
  clients: 'client_id',
  client_users: 'client_user_id',
  client_user_messages: 'client_user_message_id',
  units: 'unit_id',
  addresses: 'address_id',
  address_contacts: 'address_contact_id',
  address_places: 'address_place_id',
  address_orders: 'address_order_id',
  pasports: 'pasport_id',
  pasport_buildings: 'pasport_building_id',
  pasport_floors: 'pasport_floor_id',
  pasport_spaces: 'pasport_space_id',
  pasport_tenants: 'pasport_tenant_id',
  pasport_tenant_costs: 'pasport_tenant_cost_id',
  pasport_payers: 'pasport_payer_id',
  pasport_users: 'pasport_user_id',
  pasport_ownerships: 'pasport_ownership_id',
  pasport_transfers: 'pasport_transfer_id',
  pasport_rooms: 'pasport_room_id',
  pasport_roommates: 'pasport_roommate_id',
  pasport_building_elements: 'pasport_building_element_id',
  revisions: 'revision_id',
  revision_reports: 'revision_report_id',
  degree_day_months: 'degree_day_month_id',
  measuring_places: 'measuring_place_id',
  meters: 'meter_id',
  meter_readings: 'meter_reading_id',
  meter_warnings: 'meter_warning_id',
  billing_places: 'billing_place_id',
  billing_place_parts: 'billing_place_part_id',
  billing_documents: 'billing_document_id',
  unit_contracts: 'unit_contract_id',
} as const;

export type DemoTable = keyof typeof ID_COLUMNS;
export const DEMO_TABLES = Object.keys(ID_COLUMNS) as readonly DemoTable[];

export type Cell = string | number | boolean | null | readonly Row[];
export interface Row {
  readonly [column: string]: Cell;
}

/** Gives out ids behind the last ones of the database. */
export interface Ids {
  next(table: DemoTable): number;
  /** The last id given out, or the database's own. */
  last(table: DemoTable): number;
}

/** Creates the source of ids; `last` tells the last id of each table, 0 for an empty one. */
export function createIds(last: Partial<Record<DemoTable, number>>): Ids {
  const counters: Partial<Record<DemoTable, number>> = { ...last };
  return {
    next: (table) => {
      const id = (counters[table] ?? 0) + 1;
      counters[table] = id;
      return id;
    },
    last: (table) => counters[table] ?? 0,
  };
}

/** Rows of one client, gathered before they are written. */
export interface Records {
  readonly clientId: number;
  /** Adds a row and returns its id; it gets the client's id, and rows of one table have the same columns. */
  add(table: DemoTable, row: Row): number;
  of(table: DemoTable): readonly Row[];
}

/** Creates the empty records of a new client. */
export function createRecords(ids: Ids): Records {
  const clientId = ids.next('clients');
  const rows = new Map<DemoTable, Row[]>(DEMO_TABLES.map((table) => [table, []]));
  const of = (table: DemoTable) => rows.get(table) ?? [];
  return {
    clientId,
    add: (table, row) => {
      const id = table === 'clients' ? clientId : ids.next(table);
      of(table).push({ client_id: clientId, [ID_COLUMNS[table]]: id, ...row });
      return id;
    },
    of,
  };
}
