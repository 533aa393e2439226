import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listRecordHistory } from '#contract/record-history.ts';
import {
  deleteSipoAnswer,
  getSipoAnswer,
  listSipoAnswers,
  uploadSipoAnswer,
} from '#contract/sipo/answers.ts';
import {
  createSipoHandOver,
  deleteSipoHandOver,
  getSipoFiles,
  getSipoHandOver,
  listSipoHandOvers,
} from '#contract/sipo/hand-overs.ts';
import { getSipoRegister } from '#contract/sipo/register.ts';
import { getSipoSettings, updateSipoSettings } from '#contract/sipo/settings.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';

/** Payers and changes of a period; read anew each time, because addresses and advances change elsewhere. */
export function useRegister(unit_id: number, period: string | undefined) {
  const query = period === undefined ? {} : { period };
  return useLoad({
    ...queryFor(getSipoRegister, { params: { unit_id }, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What the unit has agreed with the post. */
export function useSipoSettings(unit_id: number) {
  return useQuery(queryFor(getSipoSettings, { params: { unit_id } }));
}

export function useSaveSettings() {
  return useCall(updateSipoSettings, {
    invalidates: [getSipoSettings, getSipoRegister, listRecordHistory],
  });
}

/** Hand-overs of the unit, newest first. */
export function useHandOvers(unit_id: number) {
  return useQuery(queryFor(listSipoHandOvers, { params: { unit_id } }));
}

/** One hand-over with its lines and files. */
export function useHandOver(unit_id: number, sipo_hand_over_id: number) {
  return useQuery(queryFor(getSipoHandOver, { params: { unit_id, sipo_hand_over_id } }));
}

const handed = { invalidates: [listSipoHandOvers, getSipoRegister] };

/** A refused hand-over means that the list on the screen is not what there is. */
export function readRegisterAnew(): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(getSipoRegister) });
}

/** Both files of what is on the screen, before it is handed over. */
export function useFiles() {
  return useCall(getSipoFiles);
}

export function useCreateHandOver() {
  return useCall(createSipoHandOver, handed);
}

export function useTakeBack() {
  return useCall(deleteSipoHandOver, handed);
}

/** Files of the post, newest first. */
export function useAnswers(unit_id: number) {
  return useQuery(queryFor(listSipoAnswers, { params: { unit_id } }));
}

/** One file of the post against its hand-over. */
export function useAnswer(unit_id: number, sipo_answer_id: number) {
  return useQuery(queryFor(getSipoAnswer, { params: { unit_id, sipo_answer_id } }));
}

const answered = {
  invalidates: [listSipoAnswers, getSipoAnswer, listSipoHandOvers, getSipoRegister],
};

export function useUploadAnswer() {
  return useCall(uploadSipoAnswer, answered);
}

export function useDeleteAnswer() {
  return useCall(deleteSipoAnswer, answered);
}
