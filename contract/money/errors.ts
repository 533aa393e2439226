import { accountPaperErrors } from './account-paper-errors.ts';
import { accountingErrors } from './accounting-errors.ts';
import { arrearsErrors } from './arrears-errors.ts';
import { bankErrors } from './bank-errors.ts';
import { ledgerErrors } from './ledger-errors.ts';
import { matchingErrors } from './matching-errors.ts';
import { prescriptionErrors } from './prescription-errors.ts';

/** Faults of all that has to do with money: a part of the catalogue. */
export const moneyErrors = {
  ...bankErrors,
  ...ledgerErrors,
  ...matchingErrors,
  ...arrearsErrors,
  ...accountPaperErrors,
  ...accountingErrors,
  ...prescriptionErrors,
};
