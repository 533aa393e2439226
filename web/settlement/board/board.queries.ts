import { useQuery } from '@tanstack/react-query';
import { askBoard, listBoardReviews, revokeBoardLink } from '#contract/settlement/board.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Who was asked and what he said; read anew whenever it is opened, for it comes from outside. */
export const useReviews = (unit_id: number, settlement_id: number) =>
  useQuery({
    ...queryFor(listBoardReviews, { params: { unit_id, settlement_id } }),
    staleTime: 0,
  });

const changed = { invalidates: [listBoardReviews] };
export const useAskBoard = () => useCall(askBoard, changed);
export const useRevokeReview = () => useCall(revokeBoardLink, changed);
