import { useEffect, useRef } from 'react';

/** The button that Enter presses: it gets the focus once it is drawn. */
export function useFirstFocus() {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A dialog that has just closed gives the focus back first.
    const frame = requestAnimationFrame(() => {
      if (document.querySelector('[role="dialog"]') === null) first.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return first;
}
