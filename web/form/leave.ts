import { createStore } from '#web/lib/store.ts';

/** Off once the session has ended: nothing may hold the person back, and drafts are kept. */
export const leaveWarnings = createStore(true);

/** Lets the page go without a question, as after an automatic sign-out. */
export function leaveFreely(): void {
  leaveWarnings.set(false);
}
