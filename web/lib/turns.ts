import { useEffect, useRef } from 'react';

/**
 * Begins a turn and tells whether it is still the last one: what comes to an older one, or to a screen
 * that was left, comes late.
 */
export function useTurns(): () => () => boolean {
  const last = useRef(0);
  useEffect(
    () => () => {
      last.current += 1;
    },
    [],
  );
  return () => {
    last.current += 1;
    const mine = last.current;
    return () => mine === last.current;
  };
}
