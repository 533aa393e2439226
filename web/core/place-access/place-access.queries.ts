import { useQuery } from '@tanstack/react-query';
import {
  printPlaceAccess,
  readPlaceAccess,
  type VisitNotice,
} from '#contract/fieldwork/visit-notices.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';
import { queryFor, useCall } from '#web/lib/query.ts';
import { flashError } from '#web/notices/flash.ts';

/** A house or a space of a unit. */
export interface PlaceKey {
  readonly unit_id: number;
  readonly pasport_id: number;
}

/** Mails leave in the background: what became of them is read again. */
const REREAD_MS = 5000;

const isOnItsWay = ({ state }: VisitNotice) => state === 'waiting' || state === 'failing';

/** How access to the place was asked for and how it came out; nothing is asked without a place. */
export function usePlaceAccess(unit_id: number, pasport_id: number | null) {
  const params = { unit_id, pasport_id: pasport_id ?? 0 };
  return useQuery({
    ...queryFor(readPlaceAccess, { params }),
    enabled: pasport_id !== null,
    refetchInterval: ({ state }) =>
      state.data?.visits.some(({ notices }) => notices.some(isOnItsWay)) === true
        ? REREAD_MS
        : false,
  });
}

/** Saves the same as a file. */
export function usePrintAccess() {
  const { mutate, isPending } = useCall(printPlaceAccess);
  const print = (params: PlaceKey) =>
    mutate(
      { params },
      {
        onSuccess: ({ file_name, content_type, content_base64 }) =>
          download(
            fileName(file_name),
            new Blob([bytesOf(content_base64)], { type: content_type }),
          ),
        onError: (fault) => flashError(userMessage(fault)),
      },
    );
  return { print, isPending };
}
