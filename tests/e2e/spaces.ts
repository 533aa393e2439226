import { expect, type Locator, type Page } from '@playwright/test';
import { rowOf } from './houses.ts';

export const RENTAL = 'Nájemní dům Zvonařská 7';

/** A dialog by its whole title; a title that goes on with the name of its record by its beginning. */
export const dialogOf = (page: Page, name: string) =>
  page.getByRole('dialog', {
    name: name.endsWith(':') ? new RegExp(`^${name} \\S`, 'u') : name,
    exact: true,
  });
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Vybraný prostor' });
export const newSpace = (page: Page) => page.getByRole('button', { name: 'Nový prostor' });

/** Chooses a person who is not in the address book yet. */
export async function enterPerson(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name);
  await page.getByRole('option', { name: /Nová osoba/ }).click();
  const person = dialogOf(page, 'Nová osoba');
  const [last = '', first = ''] = name.split(' ');
  await expect(person.getByLabel('Příjmení')).toHaveValue(last);
  await expect(person.getByRole('textbox', { name: 'Jméno', exact: true })).toHaveValue(first);
  await person.getByRole('button', { name: 'Zapsat do adresáře' }).click();
  await expect(field).toHaveValue(name);
}

/** Enters a flat into the rental house and leaves it selected. */
export async function enterFlat(page: Page, number: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Zvonařská 7' }).click();
  await newSpace(page).click();
  const dialog = dialogOf(page, 'Nový prostor');
  await dialog.getByRole('textbox', { name: 'Číslo', exact: true }).fill(number);
  await dialog.getByLabel('Typ').selectOption('Byt');
  await page.keyboard.press('Control+s');
  await expect(rowOf(page, number)).toContainText('>');
}
