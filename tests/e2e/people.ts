import { expect, type Page } from '@playwright/test';

/** The dialog of that title. */
export const dialogNamed = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name });

/** A row of a table that contains the text. */
export const personRow = (page: Page, text: string | RegExp) =>
  page.getByRole('row', { name: typeof text === 'string' ? new RegExp(text) : text });

/** Enters a person into the address book and leaves the row marked. */
export async function enterPersonRecord(
  page: Page,
  base: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(`${base}/address-book/contacts`);
  await page.getByRole('button', { name: 'Nový kontakt' }).click();
  const dialog = dialogNamed(page, 'Nový kontakt');
  for (const [label, value] of Object.entries(fields))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  await expect(page.locator('tr[data-marked]')).toContainText(fields['Příjmení'] ?? '');
}

/** The record of the marked row. */
export async function openMarked(page: Page): Promise<void> {
  await page.locator('tr[data-marked]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/address\/\d+/);
}

/** What stands in the menu of a record. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Další akce se záznamem' }).click();
  await page.getByRole('menuitem', { name }).click();
}
