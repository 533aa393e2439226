import { createStore } from '#web/lib/store.ts';

/** Whether the person at the screen is a system admin, who sees errors in detail (specification, section 8). */
export const sysAdminWatches = createStore(false);
