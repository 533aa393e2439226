import { useQuery } from '@tanstack/react-query';
import { computeLateDebts, computeLateInterest } from '#contract/late-interest.ts';
import {
  convertCurrency,
  fetchRates,
  listExchangeRates,
  listPolicyRates,
  listRateSources,
} from '#contract/rates.ts';
import type { PolicyKind, RateSource } from '#contract/rates.ts';
import { commonStatistics } from '#contract/statistics.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** The history of the repo or the discount rate. */
export function usePolicyRates(kind: PolicyKind) {
  return useQuery(queryFor(listPolicyRates, { params: { kind } }));
}

interface ExchangeInput {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly currency_code?: string | undefined;
}

/** Rates of exchange in a range of days. */
export function useExchangeRates(query: ExchangeInput) {
  return useQuery(queryFor(listExchangeRates, { query }));
}

/** How old the bank's data are. */
export function useRateSources() {
  return useQuery(queryFor(listRateSources));
}

/** How old the data of one of the bank's files are. */
export function useRateSource(source: RateSource) {
  return useRateSources().data?.values.find((state) => state.source === source);
}

const computed = [computeLateInterest, convertCurrency];
const ofAll = [listRateSources, commonStatistics, ...computed];
/** What a change of the bank's rate may be seen in. */
export const policyReads = [listPolicyRates, ...ofAll];
/** What a change of a rate of exchange may be seen in. */
export const exchangeReads = [listExchangeRates, ...ofAll];

/** Reads one of the bank's files now. */
export function useFetchRates() {
  return useCall(fetchRates, { invalidates: [listPolicyRates, ...exchangeReads] });
}

interface DebtInput {
  readonly amount: string;
  readonly due: string;
  readonly paid: string | undefined;
}

/** Statutory interest on a debt in crowns; asked once the debt is whole. */
export function useLateInterest(debt: DebtInput | null) {
  const principal = String(Math.round(Number(debt?.amount ?? 0) * 100));
  const query = { principal, due_day: debt?.due ?? '', paid_day: debt?.paid };
  return useQuery({ ...queryFor(computeLateInterest, { query }), enabled: debt !== null });
}

/** Statutory interest on several debts paid in parts. */
export function useLateDebts() {
  return useCall(computeLateDebts);
}

interface MoneyInput {
  readonly amount: string;
  readonly currency_code: string;
  readonly day: string;
}

/** An amount by the rate of a day; asked once it is whole. */
export function useConverted(money: MoneyInput | null) {
  const query = money ?? { amount: '0', currency_code: 'EUR', day: '' };
  return useQuery({ ...queryFor(convertCurrency, { query }), enabled: money !== null });
}
