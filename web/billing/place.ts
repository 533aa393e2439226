import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { keptView } from '#web/lib/named-view.ts';
import { pathTo } from '#web/lib/paths.ts';
import { flagIn, idIn, wordIn, type Search } from '#web/lib/place.ts';

/** What is being done over the list or over a record: a new place, houses connected, usual places looked through. */
export type Act = 'new' | 'connect' | 'usual';
const acts: readonly Act[] = ['new', 'connect', 'usual'];

/** What of the screen of billing places stands in the address, so that a link to it can be sent. */
export interface BillingPlaceAt {
  /** billing_place_id of the open record; it stands in the path. */
  readonly record?: number | undefined;
  /** The unit of the open record. */
  readonly unit?: number | undefined;
  /** The chosen kind, or the question over the list. */
  readonly filter?: string | undefined;
  /** Given up places are listed too. */
  readonly hidden?: 1 | undefined;
  readonly tab?: string | undefined;
  /** The year whose costs are told. */
  readonly year?: number | undefined;
  /** billing_document_id of the open document. */
  readonly document?: number | undefined;
  readonly act?: Act | undefined;
}

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/** A year that something may be charged for. */
function yearIn(value: unknown): number | undefined {
  const year = idIn(value);
  return year !== undefined && year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readAt(params: Search, search: Search): BillingPlaceAt {
  return {
    record: idIn(Number(params['record_id'])),
    unit: idIn(search['unit']),
    filter: wordIn(search['filter']),
    hidden: flagIn(search['hidden']),
    tab: wordIn(search['tab']),
    year: yearIn(search['year']),
    document: idIn(search['document']),
    act: acts.find((act) => act === search['act']),
  };
}

/** The place after a step: another record starts from its first tab, another tab with nothing open. */
export function stepped(at: BillingPlaceAt, step: BillingPlaceAt): BillingPlaceAt {
  return {
    ...at,
    ...('record' in step && { tab: undefined, act: undefined, document: undefined }),
    ...('tab' in step && { act: undefined, document: undefined }),
    ...step,
  };
}

/** The place as the address has it, and the way to another. */
export function useBillingPlaceAt() {
  const params: Search = useParams({ strict: false });
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const at = useMemo(() => readAt(params, search), [params, search]);
  const go = (step: BillingPlaceAt, { replace = false }: { replace?: boolean } = {}) => {
    const { record, ...rest } = stepped(at, step);
    void navigate({
      to: pathTo('BillingPlaces', record === undefined ? {} : { record_id: record }),
      search: (before: Search) => ({ ...keptView(before), ...rest }),
      replace,
      resetScroll: false,
    });
  };
  return { at, go };
}

export type Go = ReturnType<typeof useBillingPlaceAt>['go'];

/** Search parameters whose change leaves the form of a billing place. */
export const FORM_PLACE = ['tab'] as const;
