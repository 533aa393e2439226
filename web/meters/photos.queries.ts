import { useQuery } from '@tanstack/react-query';
import { addReadingPhoto, deleteReadingPhoto, getReadingPhoto } from '#contract/metering/photos.ts';
import { listReadings } from '#contract/metering/readings.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

const changed = { invalidates: [listReadings, listRecordHistory] };

/** A photo; it never changes. */
export function usePhotoOf(unit_id: number, id: number) {
  return useQuery({
    ...queryFor(getReadingPhoto, { params: { unit_id, id } }),
    staleTime: Infinity,
  });
}

export const useAddPhoto = () => useCall(addReadingPhoto, changed);
export const useDeletePhoto = () => useCall(deleteReadingPhoto, changed);
