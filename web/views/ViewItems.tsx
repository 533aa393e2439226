import { Menu } from '@mantine/core';
import { IconArrowBackUp } from '#web/icons/IconArrowBackUp.ts';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconDeviceFloppy } from '#web/icons/IconDeviceFloppy.ts';
import { IconEdit } from '#web/icons/IconEdit.ts';
import { IconLink } from '#web/icons/IconLink.ts';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconRefresh } from '#web/icons/IconRefresh.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import type { SavedView } from '#contract/views.ts';
import { copyLink } from '#web/table/copy-link.ts';
import { MenuEntry } from '#web/table/SendOutMenu.tsx';
import type { ViewedTable } from '#web/table/view-tools.ts';
import { isSameLook } from './looks.ts';
import type { ListViews } from './useListViews.ts';
import type { useMayKeep } from './useMayKeep.ts';
import styles from './views.module.css';

interface ViewItemsProps {
  readonly table: ViewedTable;
  readonly views: ListViews;
  readonly mayKeep: ReturnType<typeof useMayKeep>;
  /** Opens the form of a view; of a new one for null. */
  readonly onDialog: (view: SavedView | null) => void;
  readonly onRemove: (view: SavedView) => void;
}

/** The menu of saved views: what to do with the present look, the views to choose from, and the chosen one itself. */
export function ViewItems(props: ViewItemsProps) {
  const { table, views, mayKeep, onDialog, onRemove } = props;
  const { state, view } = views;
  const isChosen = view !== null && state.at !== 'gone';
  const { search, sort, size } = table.look;
  return (
    <>
      <Standing {...props} />
      {mayKeep({ is_of_client: false }) ? (
        <MenuEntry sign={IconPlus} text="Uložit jako…" onClick={() => onDialog(null)} />
      ) : null}
      <Menu.Divider />
      <div className={styles.choices}>
        <Choices views={views} />
      </div>
      <Menu.Divider />
      <MenuEntry
        sign={IconLink}
        text="Zkopírovat odkaz na pohled"
        onClick={() => void copyLink({ table: table.id, search, sort, size }, table.isOfClient)}
      />
      {isChosen && mayKeep(view) ? (
        <>
          <MenuEntry sign={IconEdit} text="Název a sdílení…" onClick={() => onDialog(view)} />
          <MenuEntry sign={IconTrash} text="Smazat pohled…" onClick={() => onRemove(view)} />
        </>
      ) : null}
    </>
  );
}

/** What can be done where the list looks otherwise than its view. */
function Standing({ views, mayKeep }: ViewItemsProps) {
  const { state, look, save, restore } = views;
  if (state.at === 'gone')
    return <Menu.Label>Tento pohled už není, nebo není váš. Seznam zůstal, jak je.</Menu.Label>;
  if (state.at === 'conflict') {
    const { view, theirs } = state;
    const isMineOther = !isSameLook(look, view.look) && mayKeep(theirs);
    return (
      <>
        <Menu.Label>Pohled „{theirs.name}“ byl mezitím uložen jinak.</Menu.Label>
        <MenuEntry sign={IconRefresh} text="Načíst uložený" onClick={() => restore(theirs)} />
        {isMineOther ? (
          <MenuEntry sign={IconDeviceFloppy} text="Přepsat mým" onClick={() => save(theirs)} />
        ) : null}
      </>
    );
  }
  if (state.at !== 'changed') return null;
  const { view } = state;
  return (
    <>
      <Menu.Label>Změněno oproti pohledu „{view.name}“</Menu.Label>
      {mayKeep(view) ? (
        <MenuEntry sign={IconDeviceFloppy} text="Uložit změny" onClick={() => save(view)} />
      ) : null}
      <MenuEntry sign={IconArrowBackUp} text="Vrátit" onClick={() => restore(view)} />
    </>
  );
}

function Choices({ views }: { views: ListViews }) {
  const { state, view, choose, leave } = views;
  return (
    <>
      <Choice name="Výchozí seznam" isChosen={state.at === 'none'} onChoose={leave} />
      {views.views === undefined ? (
        <Unread views={views} />
      ) : (
        ([false, true] as const).map((isOfClient) => (
          <Group
            key={String(isOfClient)}
            title={isOfClient ? 'Pohledy klienta' : 'Moje pohledy'}
            views={views.views?.filter(({ is_of_client }) => is_of_client === isOfClient) ?? []}
            chosen={view?.saved_view_id}
            onChoose={choose}
          />
        ))
      )}
    </>
  );
}

function Unread({ views: { isUnread, reread } }: { views: ListViews }) {
  if (!isUnread) return <Menu.Label>Načítám uložené pohledy…</Menu.Label>;
  return (
    <>
      <Menu.Label>Uložené pohledy se nepodařilo načíst.</Menu.Label>
      <Menu.Item
        closeMenuOnClick={false}
        leftSection={<IconRefresh size="1.125rem" stroke={1.6} aria-hidden="true" />}
        onClick={reread}
      >
        Zkusit znovu
      </Menu.Item>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly views: readonly SavedView[];
  readonly chosen: number | undefined;
  readonly onChoose: (view: SavedView) => void;
}

function Group({ title, views, chosen, onChoose }: GroupProps) {
  return (
    <>
      <Menu.Label>
        {title}
        {views.length === 0 ? ': zatím žádné' : ''}
      </Menu.Label>
      {views.map((view) => (
        <Choice
          key={view.saved_view_id}
          name={view.name}
          isChosen={view.saved_view_id === chosen}
          onChoose={() => onChoose(view)}
        />
      ))}
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, isChosen, onChoose }: ChoiceProps) {
  return (
    <Menu.Item
      aria-current={isChosen || undefined}
      leftSection={
        <IconCheck
          size="1.125rem"
          stroke={1.6}
          aria-hidden="true"
          visibility={isChosen ? 'visible' : 'hidden'}
        />
      }
      onClick={onChoose}
    >
      {name}
    </Menu.Item>
  );
}
