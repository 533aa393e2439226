import { given } from '#server/db/given.ts';
import { tenantFields, tenantRecord } from '#contract/pasports/tenants.ts';
import { blankOf } from '#contract/record.ts';
import { fileColumns, ownCells } from '#contract/record-file.ts';
import { tenancyRules, type KnownTenancies } from '#server/core/people/dated.ts';
import type { StoredTenancy } from '#server/core/people/dated.sql.ts';
import { knownTenancies } from '#server/core/people/known.ts';
import { tenantTable } from '#server/core/people/tables.sql.ts';
import { idsAhead } from './ground.ts';
import type { Kind } from './kind.ts';
import { recordMappingFault } from './record-columns.ts';
import type { RecordKind } from './record-kind.ts';
import { judgeRecords } from './records.ts';

/** What a tenancy is where nothing is told of it. */
const { address_id: _person, valid_from: _from, valid_to: _to, ...BLANK } = blankOf(tenantFields);

const tenancies: RecordKind<StoredTenancy, KnownTenancies> = {
  rules: tenancyRules,
  fields: tenantFields,
  hasPerson: true,
  whose: ({ address_id }) => String(address_id),
  load: knownTenancies,
  ground: {
    ids: (scene, rows) => idsAhead(scene, tenantTable, rows),
    add: (ground, tenancy) => ground.addTenancy(tenancy),
  },
  whole: (named, columns, stored) => ({ ...BLANK, ...named, ...stored, ...columns }),
  columnsOf: (values) => given(ownCells(tenantFields, values)),
  insert: (db, unit, made) =>
    tenantTable.insert(
      db,
      unit,
      made.map(({ id, version: _version, label: _label, ...row }) =>
        id === 0 ? row : { ...row, pasport_tenant_id: id },
      ),
    ),
  update: (db, unit, changes) => tenantTable.updateAll(db, unit, changes),
};

/** Tenants as a sheet of a whole house tells them: who rents on its day as it says is there; moving is done by hand. */
export const judgeTenants: Kind['judge'] = (scene, rows) =>
  judgeRecords({ ...tenancies, former: { carried: null } }, scene, rows);

/** Tenants of spaces; a space has one tenancy at a time. */
export const tenants: Kind = {
  kind: 'tenants',
  columns: fileColumns(tenantRecord),
  limited: null,
  mappingFault: (mapped) => recordMappingFault(mapped, 'nájemce'),
  judge: (scene, rows) => judgeRecords(tenancies, scene, rows),
};
