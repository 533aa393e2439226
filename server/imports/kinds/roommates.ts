import { given } from '#server/db/given.ts';
import { roommateFields, roommateRecord } from '#contract/pasports/roommates.ts';
import { blankOf } from '#contract/record.ts';
import { fileColumns, ownCells } from '#contract/record-file.ts';
import { roommateRules } from '#server/core/people/dated.ts';
import type { StoredRoommate } from '#server/core/people/dated.sql.ts';
import { knownRoommates } from '#server/core/people/known.ts';
import { roommateTable } from '#server/core/people/tables.sql.ts';
import type { Known } from '#server/core/time/dated.ts';
import type { Kind } from './kind.ts';
import { recordMappingFault } from './record-columns.ts';
import type { RecordKind } from './record-kind.ts';
import { judgeRecords } from './records.ts';

const { address_id: _person, valid_from: _from, valid_to: _to, ...BLANK } = blankOf(roommateFields);

const records: RecordKind<StoredRoommate, Known<StoredRoommate>> = {
  rules: roommateRules,
  fields: roommateFields,
  hasPerson: true,
  whose: ({ address_id }) => String(address_id),
  former: { carried: null },
  load: knownRoommates,
  whole: (named, columns, stored) => ({ ...BLANK, ...named, ...stored, ...columns }),
  columnsOf: (values) => given(ownCells(roommateFields, values)),
  insert: (db, unit, made) =>
    roommateTable.insert(
      db,
      unit,
      made.map(({ id: _id, version: _version, label: _label, ...row }) => row),
    ),
  update: (db, unit, changes) => roommateTable.updateAll(db, unit, changes),
};

/** Who lives in spaces with their tenants; a person lives in a space once at a time. */
export const roommates: Kind = {
  kind: 'roommates',
  columns: fileColumns(roommateRecord),
  limited: null,
  mappingFault: (mapped) => recordMappingFault(mapped, 'spolubydlícího'),
  judge: (scene, rows) => judgeRecords(records, scene, rows),
};
