import { idIn, usePlace, wordIn, type GoTo, type Search } from '#web/lib/place.ts';

/** What of money given back stands in the address. */
export interface RefundsPlace {
  readonly unit?: number | undefined;
  readonly tab?: string | undefined;
  /** The question over overpayments; all of them without it. */
  readonly filter?: string | undefined;
  /** The open batch. */
  readonly batch?: number | undefined;
}

const readRefundsPlace = ({ unit, tab, filter, batch }: Search): RefundsPlace => ({
  unit: idIn(unit),
  tab: wordIn(tab),
  filter: wordIn(filter),
  batch: idIn(batch),
});

export type GoRefunds = GoTo<RefundsPlace>;

/** The place among overpayments and batches as the address has it, and the way to another. */
export const useRefundsPlace = () => usePlace<RefundsPlace>({ read: readRefundsPlace });
