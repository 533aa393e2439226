import { z } from 'zod';
import { readCrewDay } from '#contract/fieldwork/crew-day.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { log } from '#web/lib/log.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { CREW_DAYS_PREFIX } from '#web/lib/storage-keys.ts';

// A crew's day stays on the device for places without a connection: today's and the next one. Signing out
// clears it, as it names people.

export type CrewDay = ResultOf<typeof readCrewDay>;

const keptDay = z.object({
  /** When it was read. */
  at: z.iso.datetime(),
  day: readCrewDay.result,
});
export type KeptDay = z.infer<typeof keptDay>;

const keyOf = (crew_id: number, day: string) => `${ownKey(CREW_DAYS_PREFIX)}${day}.${crew_id}`;

/** Forgets days that have passed, and those of anybody else. */
function dropOld(today: string): void {
  const own = ownKey(CREW_DAYS_PREFIX);
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(CREW_DAYS_PREFIX)) continue;
    if (!key.startsWith(own) || key.slice(own.length, own.length + 10) < today)
      localStorage.removeItem(key);
  }
}

/** Keeps a day as it was read just now. */
export function keepDay(day: CrewDay, today: string, at: Date): void {
  dropOld(today);
  try {
    const kept: KeptDay = { at: at.toISOString(), day };
    localStorage.setItem(keyOf(day.crew_id, day.day), JSON.stringify(kept));
  } catch (error) {
    log.warn('Den čety nelze v zařízení uchovat', error);
  }
}

/** A kept day of a crew; undefined where there is none. */
export function readKeptDay(crew_id: number, day: string): KeptDay | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(crew_id, day)) ?? 'null');
    return keptDay.safeParse(kept).data;
  } catch {
    // A forbidden or spoilt storage only means that nothing is kept there.
    return undefined;
  }
}
