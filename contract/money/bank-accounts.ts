import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { bankAccountFields, bankAccountRecord } from './bank-account-record.ts';

export const bankAccount = z
  .object({
    bank_account_id: z.int(),
    unit_id: z.int(),
    ...readOf(bankAccountFields),
    ...readOf(bankAccountRecord.told),
    ...stamps,
  })
  .meta({ id: 'BankAccount' });
export type BankAccount = z.infer<typeof bankAccount>;

/** An account as its form saves it. */
export const bankAccountInput = z.object(writeOf(bankAccountFields));
const { name, account_number, bank_code, ...others } = bankAccountInput.shape;

const ofUnit = z.object({ unit_id: id });
const accountsPath = '/v1/money/bank/accounts/{unit_id}';
export const listBankAccounts = endpoint({
  method: 'GET',
  path: accountsPath,
  access: 'user',
  modules: ['bank', 'refunds'],
  summary: 'Bankovní účty jednotky s IBAN, i skryté',
  params: ofUnit,
  result: listOf(bankAccount),
});
export const createBankAccount = endpoint({
  method: 'POST',
  path: accountsPath,
  access: 'user',
  modules: ['bank'],
  summary: 'Nový bankovní účet jednotky; číslo se kontroluje modulo 11',
  creates: true,
  params: ofUnit,
  body: z.object({ name, account_number, bank_code, ...z.object(others).partial().shape }),
  result: bankAccount,
  refuses: ['bank-account-taken', 'licence-expired'],
});
const accountPath = '/v1/money/bank/account/{unit_id}/{id}';
const accountParams = z.object({ unit_id: id, id });
export const updateBankAccount = endpoint({
  method: 'PUT',
  path: accountPath,
  access: 'user',
  modules: ['bank'],
  summary: 'Změna bankovního účtu; číslo a banka jen dokud nemá žádný výpis',
  params: accountParams,
  body: z.object({ ...savedVersion, ...bankAccountInput.partial().shape }),
  result: bankAccount,
  refuses: ['bank-account-taken', 'bank-account-used'],
});
export const deleteBankAccount = endpoint({
  method: 'DELETE',
  path: accountPath,
  access: 'user',
  modules: ['bank'],
  summary: 'Smazání účtu, který nemá žádný výpis',
  params: accountParams,
  result: deleted,
});
