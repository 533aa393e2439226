import { queryOptions, useQuery } from '@tanstack/react-query';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { readCrewDay } from '#contract/fieldwork/crew-day.ts';
import { call } from '#web/lib/call.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { isPassing } from '#web/lib/passing.ts';
import { keyOf } from '#web/lib/query.ts';
import { keepDay, readKeptDay, type CrewDay } from './kept-days.ts';

/** A crew's day as it is shown. */
export interface ShownDay extends CrewDay {
  /** When it was read, of one that the device has kept and the server could not give now; else null. */
  readonly kept_at: string | null;
}

function keptAsShown(crew_id: number, day: string): ShownDay | undefined {
  const kept = readKeptDay(crew_id, day);
  return kept && { ...kept.day, kept_at: kept.at };
}

/** The day, of the server where it answers, else as the device has kept it; today and the next one are kept. */
export function crewDay(crew_id: number, day: string) {
  const params = { crew_id, day };
  return queryOptions<ShownDay>({
    queryKey: keyOf(readCrewDay, { params }),
    queryFn: async ({ signal }) => {
      try {
        const read = await call(readCrewDay, { params, signal });
        const today = todayInPrague();
        if (day === today || day === shiftDays(today, 1)) keepDay(read, today, new Date());
        return { ...read, kept_at: null };
      } catch (error) {
        const kept = isPassing(error) ? keptAsShown(crew_id, day) : undefined;
        if (kept === undefined) throw error;
        return kept;
      }
    },
    // Seen at once, also where the connection is slow.
    placeholderData: () => {
      const kept = readKeptDay(crew_id, day);
      return kept && { ...kept.day, kept_at: null };
    },
  });
}

/** A crew's day; nothing is asked for where no crew is chosen. */
export function useCrewDay(crew_id: number | null, day: string) {
  return useQuery({ ...crewDay(crew_id ?? 0, day), enabled: crew_id !== null });
}
