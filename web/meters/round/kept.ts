import { z } from 'zod';
import { readingStatus } from '#contract/metering/meter-words.ts';
import { roundKind } from '#contract/metering/reading-round.ts';
import { log } from '#web/lib/log.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { READINGS_PREFIX } from '#web/lib/storage-keys.ts';

// What is typed in a walk stays on the device, one key a line, until the server has accepted it. Two tabs
// write lines of their own, and neither overwrites what the other one has kept.

const typed = {
  /** As it was typed; empty where nobody got in. */
  text: z.string().max(30),
  /** What was found, as far as a walk says it; else as the day has it already. */
  status: readingStatus,
  overflowed: z.boolean(),
  source: z.enum(['entry', 'estimate']),
  estimate_method: z.string().max(200),
  /** What is noted of the meter; null where nothing is said of it, as in lines kept before there were notes. */
  note: z.string().max(1000).nullable().default(null),
};
const typedLine = z.object(typed);
/** What a person has typed of one meter. */
export type TypedLine = z.infer<typeof typedLine>;

const keptLine = z.object({
  ...typed,
  /** The pasport_id of the house. */
  house: z.int(),
  day: z.iso.date(),
  meter_id: z.int(),
  reading_kind: roundKind,
  /** The version of the day's reading that the person saw; null when there was none. */
  seen: z.int().nullable(),
  /** Whether it is to be sent; what is being typed is not yet. */
  isDue: z.boolean(),
  /** What was sent and not answered: meeting it is no conflict with anybody else. */
  sent: z.array(typedLine),
});
/** A line as the device keeps it. */
export type KeptLine = z.infer<typeof keptLine>;

/** Which line of which walk. */
export type LineAt = Pick<KeptLine, 'house' | 'day' | 'meter_id'>;

/** The name of a line among those of its unit. */
export function lineName({ house, day, meter_id }: LineAt): string {
  return `${house}.${day}.${meter_id}`;
}

const prefixOf = (unit_id: number) => `${ownKey(READINGS_PREFIX)}${unit_id}.`;

/** The line of that storage key, when it is one of the unit's and of the signed-in person. */
export function nameIn(unit_id: number, key: string): string | undefined {
  const prefix = prefixOf(unit_id);
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

/** A kept line by its name; undefined for none, and for what is no line. */
export function readKept(unit_id: number, name: string): KeptLine | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefixOf(unit_id) + name) ?? 'null');
    return keptLine.safeParse(stored).data;
  } catch {
    // A forbidden or spoilt storage only means that nothing is kept there.
    return undefined;
  }
}

/** All lines that this person has kept in the unit on this device, by their names. */
export function readAllKept(unit_id: number): ReadonlyMap<string, KeptLine> {
  const names = Object.keys(localStorage).flatMap((key) => nameIn(unit_id, key) ?? []);
  return new Map(
    names.flatMap((name) => {
      const line = readKept(unit_id, name);
      return line === undefined ? [] : [[name, line] as const];
    }),
  );
}

/** Keeps a line; false when the device cannot. */
export function keepLine(unit_id: number, line: KeptLine): boolean {
  try {
    const { text, status, overflowed, source, estimate_method, note, house, day, meter_id } = line;
    const { reading_kind, seen, isDue, sent } = line;
    const told = { text, status, overflowed, source, estimate_method, note, house, day, meter_id };
    const kept: KeptLine = { ...told, reading_kind, seen, isDue, sent };
    localStorage.setItem(prefixOf(unit_id) + lineName(line), JSON.stringify(kept));
    return true;
  } catch (error) {
    log.warn('Odečet nelze uchovat v prohlížeči', error);
    return false;
  }
}

/** Forgets a line: the server has it, or the person does not want it. */
export function dropKept(unit_id: number, at: LineAt): void {
  localStorage.removeItem(prefixOf(unit_id) + lineName(at));
}
