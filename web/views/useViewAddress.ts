import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SavedView } from '#contract/views.ts';
import { namedView, VIEW_PARAMETER, viewName } from '#web/lib/named-view.ts';
import { LOOK_PARAMETER } from '#web/table/view-link.ts';
import { narrowingsOf, placeInUnit } from './looks.ts';

type Search = Readonly<Record<string, unknown>>;

/** What of an address is not a view's: the unit, the tab. */
function withoutView(list: string, search: Search): Search {
  const ofViews: readonly string[] = [VIEW_PARAMETER, LOOK_PARAMETER, ...narrowingsOf(list)];
  return Object.fromEntries(Object.entries(search).filter(([name]) => !ofViews.includes(name)));
}

/** By which view the address wants a list seen, and the way to another. */
export function useViewAddress(list: string, unit_id: number | undefined) {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (view: SavedView | null, replace: boolean) =>
    void navigate({
      to: '.',
      search: (before: Search) => ({
        ...withoutView(list, before),
        ...(view !== null && {
          ...placeInUnit(view.look.place, unit_id),
          [VIEW_PARAMETER]: viewName(list, view.saved_view_id),
        }),
      }),
      replace,
      resetScroll: false,
    });
  return {
    search,
    named: namedView(search, list) ?? null,
    /** Goes to the list as it is seen by the view, or by none. */
    choose: (view: SavedView | null) => go(view, false),
    /** The same without a trace for Back. */
    settle: (view: SavedView) => go(view, true),
  };
}
