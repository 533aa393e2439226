import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

type Rows = Pick<TestDatabase, 'owner'>;
type Columns = Record<string, unknown>;

const ownerOf = ({ client_id, unit_id }: UnitOfClient) => ({ client_id, unit_id });

let counted = 0;

/** A billing place of heat, unless the columns say otherwise; without parts it serves the whole unit. */
export async function addBillingPlaceRow(
  db: Rows,
  unit: UnitOfClient,
  columns: Columns = {},
): Promise<number> {
  counted += 1;
  const row = {
    ...ownerOf(unit),
    code: `OM-${counted}`,
    name: `Teplo ${counted}`,
    kind: 'heat',
    ...columns,
  };
  return Number((await insertRow(db, 'billing_places', row))['billing_place_id']);
}

/** A house, a space or a measuring place that a billing place serves. */
export async function addBillingPartRow(
  db: Rows,
  unit: UnitOfClient,
  billing_place_id: number,
  part: { readonly pasport_id: number } | { readonly measuring_place_id: number },
): Promise<number> {
  const row = { ...ownerOf(unit), billing_place_id, ...part };
  return Number((await insertRow(db, 'billing_place_parts', row))['billing_place_part_id']);
}

/** An invoice of 1,000 Kč and 12 % of tax for January 2024, unless the columns say otherwise. */
export async function addDocumentRow(
  db: Rows,
  unit: UnitOfClient,
  billing_place_id: number,
  columns: Columns = {},
): Promise<number> {
  counted += 1;
  const line = {
    subject: '',
    quantity: null,
    measured_unit: '',
    base: 100_000,
    tax_rate: 12,
    tax: 12_000,
  };
  const row = {
    ...ownerOf(unit),
    billing_place_id,
    kind: 'invoice',
    number: `F-${counted}`,
    period_from: '2024-01-01',
    period_to: '2024-01-31',
    line_rows: JSON.stringify([line]),
    ...columns,
  };
  return Number((await insertRow(db, 'billing_documents', row))['billing_document_id']);
}

/** A rule of a service of the client by persons, for the whole unit from 2024 on, unless the columns say otherwise. */
export async function addRuleRow(
  db: Rows,
  unit: UnitOfClient,
  service_id: number,
  columns: Columns = {},
): Promise<number> {
  const row = {
    ...ownerOf(unit),
    service_id,
    method: 'persons',
    valid_from: '2024-01-01',
    ...columns,
  };
  return Number((await insertRow(db, 'billing_rules', row))['billing_rule_id']);
}

/** All of a billing place's cost divided by a rule, unless the columns say otherwise. */
export async function addRuleCostRow(
  db: Rows,
  unit: UnitOfClient,
  of: { readonly billing_rule_id: number; readonly billing_place_id: number },
  columns: Columns = {},
): Promise<number> {
  const row = { ...ownerOf(unit), ...of, percent: 100, ...columns };
  return Number((await insertRow(db, 'billing_rule_costs', row))['billing_rule_cost_id']);
}

/** A space that a rule exempts, unless the columns say otherwise. */
export async function addRuleSpaceRow(
  db: Rows,
  unit: UnitOfClient,
  of: { readonly billing_rule_id: number; readonly pasport_id: number },
  columns: Columns = {},
): Promise<number> {
  const row = { ...ownerOf(unit), ...of, mark: 'exempt', reason: 'přízemí', ...columns };
  return Number((await insertRow(db, 'billing_rule_spaces', row))['billing_rule_space_id']);
}
