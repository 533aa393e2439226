import { foldText } from '#contract/rules/search.ts';

/** Rows folded in one breath, so that a keystroke never waits for long. */
const ROWS_AT_ONCE = 200;

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
  const find = (rows: readonly Row[], search: string): readonly Row[] => {
    const needle = foldText(search.trim());
    return needle === '' ? rows : rows.filter((row) => foldedOf(row).includes(needle));
  };
  /** Folds the rows ahead, bit by bit between other work; the answer stops it. */
  const prepare = (rows: readonly Row[]): (() => void) => {
    const step = (from: number) => {
      rows.slice(from, from + ROWS_AT_ONCE).forEach(foldedOf);
      if (from + ROWS_AT_ONCE < rows.length) timer = setTimeout(step, 0, from + ROWS_AT_ONCE);
    };
    let timer = setTimeout(step, 0, 0);
    return () => clearTimeout(timer);
  };
  return { find, prepare };
}
