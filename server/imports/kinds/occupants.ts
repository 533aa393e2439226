import { given } from '#server/db/given.ts';
import { occupantFields, occupantRecord } from '#contract/pasports/occupants.ts';
import { blankOf } from '#contract/record.ts';
import { fileColumns, ownCells } from '#contract/record-file.ts';
import { occupantRules } from '#server/core/people/dated.ts';
import type { StoredOccupants } from '#server/core/people/dated.sql.ts';
import { knownOccupants } from '#server/core/people/known.ts';
import { occupantTable } from '#server/core/people/tables.sql.ts';
import type { Known } from '#server/core/time/dated.ts';
import type { Kind } from './kind.ts';
import { placeMappingFault } from './record-columns.ts';
import type { RecordKind } from './record-kind.ts';
import { judgeRecords } from './records.ts';

const { users_count: _count, valid_from: _from, valid_to: _to, ...BLANK } = blankOf(occupantFields);

const records: RecordKind<StoredOccupants, Known<StoredOccupants>> = {
  rules: occupantRules,
  fields: occupantFields,
  hasPerson: false,
  whose: () => '',
  former: {
    carried: () => ({}),
    counted: { field: 'users_count', words: (count) => occupantRules.named?.(count) ?? count },
  },
  load: knownOccupants,
  whole: ({ address_id: _nobody, ...named }, columns, stored) => ({
    ...BLANK,
    users_count: 0,
    ...named,
    ...stored,
    ...columns,
  }),
  columnsOf: (values) => given(ownCells(occupantFields, values)),
  insert: (db, unit, made) =>
    occupantTable.insert(
      db,
      unit,
      made.map(({ id: _id, version: _version, label: _label, ...row }) => row),
    ),
  update: (db, unit, changes) => occupantTable.updateAll(db, unit, changes),
};

/** Numbers of persons in spaces; a space has one at a time. */
export const occupants: Kind = {
  kind: 'occupants',
  columns: fileColumns(occupantRecord),
  limited: null,
  mappingFault: placeMappingFault,
  judge: (scene, rows) => judgeRecords(records, scene, rows),
};
