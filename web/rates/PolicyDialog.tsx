import type { PolicyKind, PolicyRate } from '#contract/rates.ts';
import { DateField } from '#web/form/DateField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { DeleteHandRate } from './DeleteHandRate.tsx';
import { correction, policySchema, policyValues } from './hand-form.ts';
import type { PolicyValues } from './hand-form.ts';
import { useCreatePolicyRate, useDeletePolicyRate, useSavePolicyRate } from './rates.queries.ts';

const labels = { valid_from: 'Platí od', rate: 'Sazba', reason: 'Důvod ručního záznamu' };

interface PolicyDialogProps {
  kind: PolicyKind;
  /** Undefined for a new one. */
  rate: PolicyRate | undefined;
  onSaved: (rate: PolicyRate) => void;
  onClose: () => void;
}

/** A rate put by hand, new or corrected. */
export function PolicyDialog({ kind, rate, onSaved, onClose }: PolicyDialogProps) {
  const creating = useCreatePolicyRate();
  const saving = useSavePolicyRate();
  const deleting = useDeletePolicyRate();
  const params = { kind, valid_from: rate?.valid_from ?? '' };
  const form = useContractForm<PolicyValues>({
    schema: policySchema,
    initial: policyValues(rate, todayInPrague()),
    recordKey: rate?.valid_from ?? 'new',
    version: rate?.version,
    draftKey: `rate.${kind}.${rate?.valid_from ?? 'new'}`,
    labels,
    onSave: async (changes, { values, version }) => {
      const saved =
        rate === undefined
          ? await creating.mutateAsync({ params: { kind }, body: policySchema.parse(values) })
          : await saving.mutateAsync({
              params,
              body: { ...correction.parse(changes), version },
            });
      flash(`Sazba platná od ${formatDate(saved.valid_from)} byla uložena`);
      onSaved(saved);
      return saved;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={rate === undefined ? 'Ruční záznam sazby' : 'Oprava ručního záznamu'}
      saveLabel="Uložit záznam"
      onClose={onClose}
    >
      <DateField
        {...form.field('valid_from')}
        label={labels.valid_from}
        readOnly={rate !== undefined}
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
      {rate === undefined ? null : (
        <DeleteHandRate onRemove={() => deleting.mutateAsync({ params })} onRemoved={onClose} />
      )}
    </ModalForm>
  );
}
