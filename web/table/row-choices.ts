/** A choice over the rows of a list, and which of them it leaves. */
interface RowChoice<Row> {
  readonly text: string;
  readonly keeps: (row: Row) => boolean;
}

/** Choices of a list by their names in the address; each counts by the very measure by which it leaves rows. */
export interface RowChoices<Row> {
  /** Rows that the choice of that name leaves; all of them for none, and for one that nobody offers. */
  readonly kept: <Some extends Row>(
    rows: readonly Some[],
    name: string | undefined,
  ) => readonly Some[];
  /** The chosen one; the choice of all where the address names none. */
  readonly chosen: (name: string | undefined) => string;
  /** The choices with how many rows each of them leaves, whatever is chosen. */
  readonly counted: (
    rows: readonly Row[] | undefined,
  ) => readonly { name: string; text: string; count: number | undefined }[];
}

/** Name of the choice that leaves all rows; the address does without it. */
export const ALL_ROWS = 'all';

/** Choices over rows, `all` naming the one that leaves all of them. */
export function rowChoices<Row>(
  all: string,
  choices: Readonly<Record<string, RowChoice<Row>>>,
): RowChoices<Row> {
  const find = (name = ALL_ROWS) => (Object.hasOwn(choices, name) ? choices[name] : undefined);
  return {
    kept: (rows, name) => {
      const choice = find(name);
      return choice === undefined ? rows : rows.filter(choice.keeps);
    },
    chosen: (name = ALL_ROWS) => (find(name) === undefined ? ALL_ROWS : name),
    counted: (rows) => [
      { name: ALL_ROWS, text: all, count: rows?.length },
      ...Object.entries(choices).map(([name, { text, keeps }]) => ({
        name,
        text,
        count: rows?.filter(keeps).length,
      })),
    ],
  };
}
