import { useEffect, useEffectEvent } from 'react';

// What takes the key for itself: a form asks about its changes, a dialog or an offer of values closes.
const TAKERS = 'form, dialog, [role="dialog"], [role="menu"], [aria-expanded="true"]';

/** Esc leaves what is open, unless something on the way takes the key for itself. */
export function useEscape(leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent, isInDialog: boolean) => {
    if (isInDialog || event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TAKERS) !== null) return;
    leave();
  });
  useEffect(() => {
    // An open dialog closes by the key before it comes here, wherever the focus has gone meanwhile.
    let isInDialog = false;
    const look = () => {
      isInDialog = document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
    };
    const listen = (event: KeyboardEvent) => onKey(event, isInDialog);
    window.addEventListener('keydown', look, true);
    document.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', look, true);
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
