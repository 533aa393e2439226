import { UNIT_KEY } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';

function remembered(): number | null {
  const stored = Number(sessionStorage.getItem(UNIT_KEY));
  return Number.isInteger(stored) && stored > 0 ? stored : null;
}

/** Id of the unit this tab works with; null until one has been chosen. */
export const chosenUnitId = createStore<number | null>(remembered());
