import { z } from 'zod';
import {
  createOccupant,
  deleteOccupant,
  getOccupant,
  occupantFields,
  updateOccupant,
} from '#contract/pasports/occupants.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { personsText } from './record-words.ts';
import { ValidityFields, validityLabels, withTime, withValidity } from './validity-fields.tsx';
import type { ValidityValues } from './validity-fields.tsx';

type Occupant = ResultOf<typeof getOccupant>;

export interface OccupantValues extends ValidityValues {
  users_count: number | string | null;
  comment: string;
}

const labels = { users_count: 'Počet osob', ...validityLabels, comment: 'Poznámka' };

/** Numbers of persons living in a space. */
export const occupantKind = spaceKind<OccupantValues, Occupant>({
  name: 'occupants',
  history: 'pasport_users',
  calls: {
    get: getOccupant,
    create: createOccupant,
    update: updateOccupant,
    remove: deleteOccupant,
  },
  rules: withValidity(z.object(occupantFields)),
  labels,
  idOf: ({ pasport_user_id }) => pasport_user_id,
  valuesOf: ({ users_count, valid_from, valid_to, comment }) => ({
    users_count,
    valid_from,
    valid_to,
    comment,
  }),
  titles: { create: 'Nový počet osob', edit: 'Počet osob', remove: 'Smazat počet osob?' },
  describe: (occupant) => withTime(personsText(occupant.users_count), occupant),
  Fields: OccupantFields,
});

function OccupantFields({ form }: RecordFieldsProps<OccupantValues, Occupant>) {
  return (
    <>
      <NumberField {...form.field('users_count')} label={labels.users_count} data-autofocus />
      <ValidityFields form={form} />
      <TextAreaField {...form.field('comment')} label={labels.comment} />
    </>
  );
}
