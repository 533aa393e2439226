import { useQuery } from '@tanstack/react-query';
import { listHeatingChoices } from '#contract/heating.ts';
import type { HeatingChoice } from '#contract/heating.ts';
import type { HeatingKind } from '#contract/rules/heating-value.ts';
import { queryFor } from '#web/lib/query.ts';

/** What one of the client's lists of heating offers today. */
export function useHeatingChoices(kind: HeatingKind): readonly HeatingChoice[] {
  const { data } = useQuery(queryFor(listHeatingChoices));
  return data?.values.filter(({ auxtype }) => auxtype === kind) ?? [];
}
