import { useQuery } from '@tanstack/react-query';
import { listBankAccounts } from '#contract/money/bank-accounts.ts';
import {
  browseOverpayments,
  cancelRefund,
  createRefund,
  downloadRefund,
  listRefunds,
  payRefund,
  readRefund,
} from '#contract/money/refunds.ts';
import { queryFor, reread, useCall } from '#web/lib/query.ts';
import { paymentReads } from '../queue.queries.ts';

const reads = [browseOverpayments, listRefunds, readRefund];
/** Also of payments that belong to nobody: whether they wait. */
const changed = { invalidates: [...reads, ...paymentReads] };

/** Accounts that are over today. */
export const useOverpayments = (unit_id: number) =>
  useQuery(queryFor(browseOverpayments, { params: { unit_id } }));

export const useBatches = (unit_id: number) =>
  useQuery(queryFor(listRefunds, { params: { unit_id } }));

export const useBatch = (unit_id: number, refund_batch_id: number) =>
  useQuery(queryFor(readRefund, { params: { unit_id, refund_batch_id } }));

/** Accounts of the unit from which a batch may be paid. */
export const usePayingAccounts = (unit_id: number) =>
  useQuery(queryFor(listBankAccounts, { params: { unit_id } }));

/** Reads everything anew, where somebody else was faster. */
export const rereadRefunds = () => reread(changed.invalidates);

export const useCreateBatch = () => useCall(createRefund, changed);
export const useBatchFile = () => useCall(downloadRefund, changed);
export const useCancelBatch = () => useCall(cancelRefund, changed);
export const usePayBatch = () => useCall(payRefund, changed);
