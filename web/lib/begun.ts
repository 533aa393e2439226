import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Search } from './place.ts';

/**
 * Begins a new record where the address asks for it (?new=1), once, as soon as the screen can; the
 * address is then that of the screen again. Undefined while nothing can be begun yet.
 */
export function useBegun(begin: (() => void) | undefined): void {
  const { new: wanted }: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const isDue = wanted === 1 && begin !== undefined;
  const start = useEffectEvent(() => {
    void navigate({
      to: '.',
      search: ({ new: _new, ...rest }: Search) => rest,
      replace: true,
      resetScroll: false,
    });
    begin?.();
  });
  // A link or a command elsewhere asks by the address alone; there is no event here to answer.
  useEffect(() => {
    if (isDue) start();
  }, [isDue]);
}
