import { z } from 'zod';
import {
  createOccupant,
  deleteOccupant,
  getOccupant,
  occupantFields,
  occupantInput,
  updateOccupant,
} from '#contract/pasports/occupants.ts';
import { validityRule } from '#contract/pasports/validity-fields.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { personsText, withTime } from './record-words.ts';

type Occupant = ResultOf<typeof getOccupant>;

export type OccupantValues = FormOf<typeof occupantFields>;

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
  rules: ruledBy(z.object(occupantInput), [validityRule]),
  labels: labelsOf(occupantFields),
  idOf: ({ pasport_user_id }) => pasport_user_id,
  valuesOf: (occupant) => valuesOf(occupantFields, occupant),
  titles: { create: 'Nový počet osob', edit: 'Počet osob', remove: 'Smazat počet osob?' },
  describe: (occupant) => withTime(personsText(occupant.users_count), occupant),
  Fields: OccupantFields,
});

function OccupantFields({ form }: RecordFieldsProps<OccupantValues, Occupant>) {
  return (
    <RecordFields
      fields={occupantFields}
      form={form}
      looks={{ users_count: { 'data-autofocus': true } }}
      rows={[['valid_from', 'valid_to']]}
    />
  );
}
