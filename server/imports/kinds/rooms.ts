import { given } from '#server/db/given.ts';
import { roomFields, roomRecord } from '#contract/pasports/rooms.ts';
import { blankOf } from '#contract/record.ts';
import { fileColumns, ownCells } from '#contract/record-file.ts';
import { foldText } from '#contract/rules/search.ts';
import { knownRooms, roomRules } from '#server/core/pasports/rooms.ts';
import type { StoredRoom } from '#server/core/pasports/rooms.sql.ts';
import { roomTable } from '#server/core/pasports/tables.sql.ts';
import type { Known } from '#server/core/time/dated.ts';
import type { Kind } from './kind.ts';
import { placeMappingFault } from './record-columns.ts';
import type { RecordKind } from './record-kind.ts';
import { judgeRecords } from './records.ts';

const {
  room_name: _name,
  floor_area: _area,
  valid_from: _from,
  valid_to: _to,
  ...BLANK
} = blankOf(roomFields);

const records: RecordKind<StoredRoom, Known<StoredRoom>> = {
  rules: roomRules,
  fields: roomFields,
  hasPerson: false,
  whose: ({ room_name }) => foldText(room_name),
  // Another room does not take its place by itself: heating elements stand in the one that there is.
  former: { carried: null },
  load: knownRooms,
  whole: ({ address_id: _nobody, ...named }, columns, stored) => ({
    ...BLANK,
    room_name: '',
    floor_area: 0,
    ...named,
    ...stored,
    ...columns,
  }),
  columnsOf: (values) => given(ownCells(roomFields, values)),
  insert: (db, unit, made) =>
    roomTable.insert(
      db,
      unit,
      made.map(({ id: _id, version: _version, label: _label, ...row }) => row),
    ),
  update: (db, unit, changes) => roomTable.updateAll(db, unit, changes),
};

/** Rooms of spaces; of one name a space has one at a time. */
export const rooms: Kind = {
  kind: 'rooms',
  columns: fileColumns(roomRecord),
  limited: null,
  mappingFault: (mapped) =>
    placeMappingFault(mapped) ??
    (mapped.has('room_name') ? null : 'Přiřaďte sloupec k názvu místnosti'),
  judge: (scene, rows) => judgeRecords(records, scene, rows),
};
