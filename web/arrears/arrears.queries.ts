import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAccountRates } from '#contract/money/account-rates.ts';
import {
  getArrearsSettings,
  listForLawyer,
  readDebt,
  updateArrearsSettings,
} from '#contract/money/arrears-interest.ts';
import { browseArrears, readArrearsYear } from '#contract/money/arrears.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** The day in a query; without it the server takes today. */
const onDay = (as_of: string | undefined) => (as_of === undefined ? {} : { as_of });

/** Who owes in the unit at the end of the day. */
export function useArrears(unit_id: number, as_of: string | undefined) {
  return useQuery({
    ...queryFor(browseArrears, { params: { unit_id }, query: onDay(as_of) }),
    placeholderData: keepPreviousData,
  });
}

/** What the report of twelve months is asked with. */
export const arrearsYearOf = (unit_id: number, as_of: string | undefined) => ({
  params: { unit_id },
  query: onDay(as_of),
});

/** What was overdue at the ends of twelve months and at the end of the day. */
export function useArrearsYear(unit_id: number, as_of: string | undefined) {
  return useQuery({
    ...queryFor(readArrearsYear, arrearsYearOf(unit_id, as_of)),
    placeholderData: keepPreviousData,
  });
}

/** One account with its late claims and their interest; a missing one shows the not-found page. */
export function useDebt(
  params: { readonly unit_id: number; readonly ledger_account_id: number },
  as_of: string | undefined,
) {
  return useQuery({
    ...queryFor(readDebt, { params, query: onDay(as_of) }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

/** The rates that the contract of the account has agreed, and those of the law. */
export const useAccountRates = (params: {
  readonly unit_id: number;
  readonly ledger_account_id: number;
}) => useQuery(queryFor(listAccountRates, { params }));

/** All lines of the debts of the accounts, for a lawyer. */
export const useLegalLines = (
  unit_id: number,
  accounts: readonly number[],
  as_of: string | undefined,
) =>
  useQuery(
    queryFor(listForLawyer, {
      params: { unit_id },
      body: { accounts: [...accounts], ...onDay(as_of) },
    }),
  );

/** How the unit charges late payments. */
export const useArrearsSettings = (unit_id: number) =>
  useQuery(queryFor(getArrearsSettings, { params: { unit_id } }));

export const useSaveArrearsSettings = () =>
  useCall(updateArrearsSettings, { invalidates: [getArrearsSettings, readDebt, listForLawyer] });
