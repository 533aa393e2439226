import type { Floor } from '#contract/pasports/floors.ts';
import type { HouseCell } from '#contract/pasports/summaries.ts';

/** A floor of the picture with its spaces from the left. */
export interface PictureRow {
  readonly key: string;
  /** '2NP' */
  readonly code: string;
  /** Its name where that says something else. */
  readonly name: string;
  readonly cells: readonly HouseCell[];
}

const choices = {
  free: { text: 'Bez uživatele', keeps: ({ tenant_name }) => tenant_name === '' },
  late: { text: 'Hoří', keeps: ({ due }) => due?.late === true },
  waits: { text: 'Čeká', keeps: ({ due }) => due?.late === false },
} as const satisfies Record<string, { text: string; keeps: (cell: HouseCell) => boolean }>;

type ChoiceName = keyof typeof choices;

const isChoice = (name: string | undefined): name is ChoiceName =>
  name !== undefined && Object.hasOwn(choices, name);

/** What may be picked out of the picture, with how many spaces each choice leaves; empty ones are not offered. */
export function pictureChoices(cells: readonly HouseCell[]) {
  return Object.entries(choices).flatMap(([name, { text, keeps }]) => {
    const count = cells.filter((cell) => keeps(cell)).length;
    return count === 0 ? [] : [{ name, text, count }];
  });
}

/** The chosen spaces; all of them for a choice that nobody offers. */
export function pickedCells(
  cells: readonly HouseCell[],
  choice: string | undefined,
): readonly HouseCell[] {
  return isChoice(choice) ? cells.filter((cell) => choices[choice].keeps(cell)) : cells;
}

/** Floors from the top down as they are given, then the spaces whose floor nobody has recorded. */
export function pictureRows(
  floors: readonly Floor[],
  cells: readonly HouseCell[],
): readonly PictureRow[] {
  const known = new Set(floors.map(({ pasport_floor_id }) => pasport_floor_id));
  const rows = floors.map(({ pasport_floor_id, code, name }) => ({
    key: String(pasport_floor_id),
    code,
    name: name === code ? '' : name,
    cells: cells.filter((cell) => cell.pasport_floor_id === pasport_floor_id),
  }));
  const loose = cells.filter(
    ({ pasport_floor_id }) => pasport_floor_id === null || !known.has(pasport_floor_id),
  );
  if (loose.length === 0) return rows;
  return [...rows, { key: 'none', code: 'Bez podlaží', name: '', cells: loose }];
}
