import { z } from 'zod';
import type { ResultOf } from '#contract/endpoint.ts';
import {
  createRoommate,
  deleteRoommate,
  getRoommate,
  roommateFields,
  roommateInput,
  updateRoommate,
} from '#contract/pasports/roommates.ts';
import { validityRule } from '#contract/pasports/validity-fields.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { PersonField } from '../people/PersonField.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { withTime } from './record-words.ts';
import { SuggestField } from './SuggestField.tsx';

type Roommate = ResultOf<typeof getRoommate>;

export type RoommateValues = FormOf<typeof roommateFields>;

const usual = [
  'manžel',
  'manželka',
  'partner',
  'partnerka',
  'syn',
  'dcera',
  'rodič',
  'sourozenec',
  'podnájemce',
];

/** Persons who live in a space with its tenant. */
export const roommateKind = spaceKind<RoommateValues, Roommate>({
  name: 'roommates',
  history: 'pasport_roommates',
  calls: {
    get: getRoommate,
    create: createRoommate,
    update: updateRoommate,
    remove: deleteRoommate,
  },
  rules: ruledBy(z.object(roommateInput), [validityRule]),
  labels: labelsOf(roommateFields),
  idOf: ({ pasport_roommate_id }) => pasport_roommate_id,
  valuesOf: (roommate) => valuesOf(roommateFields, roommate),
  titles: { create: 'Nový spolubydlící', edit: 'Spolubydlící', remove: 'Smazat spolubydlícího?' },
  describe: (roommate) => withTime(roommate.roommate_name, roommate),
  Fields: RoommateFields,
});

function RoommateFields(props: RecordFieldsProps<RoommateValues, Roommate>) {
  const { where, form, record, onNewPerson } = props;
  return (
    <RecordFields
      fields={roommateFields}
      form={form}
      controls={{
        address_id: (
          <PersonField
            {...form.field('address_id')}
            label={roommateFields.address_id.label}
            unit_id={where.unit_id}
            known={record?.roommate_name}
            onNew={onNewPerson}
            data-autofocus
          />
        ),
        relation: (
          <SuggestField
            {...form.field('relation')}
            label={roommateFields.relation.label}
            words={usual}
          />
        ),
      }}
      rows={[['valid_from', 'valid_to']]}
    />
  );
}
