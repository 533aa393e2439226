import { unreadable } from './file-fault.ts';
import { cellText, type JsonObject } from './json-cell.ts';
import { telegramRows } from './telegrams.ts';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(`Soubor JSON se nepodařilo přečíst: ${where} není platný zápis JSON.`);
  }
}

function objectsOf(text: string): JsonObject[] {
  const all = text.trimStart().startsWith('[')
    ? parsed(text, 'obsah')
    : text
        .split('\n')
        .flatMap((line, at): unknown[] =>
          line.trim() === '' ? [] : [parsed(line, `řádek ${at + 1}`)],
        );
  if (!Array.isArray(all) || !all.every(isObject))
    throw unreadable('Soubor JSON má obsahovat objekty: na každém řádku jeden, nebo jedno pole.');
  return all;
}

/** Whether a text is one of objects: an array of them, or one on each line. */
export const isJson = (text: string): boolean => /^\s*(?:\{\s*"|\[\s*\{)/.test(text);

/** Rows of a text of objects under the row of their keys; telegrams of meters are rows of readings. */
export function readJson(text: string): string[][] {
  const objects = objectsOf(text);
  const telegrams = telegramRows(objects);
  if (telegrams !== undefined) return telegrams;
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  return [keys, ...objects.map((object) => keys.map((key) => cellText(object[key])))];
}
