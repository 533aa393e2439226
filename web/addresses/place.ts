import { day } from '#contract/fields.ts';
import { flagIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';

/** What of a list stands in the address, so that a link to it can be sent and Back finds it as it was. */
export interface ListPlace {
  readonly filter?: string | undefined;
  /** Hidden records are listed too. */
  readonly hidden?: 1 | undefined;
  /** The day whose state is shown; today when left out. */
  readonly as_of?: string | undefined;
  /** Key of the marked row. */
  readonly row?: string | number | undefined;
  /** The sought text, as it was when a row was opened. */
  readonly q?: string | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readListPlace(search: Search): ListPlace {
  const { filter, hidden, as_of, row, q } = search;
  return {
    filter: wordIn(filter),
    hidden: flagIn(hidden),
    as_of: day.safeParse(as_of).data,
    row: typeof row === 'string' || typeof row === 'number' ? row : undefined,
    // A sought number comes from the address as a number.
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : undefined,
  };
}

/** The place of a list as the address has it, and a step to another; steps leave no trace for Back. */
export function useListPlace() {
  return usePlace<ListPlace>({ read: readListPlace, isTraceless: true });
}
