import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name });
const firstCells = (page: Page) =>
  page.getByRole('main').locator('tbody tr[tabindex] td:nth-child(2)');

test('a link to a view opens the same rows, order and columns for a colleague in another unit', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports?filter=flats');
  await page.getByLabel('Hledat prostor').fill('novák');
  await heading(page, 'Celková').getByRole('button').first().click();
  await heading(page, 'Celková').getByRole('button').first().click();
  await expect(heading(page, 'Celková')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sloupce' }).click();
  const choice = page.getByRole('dialog', { name: 'Sloupce tabulky' });
  await choice.getByLabel('Podlaží').uncheck();
  await choice.getByLabel('Vlastník').check();
  await choice.getByRole('button', { name: 'Hotovo' }).click();
  await page.getByRole('main').getByLabel('zázn. na stránku').selectOption('50');
  await expect(firstCells(page).first()).toBeVisible();
  const seen = await firstCells(page).allTextContents();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void (document.body.dataset['copied'] = text) },
    });
  });
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Zkopírovat odkaz na pohled' }).click();
  await expect(page.getByText('Odkaz na tento pohled byl zkopírován')).toBeVisible();
  const link = (await page.locator('body').getAttribute('data-copied')) ?? '';

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(`${own.url}/client/user/login`);
  await theirs.getByLabel('E-mail').fill(MANAGER);
  await theirs.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await theirs.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(theirs).not.toHaveURL(/login/);
  await openScreen(theirs, own, '/', 'Družstvo Javorka');
  await theirs.goto(link);
  await expect(theirs.getByLabel('Hledat prostor')).toHaveValue('novák');
  await expect(heading(theirs, 'Celková')).toHaveAttribute('aria-sort', 'descending');
  await expect(heading(theirs, 'Vlastník')).toBeVisible();
  await expect(heading(theirs, 'Podlaží')).toHaveCount(0);
  await expect(theirs.getByRole('main').getByLabel('zázn. na stránku')).toHaveValue('50');
  await expect(firstCells(theirs)).toHaveText(seen);
  // What a link brought is looked at and not kept.
  await theirs.goto(`${own.url}/pasports`);
  await expect(heading(theirs, 'Podlaží')).toBeVisible();
  await context.close();
});

test('where copying is forbidden, the link stands in the address', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/address-book/contacts');
  await page.getByLabel('Hledat v adresáři').fill('beneš');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Zkopírovat odkaz na pohled' }).click();
  await expect(page).toHaveURL(/look=/);
  await page.reload();
  await expect(page.getByLabel('Hledat v adresáři')).toHaveValue('beneš');
});
