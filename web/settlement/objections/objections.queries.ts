import { useQuery } from '@tanstack/react-query';
import { addObjection, answerObjection, listObjections } from '#contract/settlement/objections.ts';
import { browseSettlements, getSettlement } from '#contract/settlement/settlements.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

const changed = { invalidates: [listObjections, getSettlement, browseSettlements] };

/** Objections to the settlement; read anew whenever they are opened, for they come from outside. */
export const useObjections = (unit_id: number, settlement_id: number) =>
  useQuery({
    ...queryFor(listObjections, { params: { unit_id, settlement_id } }),
    staleTime: 0,
  });

export const useAddObjection = () => useCall(addObjection, changed);
export const useAnswerObjection = () => useCall(answerObjection, changed);
