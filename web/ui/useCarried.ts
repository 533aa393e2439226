import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * A part that keeps what is open in it while its place on the screen changes: `part` is drawn once, and stands
 * wherever `place` is the reference of an element.
 */
export function useCarried(content: ReactNode) {
  const [box] = useState(() => {
    const made = document.createElement('div');
    // Laid out as if it were not there.
    made.style.display = 'contents';
    return made;
  });
  const place = useCallback((slot: HTMLElement | null) => slot?.append(box), [box]);
  return { part: createPortal(content, box), place };
}
