import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { deleted, recordId, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { accountRateFields } from './account-rate-record.ts';

/** A rate of late interest that the contract of one account has agreed, from a day until the next one. */
export const accountRate = z
  .object({
    account_rate_id: z.int(),
    unit_id: z.int(),
    ledger_account_id: z.int(),
    ...readOf(accountRateFields),
    ...stamps,
  })
  .meta({ id: 'AccountRate' });
export type AccountRate = z.infer<typeof accountRate>;

/** A rate as its form saves it. */
export const accountRateInput = z.object(writeOf(accountRateFields));

const { valid_from, rate_source } = accountRateInput.shape;
const path = '/v1/money/arrears/{unit_id}/account/{ledger_account_id}/rate/{id}';
const params = z.object({ unit_id: id, ledger_account_id: id, id: recordId });

export const listAccountRates = endpoint({
  method: 'GET',
  path: '/v1/money/arrears/{unit_id}/account/{ledger_account_id}/rates',
  access: 'user',
  modules: ['arrears'],
  summary:
    'Sazby úroku z prodlení sjednané smlouvou jednoho konta, nejnovější první, a zákonné sazby po pololetích',
  params: z.object({ unit_id: id, ledger_account_id: id }),
  result: listOf(accountRate).extend({
    /** Whether somebody of the account rents, or has rented, the space and it is a flat. */
    rents_flat: z.boolean(),
    /** Percent a year by the law, each from the first day of the delay until the next one. */
    lawful: z.array(z.object({ from: z.iso.date(), rate: z.number() })),
  }),
});

export const createAccountRate = endpoint({
  method: 'POST',
  path,
  access: 'client-admin',
  modules: ['arrears'],
  summary:
    'Sazba úroku z prodlení sjednaná smlouvou konta, ode dne začátku prodlení; bez sazby sjednaná končí; id je 0',
  creates: true,
  params,
  body: z.object({ ...accountRateInput.partial().shape, valid_from, rate_source }),
  result: accountRate,
  refuses: ['licence-expired'],
});

export const updateAccountRate = endpoint({
  method: 'PUT',
  path,
  access: 'client-admin',
  modules: ['arrears'],
  summary: 'Oprava sazby sjednané smlouvou konta; posílají se jen změněná pole',
  params,
  body: z.object({ ...savedVersion, ...accountRateInput.partial().shape }),
  result: accountRate,
  refuses: ['licence-expired'],
});

export const deleteAccountRate = endpoint({
  method: 'DELETE',
  path,
  access: 'client-admin',
  modules: ['arrears'],
  summary: 'Smazání sazby sjednané smlouvou konta; úrok se spočte, jako by nebyla',
  params,
  result: deleted,
});
