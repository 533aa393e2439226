import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { addressStatistics, commonStatistics, pasportStatistics } from '#contract/statistics.ts';
import type { Unit } from '#contract/units.ts';
import { anything, byName } from '#web/lib/answer.ts';
import { call } from '#web/lib/call.ts';
import type { CallInput } from '#web/lib/call.ts';
import { log } from '#web/lib/log.ts';
import { keyOf } from '#web/lib/query.ts';

type StatisticsEndpoint = Endpoint<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodObject>;
/** Fields of statistics; null for a number that is not known, which is not a zero. */
type FieldsOf<E extends StatisticsEndpoint> = {
  readonly [F in keyof z.output<E['result']>]: z.output<E['result']>[F] | null;
};

const addressDefaults: FieldsOf<typeof addressStatistics> = {
  addresses_count: null,
  addresses_active: null,
  addresses_hidden: null,
  persons_sum: null,
  persons_unknown: null,
  year_ago: null,
  active_year_ago: null,
  persons_year_ago: null,
  unknown_year_ago: null,
};

const pasportDefaults: FieldsOf<typeof pasportStatistics> = {
  spaces_total_area: null,
  spaces_flats: null,
  spaces_spaces: null,
  spaces_hidden: null,
  buildings_hidden: null,
  groups_hidden: null,
};

const commonDefaults: FieldsOf<typeof commonStatistics> = {
  exchange_rate_eur: null,
  exchange_rate_eur_date: null,
  exchange_rate_usd: null,
  exchange_rate_usd_date: null,
  current_repo_rate: null,
  current_repo_rate_date: null,
  total_revisions: null,
};

/** Counts of a unit (specification, section 3). */
type UnitStatistics = typeof addressDefaults & typeof pasportDefaults;

// Specification, section 8: a missing field costs a warning and itself, not the other fields.
function completed<E extends StatisticsEndpoint>(
  endpoint: E,
  told: Readonly<Record<string, unknown>>,
  defaults: FieldsOf<E>,
): FieldsOf<E> {
  const fields = Object.entries(defaults).map(([field, fallback]) => {
    const read = endpoint.result.shape[field]?.safeParse(told[field]);
    if (read?.success === true) return [field, read.data];
    log.warn(`Ve statistice chybí údaj ${field}`, endpoint.path);
    return [field, fallback];
  });
  return Object.fromEntries(fields) as FieldsOf<E>;
}

function statisticsFor<E extends StatisticsEndpoint>(
  endpoint: E,
  input: Pick<CallInput<E>, 'params' | 'body'>,
  defaults: FieldsOf<E>,
) {
  const loose = { ...endpoint, result: byName(anything) };
  return queryOptions<FieldsOf<E>>({
    queryKey: keyOf(endpoint, input),
    // A failed call has left its warning in the log (specification, section 4); defaults stay.
    queryFn: async ({ signal }) =>
      completed(endpoint, await call(loose, { ...input, signal }), defaults),
    staleTime: 0,
  });
}

function commonFor(client_id: number) {
  return statisticsFor(commonStatistics, { params: { client_id } }, commonDefaults);
}

/**
 * Statistics of a unit (specification, section 4): started, three parallel loads, finished; `loading`
 * is true throughout. Another unit, or another opening, loads them again.
 */
export function useUnitStatistics({ client_id, unit_id }: Pick<Unit, 'client_id' | 'unit_id'>) {
  const [addresses, pasports, common] = useQueries({
    queries: [
      statisticsFor(addressStatistics, { params: { unit_id } }, addressDefaults),
      statisticsFor(pasportStatistics, { body: { unit_id } }, pasportDefaults),
      commonFor(client_id),
    ],
  });
  const loads = [addresses, pasports, common];
  const statistics: UnitStatistics = {
    ...(addresses.data ?? addressDefaults),
    ...(pasports.data ?? pasportDefaults),
  };
  return {
    statistics,
    loading: loads.some((load) => load.isFetching),
    /** Nothing of a kind is known yet. */
    empty: { addresses: addresses.isPending, pasports: pasports.isPending },
    reload: () => void Promise.all(loads.map((load) => load.refetch())),
  };
}

/** Figures common to all units of the client; every opening loads them again (specification, section 2). */
export function useCommonStatistics(client_id: number) {
  const { data, isFetching, isPending } = useQuery({
    ...commonFor(client_id),
    refetchOnMount: 'always',
  });
  return { statistics: data ?? commonDefaults, loading: isFetching, empty: isPending };
}
