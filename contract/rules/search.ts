// The base collation of `cs` keeps č, ř, š and ž apart from c, r, s and z, so search folds the text
// itself and only sorting asks the collator.

const collator = new Intl.Collator('cs-CZ', { numeric: true });

const beyondAscii = /[\u0080-\uFFFF]/;
const european = /[\u00C0-\u017F]/g;

const takenApart = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Letters of European languages, U+00C0 to U+017F, as search sees them. */
const letters = Array.from({ length: 0x180 - 0xc0 }, (_, at) =>
  takenApart(String.fromCharCode(0xc0 + at)),
);
const plainLetter = (letter: string) => letters[letter.charCodeAt(0) - 0xc0] ?? letter;

/** The text as search sees it: lower case, without diacritics. */
export function foldText(text: string): string {
  // Imports fold each cell of thousands of rows; most have nothing to take apart, or Czech letters alone.
  if (!beyondAscii.test(text)) return text.toLowerCase();
  // A space that no line breaks, in days and amounts, is found by the one that people type.
  const spaced = text.replaceAll('\u00a0', ' ');
  const plain = spaced.replace(european, plainLetter);
  return beyondAscii.test(plain) ? takenApart(spaced) : plain.toLowerCase();
}

/** True when any of the texts contains the sought one; an empty search finds everything. */
export function matchesSearch(
  needle: string,
  ...haystacks: readonly (string | null | undefined)[]
): boolean {
  const folded = foldText(needle.trim());
  return folded === '' || haystacks.some((text) => foldText(text ?? '').includes(folded));
}

/** Compares two texts in the Czech order (ch after h), numbers inside them by size: 2/2 before 2/11. */
export function compareCzech(left: string, right: string): number {
  return collator.compare(left, right);
}
