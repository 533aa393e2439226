import { foldText } from '#contract/rules/search.ts';

/** Rows folded in one breath, so that a keystroke never waits for long. */
const ROWS_AT_ONCE = 200;

const isNumber = /^\d+$/;

/** Whether a word of the row begins with the sought one; a number is sought whole, so that 5 is not 15. */
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + word.length] ?? ' ';
    const isWhole = !isNumber.test(word) || !/\d/.test(after);
    if (isWhole && !/[\p{L}\d]/u.test(before)) return true;
  }
  return false;
}

/**
 * Finds rows by a text: those that say it as it stands, and where none does, those that say each of its words
 * anywhere, for nobody types the dot in 'Lipová 12 · 5'. Remembers the folded text of each row, so a keystroke
 * only compares.
 */
export function rowSearch<Row extends object>(textsOf: (row: Row) => readonly string[]) {
  const folded = new WeakMap<Row, string>();
  const foldedOf = (row: Row): string => {
    const known = folded.get(row);
    if (known !== undefined) return known;
    // A control character parts the texts, so that no phrase goes across two of them.
    const made = foldText(textsOf(row).join('\u0001'));
    folded.set(row, made);
    return made;
  };
  const find = (rows: readonly Row[], search: string): readonly Row[] => {
    const needle = foldText(search.trim());
    if (needle === '') return rows;
    const found = rows.filter((row) => foldedOf(row).includes(needle));
    const words = needle.split(/[\s,·/]+/).filter((word) => word !== '');
    if (found.length > 0 || words.length < 2) return found;
    return rows.filter((row) => words.every((word) => holdsWord(foldedOf(row), word)));
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
