import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseAccounts, readAccount } from '#contract/money/accounts.ts';
import { listBankMovements } from '#contract/money/bank-movements.ts';
import { listReversals } from '#contract/money/bank-reversals.ts';
import { listBankStatements } from '#contract/money/bank-statements.ts';
import { listQueue } from '#contract/money/payment-queue.ts';
import { listPayments } from '#contract/money/payments.ts';
import { listLumpPeriods } from '#contract/money/sipo-lumps.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import {
  bookSipoPayments,
  getSipoPayments,
  takeBackSipoPayments,
} from '#contract/sipo/payments.ts';
import { queryFor, reread, useCall } from '#web/lib/query.ts';

/** Payments of the post against the accounts; read anew each time, because accounts change elsewhere. */
export function usePost(unit_id: number, period: string) {
  return useQuery({
    ...queryFor(getSipoPayments, { params: { unit_id }, query: { period } }),
    staleTime: 0,
  });
}

/** The money of the post is met in the bank, or waits there again, with what is booked of its files. */
const reads: readonly Endpoint[] = [
  getSipoPayments,
  browseAccounts,
  readAccount,
  listPayments,
  listQueue,
  listBankMovements,
  listBankStatements,
  listReversals,
  listLumpPeriods,
  listRecordHistory,
];

/** Reads them anew, where another one has booked meanwhile. */
export const rereadPost = () => reread(reads);

export const useBookPost = () => useCall(bookSipoPayments, { invalidates: reads });
export const useTakeBackPost = () => useCall(takeBackSipoPayments, { invalidates: reads });
