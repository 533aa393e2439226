import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseAccounts, readAccount } from '#contract/money/accounts.ts';
import { listBankMovements } from '#contract/money/bank-movements.ts';
import { listReversals } from '#contract/money/bank-reversals.ts';
import { listBankStatements } from '#contract/money/bank-statements.ts';
import { forgetPayer, listLearnedPayers } from '#contract/money/payers.ts';
import { listQueue, parkPayment, recogniseQueue } from '#contract/money/payment-queue.ts';
import { listPayments } from '#contract/money/payments.ts';
import { queryFor, reread, useCall } from '#web/lib/query.ts';

/** Everything in which it is seen to whom a payment belongs. */
export const paymentReads: readonly Endpoint[] = [
  browseAccounts,
  readAccount,
  listPayments,
  listQueue,
  listLearnedPayers,
  listBankMovements,
  listReversals,
  listBankStatements,
];

/** Payments that wait, or those left for later, with accounts to which they may belong. */
export function useQueue(unit_id: number, isParked = false) {
  const query = isParked ? { parked: '1' as const } : {};
  return useQuery({
    ...queryFor(listQueue, { params: { unit_id }, query }),
    placeholderData: keepPreviousData,
  });
}

/** Accounts of payers that were learned. */
export const useLearnedPayers = (unit_id: number) =>
  useQuery(queryFor(listLearnedPayers, { params: { unit_id } }));

/** Reads the queue anew, where somebody else has changed it meanwhile. */
export const rereadQueue = () => reread(paymentReads);

const paid = { invalidates: paymentReads };

export const useParkPayment = () => useCall(parkPayment, paid);
export const useRecogniseQueue = () => useCall(recogniseQueue, paid);
export const useForgetPayer = () =>
  useCall(forgetPayer, { invalidates: [listLearnedPayers, listQueue] });
