import { daysBetween } from '#contract/czech/iso-date.ts';
import { pragueTime, timeText, type FileCell } from '#contract/file-cells.ts';
import { defused } from '#contract/rules/csv.ts';
import { styleOfDecimals, styles } from './sheet-styles.ts';

/** The longest text that a cell of a spreadsheet holds. */
const LONGEST = 32_767;
const CUT = ' … (text se do buňky sešitu nevejde; celý je v souboru CSV)';

/** A calendar of spreadsheets begins so; its first two months count a day that never was. */
const FIRST_DAY = '1899-12-30';
const FIRST_SURE_DAY = '1900-03-01';
const MINUTES_OF_DAY = 24 * 60;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // A spreadsheet would take what follows for the number of a character.
  _: '_x005F_',
};
const TOLD_OTHERWISE =
  /[&<>]|_(?=x[\dA-Fa-f]{4}_)|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text within the XML of a sheet; a character that XML does not bear is told by a sign of its own. */
export const sheetText = (text: string): string =>
  text.replaceAll(TOLD_OTHERWISE, (character) => ENTITIES[character] ?? '\uFFFD');

/** The name of a column: A, B, … Z, AA, AB, … */
export function columnName(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

function textCell(place: string, text: string, style: number): string {
  const held = text.length > LONGEST ? text.slice(0, LONGEST - CUT.length) + CUT : text;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${sheetText(held)}</t></is></c>`;
}

const numberCell = (place: string, value: number, style: number) =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

function timeCell(place: string, time: FileCell & object): string {
  const [day, clock] = 'day' in time ? [time.day, ''] : pragueTime(time);
  // Spreadsheets have no older days.
  if (day < FIRST_SURE_DAY) return textCell(place, timeText(time), styles.text);
  const days = daysBetween(FIRST_DAY, day);
  if (clock === '') return numberCell(place, days, styles.day);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return numberCell(place, days + (hours * 60 + minutes) / MINUTES_OF_DAY, styles.moment);
}

/** A cell of a sheet at its place, nothing for an empty one. A text is never reckoned, not even when it is written anew. */
export function sheetCell(place: string, cell: FileCell, decimals: number | undefined): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (typeof cell === 'object') return timeCell(place, cell);
  if (typeof cell === 'number') return numberCell(place, cell, styleOfDecimals(decimals));
  if (typeof cell === 'boolean') return textCell(place, cell ? 'ano' : 'ne', styles.text);
  return textCell(place, cell, defused(cell) === cell ? styles.text : styles.quoted);
}

/** The head of a column. */
export const headCell = (place: string, head: string) => textCell(place, head, styles.head);
