import { Suspense, useRef, useState } from 'react';
import type { SavedView } from '#contract/views.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { ViewsTarget } from '#web/table/ViewsTarget.tsx';
import type { ViewToolsProps } from '#web/table/view-tools.ts';
import { LateMenu } from '#web/ui/LateMenu.tsx';
import type { ViewState } from './machine.ts';
import { useListViews } from './useListViews.ts';
import { useMayKeep } from './useMayKeep.ts';
import { ViewItems } from './ViewItems.tsx';
import { useDeleteView } from './views.queries.ts';
import { late } from '#web/ui/late.tsx';

const ViewDialog = late(() => import('./ViewDialog.tsx'), 'ViewDialog');

const signs: Partial<Record<ViewState['at'], string>> = {
  awaited: 'načítám…',
  changed: 'změněno',
  saving: 'ukládám…',
  conflict: 'mezitím změněn',
  gone: 'už není',
};

/** The saved views of a list: the button that says by which it is seen, and its menu. */
export function SavedViews({ table, startsOpen }: ViewToolsProps) {
  const views = useListViews(table);
  const mayKeep = useMayKeep();
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(startsOpen);
  const [dialog, setDialog] = useState<{ readonly view: SavedView | null } | null>(null);
  const removal = useDeleteView();
  const { state, view } = views;

  const open = (edited: SavedView | null) => {
    button.current?.focus();
    setDialog({ view: edited });
  };
  const remove = async ({ saved_view_id, name, is_of_client }: SavedView) => {
    const isConfirmed = await confirm({
      title: `Smazat pohled „${name}“?`,
      message: is_of_client
        ? 'Pohled zmizí všem uživatelům klienta. Záznamů v seznamu se to netýká.'
        : 'Záznamů v seznamu se to netýká.',
      confirmLabel: 'Smazat',
      danger: true,
    });
    if (!isConfirmed) return;
    removal.mutate(
      { params: { id: saved_view_id } },
      {
        onSuccess: (answer) => {
          views.leave();
          flash(`Pohled „${name}“ byl smazán`, answer);
        },
        onError: ({ message }) => flashError(message),
      },
    );
  };
  const target = (
    <ViewsTarget
      ref={button}
      name={state.at === 'none' ? undefined : (view?.name ?? 'Uložený pohled')}
      sign={signs[state.at]}
      onClick={() => setWanted(true)}
    />
  );
  return (
    <>
      {isWanted ? (
        <LateMenu width={290} button={button} target={target}>
          <ViewItems
            table={table}
            views={views}
            mayKeep={mayKeep}
            onDialog={open}
            onRemove={(removed) => void remove(removed)}
          />
        </LateMenu>
      ) : (
        target
      )}
      {dialog === null ? null : (
        <Suspense fallback={null}>
          <ViewDialog
            list={table.id}
            view={dialog.view}
            look={views.look}
            onSaved={views.settle}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}
