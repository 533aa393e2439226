import { given } from '#server/db/given.ts';
import { ownershipFields, ownershipRecord } from '#contract/pasports/ownerships.ts';
import { blankOf } from '#contract/record.ts';
import { fileColumns, ownCells } from '#contract/record-file.ts';
import { ownershipRules } from '#server/core/people/dated.ts';
import type { StoredOwnership } from '#server/core/people/dated.sql.ts';
import { knownOwnerships } from '#server/core/people/known.ts';
import { ownershipTable } from '#server/core/people/tables.sql.ts';
import type { Known } from '#server/core/time/dated.ts';
import type { Fraction } from '#contract/values/share.ts';
import type { Kind } from './kind.ts';
import { recordMappingFault } from './record-columns.ts';
import type { RecordValues } from './record-names.ts';
import type { RecordKind } from './record-kind.ts';
import { judgeRecords } from './records.ts';

/** What a row says of an ownership, read. */
type OwnershipValues = RecordValues & { readonly share?: Fraction };

/** What an ownership is where nothing is told of it: of the whole. */
const {
  address_id: _person,
  valid_from: _from,
  valid_to: _to,
  ...BLANK
} = blankOf(ownershipFields);

const records: RecordKind<StoredOwnership, Known<StoredOwnership>> = {
  rules: ownershipRules,
  fields: ownershipFields,
  hasPerson: true,
  whose: ({ address_id }) => String(address_id),
  load: knownOwnerships,
  whole: (named, columns, stored) => ({ ...BLANK, ...named, ...stored, ...columns }),
  columnsOf: (values: OwnershipValues) =>
    given({
      ...ownCells(ownershipFields, values),
      share_numerator: values.share?.numerator,
      share_denominator: values.share?.denominator,
    }),
  insert: (db, unit, made) =>
    ownershipTable.insert(
      db,
      unit,
      made.map(({ id: _id, version: _version, label: _label, ...row }) => row),
    ),
  update: (db, unit, changes) => ownershipTable.updateAll(db, unit, changes),
};

/** Owners as a sheet of a whole house tells them: who owns on its day as it says is there, and another share takes the place of the former. */
export const judgeOwners: Kind['judge'] = (scene, rows) =>
  judgeRecords(
    {
      ...records,
      former: { carried: ({ is_joint, has_vote, comment }) => ({ is_joint, has_vote, comment }) },
    },
    scene,
    rows,
  );

/** Owners of spaces; their shares are never over the whole, and each owns once a day. */
export const ownerships: Kind = {
  kind: 'ownerships',
  columns: fileColumns(ownershipRecord),
  limited: null,
  mappingFault: (mapped) => recordMappingFault(mapped, 'vlastníka'),
  judge: (scene, rows) => judgeRecords(records, scene, rows),
};
