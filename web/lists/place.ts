import { flagIn, idIn, usePlace } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';

/** What of a code list stands in the address, so that a link to it can be sent. */
export interface ListPlace {
  /** Id of the open row. */
  readonly row?: number | undefined;
  /** Hidden rows are listed too. */
  readonly hidden?: 1 | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readListPlace({ row, hidden }: Search): ListPlace {
  return { row: idIn(row), hidden: flagIn(hidden) };
}

/** The place as the address has it, and a step to another. */
export function useListPlace() {
  return usePlace<ListPlace>({ read: readListPlace });
}
