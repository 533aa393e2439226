import { useQuery } from '@tanstack/react-query';
import { readForecast } from '#contract/settlement/forecasts.ts';
import { queryFor } from '#web/lib/query.ts';

/** What a running settlement will come to, or was expected to in a month; read anew whenever it is opened. */
export const useForecast = (unit_id: number, settlement_id: number, month: string | undefined) =>
  useQuery({
    ...queryFor(readForecast, { params: { unit_id, settlement_id }, query: { month } }),
    staleTime: 0,
  });
