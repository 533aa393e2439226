import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browseAccounts } from '#contract/money/accounts.ts';
import { listBankAccounts } from '#contract/money/bank-accounts.ts';
import { forgetBankMapping } from '#contract/money/bank-mappings.ts';
import {
  bookBankMovements,
  listBankMovements,
  updateBankMovement,
  type MovementFilter,
} from '#contract/money/bank-movements.ts';
import { listReversals, takeBackReversal } from '#contract/money/bank-reversals.ts';
import {
  acceptBankFile,
  deleteBankStatement,
  listBankStatements,
  previewBankFile,
} from '#contract/money/bank-statements.ts';
import { joinRefund, listOfferedRefunds, takeBackRefund } from '#contract/money/refund-meetings.ts';
import { listRefunds, readRefund } from '#contract/money/refunds.ts';
import { joinLump, listLumpPeriods, takeBackLump } from '#contract/money/sipo-lumps.ts';
import { listQueue } from '#contract/money/payment-queue.ts';
import { listPayments } from '#contract/money/payments.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Everything in which a change of an account, a statement or a movement is seen. */
export const bankReads = [
  listPayments,
  listQueue,
  browseAccounts,
  listBankAccounts,
  listBankStatements,
  listBankMovements,
  listReversals,
  listLumpPeriods,
  listOfferedRefunds,
  listRefunds,
  readRefund,
  listRecordHistory,
];

/** Accounts of the unit, hidden ones too. */
export function useAccounts(unit_id: number) {
  return useQuery(queryFor(listBankAccounts, { params: { unit_id } }));
}

/** Statements of all accounts, newest first. */
export function useStatements(unit_id: number) {
  return useQuery(queryFor(listBankStatements, { params: { unit_id } }));
}

/** Which movements are read. */
interface Asked {
  readonly unit_id: number;
  readonly filter: MovementFilter;
  readonly account?: number | undefined;
  readonly statement?: number | undefined;
}

/** Movements by a filter with the counts of all filters; those before stay until the new ones come. */
export function useMovements({ unit_id, filter, account, statement }: Asked) {
  const query = {
    filter,
    ...(account === undefined ? {} : { bank_account_id: String(account) }),
    ...(statement === undefined ? {} : { bank_statement_id: String(statement) }),
  };
  return useQuery({
    ...queryFor(listBankMovements, { params: { unit_id }, query }),
    placeholderData: keepPreviousData,
  });
}

export const useJoinLump = () => useCall(joinLump, { invalidates: bankReads });
export const useTakeBackLump = () => useCall(takeBackLump, { invalidates: bankReads });
/** Orders of refunds that the movement may pay. */
export const useOfferedRefunds = (
  params: { readonly unit_id: number; readonly bank_movement_id: number },
  enabled: boolean,
) => useQuery({ ...queryFor(listOfferedRefunds, { params }), enabled });
export const useJoinRefund = () => useCall(joinRefund, { invalidates: bankReads });
export const useTakeBackRefund = () => useCall(takeBackRefund, { invalidates: bankReads });
export const usePreview = () => useCall(previewBankFile);
export const useAcceptance = () => useCall(acceptBankFile, { invalidates: bankReads });
export const useForgetMapping = () => useCall(forgetBankMapping);
export const useDropStatement = () => useCall(deleteBankStatement, { invalidates: bankReads });
export const useBookMovements = () => useCall(bookBankMovements, { invalidates: bankReads });
export const useTakeBackReversal = () => useCall(takeBackReversal, { invalidates: bankReads });
export const useDecideMovement = () => useCall(updateBankMovement, { invalidates: bankReads });
