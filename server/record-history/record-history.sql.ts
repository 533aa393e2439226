import { sql, type RawBuilder } from 'kysely';
import type { ParamsOf } from '#contract/endpoint.ts';
import type { listClientRecordHistory, listRecordHistory } from '#contract/record-history.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { selectHistoryUnder } from '#server/access/history.sql.ts';
import type { Db } from '#server/db/db.ts';
import { recordNamed } from '#server/db/recorded.sql.ts';

type Named = Pick<ParamsOf<typeof listRecordHistory>, 'record_type' | 'record_id'>;

const idColumns = {
  addresses: 'address_id',
  address_contacts: 'address_contact_id',
  address_orders: 'address_order_id',
  pasport_buildings: 'pasport_building_id',
  pasport_floors: 'pasport_floor_id',
  pasport_building_elements: 'pasport_building_element_id',
  pasport_spaces: 'pasport_space_id',
  pasport_tenants: 'pasport_tenant_id',
  pasport_tenant_costs: 'pasport_tenant_cost_id',
  pasport_payers: 'pasport_payer_id',
  pasport_users: 'pasport_user_id',
  pasport_ownerships: 'pasport_ownership_id',
  pasport_rooms: 'pasport_room_id',
  pasport_roommates: 'pasport_roommate_id',
  measuring_places: 'measuring_place_id',
  meters: 'meter_id',
  meter_readings: 'meter_reading_id',
  meter_warnings: 'meter_warning_id',
  meter_watch_limits: 'unit_id',
  unit_contracts: 'unit_contract_id',
  billing_places: 'billing_place_id',
  settlements: 'settlement_id',
  billing_documents: 'billing_document_id',
  billing_rules: 'billing_rule_id',
  billing_rule_costs: 'billing_rule_cost_id',
  billing_rule_spaces: 'billing_rule_space_id',
  revisions: 'revision_id',
  revision_reports: 'revision_report_id',
  sipo_settings: 'unit_id',
  bank_accounts: 'bank_account_id',
  bank_movements: 'bank_movement_id',
  account_rates: 'account_rate_id',
  rounds: 'round_id',
  visits: 'visit_id',
  visit_results: 'visit_result_id',
  visit_notices: 'visit_notice_id',
  todos: 'todo_id',
} as const satisfies Record<Named['record_type'], string>;

/** By the id of a record whose place in the tree is a record of its own: that place. */
const placeOf: Partial<Record<Named['record_type'], (id: number) => RawBuilder<unknown>>> = {
  pasport_buildings: (id) => sql`house_places where pasport_building_id = ${id}`,
  pasport_spaces: (id) => sql`space_places where pasport_space_id = ${id}`,
};

/** The id of the record's place in the tree, as a column; undefined for a kind that has none. */
function placeOfRecord(
  { client_id, unit_id }: OwnedUnit,
  { record_type, record_id }: Named,
): RawBuilder<number> | undefined {
  const place = placeOf[record_type]?.(record_id);
  if (place === undefined) return undefined;
  return sql<number>`(
    select pasport_id from ${place} and client_id = ${client_id} and unit_id = ${unit_id})`;
}

/** The record of the unit, as a query: one row where it is there. */
function recordOfUnit(unit: OwnedUnit, named: Named): RawBuilder<unknown> {
  const place = placeOfRecord(unit, named);
  if (place !== undefined) return sql`select where ${place} is not null`;
  const { record_type: table, record_id: id } = named;
  return recordNamed(unit, { table, column: idColumns[table], id });
}

/** Changes of a record of the unit, and of its place; undefined where the unit has no such record. */
export async function selectRecordHistory(db: Db, unit: OwnedUnit, named: Named) {
  const of = {
    type: named.record_type,
    id: named.record_id,
    pasport: placeOfRecord(unit, named),
  };
  return selectHistoryUnder(db, unit.client_id, recordOfUnit(unit, named), of);
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
  works: 'work_id',
  work_versions: 'work_version_id',
  crews: 'crew_id',
} as const satisfies Record<NamedOfClient['record_type'], string>;

/** Changes of a record of the client's own lists; undefined where the client has no such record. */
export async function selectClientRecordHistory(
  db: Db,
  client_id: OwnedClientId,
  { record_type: type, record_id: id }: NamedOfClient,
) {
  const record = recordNamed({ client_id }, { table: type, column: clientIdColumns[type], id });
  return selectHistoryUnder(db, client_id, record, { type, id });
}
