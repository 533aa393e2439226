import { useMemo } from 'react';
import { ownKey } from '#web/lib/own-key.ts';
import { COLUMNS_PREFIX } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';
import type { Store } from '#web/lib/store.ts';
import type { Column } from './columns.ts';

type Hidden = readonly string[];
const nothing: Store<Hidden> = createStore<Hidden>([]);
const choices = new Map<string, Store<Hidden>>();

/** Texts of the columns that the user has put away from the table of this id. */
function choiceOf(id: string | undefined): Store<Hidden> {
  if (id === undefined) return nothing;
  const key = ownKey(COLUMNS_PREFIX, id);
  const known = choices.get(key);
  if (known !== undefined) return known;
  const made = createStore<Hidden>(remembered(key));
  choices.set(key, made);
  return made;
}

function remembered(key: string): Hidden {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    // A forbidden or spoilt storage only means that all columns are shown.
    return [];
  }
}

/** Puts columns of a table away, for this user on this device; none shows all of them again. */
export function putColumnsAway(id: string, hidden: Hidden): void {
  const key = ownKey(COLUMNS_PREFIX, id);
  choiceOf(id).set(hidden);
  if (hidden.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(hidden));
}

/** Ids of the tables from which this user has put columns away on this device. */
export function tablesWithChoices(): readonly string[] {
  const own = ownKey(COLUMNS_PREFIX);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(own))
    .map((key) => key.slice(own.length));
}

/** Columns that may be put away: not the first, which names the row, and not those of controls. */
export function choosableColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.slice(1).filter(({ exported }) => exported !== false);
}

/** Texts of the columns put away. */
export function useHiddenColumns(id: string | undefined): Hidden {
  return choiceOf(id).use();
}

/** The columns without those put away. */
export function useShownColumns<Row>(
  id: string | undefined,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  const hidden = useHiddenColumns(id);
  return useMemo(() => {
    if (hidden.length === 0) return columns;
    const choosable = new Set(choosableColumns(columns));
    return columns.filter((column) => !choosable.has(column) || !hidden.includes(column.text));
  }, [columns, hidden]);
}
