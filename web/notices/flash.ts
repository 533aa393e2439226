import type { ChangeKey } from '#contract/change-key.ts';
import { changeOf } from '#web/lib/changes.ts';
import { createStore } from '#web/lib/store.ts';

// Specification, section 9: flash message 2000 ms, flash error 2.5 s.
const FLASH_MS = 2000;
const FLASH_ERROR_MS = 2500;
/** The way back stands longer than the message: one has to read, decide and reach it. */
const OFFER_MS = 10_000;

/** The two shared notices (specification, section 3); both texts start empty. */
export const flashes = createStore({ flashMessage: '', flashError: '' });

/** A change that may be taken back, as the message told of it. */
export interface UndoOffer {
  readonly change: ChangeKey;
  /** What was told: 'Změny byly uloženy'. */
  readonly told: string;
  /** The change was itself a taking back, so its opposite does the first one again. */
  readonly isRedo: boolean;
}

/** What may be taken back just now, while it is offered. */
export const undoOffer = createStore<UndoOffer | null>(null);

type Kind = 'flashMessage' | 'flashError' | 'offer';
const timers: Partial<Record<Kind, ReturnType<typeof setTimeout>>> = {};

function show(kind: 'flashMessage' | 'flashError', text: string, milliseconds: number): void {
  clearTimeout(timers[kind]);
  flashes.set({ ...flashes.get(), [kind]: text });
  timers[kind] = setTimeout(() => flashes.set({ ...flashes.get(), [kind]: '' }), milliseconds);
}

/** Stops offering to take the last change back. */
export function dropOffer(): void {
  clearTimeout(timers.offer);
  undoOffer.set(null);
}

/** The offer waits as long as the person stands at it, and then its whole time again. */
export function holdOffer(): void {
  clearTimeout(timers.offer);
}

/** The time of the offer begins. */
export function releaseOffer(): void {
  clearTimeout(timers.offer);
  timers.offer = setTimeout(dropOffer, OFFER_MS);
}

function offer(told: string, change: ChangeKey | undefined, isRedo: boolean): void {
  dropOffer();
  if (change === undefined) return;
  undoOffer.set({ change, told, isRedo });
  releaseOffer();
}

/**
 * Shows a message for 2 seconds, in place of the one before. With the answer of the call that made the
 * change, the change may be taken back for a while, where there is a way back.
 */
export function flash(text: string, answer?: unknown): void {
  show('flashMessage', text, FLASH_MS);
  offer(text, changeOf(answer), false);
}

/** The same of a taking back: what it answers may be done again. */
export function flashUndone(text: string, answer: unknown, isRedo: boolean): void {
  show('flashMessage', text, FLASH_MS);
  offer(text, changeOf(answer), isRedo);
}

/** Shows an error for 2.5 seconds, in place of the one before. */
export function flashError(text: string): void {
  show('flashError', text, FLASH_ERROR_MS);
}
