import { createStore } from '#web/lib/store.ts';

/** Whether the help stands beside the screen. It stays there while one goes from screen to screen. */
export const helpPanel = createStore(false);
