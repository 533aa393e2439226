import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { keptView } from '#web/lib/named-view.ts';
import { pathTo } from '#web/lib/paths.ts';
import { day } from '#contract/fields.ts';
import { flagIn, idIn, wordIn, type Search } from '#web/lib/place.ts';

/** What is being done over the list or over a record. */
export type Act = 'new' | 'usual' | 'version' | 'copy' | 'cost' | 'space';
const acts: readonly Act[] = ['new', 'usual', 'version', 'copy', 'cost', 'space'];

/** What of the screen of rules stands in the address, so that a link to it can be sent. */
export interface RuleAt {
  /** billing_rule_id of the open record; it stands in the path. */
  readonly record?: number | undefined;
  /** The unit of the open record. */
  readonly unit?: number | undefined;
  /** The chosen house or question over the list. */
  readonly filter?: string | undefined;
  /** Former versions are listed too. */
  readonly hidden?: 1 | undefined;
  /** The day whose rules are listed; those of all days without it. */
  readonly as_of?: string | undefined;
  readonly tab?: string | undefined;
  readonly act?: Act | undefined;
  /** The cost or the special space that is changed. */
  readonly part?: number | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
function readAt(params: Search, search: Search): RuleAt {
  return {
    record: idIn(Number(params['record_id'])),
    unit: idIn(search['unit']),
    filter: wordIn(search['filter']),
    hidden: flagIn(search['hidden']),
    as_of: day.safeParse(search['as_of']).data,
    tab: wordIn(search['tab']),
    act: acts.find((act) => act === search['act']),
    part: idIn(search['part']),
  };
}

/** The place after a step: another record or tab starts with nothing open. */
function stepped(at: RuleAt, step: RuleAt): RuleAt {
  return {
    ...at,
    ...('record' in step && { tab: undefined }),
    ...(('record' in step || 'tab' in step) && { act: undefined }),
    part: undefined,
    ...step,
  };
}

/** The place as the address has it, and the way to another. */
export function useRuleAt() {
  const params: Search = useParams({ strict: false });
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const at = useMemo(() => readAt(params, search), [params, search]);
  const go = (step: RuleAt, { replace = false }: { replace?: boolean } = {}) => {
    const { record, ...rest } = stepped(at, step);
    void navigate({
      to: pathTo('BillingRules', record === undefined ? {} : { record_id: record }),
      search: (before: Search) => ({ ...keptView(before), ...rest }),
      replace,
      resetScroll: false,
    });
  };
  return { at, go };
}

export type Go = ReturnType<typeof useRuleAt>['go'];

/** Search parameters whose change leaves the form of a rule. */
export const FORM_PLACE = ['tab'] as const;
