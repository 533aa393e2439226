import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { dialogOf, enterFlat, newSpace, panel, RENTAL } from './spaces.ts';

// People move in and out here, which would change what other journeys count.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('flats are entered one after another: number, type and floor follow the one before', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await page.getByRole('treeitem', { name: 'Zvonařská 7' }).click();
  await newSpace(page).click();
  const dialog = dialogOf(page, 'Nový prostor');
  const number = dialog.getByRole('textbox', { name: 'Číslo', exact: true });
  await number.fill('201');
  await dialog.getByLabel('Typ').selectOption('Byt');
  await dialog.getByLabel('Podlaží').selectOption({ label: '4NP – 4. nadzemní podlaží' });
  await dialog.getByLabel('Po uložení zadat další prostor').check();
  for (const next of ['202', '203']) {
    await page.keyboard.press('Control+s');
    await expect(number).toHaveValue(next);
    await expect(number).toBeFocused();
  }
  await expect(dialog.getByLabel('Podlaží').locator('option:checked')).toHaveText(/^4NP/);
  await dialog.getByLabel('Po uložení zadat další prostor').uncheck();
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, '203')).toContainText('>');
  await expect(rowOf(page, '202')).toContainText('Byt');
});

test('of two windows with one space the second sees both values and loses nothing', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await enterFlat(page, '104');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Byt 104');
  await page.getByLabel('Dispozice').fill('2+1');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${own.url}/client/user/login`);
  await other.getByLabel('E-mail').fill('admin@example.cz');
  await other.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(other).toHaveTitle(/Kastelán –/);
  await other.goto(page.url());
  await other.getByLabel('Dispozice').fill('3+kk');
  await other.getByLabel('Variabilní symbol').fill('555');
  await other.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(other.getByText('Změny byly uloženy')).toBeVisible();
  await context.close();
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Záznam mezitím změnil někdo jiný').first()).toBeVisible();
  await expect(page.getByText('3+kk')).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Uložit vybrané hodnoty' }).click();
  await expect(page.getByText('Neuložené změny')).toBeHidden();
  await expect(page.getByLabel('Dispozice')).toHaveValue('2+1');
  await expect(page.getByLabel('Variabilní symbol')).toHaveValue('555');
  await page.getByRole('tab', { name: 'Historie' }).click();
  await expect(page.getByText('3+kk').first()).toBeVisible();
});

test('the tree, the table and the record are walked by the keyboard alone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  const house = page.getByRole('treeitem', { name: 'Zvonařská 7' });
  await page.getByRole('treeitem', { name: 'Celá jednotka' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(house).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(house).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('treeitem', { name: /^2NP/ })).toBeVisible();
  await page.getByRole('treeitem', { name: /^2NP/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/building=\d+&floor=\d+/);
  await expect(page.getByRole('row', { name: /1NP/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /2NP/ })).toHaveCount(4);

  const rows = page.locator('tbody tr');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(rows.nth(1)).toContainText('>');
  await expect(page).toHaveURL(/space=\d+/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=basic/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/tab=basic/);
  await page.goForward();
  await page.getByLabel('Hledat prostor').fill('nic takového tu není');
  await expect(page.getByText('Hledání „nic takového tu není“ nic nenašlo')).toBeVisible();
});

test('a space is hidden, shown again among the hidden, and deleted only while nothing refers to it', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await enterFlat(page, '105');
  const act = async (name: string) => {
    await panel(page).getByRole('button', { name: 'Další akce s prostorem' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Skrýt prostor');
  await expect(rowOf(page, '105')).toHaveCount(0);
  await page.getByLabel(/Zobrazit skryté \(\d/).check({ force: true });
  await expect(page.getByRole('row', { name: /105 \(skryto\)/ })).toBeVisible();
  await portal.checkAccess();
  await act('Zobrazit prostor');
  await expect(rowOf(page, '105')).toBeVisible();

  await panel(page).getByRole('button', { name: 'více: Počet osob' }).click();
  await page.getByRole('button', { name: 'Nový počet osob' }).first().click();
  const dialog = dialogOf(page, 'Nový počet osob:');
  await dialog.getByRole('textbox', { name: 'Počet osob' }).fill('1');
  await dialog.getByRole('button', { name: 'Uložit' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Další akce s prostorem' }).click();
  await page.getByRole('menuitem', { name: 'Smazat prostor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat prostor' }).click();
  await expect(
    page.getByText('Nelze smazat: na prostor odkazuje 1 záznam o počtu osob.'),
  ).toBeVisible();
  await page.getByRole('row', { name: /1/ }).last().dblclick();
  await page.getByRole('button', { name: 'Smazat záznam' }).click();
  await page
    .getByRole('dialog', { name: 'Smazat počet osob?' })
    .getByRole('button', { name: 'Smazat záznam' })
    .click();
  await expect(page.getByText('Tabulka neobsahuje žádná data')).toBeVisible();
  await page.getByRole('button', { name: 'Další akce s prostorem' }).click();
  await page.getByRole('menuitem', { name: 'Smazat prostor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat prostor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prostory');
  await expect(rowOf(page, '105')).toHaveCount(0);
});

test('on a phone the house is chosen among the filters, and a card opens its space whole @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/pasports`);
  const house = page.getByLabel('Skupina nebo dům');
  await expect(house).toBeHidden();
  await page.getByRole('button', { name: 'Filtry', exact: true }).click();
  await house.selectOption({ index: 2 });
  await expect(page.getByRole('button', { name: 'Filtry: platí 1' })).toBeVisible();
  await portal.checkAccess();
  const card = page
    .getByRole('listitem')
    .filter({ hasText: /^Byt \d+/ })
    .first();
  // Wherever it is touched.
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page.getByRole('tab', { name: 'Základ' })).toBeVisible();
  await portal.checkAccess();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
