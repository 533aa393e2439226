import type { Building } from '#contract/pasports/buildings.ts';
import { floorFields } from '#contract/pasports/floor-record.ts';
import {
  createFloor,
  deleteFloor,
  floorInput,
  listFloors,
  updateFloor,
} from '#contract/pasports/floors.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { labelsOf, valuesOf } from '#contract/record.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { withUsualFloor } from './floor-form.ts';
import type { FloorValues } from './floor-form.ts';

/** Floors of a building. */
export const floorKind: RecordKind<Building, FloorValues, Floor> = {
  calls: { create: createFloor, update: updateFloor, remove: deleteFloor },
  params: ({ unit_id, pasport_id }, id) => ({ unit_id, pasport_id, id: String(id) }),
  // The code of a floor stands in the list of spaces too.
  stale: [listFloors, browseSpaces, listRecordHistory],
  draftKey: ({ pasport_id }, id) => `floor.${pasport_id}.${id}`,
  rules: floorInput,
  labels: labelsOf(floorFields),
  idOf: ({ pasport_floor_id }) => pasport_floor_id,
  valuesOf: (floor) => valuesOf(floorFields, floor),
  titles: {
    create: 'Nové podlaží',
    of: ({ pasport_name }) => pasport_name,
    edit: ({ code }, { pasport_name }) => `Podlaží ${code}: ${pasport_name}`,
  },
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

function FloorFields({ form }: FieldsProps<Building, FloorValues, Floor>) {
  const { label, hint } = floorFields.floor;
  return (
    <RecordFields
      fields={floorFields}
      form={form}
      controls={{
        floor: (
          <NumberField
            {...form.field('floor')}
            label={label}
            hint={hint}
            onChange={(floor) => form.setFields(withUsualFloor(form.values, floor))}
            data-autofocus
          />
        ),
      }}
      rows={[['floor', 'code']]}
    />
  );
}
