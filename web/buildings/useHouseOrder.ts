import { useRef, useState } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import { flashError } from '#web/notices/flash.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { useOrderPlaces } from './groups.queries.ts';
import { inOrder, moved } from './house-order.ts';

const idOf = ({ pasport_id }: Building) => pasport_id;

/**
 * Houses of a group in their order, and the way to move one. The move is seen at once; saves follow one
 * another, so that quick moves end as they were made, and a refused one puts the houses back.
 */
export function useHouseOrder(unit_id: number, known: readonly Building[]) {
  const ordering = useOrderPlaces();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const houses = inOrder(known, wanted, idOf);

  const save = async (pasport_ids: number[]) => {
    try {
      await ordering.mutateAsync({ params: { unit_id }, body: { pasport_ids } });
    } catch (error) {
      setWanted(null);
      flashError(userMessage(error));
    }
  };
  const move = (from: number, to: number) => {
    const after = moved(houses, from, to).map(idOf);
    setWanted(after);
    last.current = last.current.then(() => save(after));
  };
  return { houses, move };
}
