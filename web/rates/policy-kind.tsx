import { createPolicyRate, deletePolicyRate, updatePolicyRate } from '#contract/rates.ts';
import type { PolicyKind, PolicyRate } from '#contract/rates.ts';
import { DateField } from '#web/form/DateField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { draftOf, handRemoval, policySchema, policyValues } from './hand-form.ts';
import type { PolicyValues } from './hand-form.ts';
import { policyWords } from './rate-words.ts';
import { policyReads } from './rates.queries.ts';

const labels = { valid_from: 'Platí od', rate: 'Sazba', reason: 'Důvod ručního záznamu' };

/** Rates of the bank put by hand; they are known by their day. */
export const policyRateKind: RecordKind<PolicyKind, PolicyValues, PolicyRate> = {
  calls: { create: createPolicyRate, update: updatePolicyRate, remove: deletePolicyRate },
  params: (kind, valid_from) => ({ kind, valid_from }),
  stale: policyReads,
  draftKey: (kind, id) => `rate.${kind}.${draftOf(id)}`,
  rules: policySchema,
  labels,
  idOf: ({ valid_from }) => valid_from,
  valuesOf: (rate) => policyValues(rate, todayInPrague()),
  titles: {
    create: 'Ruční záznam sazby',
    of: (kind) => policyWords[kind].title,
    edit: ({ valid_from }, kind) =>
      `Ruční záznam sazby: ${policyWords[kind].title} od ${formatDate(valid_from)}`,
  },
  saveLabels: { create: 'Uložit záznam', edit: 'Uložit záznam' },
  told: ({ valid_from }) => `Sazba platná od ${formatDate(valid_from)} byla uložena`,
  removal: handRemoval,
  Fields: PolicyFields,
};

function PolicyFields({ form, record }: FieldsProps<PolicyKind, PolicyValues, PolicyRate>) {
  return (
    <>
      <DateField
        {...form.field('valid_from')}
        label={labels.valid_from}
        readOnly={record !== undefined}
        hint="Jakmile ČNB vydá sazbu pro stejný den, ruční záznam nahradí"
      />
      <NumberField
        {...form.field('rate')}
        label={labels.rate}
        unit="%"
        decimals={2}
        data-autofocus
      />
      <TextAreaField {...form.field('reason')} label={labels.reason} />
    </>
  );
}
