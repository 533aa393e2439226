import type { Rule } from './rule.ts';
import { textOf } from './rule.ts';

// What cannot be seen and yet changes what is read, printed or written into a file of fixed lines:
// control characters (U+0000–001F, 007F–009F), ends of lines (U+2028, U+2029), marks and overrides of
// the direction of writing (U+061C, 200E, 200F, 202A–202E, 2066–2069), half of a character.
const endOfLine = /[\n\v\f\r\u0085\u2028\u2029]/;
const unseen = /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const unseenInLines =
  /(?![\n\t])[\p{Cc}\p{Surrogate}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export const ON_ONE_LINE = 'Napište text na jeden řádek';
export const UNSEEN_CHARACTER =
  'Text obsahuje znak, který není vidět. Napište ho znovu na klávesnici';

/** A text of one line: a name, a number, the name of a file. */
export const oneLineRule: Rule = (value) => {
  const text = textOf(value);
  if (endOfLine.test(text)) return ON_ONE_LINE;
  return unseen.test(text) ? UNSEEN_CHARACTER : null;
};

/** A text of several lines: its lines and tabs are as they were typed. */
export const manyLinesRule: Rule = (value) =>
  unseenInLines.test(textOf(value)) ? UNSEEN_CHARACTER : null;

// What sheets and documents put among letters and does no harm: spaces of other widths, and marks
// without any width.
const softSpace = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const widthless = /[\u00ad\u200b\u2060\ufeff]/g;

/** A text of one line with ordinary spaces, and without marks that nobody sees and nobody misses. */
export function plainLine(text: string): string {
  return text.replaceAll(softSpace, ' ').replaceAll(widthless, '').trim();
}

/** The same of a text of several lines, with one end of a line; spaces that hold words together stay. */
export function plainLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(widthless, '').trim();
}
