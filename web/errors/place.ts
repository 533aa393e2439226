import { usePlace, wordIn } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';

/** What of the screen stands in the address, so that a link to it can be sent. */
export interface ErrorsPlace {
  /** Fingerprint of the open group. */
  readonly row?: string | undefined;
  readonly filter?: string | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readErrorsPlace({ row, filter }: Search): ErrorsPlace {
  return {
    row: typeof row === 'string' && /^[\w-]{1,40}$/.test(row) ? row : undefined,
    filter: wordIn(filter),
  };
}

/** The place as the address has it, and a step to another. */
export function useErrorsPlace() {
  return usePlace<ErrorsPlace>({ read: readErrorsPlace });
}
