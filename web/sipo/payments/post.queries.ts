import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseAccounts, readAccount } from '#contract/money/accounts.ts';
import { listQueue } from '#contract/money/payment-queue.ts';
import { listPayments } from '#contract/money/payments.ts';
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

const reads: readonly Endpoint[] = [
  getSipoPayments,
  browseAccounts,
  readAccount,
  listPayments,
  listQueue,
];

/** Reads them anew, where another one has booked meanwhile. */
export const rereadPost = () => reread(reads);

export const useBookPost = () => useCall(bookSipoPayments, { invalidates: reads });
export const useTakeBackPost = () => useCall(takeBackSipoPayments, { invalidates: reads });
