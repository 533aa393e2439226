import { useMemo, useState } from 'react';
import type { CityRow } from '#contract/lists/cities.ts';
import { useSession } from '#web/session/session.ts';
import { focusMarked } from '#web/table/focus-marked.ts';
import { useTableRows } from '#web/table/useTableRows.ts';
import { useCities } from './cities.queries.ts';
import { likelyTwice } from './city-words.ts';
import { useListPlace } from './place.ts';

/** A dialog over the list that the address does not name. */
type Opened = 'new' | 'merge' | 'import' | null;

const noCities: readonly never[] = [];

export const rowKey = (city: CityRow) => city.city_id;
export const isHidden = (city: CityRow) => city.hidden;

/** The list of municipalities: what of it is shown, and what is open over it. */
export function useCityList() {
  const { data } = useCities();
  const { place, go } = useListPlace();
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  const table = useTableRows<CityRow>({ rows: data?.values, rowKey });
  const [filter, setFilter] = useState<string | undefined>();
  const [opened, setOpened] = useState<Opened>(null);
  const all = table.rows ?? noCities;
  const twice = useMemo(() => likelyTwice(all), [all]);
  const showHidden = place.hidden === 1;
  const kept = filter === 'twice' ? twice : table.rows;
  const rows = useMemo(
    () => (showHidden ? kept : kept?.filter((city) => !isHidden(city))),
    [kept, showHidden],
  );
  return {
    isAdmin,
    table,
    all,
    rows,
    twice,
    filter,
    setFilter,
    showHidden,
    setShowHidden: (isShown: boolean) => go({ hidden: isShown ? 1 : undefined }, { replace: true }),
    hiddenCount: all.filter(isHidden).length,
    marked: place.row ?? table.marked,
    /** The open municipality. */
    city: all.find(({ city_id }) => city_id === place.row),
    opened,
    setOpened,
    open: (row: CityRow) => {
      table.mark(row);
      go({ row: row.city_id });
    },
    close: () => {
      setOpened(null);
      go({ row: undefined }, { replace: true });
      requestAnimationFrame(focusMarked);
    },
  };
}

export type CityList = ReturnType<typeof useCityList>;
