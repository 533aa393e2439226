import { z } from 'zod';
import type { ResultOf } from '#contract/endpoint.ts';
import {
  createRoommate,
  deleteRoommate,
  getRoommate,
  roommateFields,
  updateRoommate,
} from '#contract/pasports/roommates.ts';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { PersonField } from '../people/PersonField.tsx';
import { chosenPerson } from './person-rule.ts';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { SuggestField } from './SuggestField.tsx';
import { ValidityFields, withTime, withValidity } from './validity-fields.tsx';
import type { ValidityValues } from './validity-fields.tsx';

type Roommate = ResultOf<typeof getRoommate>;

export interface RoommateValues extends ValidityValues {
  address_id: number | null;
  relation: string;
  comment: string;
}

const labels = {
  address_id: 'Spolubydlící',
  relation: 'Vztah k nájemci',
  valid_from: 'Bydlí od',
  valid_to: 'Bydlí do',
  comment: 'Poznámka',
};

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
  rules: withValidity(z.object({ ...roommateFields, address_id: chosenPerson })),
  labels,
  idOf: ({ pasport_roommate_id }) => pasport_roommate_id,
  valuesOf: ({ address_id, relation, valid_from, valid_to, comment }) => ({
    address_id,
    relation,
    valid_from,
    valid_to,
    comment,
  }),
  titles: { create: 'Nový spolubydlící', edit: 'Spolubydlící', remove: 'Smazat spolubydlícího?' },
  describe: (roommate) => withTime(roommate.roommate_name, roommate),
  Fields: RoommateFields,
});

function RoommateFields(props: RecordFieldsProps<RoommateValues, Roommate>) {
  const { where, form, record, onNewPerson } = props;
  return (
    <>
      <PersonField
        {...form.field('address_id')}
        label={labels.address_id}
        unit_id={where.unit_id}
        known={record?.roommate_name}
        onNew={onNewPerson}
        data-autofocus
      />
      <SuggestField {...form.field('relation')} label={labels.relation} words={usual} />
      <ValidityFields form={form} />
      <TextAreaField {...form.field('comment')} label={labels.comment} />
    </>
  );
}
