import { createExchangeRate, deleteExchangeRate, updateExchangeRate } from '#contract/rates.ts';
import type { ExchangeRate } from '#contract/rates.ts';
import { DateField } from '#web/form/DateField.tsx';
import { TextField } from '#web/form/fields.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { draftOf, exchangeSchema, exchangeValues, handRemoval } from './hand-form.ts';
import type { ExchangeValues } from './hand-form.ts';
import { exchangeReads } from './rates.queries.ts';

const labels = {
  currency_code: 'Měna',
  valid_from: 'Datum',
  amount: 'Množství',
  rate: 'Kurz',
  reason: 'Důvod ručního záznamu',
};

/** Rates of exchange put by hand; those of a currency are known by their day. */
export const exchangeRateKind: RecordKind<string, ExchangeValues, ExchangeRate> = {
  calls: { create: createExchangeRate, update: updateExchangeRate, remove: deleteExchangeRate },
  params: (currency_code, valid_from) => ({ currency_code, valid_from }),
  stale: exchangeReads,
  draftKey: (currency_code, id) =>
    `rate.exchange.${id === 0 ? '' : `${currency_code}.`}${draftOf(id)}`,
  rules: exchangeSchema,
  labels,
  idOf: ({ valid_from }) => valid_from,
  valuesOf: (rate) => exchangeValues(rate, todayInPrague()),
  titles: {
    create: 'Ruční záznam kurzu',
    edit: ({ currency_code, valid_from }) =>
      `Ruční záznam kurzu: ${currency_code} z ${formatDate(valid_from)}`,
  },
  saveLabels: { create: 'Uložit záznam', edit: 'Uložit záznam' },
  told: ({ currency_code, valid_from }) =>
    `Kurz ${currency_code} z ${formatDate(valid_from)} byl uložen`,
  removal: handRemoval,
  Fields: ExchangeFields,
};

function ExchangeFields({ form, record }: FieldsProps<string, ExchangeValues, ExchangeRate>) {
  const isStored = record !== undefined;
  return (
    <>
      <TextField
        {...form.field('currency_code')}
        label={labels.currency_code}
        readOnly={isStored}
        maxLength={3}
        hint="Třípísmenný kód, například EUR"
      />
      <DateField {...form.field('valid_from')} label={labels.valid_from} readOnly={isStored} />
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
    </>
  );
}
