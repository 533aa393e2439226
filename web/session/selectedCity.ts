import { createStore } from '#web/lib/store.ts';

/** The city by which the lists of a unit are narrowed; 0 for all cities. */
export const selectedCity = createStore(0);
