import { given } from '#server/db/given.ts';
import { ownershipRules } from '#server/core/people/dated.ts';
import type { StoredOwnership } from '#server/core/people/dated.sql.ts';
import { knownOwnerships } from '#server/core/people/known.ts';
import { ownershipTable } from '#server/core/people/tables.sql.ts';
import type { Known } from '#server/core/time/dated.ts';
import type { Fraction } from '../columns/readings.ts';
import type { Kind } from './kind.ts';
import { ownershipColumns, recordMappingFault } from './record-columns.ts';
import type { RecordValues } from './record-names.ts';
import { judgeRecords, type RecordKind } from './records.ts';

/** What a row says of an ownership, read. */
type OwnershipValues = RecordValues & {
  readonly share?: Fraction;
  readonly is_joint?: boolean;
  readonly has_vote?: boolean;
  readonly comment?: string;
};

/** What an ownership is where nothing is told of it: of the whole. */
const BLANK = {
  share_numerator: 1,
  share_denominator: 1,
  is_joint: false,
  has_vote: true,
  comment: '',
};

const records: RecordKind<StoredOwnership, Known<StoredOwnership>> = {
  rules: ownershipRules,
  load: knownOwnerships,
  whole: (named, columns, stored) => ({ ...BLANK, ...named, ...stored, ...columns }),
  columnsOf: (values: OwnershipValues) => {
    const { valid_from, valid_to, share, is_joint, has_vote, comment } = values;
    return given({
      valid_from,
      valid_to,
      share_numerator: share?.numerator,
      share_denominator: share?.denominator,
      is_joint,
      has_vote,
      comment,
    });
  },
  insert: (db, unit, made) =>
    ownershipTable.insert(
      db,
      unit,
      made.map(({ id: _id, version: _version, label: _label, ...row }) => row),
    ),
  update: (db, unit, changes) => ownershipTable.updateAll(db, unit, changes),
};

/** Owners of spaces; their shares are never over the whole, and each owns once a day. */
export const ownerships: Kind = {
  kind: 'ownerships',
  columns: ownershipColumns,
  limited: null,
  mappingFault: (mapped) => recordMappingFault(mapped, 'vlastníka'),
  judge: (scene, rows) => judgeRecords(records, scene, rows),
};
