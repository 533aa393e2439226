import { useQuery } from '@tanstack/react-query';
import {
  listSheetMails,
  previewSheetMails,
  sendSheetMails,
} from '#contract/money/prescription-mails.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Mails leave in the background: what became of them is read again. */
const REREAD_MS = 5000;

/** Which sheets as of which day. */
export interface ChosenSheets {
  readonly as_of: string;
  readonly pasport_ids: number[];
}

/** Who would get the sheets by mail. */
export const useMailPreview = (unit_id: number, body: ChosenSheets) =>
  useQuery(queryFor(previewSheetMails, { params: { unit_id }, body }));

/** Sheets that were sent, of the unit or of one space. */
export const useSheetMails = (unit_id: number, pasport_id?: number) =>
  useQuery({
    ...queryFor(listSheetMails, {
      params: { unit_id },
      query: pasport_id === undefined ? {} : { pasport_id },
    }),
    refetchInterval: REREAD_MS,
  });

export const useSendSheets = () =>
  useCall(sendSheetMails, { invalidates: [listSheetMails, previewSheetMails] });
