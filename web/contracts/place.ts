import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { keptView } from '#web/lib/named-view.ts';
import { pathTo } from '#web/lib/paths.ts';
import { flagIn, idIn, wordIn, type Search } from '#web/lib/place.ts';

/** What of the screen of contracts stands in the address, so that a link to it can be sent. */
export interface ContractsAt {
  /** unit_contract_id of the open record; it stands in the path. */
  readonly record?: number | undefined;
  /** The unit of the open record. */
  readonly unit?: number | undefined;
  /** The chosen question over the list. */
  readonly filter?: string | undefined;
  /** Where the contracts are written. */
  readonly kind?: string | undefined;
  /** Given up ones are listed too. */
  readonly hidden?: 1 | undefined;
  readonly tab?: string | undefined;
  /** A new contract is being written over the list. */
  readonly act?: 'new' | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readAt(params: Search, search: Search): ContractsAt {
  return {
    record: idIn(Number(params['record_id'])),
    unit: idIn(search['unit']),
    filter: wordIn(search['filter']),
    kind: wordIn(search['kind']),
    hidden: flagIn(search['hidden']),
    tab: wordIn(search['tab']),
    act: search['act'] === 'new' ? 'new' : undefined,
  };
}

/** The place after a step: another record starts from its first tab. */
export function stepped(at: ContractsAt, step: ContractsAt): ContractsAt {
  return { ...at, ...('record' in step && { tab: undefined, act: undefined }), ...step };
}

/** The place as the address has it, and the way to another. */
export function useContractsAt() {
  const params: Search = useParams({ strict: false });
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const at = useMemo(() => readAt(params, search), [params, search]);
  const go = (step: ContractsAt, { replace = false }: { replace?: boolean } = {}) => {
    const { record, ...rest } = stepped(at, step);
    void navigate({
      to: pathTo('Contracts', record === undefined ? {} : { record_id: record }),
      search: (before: Search) => ({ ...keptView(before), ...rest }),
      replace,
      resetScroll: false,
    });
  };
  return { at, go };
}

export type Go = ReturnType<typeof useContractsAt>['go'];

/** Search parameters whose change leaves the form of a contract. */
export const FORM_PLACE = ['tab'] as const;
