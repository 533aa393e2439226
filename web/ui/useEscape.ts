import { useEffect, useEffectEvent } from 'react';

// What takes the key for itself: a form asks about its changes, a dialog or an offer of values closes.
const TAKERS = 'form, dialog, [role="dialog"], [role="menu"], [aria-expanded="true"]';

/** Esc leaves what is open, unless something on the way takes the key for itself. */
export function useEscape(leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TAKERS) !== null) return;
    leave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
