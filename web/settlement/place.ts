import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { keptView } from '#web/lib/named-view.ts';
import { pathTo } from '#web/lib/paths.ts';
import { idIn, wordIn, type Search } from '#web/lib/place.ts';

/** What is being done: a new settlement or texts of statements over the list; over a record its note, counts beside one another, or a raise of advances by its forecast. */
export type Act = 'new' | 'texts' | 'note' | 'counts' | 'raise';
const acts: readonly Act[] = ['new', 'texts', 'note', 'counts', 'raise'];

/** What of the screen of settlements stands in the address, so that a link to it can be sent. */
export interface SettlementAt {
  /** settlement_id of the open record; it stands in the path. */
  readonly record?: number | undefined;
  /** The unit of the open record. */
  readonly unit?: number | undefined;
  readonly tab?: string | undefined;
  /** The count that is looked at; the last one where none is named. */
  readonly count?: number | undefined;
  /** Key of the recipient whose sum is explained. */
  readonly recipient?: string | undefined;
  /** settlement_statement_id of the statement that is read. */
  readonly statement?: number | undefined;
  /** settlement_simulation_id of the simulation that is open. */
  readonly simulation?: number | undefined;
  /** The month whose kept forecast is read, its first day; that of today where none is named. */
  readonly month?: string | undefined;
  /** Narrows the list of settlements. */
  readonly filter?: string | undefined;
  /** Narrows recipients or statements of the open record. */
  readonly show?: string | undefined;
  /** Name of the house whose statements are listed. */
  readonly house?: string | undefined;
  readonly act?: Act | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readAt(params: Search, search: Search): SettlementAt {
  return {
    record: idIn(Number(params['record_id'])),
    unit: idIn(search['unit']),
    tab: wordIn(search['tab']),
    count: idIn(search['count']),
    recipient: recipientIn(search['recipient']),
    statement: idIn(search['statement']),
    simulation: idIn(search['simulation']),
    month: monthIn(search['month']),
    filter: wordIn(search['filter']),
    show: wordIn(search['show']),
    house: wordIn(search['house']),
    act: acts.find((act) => act === search['act']),
  };
}

/** A key of a recipient: '12/2025-01-01'. */
function recipientIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{1,10}\/\d{4}-\d{2}-\d{2}$/.test(value)
    ? value
    : undefined;
}

/** The first day of a month: '2026-09-01'. */
function monthIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-01$/.test(value) ? value : undefined;
}

/** The place after a step: another record starts from its first tab, another tab with nothing open. */
export function stepped(at: SettlementAt, step: SettlementAt): SettlementAt {
  const closed = {
    recipient: undefined,
    statement: undefined,
    simulation: undefined,
    month: undefined,
    act: undefined,
    show: undefined,
    house: undefined,
  };
  return {
    ...at,
    ...('record' in step && { ...closed, tab: undefined, count: undefined }),
    ...('tab' in step && closed),
    ...step,
  };
}

/** The place as the address has it, and the way to another. */
export function useSettlementAt() {
  const params: Search = useParams({ strict: false });
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const at = useMemo(() => readAt(params, search), [params, search]);
  const go = (step: SettlementAt, { replace = false }: { replace?: boolean } = {}) => {
    const { record, ...rest } = stepped(at, step);
    void navigate({
      to: pathTo('Settlements', record === undefined ? {} : { record_id: record }),
      search: (before: Search) => ({ ...keptView(before), ...rest }),
      replace,
      resetScroll: false,
    });
  };
  return { at, go };
}

export type Go = ReturnType<typeof useSettlementAt>['go'];
