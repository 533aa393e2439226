import { INFO_KEY } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';

/** What an automatic logout says (specification, section 4). */
export const AUTOMATIC_LOGOUT = 'Došlo k automatickému odhlášení';

/** What it says when the session has come to its end, in use or not. */
export const SESSION_ENDED =
  'Došlo k automatickému odhlášení: přihlášení má svůj konec, i když portál používáte. Přihlaste se, prosím, znovu.';

/** What is said when looking as another user has ended by itself. */
export const VIEW_ENDED = 'Prohlížení jako jiný uživatel skončilo, jste opět přihlášeni jako vy';

const info = createStore(sessionStorage.getItem(INFO_KEY) ?? '', '');

/** Leaves a message for the page after the reload. */
export function leaveInfo(text: string): void {
  sessionStorage.setItem(INFO_KEY, text);
}

/** Forgets the message; the next page says nothing. */
export function clearInfo(): void {
  sessionStorage.removeItem(INFO_KEY);
  info.set('');
}

/** The message the previous session left; empty when there is none. */
export function useSessionInfo(): string {
  return info.use();
}
