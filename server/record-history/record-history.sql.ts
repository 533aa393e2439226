import { sql } from 'kysely';
import type { ParamsOf } from '#contract/endpoint.ts';
import type { listClientRecordHistory, listRecordHistory } from '#contract/record-history.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

type Named = Pick<ParamsOf<typeof listRecordHistory>, 'record_type' | 'record_id'>;

const idColumns = {
  addresses: 'address_id',
  address_orders: 'address_order_id',
  pasport_buildings: 'pasport_building_id',
  pasport_floors: 'pasport_floor_id',
  pasport_building_elements: 'pasport_building_element_id',
  pasport_spaces: 'pasport_space_id',
  pasport_tenants: 'pasport_tenant_id',
  pasport_tenant_costs: 'pasport_tenant_cost_id',
  pasport_users: 'pasport_user_id',
  pasport_ownerships: 'pasport_ownership_id',
  pasport_rooms: 'pasport_room_id',
  pasport_roommates: 'pasport_roommate_id',
  revisions: 'revision_id',
  revision_reports: 'revision_report_id',
  sipo_settings: 'unit_id',
} as const satisfies Record<Named['record_type'], string>;

/** Records whose place in the tree is a record of its own. */
const placed: readonly Named['record_type'][] = ['pasport_buildings', 'pasport_spaces'];

/** The record of the unit and, where it has one, its place in the tree; undefined without the record. */
export async function selectRecord(
  db: Db,
  unit: OwnedUnit,
  { record_type, record_id }: Named,
): Promise<{ pasport_id: number | null } | undefined> {
  const pasportId = placed.includes(record_type) ? sql`pasport_id` : sql`null::integer`;
  const { rows } = await sql<{ pasport_id: number | null }>`
    select ${pasportId} as pasport_id from ${sql.table(record_type)}
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and ${sql.ref(idColumns[record_type])} = ${record_id}`.execute(db);
  return rows[0];
}

type NamedOfClient = ParamsOf<typeof listClientRecordHistory>;

const clientIdColumns = {
  pasport_types: 'pasport_type_id',
  services: 'service_id',
  heating_indicators: 'heating_indicator_id',
  heating_items: 'heating_item_id',
  degree_day_places: 'degree_day_place_id',
  degree_day_months: 'degree_day_month_id',
  revision_types: 'revision_type_id',
} as const satisfies Record<NamedOfClient['record_type'], string>;

/** Whether the client has the record. */
export async function selectHasClientRecord(
  db: Db,
  clientId: OwnedClientId,
  { record_type, record_id }: NamedOfClient,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(record_type)}
     where client_id = ${clientId} and ${sql.ref(clientIdColumns[record_type])} = ${record_id}`.execute(
    db,
  );
  return rows.length > 0;
}
