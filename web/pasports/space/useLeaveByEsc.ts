import { useEffect, useEffectEvent } from 'react';

// What answers to Esc by itself: fields, forms, dialogs and open menus.
const BUSY =
  'form, input, select, textarea, dialog, [role="dialog"], [role="menu"], [aria-expanded="true"]';

/** Leaves what is open by Esc, unless the key belongs to something inside it. */
export function useLeaveByEsc(leave: () => void): void {
  const onKeyDown = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isFree = !(target instanceof Element) || target.closest(BUSY) === null;
    if (key === 'Escape' && isFree) leave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Ahead of the others: a menu that the key closes must still be seen open.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
