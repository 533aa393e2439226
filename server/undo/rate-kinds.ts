import {
  createAccountRate,
  deleteAccountRate,
  updateAccountRate,
} from '#contract/money/account-rates.ts';
import type { Kind } from './kind.ts';

/** Rates of late interest that contracts have agreed. */
export const rateKinds: readonly Kind[] = [
  {
    table: 'account_rates',
    id: 'account_rate_id',
    ofUnit: true,
    add: createAccountRate,
    save: updateAccountRate,
    remove: deleteAccountRate,
  },
];
