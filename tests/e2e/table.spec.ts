import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from './portal.ts';

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test.beforeEach(async ({ page, portal }) => {
  await portal.signIn('soused@example.cz');
  await page.goto('/?tab=units');
  await expect(page.getByRole('row', { name: /Kaštanová 3/ })).toBeVisible();
});

test('columns are chosen by keyboard, stay so over a sign-out, and come back', async ({
  page,
  portal,
}) => {
  const more = page.getByRole('button', { name: 'Další', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sloupce' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Tisk' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sloupce tabulky' });
  await dialog.getByLabel('DPH').uncheck();
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'DPH' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Uživatel/ }).click();
  await page.getByRole('menuitem', { name: 'Odhlásit se' }).click();
  await expect(page.getByRole('heading', { name: 'Přihlášení' })).toBeVisible();
  await portal.signIn('soused@example.cz');
  await page.goto('/?tab=units');
  await expect(page.getByRole('columnheader', { name: 'Projekt' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'DPH' })).toHaveCount(0);
  await choose(page, 'Sloupce');
  await dialog.getByRole('button', { name: 'Obnovit výchozí' }).click();
  await dialog.getByRole('button', { name: 'Hotovo' }).click();
  await expect(page.getByRole('columnheader', { name: 'DPH' })).toBeVisible();
});

test('what is found goes out as CSV and XLSX', async ({ page }) => {
  await page.getByPlaceholder('Hledaný název').fill('kastanova');
  await expect(page.getByRole('row')).toHaveCount(3);
  const csv = page.waitForEvent('download');
  await choose(page, 'Export CSV');
  expect((await csv).suggestedFilename()).toMatch(/^Spravované jednotky \d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await (await csv).path(), 'utf8');
  expect(text.split('\r\n')[1]).toMatch(/^SVJ Kaštanová 1;ano;ne;/);
  const xlsx = page.waitForEvent('download');
  await choose(page, 'Export XLSX');
  const rows = await readSheet(await (await xlsx).path());
  expect(rows.map(([name]) => name)).toEqual(['Název', 'SVJ Kaštanová 1', 'SVJ Kaštanová 3']);
});

test('a table is printed alone on A4, headed and with numbered pages', async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await choose(page, 'Tisk');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Spravované jednotky' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'SVJ Kaštanová 3', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Moduly' })).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Jednotky' })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, width, height] =
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
  // A4 in points.
  expect([Number(width), Number(height)].map(Math.round)).toEqual([595, 842]);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('tab', { name: 'Jednotky' })).toBeVisible();
});
