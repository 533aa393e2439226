import { FINDS_PREFIX } from '#web/lib/storage-keys.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { selectedCity } from '#web/session/selectedCity.ts';
import { noChoice } from '#web/table/column-choice.ts';
import { keepColumns, tablesWithChoices } from '#web/table/stored-columns.ts';

/** What this browser remembers of how the user likes his lists. */
export interface Remembered {
  /** Tables in which columns were chosen. */
  readonly tables: number;
  /** The city by which lists of the unit are narrowed. */
  readonly cities: number;
  /** Whether the search remembers what was found. */
  readonly finds: number;
}

/** What is remembered now. */
export function remembered(): Remembered {
  return {
    tables: tablesWithChoices().length,
    cities: selectedCity.get() === 0 ? 0 : 1,
    finds: sessionStorage.getItem(ownKey(FINDS_PREFIX)) === null ? 0 : 1,
  };
}

/** Forgets all of it; open lists show all columns and all rows at once. */
export function forgetRemembered(): void {
  for (const id of tablesWithChoices()) keepColumns(id, noChoice);
  selectedCity.set(0);
  sessionStorage.removeItem(ownKey(FINDS_PREFIX));
}
