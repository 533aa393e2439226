import { perPortal } from '#server/per-portal.ts';

/** How this process does, as it tells those who watch over it. */
export const standingOf = perPortal(() => ({
  /** It is about to end: nobody should send it more work. */
  stopping: false,
  /** Its own PostgreSQL has died and is not back yet. */
  databaseDown: false,
  /** Its users are a demo's and people of other computers reach it: the sign-in page warns of it. */
  demoOpen: false,
  /** The password of a demo that only this computer reaches, offered on the sign-in page; empty otherwise. */
  offeredPassword: '',
}));
