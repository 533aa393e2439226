import { day } from '#contract/fields.ts';
import { usePlace } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

/** What of a screen of rates stands in the address, so that a link to it can be sent. */
export interface RatesPlace {
  /** Range of days of the rates of exchange. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Currency of the list; the euro and the dollar when left out. */
  readonly currency?: string | undefined;
  /** Key of the marked row. */
  readonly row?: string | undefined;
  /** The row is being corrected, or a new one put. */
  readonly edit?: 'row' | 'new' | undefined;
  /** What is computed or converted: a number with a decimal dot. */
  readonly amount?: string | undefined;
  readonly of?: string | undefined;
  readonly due?: string | undefined;
  readonly paid?: string | undefined;
}

const isoDay = (value: unknown) => day.safeParse(value).data;
// A number comes from the address as a number.
const written = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const matching = (value: unknown, pattern: RegExp) => {
  const text = written(value);
  return text !== undefined && pattern.test(text) ? text : undefined;
};

/** Reads the place from an address; what makes no sense there is left out. */
export function readRatesPlace(search: Search): RatesPlace {
  return {
    from: isoDay(search['from']),
    to: isoDay(search['to']),
    currency: matching(search['currency'], /^[A-Z]{3}$/),
    row: written(search['row']),
    edit: search['edit'] === 'row' || search['edit'] === 'new' ? search['edit'] : undefined,
    amount: matching(search['amount'], /^\d{1,10}(\.\d{1,2})?$/),
    of: matching(search['of'], /^[A-Z]{3}$/),
    due: isoDay(search['due']),
    paid: isoDay(search['paid']),
  };
}

export type GoInRates = GoTo<RatesPlace>;

/** The place as the address has it, and a step to another; steps leave no trace for Back. */
export function useRatesPlace() {
  return usePlace<RatesPlace>({ read: readRatesPlace, isTraceless: true });
}
