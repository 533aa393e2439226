import { useState } from 'react';

/** Whether the keyboard is in the rows of a table; outlasts rows that are read again. */
export interface Held {
  readonly isHeld: () => boolean;
  readonly hold: () => void;
  readonly release: () => void;
}

function holding(): Held {
  let isHeld = false;
  return {
    isHeld: () => isHeld,
    hold: () => void (isHeld = true),
    release: () => void (isHeld = false),
  };
}

/** Remembers, without drawing anything anew, whether the keyboard is in the rows. */
export function useHeld(): Held {
  const [held] = useState(holding);
  return held;
}
