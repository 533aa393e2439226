import { sipoPeriod } from '#contract/sipo/hand-overs.ts';
import { usePlace, wordIn } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

/** What of the screen stands in the address. */
export interface SipoPlace {
  readonly tab?: string | undefined;
  /** The next period when left out. */
  readonly period?: string | undefined;
  readonly filter?: string | undefined;
  /** The open hand-over or file of the post. */
  readonly open?: number | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readSipoPlace({ tab, period, filter, open }: Search): SipoPlace {
  return {
    tab: wordIn(tab),
    period: sipoPeriod.safeParse(period).data,
    filter: wordIn(filter),
    open: typeof open === 'number' ? open : undefined,
  };
}

export type GoInSipo = GoTo<SipoPlace>;

/** The place as the address has it, and a step to another; steps leave no trace for Back. */
export function useSipoPlace() {
  return usePlace<SipoPlace>({ read: readSipoPlace, isTraceless: true });
}
