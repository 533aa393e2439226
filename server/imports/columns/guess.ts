import type { Column } from '#contract/record-file.ts';
import { keyOf } from '#contract/rules/text-key.ts';

const lettersOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a header: no units, brackets or marks; a unit alone is all that the header says. */
function wordsOf(header: string): string {
  const bare = keyOf(header)
    .replaceAll('²', '2')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const words = lettersOf(bare.replace(/\b(m2|kc)\b/gu, ' '));
  return words === '' ? lettersOf(bare) : words;
}

// Better than any words within a header, however long.
const OWN_NAME = Number.MAX_VALUE;
const OTHER_NAME = Number.MAX_SAFE_INTEGER;

/** How well a header names the field: the whole of it, or words within it; 0 when not at all. */
function likeness(header: string, { label, also }: Column): number {
  const names = [label, ...also].map(wordsOf).filter((name) => name !== '');
  if (names[0] === header) return OWN_NAME;
  if (names.includes(header)) return OTHER_NAME;
  const within = names.filter((name) => ` ${header} `.includes(` ${name} `));
  return Math.max(0, ...within.map((name) => name.length));
}

/** Which field each column of a file stands for, by its header; each field at most once. */
export function guessMapping(
  headers: readonly string[],
  columns: readonly Column[],
): (string | null)[] {
  const pairs = headers
    .flatMap((header, at) => {
      const words = wordsOf(header);
      return columns.map((column) => ({
        at,
        field: column.field,
        score: likeness(words, column),
      }));
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const mapping: (string | null)[] = headers.map(() => null);
  for (const { at, field } of pairs) {
    if (mapping[at] === null && !mapping.includes(field)) mapping[at] = field;
  }
  return mapping;
}
