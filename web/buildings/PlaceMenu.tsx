import { IconMail } from '#web/icons/IconMail.ts';
import type { ReactNode } from 'react';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Building, updateBuilding } from '#contract/pasports/buildings.ts';
import { NewTodoItem } from '#web/core/todo/NewTodo.tsx';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import { useDeleteBuilding, useSaveBuilding } from './buildings.queries.ts';
import { useDeleteGroup, useSaveGroup } from './groups.queries.ts';

interface MenuProps<R extends Building> {
  record: R;
  onHistory: () => void;
  onDeleted: () => void;
  /** Null once an action begins anew. */
  onFault: (fault: unknown) => void;
}

/** What else may be done with a house: a letter to all in it, hiding, its history and deletion. */
export function BuildingMenu({ onWrite, ...props }: MenuProps<Building> & { onWrite: () => void }) {
  const { pasport_name, hidden } = props.record;
  const words = {
    menu: 'Další akce s domem',
    hide: hidden ? 'Zobrazit dům' : 'Skrýt dům',
    remove: 'Smazat dům',
    question: `Smazat dům „${pasport_name}“? Smazat lze jen dům, ve kterém nic není; jinak ho můžete skrýt.`,
    removed: `Dům „${pasport_name}“ byl smazán`,
  };
  const { unit_id, pasport_building_id } = props.record;
  const draft = { relation_kind: 'building', relation_id: pasport_building_id } as const;
  return (
    <PlaceMenu {...props} words={words} saving={useSaveBuilding()} removal={useDeleteBuilding()}>
      {useIsOpenAddress(paths.AddressBookTenants) ? (
        <MenuItem
          leftSection={<IconMail size="1.125rem" stroke={1.6} aria-hidden="true" />}
          onClick={onWrite}
        >
          Napsat všem v domě
        </MenuItem>
      ) : null}
      <NewTodoItem unit_id={unit_id} draft={draft} />
    </PlaceMenu>
  );
}

/** The same of a group of houses. */
export function GroupMenu(props: MenuProps<Building>) {
  const { pasport_name, hidden } = props.record;
  const words = {
    menu: 'Další akce se skupinou',
    hide: hidden ? 'Zobrazit skupinu' : 'Skrýt skupinu',
    remove: 'Smazat skupinu',
    question: `Smazat skupinu „${pasport_name}“? Smazat lze jen skupinu, ve které není žádný dům.`,
    removed: `Skupina „${pasport_name}“ byla smazána`,
  };
  return <PlaceMenu {...props} words={words} saving={useSaveGroup()} removal={useDeleteGroup()} />;
}

interface Params {
  readonly unit_id: number;
  readonly id: string;
}

interface PlaceMenuProps extends MenuProps<Building> {
  /** What else may be done: items of the menu. */
  children?: ReactNode;
  words: Readonly<Record<'menu' | 'hide' | 'remove' | 'question' | 'removed', string>>;
  saving: {
    readonly isPending: boolean;
    mutateAsync(input: { params: Params; body: BodyOf<typeof updateBuilding> }): Promise<unknown>;
  };
  removal: {
    readonly isPending: boolean;
    mutateAsync(input: { params: Params }): Promise<unknown>;
  };
}

function PlaceMenu(props: PlaceMenuProps) {
  const { record, words, saving, removal, onHistory, onDeleted, onFault, children } = props;
  const { unit_id, pasport_building_id, hidden, version } = record;
  const params = { unit_id, id: String(pasport_building_id) };
  const tried = async (done: () => Promise<unknown>, told: string) => {
    onFault(null);
    try {
      flash(told, await done());
      return true;
    } catch (fault) {
      onFault(fault);
      return false;
    }
  };
  const turn = () =>
    tried(
      () => saving.mutateAsync({ params, body: { hidden: !hidden, version } }),
      'Změny byly uloženy',
    );
  const remove = async () => {
    const { remove: title, question: message } = words;
    if (!(await confirm({ title, message, confirmLabel: 'Smazat', danger: true }))) return;
    if (await tried(() => removal.mutateAsync({ params }), words.removed)) onDeleted();
  };
  return (
    <RecordMenu
      label={words.menu}
      isBusy={saving.isPending || removal.isPending}
      hiding={{ isHidden: hidden, label: words.hide, onTurn: () => void turn() }}
      onHistory={onHistory}
      removal={{ label: words.remove, onRemove: () => void remove() }}
    >
      {children}
    </RecordMenu>
  );
}
