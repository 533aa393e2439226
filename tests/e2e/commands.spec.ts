import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Hledat' });
const box = (page: Page) => search(page).getByRole('combobox');
const level1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function atHome(page: Page): Promise<void> {
  await expect(level1(page)).toHaveText('Družstvo Javorka');
}

/** Goes by a sequence of keys; a machine that is busy may press its second one too late, as a person may. */
async function goBy(page: Page, keys: string, url: RegExp): Promise<void> {
  await expect(async () => {
    for (const key of keys) await page.keyboard.press(key);
    await expect(page).toHaveURL(url, { timeout: 3000 });
  }).toPass();
}

test('an action is run by its name, and the search teaches its key', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz');
  await atHome(page);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(search(page).getByRole('group', { name: 'Akce' })).toBeVisible();
  await expect(search(page).getByRole('group', { name: 'Obrazovky' })).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.type('novy kon');
  await expect(search(page).getByRole('option').first()).toHaveText(/Nový kontakt.*n.*k/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Nový kontakt' })).toBeVisible();
  await expect(page).toHaveURL(/\/address-book\/contacts$/);
});

test('large print is chosen by its name, holds after a reload, and gives way to the usual one', async ({
  page,
  portal,
}) => {
  const choose = async (typed: string, title: string) => {
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(typed);
    await expect(search(page).getByRole('option').first()).toHaveText(title);
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeHidden();
  };
  const html = page.locator('html');
  await portal.signIn('ucetni@example.cz');
  await atHome(page);
  await choose('velke pis', 'Velké písmo');
  await expect(html).toHaveAttribute('data-large-print');
  await portal.checkAccess();
  await page.reload();
  await atHome(page);
  await expect(html).toHaveAttribute('data-large-print');
  await choose('obvykle pis', 'Obvyklé písmo');
  await expect(html).not.toHaveAttribute('data-large-print');
});

test('keys go to places and begin records, but never while one types', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz');
  await atHome(page);
  await goBy(page, 'gs', /\/auxiliaries\/sipo/);
  await goBy(page, 'gl', /\/address-book$/);
  // The cursor starts in the search of people, where keys are letters.
  await expect(page.getByRole('main').getByLabel('Hledat v adresáři')).toBeFocused();
  await level1(page).focus();
  await goBy(page, 'gd', /\/buildings$/);
  await expect(level1(page)).toHaveText('Domy');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  const sought = page.getByRole('main').getByLabel('Hledat dům');
  await expect(sought).toBeFocused();
  await page.keyboard.type('gs?jx/nk');
  await expect(sought).toHaveValue('gs?jx/nk');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/buildings$/);
});

test('j and k walk over the rows, x marks and e opens', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz');
  await page.goto('/address-book/contacts');
  // Rows that are still loading take no keys.
  const rows = page.getByRole('main').locator('tbody tr[data-index]');
  await expect(rows.nth(2)).toBeVisible();
  await level1(page).focus();
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/address\/\d+/);
});

test('a right click offers what can be done with the row, and so does the key of menus', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz');
  await page.goto('/address-book/contacts');
  const rows = page.getByRole('main').locator('tbody tr');
  await rows.nth(1).locator('td[data-column]').nth(1).click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'Co s řádkem' });
  await expect(menu.getByRole('menuitem').filter({ hasText: 'Vybrat všechny' })).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(rows.nth(1).locator('td:focus')).toHaveCount(1);
  await page.keyboard.press('Shift+F10');
  await menu.getByRole('menuitem').filter({ hasText: 'Otevřít a upravit' }).click();
  await expect(page).toHaveURL(/\/address\/\d+/);
});

test('the map of keys tells what works here, and puts single keys out', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz');
  await page.goto('/address-book/contacts');
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'Klávesové zkratky' });
  await expect(map.getByRole('listitem').filter({ hasText: 'Další řádek' })).toContainText('j');
  await expect(map.getByRole('listitem').filter({ hasText: 'Hledat v tabulce' })).toBeVisible();
  await portal.checkAccess();
  await map.getByLabel('Klávesy bez Ctrl').click({ force: true });
  const single = map.getByRole('listitem').filter({ hasNotText: 'Ctrl+' });
  await expect(single).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(/\/address-book\/contacts$/);
  await page.keyboard.type('zkratky');
  await page.keyboard.press('Enter');
  await expect(map).toBeVisible();
  await map.getByLabel('Klávesy bez Ctrl').click({ force: true });
  await expect(map.getByRole('listitem').filter({ hasText: 'Další řádek' })).toBeVisible();
});

for (const [identity, found] of [
  ['ucetni@example.cz', 'nobody'],
  ['admin@example.cz', 'Klienti'],
] as const) {
  test(`screens of a system admin are offered to him alone, to ${identity} ${found}`, async ({
    page,
    portal,
  }) => {
    await portal.signIn(identity);
    await page.getByRole('button', { name: /^Hledat/ }).click();
    await box(page).fill('klienti');
    if (found === 'nobody') {
      await expect(search(page).getByRole('status')).toContainText('nic nenašlo');
      return;
    }
    await search(page).getByRole('option', { name: found, exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/clients/);
  });
}
