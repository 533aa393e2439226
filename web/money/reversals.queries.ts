import { useQuery } from '@tanstack/react-query';
import { updateBankMovement } from '#contract/money/bank-movements.ts';
import { chooseReversed, listReversals, takeBackReversal } from '#contract/money/bank-reversals.ts';
import { queryFor, useCall } from '#web/lib/query.ts';
import { paymentReads } from './queue.queries.ts';

/** Reversals of banks that undo nothing yet, with payments that each may undo. */
export const useReversals = (unit_id: number) =>
  useQuery(queryFor(listReversals, { params: { unit_id } }));

const decided = { invalidates: paymentReads };

export const useChooseReversed = () => useCall(chooseReversed, decided);
export const useTakeBackReversal = () => useCall(takeBackReversal, decided);
export const useParkReversal = () => useCall(updateBankMovement, decided);
