import type { ImportKind } from '#contract/import-kinds.ts';

/** A field of a file with a cell that its form refuses, and the fields of the form that say the same. */
type Case = readonly [field: string, cell: string, body: Record<string, unknown>];

const long = (length: number) => 'x'.repeat(length + 1);
const text = (field: string, length: number): Case => [
  field,
  long(length),
  { [field]: long(length) },
];
const area = (field: string): Case[] => [
  [field, '-1', { [field]: -1 }],
  [field, '1,234', { [field]: 1.234 }],
  [field, '100000000', { [field]: 100_000_000 }],
];
const order: Case[] = [
  ['pasport_order', '-1', { pasport_order: -1 }],
  ['pasport_order', '1000001', { pasport_order: 1_000_001 }],
];
const validity: Case = [
  'valid_to',
  '31. 12. 2023',
  { valid_from: '2024-01-01', valid_to: '2023-12-31' },
];

const DATED: Case[] = [validity, text('comment', 2000)];

const buildings: Case[] = [
  ...order,
  text('pasport_name', 200),
  text('street', 200),
  text('registry_number', 20),
  text('house_number', 20),
  // Numbers that stand in one cell with the street are judged as those of the form.
  ['street', `Lípová ${'1'.repeat(21)}`, { registry_number: '1'.repeat(21) }],
  ['street', `Lípová 1/${'2'.repeat(21)}`, { house_number: '2'.repeat(21) }],
  text('city_name', 50),
  text('zip', 10),
  text('land_registry', 100),
  ['land_registry_code', '12345', { land_registry_code: '12345' }],
  text('parcel_number', 20),
  text('house_owner', 250),
  text('house_manager', 250),
  text('center', 50),
  text('commission', 50),
  text('comment', 2000),
];

const spaces: Case[] = [
  ...order,
  text('space_number', 20),
  text('space_size', 20),
  ['variable_symbol', 'A1', { variable_symbol: 'A1' }],
  ['variable_symbol', '12345678901', { variable_symbol: '12345678901' }],
  ...['total_area', 'floor_area', 'heated_area', 'countable_area'].flatMap(area),
  text('land_registry_unit', 20),
  text('ownership_sheet', 20),
  ['common_share', '3/2', { common_share_numerator: 3, common_share_denominator: 2 }],
  text('pasport_name', 200),
  text('comment', 2000),
];

const persons: Case[] = [
  text('title_before', 50),
  text('last_name', 100),
  text('first_name', 100),
  text('title_after', 50),
  // A name that stands in one cell is judged as its parts.
  ['last_first', `${long(100)} Jan`, { last_name: long(100) }],
  ['last_first', `Novák ${long(100)}`, { first_name: long(100) }],
  ['first_last', `Jan ${long(100)}`, { last_name: long(100) }],
  text('company_name', 250),
  ['birth_date', '1. 1. 1849', { birth_date: '1849-01-01' }],
  ['birth_date', '1. 1. 2999', { birth_date: '2999-01-01' }],
  ['business_id', '12345678', { business_id: '12345678' }],
  text('vat', 20),
  text('street', 200),
  text('city', 50),
  text('zip', 10),
  text('phone', 50),
  ['email', 'kdosi', { email: 'kdosi' }],
  text('data_box', 20),
  text('delivery_name', 250),
  text('delivery_street', 200),
  text('delivery_city', 50),
  text('delivery_zip', 10),
  ['sipo', '1234567890', { sipo: '1234567890' }],
  text('note', 2000),
  ['address_type', 'firma', { address_type: 'company' }],
];

const tenants: Case[] = [
  ...DATED,
  [
    'contract_valid_to',
    '31. 12. 2022',
    { contract_valid_from: '2023-01-01', contract_valid_to: '2022-12-31' },
  ],
];
const ownerships: Case[] = [
  ...DATED,
  ['share', '3/2', { share_numerator: 3, share_denominator: 2 }],
];

const occupants: Case[] = [
  ...DATED,
  ['users_count', '-1', { users_count: -1 }],
  ['users_count', '1001', { users_count: 1001 }],
];
const costs: Case[] = [
  ...DATED,
  text('service_name', 100),
  ['monthly_advance', '-1', { monthly_advance: -100 }],
];

const rooms: Case[] = [
  ...DATED,
  text('room_name', 100),
  ['room_order', '-1', { room_order: -1 }],
  ['room_order', '1001', { room_order: 1001 }],
  ...area('floor_area'),
  ['countable_coefficient', '2,1', { countable_coefficient: 2.1 }],
];
const roommates: Case[] = [...DATED, text('relation', 100)];

const documents: Case[] = [
  text('number', 50),
  text('subject', 200),
  text('corrects', 50),
  text('note', 2000),
  ['quantity', '1,2345', { quantity: 1.2345 }],
  ['base', '1000,005', { base: 100_000.5 }],
  ['base', '-1000', { base: -100_000 }],
  ['tax', '100', { tax: 10_000 }],
  ['period_from', '1. 1. 1799', { period_from: '1799-01-01' }],
  ['period_to', '31. 12. 2023', { period_to: '2023-12-31' }],
  ['period_to', '31. 1. 2027', { period_to: '2027-01-31' }],
  ['issued_on', '1. 1. 2150', { issued_on: '2150-01-01' }],
  ['tax_on', '1. 1. 1799', { tax_on: '1799-01-01' }],
  ['due_on', '1. 1. 1799', { due_on: '1799-01-01' }],
];

/** What forms refuse, by the kinds of files that say the same. */
export const formCases: readonly (readonly [
  kind: Exclude<ImportKind, 'house' | 'readings'>,
  cases: readonly Case[],
])[] = [
  ['buildings', buildings],
  ['spaces', spaces],
  ['persons', persons],
  ['tenants', tenants],
  ['ownerships', ownerships],
  ['occupants', occupants],
  ['costs', costs],
  ['rooms', rooms],
  ['roommates', roommates],
  ['documents', documents],
];
