import type { ContractRow } from '#contract/contracts/contracts.ts';
import { isOpenTo, type ModuleName } from '#contract/module-names.ts';
import { measuredState, supplyMeasure, tenancyMeasure } from '#contract/rules/contract-measure.ts';
import type { ListedSupply } from '#server/core/billing/contracts.sql.ts';
import type { UnitContractRow } from '#server/core/contracts/contracts.sql.ts';
import { standingOf, toldOf } from '#server/core/contracts/told.ts';
import { placeText } from '#server/core/pasports/place-text.ts';
import type { ListedTenancy, StoredContracts } from './contracts.sql.ts';

function tenancyRow(row: ListedTenancy, today: string): ContractRow {
  const { pasport_tenant_id: record_id, tenant_name: party_name, pasport_space_id } = row;
  return {
    origin: 'tenancy',
    record_id,
    pasport_space_id,
    kind: 'tenancy',
    name: row.space_number === '' ? 'Nájem' : `Nájem ${row.space_number}`,
    address_id: row.address_id,
    party_name,
    about: placeText(row),
    contract_number: '',
    valid_from: row.contract_valid_from,
    ...standingOf(tenancyMeasure(row), today),
    warning_on: row.contract_warning,
    price: null,
    price_period: null,
    hidden: false,
    version: row.version,
  };
}

function supplyRow(row: ListedSupply, today: string): ContractRow {
  const isWritten = row.contract_number !== '' || row.contract_from !== null;
  return {
    origin: 'supply',
    record_id: row.billing_place_id,
    pasport_space_id: null,
    kind: row.kind === 'insurance' ? 'insurance' : 'supply',
    name: row.name,
    address_id: row.address_id,
    party_name: row.supplier_name,
    about: row.serves,
    contract_number: row.contract_number,
    valid_from: row.contract_from,
    ...standingOf(supplyMeasure(row, today, isWritten), today),
    warning_on: null,
    price: null,
    price_period: null,
    hidden: row.hidden,
    version: row.version,
  };
}

function contractRow(row: UnitContractRow, today: string): ContractRow {
  const { notice_ends_on: _end, ...standing } = toldOf(row, today);
  return {
    origin: 'contract',
    record_id: row.unit_contract_id,
    pasport_space_id: null,
    kind: row.kind,
    name: row.name,
    address_id: row.address_id,
    party_name: row.party_name,
    about: row.house_name,
    contract_number: row.contract_number,
    valid_from: row.valid_from,
    ...standing,
    warning_on: row.warning_on,
    price: row.price,
    price_period: row.price === null ? null : row.price_period,
    hidden: row.hidden,
    version: row.version,
  };
}

const rankOf = ({ state }: ContractRow) => measuredState.options.indexOf(state);
const dayOf = ({ state_on }: ContractRow) => state_on ?? '9999-12-31';

/** Rows of all contracts as they stand on the day, of those modules that are open; the worst and most urgent first. */
export function listedContracts(
  { tenancies, supplies, contracts }: StoredContracts,
  open: { has(name: string): boolean },
  today: string,
): ContractRow[] {
  const of = <R>(module: ModuleName, rows: readonly R[]) => (isOpenTo([module], open) ? rows : []);
  return [
    ...of('contracts', contracts).map((row) => contractRow(row, today)),
    ...of('billing-places', supplies).map((row) => supplyRow(row, today)),
    ...of('tenants', tenancies).map((row) => tenancyRow(row, today)),
  ].toSorted((one, other) => rankOf(one) - rankOf(other) || dayOf(one).localeCompare(dayOf(other)));
}
