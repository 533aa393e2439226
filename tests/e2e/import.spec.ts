import type { Locator, Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from './portal.ts';

test.describe.configure({ mode: 'serial' });

const UNIT = 'SVJ U Mlýna 21';
const HOUSE = 'U Mlýna 21';
const WRONG = [17, 250, 499];

/** Five hundred spaces as a Czech spreadsheet saves them; three rows are wrong, each in its own way. */
function spacesFile(): Buffer {
  const faults = new Map([
    [WRONG[0], `${HOUSE};Z017;Byt;sedmdesát;`],
    [WRONG[1], `Neznámý dům;Z250;Byt;50;`],
    [WRONG[2], `${HOUSE};Z499;Byt;-5;`],
  ]);
  const rows = Array.from({ length: 500 }, (_, index) => {
    const number = index + 1;
    // Long notes make the exported file one that its library would compress in a worker.
    const note = `${'Předáno v pořádku. '.repeat(20)}${number}`;
    const plain = `${HOUSE};Z${String(number).padStart(3, '0')};Byt;${50 + (number % 40)},5;${note}`;
    return faults.get(number) ?? plain;
  });
  return Buffer.from(`\uFEFFDům;Byt č.;Typ;Výměra;Poznámka\r\n${rows.join('\r\n')}\r\n`);
}

async function openUnit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Aktivní jednotka/ }).click();
  await page.getByRole('option', { name: new RegExp(UNIT) }).click();
  await expect(page).toHaveTitle(`Kastelán – ${UNIT}`);
}

/** The number on the card of flats. */
const flats = (page: Page) =>
  page
    .getByRole('main')
    .locator('p', { hasText: /^Byty$/ })
    .locator('xpath=preceding-sibling::*');

async function flatCount(page: Page): Promise<number> {
  await expect(flats(page)).toHaveText(/^\d+$/);
  return Number(await flats(page).textContent());
}

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Import dat' });
const step = (page: Page, title: string) =>
  wizard(page).getByRole('heading', { name: title, level: 3 });

async function correct(dialog: Locator, row: number, label: string, value: string): Promise<void> {
  await expect(dialog.getByRole('heading', { name: `Oprava řádku ${row}` })).toBeVisible();
  await expect(dialog.getByLabel(label)).toBeFocused();
  await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Uložit a zkontrolovat řádek' }).click();
}

test('five hundred spaces come in: three wrong rows are corrected, all accepted, and taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn('soused@example.cz');
  await openUnit(page);
  const before = await flatCount(page);
  await page.goto('/?import=new&kind=spaces');
  const dialog = wizard(page);
  await expect(step(page, 'Nový import')).toBeFocused();
  await expect(dialog.getByLabel('Co importujete')).toHaveValue('spaces');
  await portal.checkAccess();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'byty.csv', mimeType: 'text/csv', buffer: spacesFile() });
  await dialog.getByRole('button', { name: 'Nahrát a pokračovat' }).click();

  await expect(step(page, 'Význam sloupců')).toBeVisible();
  await expect(dialog.getByLabel('Význam sloupce Byt č.')).toHaveValue('space_number');
  await expect(dialog.getByLabel('Význam sloupce Výměra')).toHaveValue('total_area');
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Zkontrolovat nanečisto' }).click();

  await expect(step(page, 'Výsledek zkoušky')).toBeVisible({ timeout: 90_000 });
  await expect(dialog.getByRole('button', { name: 'Chybné 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(dialog.getByRole('button', { name: 'Nové 497' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Přijmout vše' })).toBeDisabled();
  await expect(dialog.getByText('Nejdřív opravte 3 chybné řádky.')).toBeVisible();
  await portal.checkAccess();

  // What has been done so far is the server's: a reload loses nothing.
  await page.reload();
  await expect(step(page, 'Výsledek zkoušky')).toBeVisible();
  await dialog.getByRole('row', { name: /^ ?18/ }).dblclick();
  await correct(dialog, 18, 'Celková plocha', '70');
  await correct(dialog, 251, 'Dům', HOUSE);
  await correct(dialog, 500, 'Celková plocha', '55');
  await expect(dialog.getByRole('button', { name: 'Nové 500' })).toBeVisible();

  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export XLSX' }).click();
  const exported = await readSheet(await (await file).path());
  expect(exported).toHaveLength(501);
  expect(exported[1]?.slice(0, 2)).toEqual([2, 'nový']);

  await dialog.getByRole('button', { name: 'Přijmout vše' }).click();
  const question = page.getByRole('dialog', { name: 'Přijmout import?' });
  await expect(question).toContainText('500 nových záznamů');
  await question.getByRole('button', { name: 'Přijmout vše' }).click();
  await expect(step(page, 'Import je přijat')).toBeVisible({ timeout: 90_000 });
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Hotovo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/import/);
  await expect(flats(page)).toHaveText(String(before + 500));

  await page.goto('/?import=new');
  await dialog.getByRole('button', { name: 'Vrátit import byty.csv' }).click();
  await page
    .getByRole('dialog', { name: 'Vrátit celý import?' })
    .getByRole('button', { name: 'Vrátit import' })
    .click();
  await expect(step(page, 'Import byl vrácen')).toBeVisible({ timeout: 90_000 });
  await dialog.getByRole('button', { name: 'Hotovo' }).click();
  await expect(flats(page)).toHaveText(String(before));
});
