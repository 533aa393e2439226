import { z } from 'zod';
import type { ResultOf } from '#contract/endpoint.ts';
import {
  createRoom,
  deleteRoom,
  getRoom,
  roomFields,
  updateRoom,
} from '#contract/pasports/rooms.ts';
import { formatArea } from '#web/lib/czech.ts';
import { CoefficientChoice } from '#web/core/heating/CoefficientChoice.tsx';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import styles from './records.module.css';
import { countableArea } from '#contract/rules/room-areas.ts';
import { ValidityFields, validityLabels, withTime, withValidity } from './validity-fields.tsx';
import type { ValidityValues } from './validity-fields.tsx';

type Room = ResultOf<typeof getRoom>;

export interface RoomValues extends ValidityValues {
  room_name: string;
  room_order: number | string | null;
  floor_area: number | string | null;
  is_heated: boolean;
  countable_coefficient: number | string | null;
  comment: string;
}

const labels = {
  room_name: 'Místnost',
  room_order: 'Pořadí',
  floor_area: 'Podlahová plocha',
  is_heated: 'Vytápěná',
  countable_coefficient: 'Koeficient započtení',
  ...validityLabels,
  comment: 'Poznámka',
};

/** Rooms of a space. */
export const roomKind = spaceKind<RoomValues, Room>({
  name: 'rooms',
  history: 'pasport_rooms',
  calls: { get: getRoom, create: createRoom, update: updateRoom, remove: deleteRoom },
  rules: withValidity(z.object(roomFields)),
  labels,
  idOf: ({ pasport_room_id }) => pasport_room_id,
  valuesOf: (room) => ({
    room_name: room.room_name,
    room_order: room.room_order,
    floor_area: room.floor_area,
    is_heated: room.is_heated,
    countable_coefficient: room.countable_coefficient,
    valid_from: room.valid_from,
    valid_to: room.valid_to,
    comment: room.comment,
  }),
  titles: { create: 'Nová místnost', edit: 'Místnost', remove: 'Smazat místnost?' },
  describe: (room) => withTime(`${room.room_name} ${formatArea(room.floor_area)}`, room),
  Fields: RoomFields,
});

function RoomFields({ form }: RecordFieldsProps<RoomValues, Room>) {
  return (
    <>
      <TextField {...form.field('room_name')} label={labels.room_name} data-autofocus />
      <FieldRow kind="pair">
        <NumberField
          {...form.field('floor_area')}
          label={labels.floor_area}
          decimals={2}
          unit="m²"
        />
        <NumberField {...form.field('room_order')} label={labels.room_order} />
      </FieldRow>
      <SwitchField {...form.field('is_heated')} label={labels.is_heated} />
      <CoefficientChoice
        kind="rooms"
        label="Koeficient ze seznamu"
        value={form.values.countable_coefficient}
        onChange={(countable_coefficient) => form.setFields({ countable_coefficient })}
      />
      <NumberField
        {...form.field('countable_coefficient')}
        label={labels.countable_coefficient}
        decimals={2}
        hint="S otopným tělesem 1; bez něj 0,1 za každou stěnu k vytápěné místnosti; jinak 0"
      />
      <Countable values={form.values} />
      <ValidityFields form={form} />
      <TextAreaField {...form.field('comment')} label={labels.comment} />
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
