import { foldText } from '#contract/rules/search.ts';

/** Finds rows by a text; remembers the folded text of each row, so a keystroke only compares. */
export function rowSearch<Row extends object>(textsOf: (row: Row) => readonly string[]) {
  const folded = new WeakMap<Row, string>();
  const foldedOf = (row: Row): string => {
    const known = folded.get(row);
    if (known !== undefined) return known;
    // A control character parts the texts, so that nothing is found across two of them.
    const made = foldText(textsOf(row).join('\u0001'));
    folded.set(row, made);
    return made;
  };
  return (rows: readonly Row[], search: string): readonly Row[] => {
    const needle = foldText(search.trim());
    return needle === '' ? rows : rows.filter((row) => foldedOf(row).includes(needle));
  };
}
