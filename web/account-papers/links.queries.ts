import { useQuery } from '@tanstack/react-query';
import {
  createConfirmationLink,
  listConfirmationLinks,
  revokeConfirmationLink,
} from '#contract/money/confirmation-links.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Links to a confirmation of debts, the newest first. */
export const useConfirmationLinks = (params: {
  readonly unit_id: number;
  readonly debt_confirmation_id: number;
}) => useQuery(queryFor(listConfirmationLinks, { params }));

const ofLinks = { invalidates: [listConfirmationLinks] };
export const useMakeConfirmationLink = () => useCall(createConfirmationLink, ofLinks);
export const useRevokeConfirmationLink = () => useCall(revokeConfirmationLink, ofLinks);
