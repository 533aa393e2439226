import { given } from '#server/db/given.ts';
import { tenancyRules, type KnownTenancies } from '#server/core/people/dated.ts';
import type { StoredTenancy } from '#server/core/people/dated.sql.ts';
import { knownTenancies } from '#server/core/people/known.ts';
import { tenantTable } from '#server/core/people/tables.sql.ts';
import type { Kind } from './kind.ts';
import { recordMappingFault, tenantColumns } from './record-columns.ts';
import type { RecordValues } from './record-names.ts';
import { judgeRecords, type RecordKind } from './records.ts';

/** What a row says of a tenant, read. */
type TenantValues = RecordValues & {
  readonly contract_valid_from?: string;
  readonly contract_valid_to?: string;
  readonly contract_warning?: string;
  readonly contract_notice_delivery_date?: string;
  readonly comment?: string;
};

/** What a tenancy is where nothing is told of it. */
const BLANK = {
  contract_valid_from: null,
  contract_valid_to: null,
  contract_warning: null,
  contract_notice_delivery_date: null,
  comment: '',
};

const tenancies: RecordKind<StoredTenancy, KnownTenancies> = {
  rules: tenancyRules,
  load: knownTenancies,
  whole: (named, columns, stored) => ({ ...BLANK, ...named, ...stored, ...columns }),
  columnsOf: (values: TenantValues) => {
    const { valid_from, valid_to, contract_valid_from, contract_valid_to } = values;
    const { contract_warning, contract_notice_delivery_date, comment } = values;
    const contract = { contract_valid_from, contract_valid_to, contract_warning };
    return given({
      valid_from,
      valid_to,
      ...contract,
      contract_notice_delivery_date,
      comment,
    });
  },
  insert: (db, unit, made) =>
    tenantTable.insert(
      db,
      unit,
      made.map(({ id: _id, version: _version, label: _label, ...row }) => row),
    ),
  update: (db, unit, changes) => tenantTable.updateAll(db, unit, changes),
};

/** Tenants of spaces; a space has one tenancy at a time. */
export const tenants: Kind = {
  kind: 'tenants',
  columns: tenantColumns,
  limited: null,
  mappingFault: (mapped) => recordMappingFault(mapped, 'nájemce'),
  judge: (scene, rows) => judgeRecords(tenancies, scene, rows),
};
