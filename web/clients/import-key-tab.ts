import { createStore } from '#web/lib/store.ts';

/** The person has closed the tab of the import key; it stays closed until it is asked for. */
export const isImportKeyClosed = createStore(false);
