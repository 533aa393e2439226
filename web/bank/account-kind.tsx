import { bankAccountFields, bankAccountRecord } from '#contract/money/bank-account-record.ts';
import {
  bankAccountInput,
  createBankAccount,
  deleteBankAccount,
  updateBankAccount,
  type BankAccount,
} from '#contract/money/bank-accounts.ts';
import { labelsOf, valuesOf, type FormOf } from '#contract/record.ts';
import { ibanText } from '#contract/rules/bank-account.ts';
import { Wide } from '#web/form/FormPanel.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { bankReads } from './bank.queries.ts';

/** Fields of an account as its form holds them. */
export type AccountValues = FormOf<typeof bankAccountFields>;

/** Columns of the table of accounts. */
export const accountColumns = listColumns<BankAccount>(bankAccountRecord, {
  iban: { render: ({ iban }) => <span className="k-figures">{ibanText(iban)}</span> },
});

/** Texts of an account that its search goes through. */
export const textsOfAccount = (account: BankAccount): readonly string[] =>
  searchedTexts(bankAccountRecord, account);

const texts = {
  bank_code: bankAccountFields.bank_code.value.text,
  gpc_dialect: bankAccountFields.gpc_dialect.value.text,
};

/** Bank accounts of a unit. */
export const accountKind: RecordKind<number, AccountValues, BankAccount> = {
  calls: { create: createBankAccount, update: updateBankAccount, remove: deleteBankAccount },
  params: (unit_id, id) => ({ unit_id, id }),
  stale: bankReads,
  draftKey: (unit_id, id) => `bank-account.${unit_id}.${id}`,
  rules: bankAccountInput,
  labels: labelsOf(bankAccountFields),
  texts,
  idOf: ({ bank_account_id }) => bank_account_id,
  valuesOf: (account) => valuesOf(bankAccountFields, account),
  titles: { create: 'Nový bankovní účet', edit: ({ name }) => `Účet: ${name}` },
  saveLabels: { create: 'Založit účet', edit: 'Uložit změny' },
  told: ({ name }, isNew) => (isNew ? `Účet „${name}“ byl založen` : 'Účet byl uložen'),
  note: ({ statements_count }) =>
    statements_count === 0 ? '' : 'Účet už má výpisy: jeho číslo a banku změnit nelze.',
  history: (unit_id, { bank_account_id: record_id }) => ({
    record_type: 'bank_accounts',
    unit_id,
    record_id,
  }),
  removal: {
    label: 'Smazat účet',
    question: ({ name }) => `Smazat účet „${name}“? Smazat lze jen účet bez výpisů.`,
    isAllowed: ({ statements_count }) => statements_count === 0,
  },
  Fields: AccountFields,
};

const focused = { name: { 'data-autofocus': true } };
const names = Object.keys(bankAccountFields) as readonly (keyof typeof bankAccountFields)[];
const readOnly = { readOnly: true };
const used = { ...focused, account_number: readOnly, bank_code: { disabled: true } };

function AccountFields({ form, record }: FieldsProps<number, AccountValues, BankAccount>) {
  const isUsed = record !== undefined && record.statements_count > 0;
  const looks = isUsed ? used : focused;
  // Names of banks are long.
  return names.map((name) => (
    <Wide key={name}>
      <RecordFields fields={bankAccountFields} form={form} names={[name]} looks={looks} />
    </Wide>
  ));
}
