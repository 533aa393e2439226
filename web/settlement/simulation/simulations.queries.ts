import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TriedRule } from '#contract/settlement/simulated.ts';
import {
  createSimulation,
  deleteSimulation,
  listSimulations,
  printSimulation,
  readSimulationGround,
  trySimulation,
  updateSimulation,
} from '#contract/settlement/simulations.ts';
import { savePaper } from '#web/core/account-papers/save-paper.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** A settlement as its calls name it. */
interface SettlementKey {
  readonly unit_id: number;
  readonly settlement_id: number;
}

const paramsOf = ({ unit_id, settlement_id }: SettlementKey) => ({ unit_id, settlement_id });

/** Simulations of the settlement that are kept, the last one first. */
export const useSimulations = (settlement: SettlementKey) =>
  useQuery(queryFor(listSimulations, { params: paramsOf(settlement) }));

/** What the count went by, and may be tried otherwise. */
export const useGround = (settlement: SettlementKey, settlement_count_id: number) =>
  useQuery(
    queryFor(readSimulationGround, { params: { ...paramsOf(settlement), settlement_count_id } }),
  );

/** What the count would come to; the former answer stands until the next one is here. */
export const useTried = (
  settlement: SettlementKey,
  body: { readonly settlement_count_id: number; readonly changes: TriedRule[] },
) =>
  useQuery({
    ...queryFor(trySimulation, { params: paramsOf(settlement), body }),
    enabled: body.changes.length > 0,
    placeholderData: keepPreviousData,
  });

const changed = { invalidates: [listSimulations] };
export const useCreateSimulation = () => useCall(createSimulation, changed);
export const useUpdateSimulation = () => useCall(updateSimulation, changed);
export const useDeleteSimulation = () => useCall(deleteSimulation, changed);
export const usePrintSimulation = () => useCall(printSimulation, { onSuccess: savePaper });
