import { createStore } from './store.ts';

/** Name of the active unit, for heads of printed pages and names of exported files; the portal keeps it. */
export const workedUnit = createStore('');

/** Its id, for links that lead to its records; undefined without one. */
export const workedUnitId = createStore<number | undefined>(undefined);
