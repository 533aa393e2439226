import { notifyManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { rereadGroups, useOrderPlaces } from './groups.queries.ts';
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
  const turn = useRef(0);
  const houses = inOrder(known, wanted, idOf);

  const save = async (pasport_ids: number[], mine: number) => {
    try {
      await ordering.mutateAsync({ params: { unit_id }, body: { pasport_ids } });
      if (mine === turn.current) flash('Pořadí domů bylo uloženo');
    } catch (error) {
      flashError(userMessage(error));
    }
    if (mine !== turn.current) return;
    await rereadGroups();
    // From now on the order is the server's again; not before the group just read has been drawn.
    notifyManager.schedule(() => mine === turn.current && setWanted(null));
  };
  const move = (from: number, to: number) => {
    const after = moved(houses, from, to).map(idOf);
    turn.current += 1;
    const mine = turn.current;
    setWanted(after);
    last.current = last.current.then(() => save(after, mine));
  };
  return { houses, move };
}
