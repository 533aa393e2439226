import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { DEMO_PASSWORD } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { expect, test } from './portal.ts';

/** The file that an entry of the menu of the list gives. */
async function leaves(page: Page, entry: string) {
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  const leaving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  return leaving;
}

test('the whole address book leaves the server as a workbook, which holds what its CSV does', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD);
  await page.goto('/address-book');
  const workbook = await leaves(page, 'Celá tabulka v XLSX');
  expect(workbook.suggestedFilename()).toMatch(/^Adresář \d{4}-\d\d-\d\d\.xlsx$/);
  const csv = await leaves(page, 'Celá tabulka v CSV');
  expect(csv.suggestedFilename()).toMatch(/^Adresář \d{4}-\d\d-\d\d\.csv$/);
  const rows = await readSheet(await workbook.path());
  const lines: string[][] = parse(await readFile(await csv.path()), { bom: true, delimiter: ';' });
  expect(rows.length).toBeGreaterThan(50);
  const surnames = (table: readonly (readonly unknown[])[]) => {
    const at = table[0]?.indexOf('Příjmení') ?? -1;
    return table.map((cells) => cells[at] ?? '');
  };
  expect(surnames(rows)).toContain('Příjmení');
  expect(surnames(rows)).toEqual(surnames(lines));
  const born = rows[0]?.indexOf('Datum narození') ?? -1;
  const days = rows.slice(1).flatMap((cells) => cells[born] ?? []);
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => !(day instanceof Date))).toEqual([]);
});
