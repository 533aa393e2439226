import { bring, PartLost } from '#web/lib/bring.ts';
import { log } from '#web/lib/log.ts';
import { isSingle, keepsKeys, keyOf } from '#web/lib/keys/pressed-key.ts';
import { areSingleKeysOn } from '#web/lib/keys/single-keys.ts';
import { flashError } from '#web/notices/flash.ts';
import { currentSession } from '#web/session/session.ts';
import { isOffered } from '../undo/taking-back.ts';
import { typedBefore } from './EarlySearch.tsx';
import { openedDialog } from './opened.ts';

/** Keys that the browser would take itself if it were not told at once. */
const UNDO = 'Ctrl+z';
const SEARCH = 'Ctrl+k';
const TAKEN = [SEARCH, '/', '?', UNDO];

/** The key of an event, unless it is somebody else's or the user wants no such keys. */
function ownKeyOf(event: KeyboardEvent): string | undefined {
  const key = event.defaultPrevented || currentSession() === null ? undefined : keyOf(event);
  // What was written is taken back by the field itself.
  if (key === UNDO && (keepsKeys(event.target) || !isOffered())) return undefined;
  if (key === undefined || !isSingle(key)) return key;
  return areSingleKeysOn() && !keepsKeys(event.target) ? key : undefined;
}

/** Runs commands by their keys, wherever in the portal; the commands are fetched with the first such key. */
export function watchKeys(go: (href: string) => void): () => void {
  let loading: Promise<typeof import('./run-keys.ts')> | undefined;
  const listen = async (event: KeyboardEvent): Promise<void> => {
    const key = ownKeyOf(event);
    if (key === undefined) return;
    if (TAKEN.includes(key)) event.preventDefault();
    // What is typed next is for its field, however long the commands are on their way.
    if (key === SEARCH) return openedDialog.set('search');
    const at = event.timeStamp;
    // One promise for all: a key pressed while it waits must come after the one before.
    loading ??= bring(() => import('./run-keys.ts'));
    (await loading).takeKey(key, at, go);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    listen(event).catch((error: unknown) => {
      loading = undefined;
      if (error instanceof PartLost) flashError(error.message);
      else log.error(error);
    });
  };
  if (currentSession() !== null && typedBefore() !== null) openedDialog.set('search');
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
