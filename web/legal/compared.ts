/** A line of a comparison: it stayed, came, or went. */
export interface ComparedLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Lengths of the longest common sequences of the ends of both texts, by where the ends begin. */
function commonLengths(older: readonly string[], newer: readonly string[]) {
  const lengths = new Map<string, number>();
  const at = (row: number, column: number) => lengths.get(`${row} ${column}`) ?? 0;
  for (let row = older.length - 1; row >= 0; row -= 1) {
    for (let column = newer.length - 1; column >= 0; column -= 1) {
      const isSame = older[row] === newer[column];
      const longest = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      lengths.set(`${row} ${column}`, longest);
    }
  }
  return at;
}

/** What has changed between two texts, line by line in the order of the newer one. */
export function comparedLines(olderText: string, newerText: string): ComparedLine[] {
  const older = linesOf(olderText);
  const newer = linesOf(newerText);
  const common = commonLengths(older, newer);
  const kindAt = (row: number, column: number): ComparedLine['kind'] => {
    if (column >= newer.length) return 'removed';
    if (row >= older.length) return 'added';
    if (older[row] === newer[column]) return 'same';
    return common(row, column + 1) > common(row + 1, column) ? 'added' : 'removed';
  };
  const made: ComparedLine[] = [];
  let row = 0;
  let column = 0;
  while (row < older.length || column < newer.length) {
    const kind = kindAt(row, column);
    made.push({ kind, text: (kind === 'removed' ? older[row] : newer[column]) ?? '' });
    if (kind !== 'added') row += 1;
    if (kind !== 'removed') column += 1;
  }
  return made;
}
