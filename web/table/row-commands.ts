import type { Command } from '#web/lib/keys/command.ts';

/** What can be done with a row of a table that has the focus, or over which a menu was opened. */
export interface RowContext {
  /** Moves the focus by so many rows. */
  readonly step: (by: number) => void;
  /** Picks it where rows are picked together. */
  readonly mark: (() => void) | undefined;
  /** Picks all rows found. */
  readonly pickAll: (() => void) | undefined;
  /** Picks the row and the one under it. */
  readonly extend: (() => void) | undefined;
  readonly open: (() => void) | undefined;
  /** Calls the number, or writes to the e-mail, that the row shows. */
  readonly call: (() => void) | undefined;
  readonly write: (() => void) | undefined;
  /** Copies what its cell says; none where the row as a whole has the focus, or the cell is empty. */
  readonly copy: (() => void) | undefined;
}

const always = () => true;

/** Commands of a row, in the order of menus and of the map of keys. */
export const rowCommands: readonly Command<RowContext>[] = [
  {
    id: 'row-next',
    title: 'Další řádek',
    keys: 'j',
    context: 'table',
    visible: always,
    enabled: always,
    run: ({ step }) => step(1),
  },
  {
    id: 'row-previous',
    title: 'Předchozí řádek',
    keys: 'k',
    context: 'table',
    visible: always,
    enabled: always,
    run: ({ step }) => step(-1),
  },
  {
    id: 'row-open',
    title: 'Otevřít a upravit',
    keys: 'e',
    context: 'row',
    visible: ({ open }) => open !== undefined,
    enabled: always,
    run: ({ open }) => open?.(),
  },
  {
    id: 'row-call',
    title: 'Zavolat',
    context: 'row',
    visible: ({ call }) => call !== undefined,
    enabled: always,
    run: ({ call }) => call?.(),
  },
  {
    id: 'row-write',
    title: 'Napsat e-mail',
    context: 'row',
    visible: ({ write }) => write !== undefined,
    enabled: always,
    run: ({ write }) => write?.(),
  },
  {
    id: 'row-copy',
    title: 'Kopírovat buňku',
    context: 'row',
    visible: ({ copy }) => copy !== undefined,
    enabled: always,
    run: ({ copy }) => copy?.(),
  },
  {
    id: 'row-mark',
    title: 'Označit nebo vybrat',
    keys: 'x',
    context: 'row',
    visible: ({ mark }) => mark !== undefined,
    enabled: always,
    run: ({ mark }) => mark?.(),
  },
  {
    id: 'rows-extend',
    title: 'Rozšířit výběr dolů',
    keys: 'Shift+↓',
    context: 'row',
    visible: ({ extend }) => extend !== undefined,
    enabled: always,
    run: ({ extend }) => extend?.(),
  },
  {
    id: 'rows-all',
    title: 'Vybrat všechny řádky',
    keys: 'Ctrl+a',
    context: 'row',
    visible: ({ pickAll }) => pickAll !== undefined,
    enabled: always,
    run: ({ pickAll }) => pickAll?.(),
  },
];

/** The row that Tab comes to in the first table of the screen. */
function stopRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main tbody tr[tabindex="0"]');
}

/** Whether the screen has a table whose rows are walked by keys. */
export function hasRows(): boolean {
  return stopRow() !== null;
}

/** Whether its rows are picked together. */
export function hasPicks(): boolean {
  return document.querySelector('main table[data-picking]') !== null;
}

/** Takes the keyboard to the rows of the screen's first table. */
export function goToRows(): void {
  stopRow()?.focus();
}

function searchBox(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [data-table-search]');
}

const viewsButton = () => document.querySelector<HTMLElement>('main [data-table-views]');

/** Whether the screen has a table that is seen by saved views. */
export function hasViews(): boolean {
  return viewsButton() !== null;
}

/** Opens the saved views of the screen's first table. */
export function openViews(): void {
  // On a phone they are folded with the filters.
  const button = viewsButton();
  const fold = button?.closest<HTMLElement>('[hidden]');
  if (fold?.id) document.querySelector<HTMLElement>(`[aria-controls="${fold.id}"]`)?.click();
  // So that the menu knows where to give the keyboard back.
  button?.focus();
  button?.click();
}

/** Whether the screen has a table with a search. */
export function hasSearch(): boolean {
  return searchBox() !== null;
}

/** Takes the keyboard to the search of the screen's first table. */
export function goToSearch(): void {
  searchBox()?.focus();
}
