import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseAccounts, readAccount } from '#contract/money/accounts.ts';
import { createClaim, reverseClaim } from '#contract/money/claims.ts';
import {
  claimTheMonth,
  closeMonth,
  getLedgerSettings,
  listMonthRows,
  listMonths,
  readMonth,
  updateLedgerSettings,
} from '#contract/money/months.ts';
import {
  assignPayment,
  createPayment,
  listPayments,
  reversePayment,
} from '#contract/money/payments.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { longListFor, useFirstRows } from '#web/lib/long-list.ts';
import { queryFor, reread, useCall } from '#web/lib/query.ts';
import { paymentReads } from './queue.queries.ts';

/** An account as its calls name it. */
export interface AccountKey {
  readonly unit_id: number;
  readonly ledger_account_id: number;
}

/** The day in a query; without it the server takes today. */
const onDay = (as_of: string | undefined) => (as_of === undefined ? {} : { as_of });

/**
 * Accounts of the unit at the end of the day, or those of which a month was claimed; of many the first ones while
 * the whole is on its way.
 */
export function useAccounts(unit_id: number, as_of?: string, claimed_for?: string) {
  const query = { ...onDay(as_of), ...(claimed_for === undefined ? {} : { claimed_for }) };
  const input = { params: { unit_id }, query };
  const list = useQuery({
    ...longListFor(browseAccounts, input),
    placeholderData: keepPreviousData,
  });
  return { ...list, first: useFirstRows(browseAccounts, input, list) };
}

/** One account with its lines; a missing one shows the not-found page. */
export function useAccount(params: AccountKey, as_of: string | undefined) {
  return useQuery({
    ...queryFor(readAccount, { params, query: onDay(as_of) }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

/** The same within a form, which goes on without it. */
export const useAccountWithin = (params: AccountKey) =>
  useQuery(queryFor(readAccount, { params, query: {} }));

/** Months of the unit that were claimed or closed, the newest first. */
export const useMonths = (unit_id: number) =>
  useQuery(queryFor(listMonths, { params: { unit_id } }));

/** A month with what a run would write of it now. */
export const useMonth = (unit_id: number, month: string) =>
  useQuery(queryFor(readMonth, { params: { unit_id, month } }));

/** All that is prescribed for a month or claimed for it. */
export const useMonthRows = (unit_id: number, month: string) =>
  useQuery(queryFor(listMonthRows, { params: { unit_id, month } }));

/** On which day of a month claims of the unit are due. */
export const useLedgerSettings = (unit_id: number) =>
  useQuery(queryFor(getLedgerSettings, { params: { unit_id } }));

/** Payments received on the days, the newest first, likewise. */
export function usePayments(unit_id: number, query: { from: string; to: string }) {
  const input = { params: { unit_id }, query };
  const list = useQuery({
    ...longListFor(listPayments, input),
    placeholderData: keepPreviousData,
  });
  return { ...list, first: useFirstRows(listPayments, input, list) };
}

const ofAccounts: readonly Endpoint[] = [browseAccounts, readAccount];
const ofMonths: readonly Endpoint[] = [listMonths, readMonth, listMonthRows];
const claimed = { invalidates: [...ofAccounts, ...ofMonths] };
const paid = { invalidates: paymentReads };

/** Reads months anew, where another one has claimed meanwhile. */
export const rereadMonths = () => reread(ofMonths);

export const useCreateClaim = () => useCall(createClaim, claimed);
export const useReverseClaim = () => useCall(reverseClaim, claimed);
export const useClaimMonth = () => useCall(claimTheMonth, claimed);
export const useCloseMonth = () => useCall(closeMonth, claimed);
export const useSaveSettings = () =>
  useCall(updateLedgerSettings, { invalidates: [getLedgerSettings, ...ofMonths] });
export const useCreatePayment = () => useCall(createPayment, paid);
export const useAssignPayment = () => useCall(assignPayment, paid);
export const useReversePayment = () => useCall(reversePayment, paid);
