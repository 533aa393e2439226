import type { Locator } from '@playwright/test';
import { expect } from './portal.ts';

// What a journey reads from a table on the screen.

/** The text with single spaces only. */
export const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Hellers of the first amount in the text. */
export function hellersIn(text: string): number {
  const amount = /−?\d{1,3}(?:[\u00A0 ]\d{3})*,\d{2}/u.exec(text)?.[0] ?? '';
  expect(amount, `an amount in „${text}“`).not.toBe('');
  return Number(amount.replaceAll(/[\s,]/gu, '').replace('−', '-'));
}

/** What a table says in the column, by what it says in its column of spaces. */
export async function columnOf(table: Locator, heading: string): Promise<Map<string, string>> {
  const headings = (await table.getByRole('columnheader').allInnerTexts()).map(plain);
  // Counted from the end: before the first column there may be a mark.
  const [space, wanted] = ['Prostor', heading].map(
    (text) => headings.indexOf(text) - headings.length,
  );
  const cells = new Map<string, string>();
  for (const row of await table.getByRole('row').all()) {
    const texts = (await row.getByRole('gridcell').allInnerTexts()).map(plain);
    cells.set(texts.at(space ?? 0) ?? '', texts.at(wanted ?? 0) ?? '');
  }
  return cells;
}
