import { ownKey } from '#web/lib/own-key.ts';
import { UNFOLDED_PREFIX } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';

// Told anew to whoever shows it; whose it is follows the signed-in user.
const changes = createStore(0);

/** Whether the signed-in user has unfolded summaries of such records on this device. */
function isUnfolded(kind: string): boolean {
  return localStorage.getItem(ownKey(UNFOLDED_PREFIX, kind)) !== null;
}

/** The same inside a component; one without a kind does not fold. */
export function useUnfolded(kind: string | undefined): boolean {
  changes.use();
  return kind === undefined || isUnfolded(kind);
}

/** Unfolds or folds summaries of such records; they stay so for the next one too. */
export function turnUnfolded(kind: string): void {
  const key = ownKey(UNFOLDED_PREFIX, kind);
  if (isUnfolded(kind)) localStorage.removeItem(key);
  else localStorage.setItem(key, 'on');
  changes.set(changes.get() + 1);
}
