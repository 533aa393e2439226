import { createFloor, deleteFloor, listFloors, updateFloor } from '#contract/pasports/floors.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { floorLabels as labels, floorSchema, floorValues, withUsualFloor } from './floor-form.ts';
import type { FloorValues } from './floor-form.ts';

/** Which building's floors. */
interface House {
  readonly unit_id: number;
  readonly pasport_id: number;
}

/** Floors of a building. */
export const floorKind: RecordKind<House, FloorValues, Floor> = {
  calls: { create: createFloor, update: updateFloor, remove: deleteFloor },
  params: ({ unit_id, pasport_id }, id) => ({ unit_id, pasport_id, id: String(id) }),
  // The code of a floor stands in the list of spaces too.
  stale: [listFloors, browseSpaces, listRecordHistory],
  draftKey: ({ pasport_id }, id) => `floor.${pasport_id}.${id}`,
  rules: floorSchema,
  labels,
  idOf: ({ pasport_floor_id }) => pasport_floor_id,
  valuesOf: floorValues,
  titles: { create: 'Nové podlaží', edit: ({ code }) => `Podlaží ${code}` },
  saveLabels: { create: 'Založit podlaží', edit: 'Uložit změny' },
  told: ({ code }, isNew) => (isNew ? `Podlaží ${code} bylo založeno` : ''),
  history: ({ unit_id }, { pasport_floor_id: record_id }) => ({
    record_type: 'pasport_floors',
    unit_id,
    record_id,
  }),
  removal: {
    label: 'Smazat podlaží',
    question: ({ code }) => `Smazat podlaží ${code}? Smazat lze jen podlaží bez prostorů.`,
  },
  Fields: FloorFields,
};

function FloorFields({ form }: FieldsProps<House, FloorValues, Floor>) {
  const number = form.field('floor');
  return (
    <>
      <FieldRow kind="pair">
        <NumberField
          {...number}
          label={labels.floor}
          hint="1 je přízemí, −1 první podzemní"
          onChange={(floor) => form.setFields(withUsualFloor(form.values, floor))}
          data-autofocus
        />
        <TextField {...form.field('code')} label={labels.code} autoComplete="off" />
      </FieldRow>
      <TextField {...form.field('name')} label={labels.name} autoComplete="off" />
      <TextAreaField {...form.field('comment')} label={labels.comment} />
    </>
  );
}
