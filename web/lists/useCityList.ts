import { useMemo, useState } from 'react';
import type { CityRow } from '#contract/lists/cities.ts';
import { useRecordList } from '#web/record/useRecordList.ts';
import { useSession } from '#web/session/session.ts';
import { useCities } from './cities.queries.ts';
import type { CityValues } from './city-kind.tsx';
import { likelyTwice } from './city-words.ts';
import { useListPlace } from './place.ts';

const noCities: readonly never[] = [];

const rowKey = (city: CityRow) => city.city_id;
export const isHidden = (city: CityRow) => city.hidden;

/** The list of municipalities: what of it is shown, and what is open over it. */
export function useCityList() {
  const { data } = useCities();
  const { place, go } = useListPlace();
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  const list = useRecordList<CityRow, CityValues>({
    rows: data?.values,
    rowKey,
    open: place.row,
    onOpen: (row) => go({ row }, { replace: row === undefined }),
  });
  const [filter, setFilter] = useState<string | undefined>();
  /** A dialog over the list that the address does not name. */
  const [action, setAction] = useState<'merge' | 'import' | null>(null);
  const all = list.rows ?? noCities;
  const twice = useMemo(() => likelyTwice(all), [all]);
  const showHidden = place.hidden === 1;
  const narrowed = filter === 'twice' ? twice : list.rows;
  const rows = useMemo(
    () => (showHidden ? narrowed : narrowed?.filter((city) => !isHidden(city))),
    [narrowed, showHidden],
  );
  return {
    isAdmin,
    list,
    all,
    rows,
    twice,
    filter,
    setFilter,
    showHidden,
    setShowHidden: (isShown: boolean) => go({ hidden: isShown ? 1 : undefined }, { replace: true }),
    hiddenCount: all.filter(isHidden).length,
    action,
    setAction,
    closeAction: () => {
      setAction(null);
      list.close();
    },
  };
}

export type CityList = ReturnType<typeof useCityList>;
