import { useSyncExternalStore } from 'react';

/** How long one has to wait before another letter; the server sends no more than one a minute either. */
const COOL_DOWN_SECONDS = 60;

const PREFIX = 'kastelan.letter-sent.';
const listeners = new Set<() => void>();

/** Seconds to wait before a letter of this name may be asked for again; 0 when it may be. */
export function coolDownLeft(name: string): number {
  const sent = Number(sessionStorage.getItem(PREFIX + name) ?? 0);
  const left = COOL_DOWN_SECONDS - Math.floor((Date.now() - sent) / 1000);
  return Math.max(0, Math.min(left, COOL_DOWN_SECONDS));
}

/** A letter of this name has just been asked for; a reload of the page does not end the waiting. */
export function startCoolDown(name: string): void {
  sessionStorage.setItem(PREFIX + name, String(Date.now()));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, 1000);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
  };
}

/** The same for a component, counting down. */
export function useCoolDown(name: string): number {
  return useSyncExternalStore(subscribe, () => coolDownLeft(name));
}
