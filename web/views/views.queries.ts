import { useQuery } from '@tanstack/react-query';
import { createView, deleteView, listViews, updateView } from '#contract/views.ts';
import type { SavedView } from '#contract/views.ts';
import { keepAnswer, keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

/** Saved views of a list: one's own and the client's, by name. */
export function useViews(list: string) {
  return useQuery(queryFor(listViews, { query: { list } }));
}

/** Saved views of all lists, as soon as they are wanted. */
export function useAllViews(isWanted: boolean): readonly SavedView[] {
  return useQuery({ ...queryFor(listViews), enabled: isWanted }).data?.values ?? none;
}

const none: readonly SavedView[] = [];

/** Puts a view among those that were read, in the place of its former version. */
function keep(view: SavedView): void {
  const key = keyOf(listViews, { query: { list: view.list } });
  const known = queryClient.getQueryData<{ values: SavedView[] }>(key);
  if (known === undefined) return;
  const others = known.values.filter(({ saved_view_id }) => saved_view_id !== view.saved_view_id);
  keepAnswer(key, { values: [...others, view] });
}

/** Saves the present look under a new name. */
export function useCreateView() {
  return useCall(createView, { invalidates: [listViews], onSuccess: keep });
}

/** Saves a view, its name, or whose it is. */
export function useUpdateView() {
  return useCall(updateView, { invalidates: [listViews], onSuccess: keep });
}

/** Deletes a view. */
export function useDeleteView() {
  return useCall(deleteView, { invalidates: [listViews] });
}
