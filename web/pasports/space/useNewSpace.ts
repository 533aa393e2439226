import { useRef, useState } from 'react';
import type { Space, SpaceRow } from '#contract/pasports/spaces.ts';
import { queryClient } from '#web/lib/query.ts';
import { useTableRows } from '#web/table/useTableRows.ts';
import { spacesAt, useGroupsBuildings } from '../pasports.queries.ts';
import type { Go, PasportsPlace } from '../place.ts';
import { newSpaceValues } from './new-space.ts';
import type { SpaceValues } from './space-fields.ts';

const noRows: readonly SpaceRow[] = [];
const rowKey = ({ space_number }: SpaceValues) => space_number;

/** A new space: the selection is cleared, a moment later its form stands, once saved it is selected. */
export function useNewSpace(unit_id: number, place: PasportsPlace, go: Go) {
  const table = useTableRows<SpaceValues>({ rows: undefined, rowKey });
  const buildings = useGroupsBuildings(unit_id, place.hidden === 1).data?.values;
  const [isSeries, setSeries] = useState(false);
  const saved = useRef<Space>(undefined);
  const [fresh, setFresh] = useState<number>();

  const create = (previous: Space | SpaceRow | undefined) => {
    saved.current = undefined;
    go({ space: undefined }, { replace: true });
    table.createRecord(() => {
      const known = queryClient.getQueryData(spacesAt(unit_id, place).queryKey);
      const rows = known?.values ?? noRows;
      return newSpaceValues({ place, rows, buildings: buildings ?? [], previous });
    });
  };
  return {
    create,
    /** Houses a space could be in; undefined while unknown. */
    hasBuildings: buildings?.some(({ type }) => type === 'building'),
    initial: table.newRecord,
    /** The space saved last, whose row is to get the focus. */
    fresh,
    dialog: {
      isSeries,
      onSeries: setSeries,
      onSaved: (space: Space) => {
        saved.current = space;
        setFresh(space.pasport_space_id);
        const step = { unit: unit_id, space: space.pasport_space_id, filter: undefined };
        go(step, { replace: true });
      },
      onClose: () => {
        table.clearMark();
        if (saved.current !== undefined && isSeries) create(saved.current);
      },
    },
  };
}
