import { z } from 'zod';
import type { ResultOf } from '#contract/endpoint.ts';
import {
  createOwnership,
  deleteOwnership,
  getOwnership,
  ownershipFields,
  updateOwnership,
} from '#contract/pasports/ownerships.ts';
import { shareFault } from '#contract/rules/shares.ts';
import { SwitchField } from '#web/form/fields.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { PersonField } from '../people/PersonField.tsx';
import { FractionField } from './FractionField.tsx';
import { chosenPerson } from './person-rule.ts';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { shareText } from './record-words.ts';
import { ValidityFields, withTime, withValidity } from './validity-fields.tsx';
import type { ValidityValues } from './validity-fields.tsx';

type Ownership = ResultOf<typeof getOwnership>;

export interface OwnershipValues extends ValidityValues {
  address_id: number | null;
  share_numerator: number | string | null;
  share_denominator: number | string | null;
  is_joint: boolean;
  has_vote: boolean;
  comment: string;
}

const labels = {
  address_id: 'Vlastník',
  share_numerator: 'Podíl – čitatel',
  share_denominator: 'Podíl – jmenovatel',
  is_joint: 'Společné jmění manželů (SJM)',
  has_vote: 'Hlasuje ve společenství vlastníků (SVJ)',
  valid_from: 'Vlastní od',
  valid_to: 'Vlastní do',
  comment: 'Poznámka',
};

const rules = withValidity(z.object({ ...ownershipFields, address_id: chosenPerson })).superRefine(
  (values, context) => {
    const message = shareFault(values);
    if (message !== null) context.addIssue({ code: 'custom', path: ['share_numerator'], message });
  },
);

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
  rules,
  labels,
  idOf: ({ pasport_ownership_id }) => pasport_ownership_id,
  valuesOf: (ownership) => ({
    address_id: ownership.address_id,
    share_numerator: ownership.share_numerator,
    share_denominator: ownership.share_denominator,
    is_joint: ownership.is_joint,
    has_vote: ownership.has_vote,
    valid_from: ownership.valid_from,
    valid_to: ownership.valid_to,
    comment: ownership.comment,
  }),
  titles: { create: 'Nový vlastník', edit: 'Vlastnictví', remove: 'Smazat vlastnictví?' },
  describe: (ownership) =>
    withTime(`${ownership.owner_name}, podíl ${shareText(ownership)}`, ownership),
  Fields: OwnershipFields,
});

function OwnershipFields(props: RecordFieldsProps<OwnershipValues, Ownership>) {
  const { where, form, record, onNewPerson } = props;
  return (
    <>
      <PersonField
        {...form.field('address_id')}
        label={labels.address_id}
        unit_id={where.unit_id}
        known={record?.owner_name}
        onNew={onNewPerson}
        data-autofocus
      />
      <FractionField
        label="Podíl"
        numerator={form.field('share_numerator')}
        denominator={form.field('share_denominator')}
      />
      <SwitchField {...form.field('is_joint')} label={labels.is_joint} />
      <SwitchField {...form.field('has_vote')} label={labels.has_vote} />
      <ValidityFields form={form} />
      <TextAreaField {...form.field('comment')} label={labels.comment} />
    </>
  );
}
