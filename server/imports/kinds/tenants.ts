import { contractFault, type ContractTerm } from '#contract/rules/tenancy.ts';
import { overlaps } from './claims.ts';
import type { Kind } from './kind.ts';
import { recordMappingFault, tenantColumns } from './record-columns.ts';
import { validityFaults, type RecordKind } from './record-kind.ts';
import { judgeRecords } from './records.ts';
import { selectTenantRows } from './records.sql.ts';

const OWN = [
  'valid_from',
  'valid_to',
  'contract_valid_from',
  'contract_valid_to',
  'contract_warning',
  'contract_notice_delivery_date',
  'comment',
] as const;

const tenantRecords: RecordKind = {
  table: 'pasport_tenants',
  blank: {
    valid_to: null,
    contract_valid_from: null,
    contract_valid_to: null,
    contract_warning: null,
    contract_notice_delivery_date: null,
    comment: '',
  },
  select: selectTenantRows,
  columnsOf: (values) => Object.fromEntries(OWN.map((field) => [field, values[field]])),
  faultsOf: (record) => {
    const message = contractFault(record as unknown as ContractTerm);
    return [
      ...validityFaults(record),
      ...(message === null ? [] : [{ field: 'contract_valid_to', message }]),
    ];
  },
  conflictsOf: (claims) => overlaps(claims, () => 'the space'),
};

/** Tenants of spaces; a space has one tenancy at a time. */
export const tenants: Kind = {
  kind: 'tenants',
  columns: tenantColumns,
  limited: null,
  mappingFault: (mapped) => recordMappingFault(mapped, 'nájemce'),
  judge: (scene, rows) => judgeRecords(tenantRecords, scene, rows),
};
