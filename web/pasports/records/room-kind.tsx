import { z } from 'zod';
import type { ResultOf } from '#contract/endpoint.ts';
import {
  createRoom,
  deleteRoom,
  getRoom,
  roomFields,
  roomInput,
  updateRoom,
} from '#contract/pasports/rooms.ts';
import { validityRule } from '#contract/pasports/validity-fields.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import { countableArea } from '#contract/rules/room-areas.ts';
import { CoefficientChoice } from '#web/core/heating/CoefficientChoice.tsx';
import { formatArea } from '#web/lib/czech.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { withTime } from './record-words.ts';
import styles from './records.module.css';

type Room = ResultOf<typeof getRoom>;

export type RoomValues = FormOf<typeof roomFields>;

/** Rooms of a space. */
export const roomKind = spaceKind<RoomValues, Room>({
  name: 'rooms',
  history: 'pasport_rooms',
  calls: { get: getRoom, create: createRoom, update: updateRoom, remove: deleteRoom },
  rules: ruledBy(z.object(roomInput), [validityRule]),
  labels: labelsOf(roomFields),
  idOf: ({ pasport_room_id }) => pasport_room_id,
  valuesOf: (room) => valuesOf(roomFields, room),
  titles: { create: 'Nová místnost', edit: 'Místnost', remove: 'Smazat místnost?' },
  describe: (room) => withTime(`${room.room_name} ${formatArea(room.floor_area)}`, room),
  Fields: RoomFields,
});

function RoomFields({ form }: RecordFieldsProps<RoomValues, Room>) {
  return (
    <RecordFields
      fields={roomFields}
      form={form}
      looks={{ room_name: { 'data-autofocus': true } }}
      controls={{ countable_coefficient: <Coefficient form={form} /> }}
      rows={[
        ['floor_area', 'room_order'],
        ['valid_from', 'valid_to'],
      ]}
    />
  );
}

/** The coefficient, from the list or by hand, and what comes of it. */
function Coefficient({ form }: Pick<RecordFieldsProps<RoomValues, Room>, 'form'>) {
  return (
    <>
      <CoefficientChoice
        kind="rooms"
        label="Koeficient ze seznamu"
        value={form.values.countable_coefficient}
        onChange={(countable_coefficient) => form.setFields({ countable_coefficient })}
      />
      <RecordFields fields={roomFields} form={form} names={['countable_coefficient']} />
      <Countable values={form.values} />
    </>
  );
}

function Countable({ values }: { values: RoomValues }) {
  const { floor_area, countable_coefficient, is_heated } = values;
  if (typeof floor_area !== 'number' || typeof countable_coefficient !== 'number') return null;
  const area = countableArea({ floor_area, countable_coefficient, is_heated });
  return (
    <p className={styles.note}>
      Započitatelná plocha místnosti: <strong>{formatArea(area)}</strong>
    </p>
  );
}
