import type { HouseCell } from '#contract/pasports/summaries.ts';

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
