import { Alert } from '@mantine/core';
import { accountRateFields } from '#contract/money/account-rate-record.ts';
import {
  accountRateInput,
  createAccountRate,
  deleteAccountRate,
  listAccountRates,
  updateAccountRate,
  type AccountRate,
} from '#contract/money/account-rates.ts';
import { listForLawyer, readDebt } from '#contract/money/arrears-interest.ts';
import { previewReminders } from '#contract/money/reminders.ts';
import { labelsOf, valuesOf, type FormOf } from '#contract/record.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { agreedRateDoubt, type LawfulRate } from '#contract/rules/agreed-rate.ts';
import { formatDate } from '#web/lib/czech.ts';
import { Wide } from '#web/form/FormPanel.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';

/** Fields of a rate as its form holds them. */
export type RateValues = FormOf<typeof accountRateFields>;

/** Whose rates, and what they are compared with. */
export interface OfAccount {
  readonly unit_id: number;
  readonly ledger_account_id: number;
  readonly rents_flat: boolean;
  readonly lawful: readonly LawfulRate[];
}

/** Rates of late interest that the contract of an account has agreed; its people and space stand in the titles. */
export const rateKindOf = (whose: string): RecordKind<OfAccount, RateValues, AccountRate> => ({
  calls: { create: createAccountRate, update: updateAccountRate, remove: deleteAccountRate },
  params: ({ unit_id, ledger_account_id }, id) => ({ unit_id, ledger_account_id, id: String(id) }),
  stale: [listAccountRates, readDebt, listForLawyer, previewReminders, listRecordHistory],
  draftKey: ({ ledger_account_id }, id) => `account-rate.${ledger_account_id}.${id}`,
  rules: accountRateInput,
  labels: labelsOf(accountRateFields),
  idOf: ({ account_rate_id }) => account_rate_id,
  valuesOf: (rate) => valuesOf(accountRateFields, rate),
  titles: {
    create: `Sazba podle smlouvy: ${whose}`,
    edit: ({ valid_from }) => `Sazba podle smlouvy od ${formatDate(valid_from)}: ${whose}`,
  },
  saveLabels: { create: 'Uložit sazbu', edit: 'Uložit sazbu' },
  told: ({ valid_from }) => `Sazba od ${formatDate(valid_from)} byla uložena`,
  history: ({ unit_id }, { account_rate_id: record_id }) => ({
    record_type: 'account_rates',
    unit_id,
    record_id,
  }),
  removal: {
    label: 'Smazat sazbu',
    question: ({ valid_from }) =>
      `Sazba od ${formatDate(valid_from)} se smaže a úrok se spočte, jako by nikdy sjednaná nebyla. Jestli jen skončila, přidejte raději od dne konce prázdnou.`,
    told: 'Sazba byla smazána',
  },
  Fields: RateFields,
});

const compared = accountRateInput.pick({ valid_from: true, agreed_rate: true });

function RateFields({ form, where }: FieldsProps<OfAccount, RateValues, AccountRate>) {
  const read = compared.safeParse(form.values);
  const doubt = read.success ? agreedRateDoubt(read.data, where) : null;
  return (
    <>
      <RecordFields
        fields={accountRateFields}
        form={form}
        names={['valid_from', 'agreed_rate']}
        looks={{ valid_from: { required: true, 'data-autofocus': true } }}
      />
      <Wide>
        <RecordFields
          fields={accountRateFields}
          form={form}
          names={['rate_source']}
          looks={{ rate_source: { required: true } }}
        />
      </Wide>
      {doubt === null ? null : (
        <Alert color="yellow" role="status">
          {doubt}
        </Alert>
      )}
    </>
  );
}
