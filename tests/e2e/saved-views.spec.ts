import type { Browser, Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

const CLERK = 'ucetni@example.cz';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const views = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const entry = (page: Page, name: string | RegExp) =>
  page.getByRole('menuitem', { name, exact: true });
const seek = (page: Page) => page.getByLabel('Hledat prostor');
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name });
const chip = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

async function choose(page: Page, button: string, item: string): Promise<void> {
  await views(page, button).click();
  await entry(page, item).click();
}

async function saveAs(page: Page, button: string, name: string, isOfClient = false) {
  await choose(page, button, 'Uložit jako…');
  const dialog = page.getByRole('dialog', { name: 'Uložit pohled' });
  await dialog.getByLabel('Název pohledu').fill(name);
  if (isOfClient) await dialog.getByLabel('Pro všechny uživatele klienta').check();
  await dialog.getByRole('button', { name: 'Uložit pohled', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(views(page, `Pohled: ${name}`)).toBeVisible();
}

/** Another person with a browser of his own. */
async function colleague(browser: Browser, who: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${own.url}/client/user/login`);
  await page.getByLabel('E-mail').fill(who);
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page).not.toHaveURL(/login/);
  return page;
}

test('a view of one’s own keeps search, question, order and columns, tells of a change and takes it back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports?filter=flats');
  await seek(page).fill('novák');
  await heading(page, 'Celková').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await entry(page, 'Sloupce').click();
  const columns = page.getByRole('dialog', { name: 'Sloupce tabulky' });
  await columns.getByLabel('Podlaží').uncheck();
  await columns.getByRole('button', { name: 'Hotovo' }).click();
  await saveAs(page, 'Pohledy', 'Byty Novákových');
  await portal.checkAccess();

  await seek(page).fill('urban');
  await expect(views(page, 'Pohled: Byty Novákových, změněno')).toBeVisible();
  await choose(page, 'Pohled: Byty Novákových, změněno', 'Vrátit');
  await expect(seek(page)).toHaveValue('novák');
  await expect(views(page, 'Pohled: Byty Novákových')).toBeVisible();

  await page.reload();
  await expect(seek(page)).toHaveValue('novák');
  await expect(chip(page, /^Byty\s?\d/)).toBeChecked();
  await expect(heading(page, 'Celková')).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading(page, 'Podlaží')).toHaveCount(0);
  await expect(views(page, 'Pohled: Byty Novákových')).toBeVisible();

  await choose(page, 'Pohled: Byty Novákových', 'Výchozí seznam');
  await expect(seek(page)).toHaveValue('');
  await expect(chip(page, /^Byty\s?\d/)).not.toBeChecked();
  await page.goBack();
  await expect(seek(page)).toHaveValue('novák');

  await chip(page, /^Byty\s?\d/).press('Space');
  await choose(page, 'Pohled: Byty Novákových, změněno', 'Uložit změny');
  await expect(views(page, 'Pohled: Byty Novákových')).toBeVisible();
  await openScreen(page, own, '/pasports', 'Družstvo Javorka');
  await expect(seek(page)).toHaveValue('');
  await page.getByRole('main').press('v');
  await entry(page, 'Byty Novákových').press('Enter');
  await expect(seek(page)).toHaveValue('novák');
  await expect(chip(page, /^Byty\s?\d/)).not.toBeChecked();
});

test('views are found by the search, and walked by arrows', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await saveAs(page, 'Pohledy', 'Všechny domy');
  await choose(page, 'Pohled: Všechny domy', 'Výchozí seznam');
  await expect(views(page, 'Pohledy')).toBeFocused();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Hledat' });
  await search.getByRole('combobox').fill('pohledy');
  await expect(search.getByRole('option').first()).toHaveText(/Pohledy na seznam/);
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(entry(page, 'Všechny domy')).toBeVisible();
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(views(page, 'Pohledy')).toBeFocused();
});

test('a house is kept in a view for its unit, in another one it opens all; the search knows the view by its name', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports');
  await page.getByRole('treeitem', { name: 'Lipová 14' }).click();
  await expect(page).toHaveURL(/building=\d+/);
  await seek(page).fill('b');
  await saveAs(page, 'Pohledy', 'V domě');
  await openScreen(page, own, '/pasports', 'Družstvo Javorka');
  await choose(page, 'Pohledy', 'V domě');
  await expect(seek(page)).toHaveValue('b');
  await expect(page).not.toHaveURL(/building=/);
  // What is not of this unit is no change.
  await expect(views(page, 'Pohled: V domě')).toBeVisible();

  await openScreen(page, own, '/', 'SVJ Lipová 12–18');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Hledaný text nebo příkaz' }).fill('pohled v domě');
  await expect(page.getByRole('option', { name: /^Pohled V domě/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pasports\?.*building=\d+/);
  await expect(seek(page)).toHaveValue('b');
  await expect(views(page, 'Pohled: V domě')).toBeVisible();
  await page.getByRole('treeitem', { name: 'Lipová 16' }).click();
  await expect(views(page, 'Pohled: V domě, změněno')).toBeVisible();
  await choose(page, 'Pohled: V domě, změněno', 'Vrátit');
  await expect(page.getByRole('treeitem', { name: 'Lipová 14', selected: true })).toBeVisible();
});

test('a view of the client opens for a colleague, who is told when it was saved otherwise or deleted', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports?filter=no-owner');
  await saveAs(page, 'Pohledy', 'K doplnění', true);

  const theirs = await colleague(browser, CLERK);
  await openScreen(theirs, own, '/pasports');
  await choose(theirs, 'Pohledy', 'K doplnění');
  await expect(chip(theirs, /^Bez vlastníka/)).toBeChecked();
  await seek(theirs).fill('12');
  // Who is no admin saves it under a name of his own only.
  await views(theirs, 'Pohled: K doplnění, změněno').click();
  await expect(entry(theirs, 'Vrátit')).toBeVisible();
  await expect(entry(theirs, 'Uložit změny')).toHaveCount(0);
  await expect(entry(theirs, 'Smazat pohled…')).toHaveCount(0);
  await theirs.keyboard.press('Escape');

  const second = await colleague(browser, MANAGER);
  await openScreen(second, own, '/pasports');
  await choose(second, 'Pohledy', 'K doplnění');
  await seek(second).fill('2');
  await seek(page).fill('1');
  await choose(page, 'Pohled: K doplnění, změněno', 'Uložit změny');
  await expect(views(page, 'Pohled: K doplnění')).toBeVisible();
  await choose(second, 'Pohled: K doplnění, změněno', 'Uložit změny');
  await views(second, 'Pohled: K doplnění, mezitím změněn').click();
  await entry(second, 'Přepsat mým').click();
  await expect(views(second, 'Pohled: K doplnění')).toBeVisible();

  await seek(page).fill('3');
  await choose(page, 'Pohled: K doplnění, změněno', 'Uložit změny');
  await choose(page, 'Pohled: K doplnění, mezitím změněn', 'Načíst uložený');
  await expect(seek(page)).toHaveValue('2');

  await choose(page, 'Pohled: K doplnění', 'Smazat pohled…');
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat', exact: true }).click();
  await expect(views(page, 'Pohledy')).toBeVisible();
  await seek(second).fill('4');
  await choose(second, 'Pohled: K doplnění, změněno', 'Uložit změny');
  await expect(views(second, 'Pohled: K doplnění, už není')).toBeVisible();
  await expect(seek(second)).toHaveValue('4');
  await choose(second, 'Pohled: K doplnění, už není', 'Výchozí seznam');
  await expect(views(second, 'Pohledy')).toBeVisible();
  await expect(seek(second)).toHaveValue('');
});

test('views that cannot be read say so, and are asked for again', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports');
  await page.route('**/v1/views?*', (route) => route.abort());
  await views(page, 'Pohledy').click();
  await expect(page.getByText('Uložené pohledy se nepodařilo načíst.')).toBeVisible();
  await page.unroute('**/v1/views?*');
  await entry(page, 'Zkusit znovu').click();
  await expect(page.getByText('Moje pohledy')).toBeVisible();
});

test('views are at hand everywhere, on a phone among the folded filters @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/address-book/tenants?filter=ending');
  const fold = page.getByRole('button', { name: /^Filtry|^Řadit/ });
  if ((page.viewportSize()?.width ?? 0) < 600) await fold.click();
  await saveAs(page, 'Pohledy', 'Končí');
  await portal.checkAccess();
  await views(page, 'Pohled: Končí').click();
  await expect(entry(page, 'Výchozí seznam')).toBeVisible();
  await portal.checkAccess();
  await entry(page, 'Výchozí seznam').click();
  await expect(page).not.toHaveURL(/filter=/);
});
