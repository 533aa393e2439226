import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id } from './fields.ts';
import { historyEntry } from './history.ts';
import { addressModules, fieldModules, placeModules, type ModuleName } from './module-names.ts';

/** Records of a unit whose history can be read. */
export const historyOf = z.enum([
  'addresses',
  'address_contacts',
  'address_orders',
  'pasport_buildings',
  'pasport_floors',
  'pasport_building_elements',
  'pasport_spaces',
  'pasport_tenants',
  'pasport_tenant_costs',
  'pasport_payers',
  'pasport_users',
  'pasport_ownerships',
  'pasport_rooms',
  'pasport_roommates',
  'measuring_places',
  'meters',
  'meter_readings',
  'meter_warnings',
  'meter_watch_limits',
  'unit_contracts',
  'billing_places',
  'billing_documents',
  'settlements',
  'billing_rules',
  'billing_rule_costs',
  'billing_rule_spaces',
  'revisions',
  'revision_reports',
  'sipo_settings',
  'bank_accounts',
  'bank_movements',
  'account_rates',
  'rounds',
  'visits',
  'visit_results',
  'visit_notices',
  'todos',
]);

/** Records that belong to the client and to none of its units. */
export const clientHistoryOf = z.enum([
  'pasport_types',
  'services',
  'heating_indicators',
  'heating_items',
  'degree_day_places',
  'degree_day_months',
  'revision_types',
  'works',
  'work_versions',
  'crews',
]);

/** The modules that records belong to; whoever has none of them does not read their history. */
export const modulesOfHistory: Readonly<
  Record<z.infer<typeof historyOf> | z.infer<typeof clientHistoryOf>, readonly ModuleName[]>
> = {
  addresses: addressModules,
  address_contacts: addressModules,
  address_orders: addressModules,
  pasport_buildings: placeModules,
  pasport_floors: placeModules,
  pasport_building_elements: placeModules,
  pasport_spaces: placeModules,
  pasport_tenants: ['pasports'],
  pasport_tenant_costs: ['pasports'],
  pasport_payers: ['pasports'],
  pasport_users: ['pasports'],
  pasport_ownerships: ['pasports'],
  pasport_rooms: ['pasports', 'buildings'],
  pasport_roommates: ['pasports'],
  measuring_places: ['meters'],
  meters: ['meters'],
  meter_readings: ['meters'],
  meter_warnings: ['meters'],
  meter_watch_limits: ['meters'],
  unit_contracts: ['contracts'],
  billing_places: ['billing-places'],
  billing_documents: ['billing-places'],
  settlements: ['settlements'],
  billing_rules: ['billing-rules'],
  billing_rule_costs: ['billing-rules'],
  billing_rule_spaces: ['billing-rules'],
  revisions: ['revision-types', 'buildings'],
  revision_reports: ['revision-types', 'buildings'],
  sipo_settings: ['sipo'],
  bank_accounts: ['bank'],
  bank_movements: ['bank'],
  account_rates: ['arrears'],
  rounds: ['visits'],
  visits: ['visits', 'calendar'],
  visit_results: ['calendar', 'events'],
  visit_notices: ['visits', 'calendar'],
  todos: ['todos'],
  pasport_types: ['pasport-types'],
  services: ['services'],
  heating_indicators: ['heatings'],
  heating_items: ['heatings'],
  degree_day_places: ['degree-days'],
  degree_day_months: ['degree-days'],
  revision_types: ['revision-types'],
  works: fieldModules,
  work_versions: fieldModules,
  crews: fieldModules,
};
export const historyModules = [...new Set(Object.values(modulesOfHistory).flat())];

export const listClientRecordHistory = endpoint({
  method: 'GET',
  path: '/v1/lists/history/{record_type}/{record_id}',
  access: 'user',
  modules: historyModules,
  summary: 'Historie změn záznamu klienta, nejnovější první',
  params: z.object({ record_type: clientHistoryOf, record_id: id }),
  result: listOf(historyEntry),
});

export const listRecordHistory = endpoint({
  method: 'GET',
  path: '/v1/history/{record_type}/{unit_id}/{record_id}',
  access: 'user',
  modules: historyModules,
  summary:
    'Historie změn záznamu jednotky, nejnovější první; u domu a prostoru i změny místa ve stromu',
  params: z.object({ record_type: historyOf, unit_id: id, record_id: id }),
  result: listOf(historyEntry),
});
