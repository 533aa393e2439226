import type { ExchangeRate } from '#contract/rates.ts';
import { DateField } from '#web/form/DateField.tsx';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { DeleteHandRate } from './DeleteHandRate.tsx';
import { exchangeCorrection, exchangeSchema, exchangeValues } from './hand-form.ts';
import type { ExchangeValues } from './hand-form.ts';
import {
  useCreateExchangeRate,
  useDeleteExchangeRate,
  useSaveExchangeRate,
} from './rates.queries.ts';

const labels = {
  currency_code: 'Měna',
  valid_from: 'Datum',
  amount: 'Množství',
  rate: 'Kurz',
  reason: 'Důvod ručního záznamu',
};

interface ExchangeDialogProps {
  /** Undefined for a new one. */
  rate: ExchangeRate | undefined;
  /** Currency that a new one begins with. */
  currency: string | undefined;
  onSaved: (rate: ExchangeRate) => void;
  onClose: () => void;
}

/** A rate of exchange put by hand, new or corrected. */
export function ExchangeDialog({ rate, currency, onSaved, onClose }: ExchangeDialogProps) {
  const creating = useCreateExchangeRate();
  const saving = useSaveExchangeRate();
  const deleting = useDeleteExchangeRate();
  const isNew = rate === undefined;
  const params = { currency_code: rate?.currency_code ?? '', valid_from: rate?.valid_from ?? '' };
  const key = isNew ? 'new' : `${params.currency_code}.${params.valid_from}`;
  const form = useContractForm<ExchangeValues>({
    schema: exchangeSchema,
    initial: exchangeValues(rate, todayInPrague(), currency),
    recordKey: key,
    version: rate?.version,
    draftKey: `rate.exchange.${key}`,
    labels,
    onSave: async (changes, { values, version }) => {
      const saved = isNew
        ? await creating.mutateAsync({ body: exchangeSchema.parse(values) })
        : await saving.mutateAsync({
            params,
            body: { ...exchangeCorrection.parse(changes), version },
          });
      flash(`Kurz ${saved.currency_code} z ${formatDate(saved.valid_from)} byl uložen`);
      onSaved(saved);
      return saved;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={isNew ? 'Ruční záznam kurzu' : 'Oprava ručního záznamu'}
      saveLabel="Uložit záznam"
      onClose={onClose}
    >
      <TextField
        {...form.field('currency_code')}
        label={labels.currency_code}
        readOnly={!isNew}
        maxLength={3}
        hint="Třípísmenný kód, například EUR"
      />
      <DateField {...form.field('valid_from')} label={labels.valid_from} readOnly={!isNew} />
      <NumberField
        {...form.field('amount')}
        label={labels.amount}
        hint="Za kolik jednotek měny kurz platí"
      />
      <NumberField
        {...form.field('rate')}
        label={labels.rate}
        unit="Kč"
        decimals={3}
        data-autofocus
      />
      <TextAreaField {...form.field('reason')} label={labels.reason} />
      {isNew ? null : (
        <DeleteHandRate onRemove={() => deleting.mutateAsync({ params })} onRemoved={onClose} />
      )}
    </ModalForm>
  );
}
