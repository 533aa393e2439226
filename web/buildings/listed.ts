import type { QueryKey } from '@tanstack/react-query';
import type { browseBuildings, browseGroups, Building } from '#contract/pasports/buildings.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';

type Lists = typeof browseBuildings | typeof browseGroups;
interface List {
  readonly values: readonly Building[];
}

/** A new record stands in the read lists of its unit and city before they are read again. */
export function addToLists(lists: Lists, record: Building): void {
  const belongs = ({ queryKey }: { readonly queryKey: QueryKey }) => {
    const asked = paramsOf(queryKey);
    return (
      asked?.unit_id === record.unit_id && ['0', String(record.city_id)].includes(asked.city_id)
    );
  };
  queryClient.setQueriesData<List>(
    { queryKey: keyOf(lists), predicate: belongs },
    (known) => known && { ...known, values: [...known.values, record] },
  );
}

/** A deleted record goes from the read lists at once. */
export function dropFromLists(lists: Lists, id: number): void {
  queryClient.setQueriesData<List>(
    { queryKey: keyOf(lists) },
    (known) =>
      known && {
        ...known,
        values: known.values.filter(({ pasport_building_id }) => pasport_building_id !== id),
      },
  );
}

interface Asked {
  readonly unit_id: number;
  readonly city_id: string;
}

function paramsOf([, input]: QueryKey): Asked | undefined {
  return (input as { params?: Asked } | undefined)?.params;
}
