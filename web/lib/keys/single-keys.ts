import { ownKey } from '../own-key.ts';
import { SINGLE_KEYS_PREFIX } from '../storage-keys.ts';
import { createStore } from '../store.ts';

// Told anew to whoever shows the choice; whose it is follows the signed-in user.
const changes = createStore(0);

/** Whether keys without Ctrl are commands for the signed-in user on this device; they are unless he switched them off. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(ownKey(SINGLE_KEYS_PREFIX)) !== 'off';
}

/** The same inside a component. */
export function useSingleKeys(): boolean {
  changes.use();
  return areSingleKeysOn();
}

/** Switches keys without Ctrl on or off, so that speech or a slip of the hand runs nothing (WCAG 2.1.4). */
export function setSingleKeys(on: boolean): void {
  const key = ownKey(SINGLE_KEYS_PREFIX);
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
  changes.set(changes.get() + 1);
}
