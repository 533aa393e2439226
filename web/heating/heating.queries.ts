import { useQuery } from '@tanstack/react-query';
import {
  createHeating,
  deleteHeating,
  listHeatingChoices,
  listHeatings,
  orderHeatings,
  updateHeating,
} from '#contract/heating.ts';
import type { Heating } from '#contract/heating.ts';
import { listPasportChoices } from '#contract/pasports/buildings.ts';
import { listElements } from '#contract/pasports/floors.ts';
import { listClientRecordHistory } from '#contract/record-history.ts';
import type { HeatingKind } from '#contract/rules/heating-value.ts';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';
import { useRowOrder } from '#web/table/useRowOrder.ts';

// What a change of a row may be seen in; indicators are chosen in the form of a building, and
// elements follow a new name.
const reads = [
  listHeatings,
  listHeatingChoices,
  listPasportChoices,
  listElements,
  listClientRecordHistory,
];

/** Rows of a list in their order, hidden ones too. */
export function useHeatings(auxtype: HeatingKind) {
  return useQuery(queryFor(listHeatings, { params: { auxtype } }));
}

export function useCreateHeating() {
  return useCall(createHeating, { invalidates: reads });
}

export function useSaveHeating() {
  return useCall(updateHeating, { invalidates: reads });
}

export function useDeleteHeating() {
  return useCall(deleteHeating, { invalidates: reads });
}

/** Rows of a list in their order, and the way to move one. */
export function useHeatingOrder(auxtype: HeatingKind, rows: readonly Heating[]) {
  const ordering = useCall(orderHeatings, {
    invalidates: [listHeatingChoices, listPasportChoices, listClientRecordHistory],
  });
  return useRowOrder<Heating>({
    rows,
    idOf: ({ heating_item_id }) => heating_item_id,
    save: (ids) => ordering.mutateAsync({ params: { auxtype }, body: { ids } }),
    reread: () => queryClient.invalidateQueries({ queryKey: keyOf(listHeatings) }),
    done: 'Pořadí bylo uloženo',
  });
}
