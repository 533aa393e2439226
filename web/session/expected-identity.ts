import { createStore } from '#web/lib/store.ts';

/** Who is about to sign in, when a screen before has said so; empty when nobody knows. */
export const expectedIdentity = createStore('');
