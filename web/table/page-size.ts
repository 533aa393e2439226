import { createStore } from '#web/lib/store.ts';

/** Rows per page to choose from (specification, section 9). */
export const PAGE_SIZES = [25, 50, 100] as const;

/** Rows per page a table starts with; the user's settings may change it. */
export const defaultPageSize = createStore<number>(PAGE_SIZES[0]);
