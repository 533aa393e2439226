import { z } from 'zod';
import type { ResultOf } from '#contract/endpoint.ts';
import {
  createOwnership,
  deleteOwnership,
  getOwnership,
  ownershipFields,
  ownershipInput,
  ownershipChecks,
  updateOwnership,
} from '#contract/pasports/ownerships.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { ShareControl } from '#web/values/share/ShareControl.tsx';
import { PersonField } from '../people/PersonField.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { shareText, withTime } from './record-words.ts';

type Ownership = ResultOf<typeof getOwnership>;

export type OwnershipValues = FormOf<typeof ownershipFields>;

/** Ownerships of a space. */
export const ownershipKind = spaceKind<OwnershipValues, Ownership>({
  name: 'ownerships',
  history: 'pasport_ownerships',
  calls: {
    get: getOwnership,
    create: createOwnership,
    update: updateOwnership,
    remove: deleteOwnership,
  },
  rules: ruledBy(z.object(ownershipInput), ownershipChecks),
  labels: labelsOf(ownershipFields),
  idOf: ({ pasport_ownership_id }) => pasport_ownership_id,
  valuesOf: (ownership) => valuesOf(ownershipFields, ownership),
  titles: { create: 'Nový vlastník', edit: 'Vlastnictví', remove: 'Smazat vlastnictví?' },
  describe: (ownership) =>
    withTime(`${ownership.owner_name}, podíl ${shareText(ownership)}`, ownership),
  Fields: OwnershipFields,
});

function OwnershipFields(props: RecordFieldsProps<OwnershipValues, Ownership>) {
  const { where, form, record, onNewPerson } = props;
  return (
    <RecordFields
      fields={ownershipFields}
      form={form}
      controls={{
        address_id: (
          <PersonField
            {...form.field('address_id')}
            label={ownershipFields.address_id.label}
            unit_id={where.unit_id}
            known={record?.owner_name}
            onNew={onNewPerson}
            data-autofocus
          />
        ),
        share_numerator: (
          <ShareControl
            label="Podíl"
            numerator={form.field('share_numerator')}
            denominator={form.field('share_denominator')}
          />
        ),
        share_denominator: null,
      }}
      rows={[['valid_from', 'valid_to']]}
    />
  );
}
