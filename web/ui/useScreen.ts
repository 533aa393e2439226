import { useSyncExternalStore } from 'react';

// Only the screen counts: on paper a table stays a table.
const queries = {
  phone: 'screen and (max-width: 48em)',
  narrow: 'screen and (max-width: 75em)',
} as const;

/** Whether the screen is of the kind just now. */
export const isScreen = (kind: keyof typeof queries): boolean => matchMedia(queries[kind]).matches;

/** Whether the screen is of the kind now; drawn again when it changes. */
export function useScreen(kind: keyof typeof queries): boolean {
  const query = queries[kind];
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => isScreen(kind),
  );
}
