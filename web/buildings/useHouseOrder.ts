import type { Building } from '#contract/pasports/buildings.ts';
import { useRowOrder } from '#web/table/useRowOrder.ts';
import { rereadGroups, useOrderPlaces } from './groups.queries.ts';

const idOf = ({ pasport_id }: Building) => pasport_id;

/** Houses of a group in their order, and the way to move one. */
export function useHouseOrder(unit_id: number, known: readonly Building[]) {
  const ordering = useOrderPlaces();
  const { rows, move } = useRowOrder({
    rows: known,
    idOf,
    save: (pasport_ids) => ordering.mutateAsync({ params: { unit_id }, body: { pasport_ids } }),
    reread: rereadGroups,
    done: 'Pořadí domů bylo uloženo',
  });
  return { houses: rows, move };
}
