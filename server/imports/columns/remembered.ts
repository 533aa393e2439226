import { keyOf } from '#contract/rules/text-key.ts';
import type { Constants } from './read-rows.ts';
import type { Words } from './words.ts';

/** How a former file of the unit was read. */
export interface FormerReading {
  readonly columns: readonly string[];
  readonly mapping: readonly (string | null)[];
  readonly constants: Constants;
  readonly words: Words;
}

/** Headings by which columns are known again; of several alike each by its order. */
function namesOf(columns: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return columns.map((column) => {
    const key = keyOf(column);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return key === '' ? '' : `${key} ${count}`;
  });
}

/** What former files have said of headings, the newest first; null for a column that was not used. */
function knownFields(former: readonly FormerReading[]): Map<string, string | null> {
  const known = new Map<string, string | null>();
  for (const { columns, mapping } of former) {
    namesOf(columns).forEach((name, at) => {
      if (name !== '' && !known.has(name)) known.set(name, mapping[at] ?? null);
    });
  }
  return known;
}

/** The mapping as it was chosen for the same headings before; the guess for new ones. */
export function rememberedMapping(
  columns: readonly string[],
  guessed: readonly (string | null)[],
  former: readonly FormerReading[],
  isMany: (field: string) => boolean,
): (string | null)[] {
  const known = knownFields(former);
  const names = namesOf(columns);
  const taken = new Set<string>();
  const taking = (field: string | null | undefined) => {
    if (field === null || field === undefined || taken.has(field)) return null;
    if (!isMany(field)) taken.add(field);
    return field;
  };
  const chosen = names.map((name) => (known.has(name) ? taking(known.get(name)) : undefined));
  return chosen.map((field, at) => (field === undefined ? taking(guessed[at]) : field));
}

/** Values for all rows as they were given with the newest file that had all these headings. */
export function rememberedConstants(
  columns: readonly string[],
  former: readonly FormerReading[],
): Constants {
  const names = new Set(namesOf(columns));
  const same = former.find((one) => {
    const own = new Set(namesOf(one.columns));
    return own.size === names.size && [...names].every((name) => own.has(name));
  });
  return same?.constants ?? {};
}
