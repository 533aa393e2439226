import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isSought } from './search.queries.ts';

/** The field that was typed into while the search was on its way. */
export interface BegunSearch {
  readonly begun: RefObject<HTMLInputElement | null>;
  /** The search stands and has taken over what was in that field. */
  readonly onStanding: () => void;
}

/** The box of a search that goes on where the typing has come: with its text, its caret and its Enter. */
export function useTakenOver({ begun, onStanding }: BegunSearch, enter: () => void) {
  const box = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const early = begun.current;
    if (early !== null) {
      box.current?.focus({ preventScroll: true });
      box.current?.setSelectionRange(early.selectionStart, early.selectionEnd);
      // What nobody has typed or seen yet is not run.
      if (early.dataset['entered'] !== undefined && isSought(early.value)) enter();
    }
    onStanding();
  });
  useLayoutEffect(() => takeOver(), []);
  return box;
}
