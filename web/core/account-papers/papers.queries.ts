import { useQuery } from '@tanstack/react-query';
import {
  createAccountLink,
  listAccountLinks,
  revokeAccountLink,
} from '#contract/money/account-links.ts';
import {
  getPaperSettings,
  listAccountsOf,
  printAccount,
  printAccounts,
  readAccountPayment,
  updatePaperSettings,
} from '#contract/money/account-papers.ts';
import {
  issueConfirmation,
  listConfirmations,
  previewConfirmation,
  printConfirmation,
  revokeConfirmation,
} from '#contract/money/debt-confirmations.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** An account as its calls name it. */
export interface AccountKey {
  readonly unit_id: number;
  readonly ledger_account_id: number;
}

/** What is to be paid of the account at the end of the day, today without one. */
export function useAccountPayment(params: AccountKey, as_of: string | undefined) {
  const query = as_of === undefined ? {} : { as_of };
  return useQuery(queryFor(readAccountPayment, { params, query }));
}

/** Accounts of a person or of a space. */
export const useAccountsOf = (
  unit_id: number,
  query: { address_id: number } | { pasport_id: number },
) => useQuery(queryFor(listAccountsOf, { params: { unit_id }, query }));

export const usePaperSettings = (unit_id: number) =>
  useQuery(queryFor(getPaperSettings, { params: { unit_id } }));
export const useSavePaperSettings = () =>
  useCall(updatePaperSettings, { invalidates: [getPaperSettings, readAccountPayment] });

export const usePrintAccount = () => useCall(printAccount);
export const usePrintAccounts = () => useCall(printAccounts);

export const useLinks = (params: AccountKey) => useQuery(queryFor(listAccountLinks, { params }));
const ofLinks = { invalidates: [listAccountLinks] };
export const useMakeLink = () => useCall(createAccountLink, ofLinks);
export const useRevokeLink = () => useCall(revokeAccountLink, ofLinks);

/** Confirmations of the unit, the newest first. */
export const useConfirmations = (unit_id: number) =>
  useQuery(queryFor(listConfirmations, { params: { unit_id } }));
const ofConfirmations = { invalidates: [listConfirmations] };
export const useIssue = () => useCall(issueConfirmation, ofConfirmations);
export const useRevokeConfirmation = () => useCall(revokeConfirmation, ofConfirmations);
export const usePrintConfirmation = () => useCall(printConfirmation);

/** What a confirmation would say; of a day or a year that cannot be it is not asked. */
export const usePreview = (
  params: AccountKey,
  { as_of, unsettled_since }: { readonly as_of: unknown; readonly unsettled_since: unknown },
) => {
  const read = previewConfirmation.query.safeParse({ as_of, unsettled_since });
  const query = read.data ?? { as_of: '2000-01-01', unsettled_since: 2000 };
  return useQuery({ ...queryFor(previewConfirmation, { params, query }), enabled: read.success });
};
