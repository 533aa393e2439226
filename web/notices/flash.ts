import { createStore } from '#web/lib/store.ts';

// Specification, section 9: flash message 2000 ms, flash error 2.5 s.
const FLASH_MS = 2000;
const FLASH_ERROR_MS = 2500;

/** The two shared notices (specification, section 3); both texts start empty. */
export const flashes = createStore({ flashMessage: '', flashError: '' });

type Kind = 'flashMessage' | 'flashError';
const timers: Partial<Record<Kind, ReturnType<typeof setTimeout>>> = {};

function show(kind: Kind, text: string, milliseconds: number): void {
  clearTimeout(timers[kind]);
  flashes.set({ ...flashes.get(), [kind]: text });
  timers[kind] = setTimeout(() => flashes.set({ ...flashes.get(), [kind]: '' }), milliseconds);
}

/** Shows a message for 2 seconds, in place of the one before. */
export function flash(text: string): void {
  show('flashMessage', text, FLASH_MS);
}

/** Shows an error for 2.5 seconds, in place of the one before. */
export function flashError(text: string): void {
  show('flashError', text, FLASH_ERROR_MS);
}
