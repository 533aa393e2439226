import { useEffect, useMemo } from 'react';
import { ownKey } from '#web/lib/own-key.ts';
import { COLUMNS_PREFIX } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';
import type { Store } from '#web/lib/store.ts';
import {
  byIds,
  choosableColumns,
  isShown,
  isUntouched,
  noChoice,
  textsOf,
  widthsOf,
  withWidth,
} from './column-choice.ts';
import type { ColumnChoice } from './column-choice.ts';
import type { Column } from './columns.ts';
import { linkedLook } from './view-link.ts';
import type { Widths } from './widths.ts';

const nothing: Store<ColumnChoice> = createStore(noChoice);
const choices = new Map<string, Store<ColumnChoice>>();

/** What the user has chosen in the table of this id. */
function choiceOf(id: string | undefined): Store<ColumnChoice> {
  if (id === undefined) return nothing;
  const key = ownKey(COLUMNS_PREFIX, id);
  const known = choices.get(key);
  if (known !== undefined) return known;
  // What a link carries is looked at; it is kept once the user changes it.
  const made = createStore<ColumnChoice>(linkedLook(id)?.columns ?? remembered(key));
  choices.set(key, made);
  return made;
}

function remembered(key: string): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    // It used to be a list of those hidden alone.
    if (Array.isArray(stored)) return { ...noChoice, hidden: textsOf(stored) };
    const { hidden, shown, widths } = (stored ?? {}) as Partial<
      Record<keyof ColumnChoice, unknown>
    >;
    return { hidden: textsOf(hidden), shown: textsOf(shown), widths: widthsOf(widths) };
  } catch {
    // A forbidden or spoilt storage only means that the table is shown as it is at first.
    return noChoice;
  }
}

/** What the user has chosen in the table of this id, as it is now. */
export const chosenColumns = (id: string): ColumnChoice => choiceOf(id).get();

/** Remembers the width that the user has drawn; undefined gives the column its own again. */
export function keepWidth(table: string, column: string, width: number | undefined): void {
  keepColumns(table, withWidth(choiceOf(table).get(), column, width));
}

/** The same inside a component. */
export const useChosenColumns = (id: string): ColumnChoice => choiceOf(id).use();

// Tables seen by a saved view: what is changed there belongs to the view, until it is left.
const lent = new Set<string>();

/** Shows the columns of a saved view; what the user has chosen otherwise waits. */
export function lendColumns(id: string, choice: ColumnChoice): void {
  lent.add(ownKey(COLUMNS_PREFIX, id));
  choiceOf(id).set(choice);
}

/** Shows what the user has chosen himself again. */
export function returnColumns(id: string): void {
  const key = ownKey(COLUMNS_PREFIX, id);
  if (lent.delete(key)) choiceOf(id).set(remembered(key));
}

/** Remembers the columns that the user has chosen in a table, on this device. */
export function keepColumns(id: string, choice: ColumnChoice): void {
  const key = ownKey(COLUMNS_PREFIX, id);
  choiceOf(id).set(choice);
  if (lent.has(key)) return;
  if (isUntouched(choice)) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(choice));
}

/** Ids of the tables in which this user has chosen columns on this device. */
export function tablesWithChoices(): readonly string[] {
  const own = ownKey(COLUMNS_PREFIX);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(own))
    .map((key) => key.slice(own.length));
}

/** What the user has chosen among the columns of a table. */
export function useColumnChoice<Row>(
  id: string | undefined,
  columns: readonly Column<Row>[],
): ColumnChoice {
  const stored = choiceOf(id).use();
  const choice = useMemo(() => byIds(stored, columns), [stored, columns]);
  // While the headings are still those that were stored: once one is written otherwise, nobody would know it.
  useEffect(() => {
    if (id !== undefined && choice !== stored) keepColumns(id, choice);
  }, [id, choice, stored]);
  return choice;
}

/** The columns that are to be seen, and the widths drawn among them. */
export function useShownColumns<Row>(
  id: string | undefined,
  columns: readonly Column<Row>[],
): { columns: readonly Column<Row>[]; widths: Widths } {
  const { hidden, shown, widths } = useColumnChoice(id, columns);
  // Not by the widths: they change often, and no row looks otherwise for them.
  const seen = useMemo(() => {
    const choosable = new Set(choosableColumns(columns));
    const isSeen = (column: Column<Row>) =>
      !choosable.has(column) || isShown({ hidden, shown }, column);
    return columns.every(isSeen) ? columns : columns.filter(isSeen);
  }, [columns, hidden, shown]);
  return { columns: seen, widths };
}
