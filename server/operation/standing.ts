import { perPortal } from '#server/per-portal.ts';

/** Whether this process is about to end: then nobody should send it more work. */
export const standingOf = perPortal(() => ({ stopping: false }));
