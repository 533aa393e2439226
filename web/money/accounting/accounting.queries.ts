import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  listAccountingCodes,
  saveAccountingCode,
  type CodeKind,
} from '#contract/money/accounting-codes.ts';
import {
  exportToPohoda,
  listAccountingLines,
  readAccountingMonth,
} from '#contract/money/accounting.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

const reads = [readAccountingMonth, listAccountingLines];

/** The month as the bookkeeping takes it over. */
export function useAccountingMonth(unit_id: number, month: string) {
  return useQuery({
    ...queryFor(readAccountingMonth, { params: { unit_id, month } }),
    placeholderData: keepPreviousData,
  });
}

/** What one total of the month counts. */
export function useLines(
  params: { readonly unit_id: number; readonly month: string },
  query: { kind: CodeKind; name: string },
) {
  return useQuery(queryFor(listAccountingLines, { params, query }));
}

/** Codes of the unit, and what has none. */
export const useCodes = (unit_id: number) =>
  useQuery(queryFor(listAccountingCodes, { params: { unit_id } }));

export const useSaveCode = () =>
  useCall(saveAccountingCode, { invalidates: [listAccountingCodes, ...reads] });
export const usePohoda = () => useCall(exportToPohoda, { invalidates: reads });
