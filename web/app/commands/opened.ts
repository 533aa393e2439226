import { createStore } from '#web/lib/store.ts';

/** Dialogs of the shell that commands open. */
export type OpenedDialog = 'search' | 'keys' | 'unit';

/** The one that is open. */
export const openedDialog = createStore<OpenedDialog | null>(null);

/** Closes whichever is open. */
export function closeDialog(): void {
  openedDialog.set(null);
}
