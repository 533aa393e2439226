import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { readRoundRecord } from '#contract/fieldwork/rounds.ts';
import { browseVisitPlaces } from '#contract/fieldwork/visit-places.ts';
import {
  deleteVisitNotice,
  mailVisitNotices,
  previewVisitNotices,
  readPlaceAccess,
  recordVisitNotices,
  saveVisitNotice,
} from '#contract/fieldwork/visit-notices.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { listTasks } from '#contract/tasks.ts';
import { queryFor, reread, useCall } from '#web/lib/query.ts';

/** Everything in which it is seen who was told. */
const noticeReads: readonly Endpoint[] = [
  readPlaceAccess,
  readRoundRecord,
  readWorkCalendar,
  browseVisitPlaces,
];
const changed = { invalidates: noticeReads };

type Mailed = z.input<typeof mailVisitNotices.body>;

/** Who would be told of visits of a round by mail; asked once it is known what he would read. */
export const useNoticePreview = (
  params: { readonly unit_id: number; readonly round_id: number },
  { body, isKnown }: { readonly body: Mailed; readonly isKnown: boolean },
) =>
  useQuery({
    ...queryFor(previewVisitNotices, { params, body }),
    placeholderData: keepPreviousData,
    enabled: isKnown,
  });

/** Mails are written by a task: who was told is read again after so many milliseconds. */
const REREAD_MS = [1000, 3000, 8000, 20_000];

export const useMailNotices = () =>
  useCall(mailVisitNotices, {
    invalidates: [previewVisitNotices, listTasks],
    onSuccess: () => {
      for (const ms of REREAD_MS) setTimeout(() => reread(noticeReads), ms);
    },
  });
export const useRecordNotices = () => useCall(recordVisitNotices, changed);
export const useSaveNotice = () =>
  useCall(saveVisitNotice, { invalidates: [...noticeReads, listRecordHistory] });
export const useDeleteNotice = () => useCall(deleteVisitNotice, changed);
