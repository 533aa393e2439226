import { useEffect, useEffectEvent, useReducer } from 'react';
import type { SavedView } from '#contract/views.ts';
import { defaultPageSize } from '#web/table/page-size.ts';
import { lendColumns, returnColumns } from '#web/table/stored-columns.ts';
import type { ViewedTable } from '#web/table/view-tools.ts';
import { idOf, step } from './machine.ts';
import type { ViewState } from './machine.ts';

const seenByNone: ViewState = { at: 'none' };

/** Lays over the table the look of the view that the address names, as soon as the views are read. */
export function useFollowedView(
  { id: list, onLook, firstSort }: ViewedTable,
  named: number | null,
  views: readonly SavedView[] | undefined,
) {
  const [stored, tell] = useReducer(step, seenByNone);
  const lay = (view: SavedView) => {
    onLook(view.look);
    lendColumns(list, view.look.columns);
    tell({ type: 'laid', view });
  };
  const clear = () => {
    onLook({ search: '', sort: firstSort, size: defaultPageSize.get() });
    returnColumns(list);
  };
  const follow = useEffectEvent(
    (wanted: number | null, known: readonly SavedView[] | undefined) => {
      const isOther = wanted !== idOf(stored);
      if (isOther && wanted === null) clear();
      tell({ type: 'named', id: wanted });
      const view = known?.find(({ saved_view_id }) => saved_view_id === wanted);
      if (view !== undefined && (isOther || stored.at === 'awaited')) lay(view);
      else if (known !== undefined) tell({ type: 'read', views: known });
    },
  );
  // The address alone says which view is seen: links, Back and another tab change it without an event here.
  useEffect(() => follow(named, views), [named, views]);
  useEffect(() => () => returnColumns(list), [list]);
  return { stored, tell, lay, clear };
}
