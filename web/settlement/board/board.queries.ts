import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browseAddresses } from '#contract/addresses.ts';
import { askBoard, listBoardReviews, revokeBoardLink } from '#contract/settlement/board.ts';
import { longListFor } from '#web/lib/long-list.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { queryFor, useCall } from '#web/lib/query.ts';
import { membersOf, type Member } from './members.ts';

/** Who was asked and what he said; read anew whenever it is opened, for it comes from outside. */
export const useReviews = (unit_id: number, settlement_id: number) =>
  useQuery({
    ...queryFor(listBoardReviews, { params: { unit_id, settlement_id } }),
    staleTime: 0,
  });

/** People of the address book who may be asked; nobody where it is closed to the person. */
export function useMembers(unit_id: number): readonly Member[] {
  const isOpen = useIsOpenAddress(paths.Addresses);
  const { data } = useQuery({
    ...longListFor(browseAddresses, { params: { unit_id, show_hidden: '0' } }),
    enabled: isOpen,
  });
  return useMemo(
    () => (data === undefined ? [] : membersOf(data.values, data.resident_ids)),
    [data],
  );
}

const changed = { invalidates: [listBoardReviews] };
export const useAskBoard = () => useCall(askBoard, changed);
export const useRevokeReview = () => useCall(revokeBoardLink, changed);
