import type { Dispatch } from 'react';
import { savedView } from '#contract/views.ts';
import type { SavedView, ViewLook } from '#contract/views.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { useChosenColumns } from '#web/table/stored-columns.ts';
import type { ViewedTable } from '#web/table/view-tools.ts';
import { lookNow, withAbsent } from './looks.ts';
import { step, viewOf } from './machine.ts';
import type { ViewEvent } from './machine.ts';
import { useFollowedView } from './useFollowedView.ts';
import { useViewAddress } from './useViewAddress.ts';
import { useUpdateView, useViews } from './views.queries.ts';

/** What a failed save means. */
function failure(error: Error): ViewEvent {
  const { code, current } = error instanceof ApiError ? error : {};
  const theirs = savedView.safeParse(current).data;
  if (code === 'version-conflict' && theirs !== undefined) return { type: 'refused', theirs };
  return { type: code === 'not-found' ? 'missing' : 'failed' };
}

/** Saves the present look over the version of a view. */
function useSave(look: ViewLook, tell: Dispatch<ViewEvent>) {
  const update = useUpdateView();
  return ({ saved_view_id, version }: SavedView) => {
    tell({ type: 'saving', version });
    update.mutate(
      { params: { id: saved_view_id }, body: { version, look } },
      {
        onSuccess: (saved) => {
          tell({ type: 'laid', view: saved });
          flash(`Pohled „${saved.name}“ byl uložen`, saved);
        },
        onError: (error) => {
          const event = failure(error);
          tell(event);
          if (event.type === 'failed') flashError(error.message);
        },
      },
    );
  };
}

/** The saved views of a list: by which it is seen, how it stands to it, and what can be done. */
export function useListViews(table: ViewedTable) {
  const { data, isError, refetch } = useViews(table.id);
  const views = data?.values;
  const unit_id = useActiveUnit()?.unit_id;
  const address = useViewAddress(table.id, unit_id);
  const columns = useChosenColumns(table.id);
  const { stored, tell, lay, clear } = useFollowedView(table, address.named, views);
  const seen = viewOf(stored);
  const now = lookNow({ list: table.id, search: address.search, unit_id }, table.look, columns);
  const look = seen === null ? now : withAbsent(now, seen.look, unit_id);
  const state = step(stored, { type: 'looked', look });
  const save = useSave(look, tell);
  return {
    state,
    view: viewOf(state),
    look,
    /** Undefined while they are on their way. */
    views,
    isUnread: isError && views === undefined,
    reread: () => void refetch(),
    choose: address.choose,
    settle: address.settle,
    leave: () => {
      clear();
      address.choose(null);
    },
    /** Lays a saved look over the list again. */
    restore: (view: SavedView) => {
      lay(view);
      address.settle(view);
    },
    save,
  };
}

export type ListViews = ReturnType<typeof useListViews>;
