import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { dialogNamed } from './people.ts';
import { expect, test } from './portal.ts';

// Whose settings change here must not be somebody of another journey.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const USER = 'spravce@example.cz';
const settingsAt = (tab = '') =>
  `${own.url}/client/user/settings${tab === '' ? '' : `?tab=${tab}`}`;
const saved = (page: Page) => expect(page.getByText('Nastavení bylo uloženo')).toBeVisible();

/** Signs out as a person does. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Uživatel/ }).click();
  await page.getByRole('menuitem', { name: 'Odhlásit se' }).click();
  await expect(page).toHaveURL(/login/);
}

async function rowHeight(page: Page): Promise<number> {
  await page.goto(`${own.url}/?tab=units`);
  const row = page.getByRole('row', { name: /Javorka/ });
  await expect(row).toBeVisible();
  return (await row.boundingBox())?.height ?? 0;
}

test('dense tables show lower rows, on every page and after a reload', async ({ page, portal }) => {
  await portal.signIn(USER, DEMO_PASSWORD, own.url);
  const usual = await rowHeight(page);
  await page.goto(settingsAt());
  await page.getByLabel('Hustota tabulek').selectOption('Hustá');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Uložit nastavení' }).click();
  await saved(page);
  expect(await rowHeight(page)).toBeLessThan(usual);
  await page.evaluate(() => localStorage.removeItem('kastelan.appearance'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-dense', '');
  await page.goto(settingsAt());
  await page.getByLabel('Hustota tabulek').selectOption('Obvyklá');
  await page.getByRole('button', { name: 'Uložit nastavení' }).click();
  await saved(page);
  expect(await rowHeight(page)).toBe(usual);
});

test('after a sign-in the chosen screen and unit open, unless a link leads elsewhere', async ({
  page,
  portal,
}) => {
  await portal.enter(USER, DEMO_PASSWORD, own.url);
  await page.goto(settingsAt());
  await page.getByLabel('Po přihlášení otevřít').selectOption('Domy');
  await page.getByLabel('Začínat s jednotkou').selectOption('Družstvo Javorka');
  await page.getByRole('button', { name: 'Uložit nastavení' }).click();
  await saved(page);
  await signOut(page);
  await portal.enter(USER, DEMO_PASSWORD, own.url);
  await expect(page).toHaveURL(/\/buildings$/);
  await expect(page).toHaveTitle(/Družstvo Javorka/);
  await page.goto(`${own.url}/`);
  await expect(page).toHaveURL(`${own.url}/`);
  await signOut(page);
  await page.goto(`${own.url}/address-book`);
  await page.getByLabel('E-mail').fill(USER);
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page).toHaveURL(/\/address-book$/);
});

test('a device that is signed out elsewhere is out at once (R14)', async ({
  page,
  portal,
  browser,
}) => {
  const telephone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  });
  const far = await telephone.newPage();
  await far.goto(`${own.url}/client/user/login`);
  await far.getByLabel('E-mail').fill(USER);
  await far.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await far.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(far).not.toHaveURL(/login/);

  await portal.signIn(USER, DEMO_PASSWORD, own.url);
  await page.goto(settingsAt('devices'));
  const list = page.getByRole('region', { name: 'Přihlášená zařízení' });
  await expect(list.getByText('toto zařízení')).toHaveCount(1);
  const device = list.getByRole('listitem').filter({ hasText: 'Chrome na Androidu' });
  await expect(device).toHaveCount(1);
  await portal.checkAccess();
  await device.getByRole('button', { name: /^Odhlásit: / }).click();
  await dialogNamed(page, 'Odhlásit zařízení?').getByRole('button', { name: 'Odhlásit' }).click();
  await expect(page.getByText('Zařízení bylo odhlášeno')).toBeVisible();
  await expect(device).toHaveCount(0);

  await expect(far).toHaveURL(/login/);
  await page.reload();
  await expect(list.getByText('toto zařízení')).toHaveCount(1);
  await telephone.close();
});

test('all other devices are signed out by one button', async ({ page, portal, browser }) => {
  const other = await browser.newContext();
  const far = await other.newPage();
  await far.goto(`${own.url}/client/user/login`);
  await far.getByLabel('E-mail').fill(USER);
  await far.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await far.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(far).not.toHaveURL(/login/);
  await portal.signIn(USER, DEMO_PASSWORD, own.url);
  await page.goto(settingsAt('devices'));
  await page.getByRole('button', { name: 'Odhlásit ostatní' }).click();
  const question = dialogNamed(page, 'Odhlásit ostatní zařízení?');
  await question.getByRole('button', { name: 'Odhlásit ostatní' }).click();
  const list = page.getByRole('region', { name: 'Přihlášená zařízení' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Odhlásit ostatní' })).toHaveCount(0);
  await expect(far).toHaveURL(/login/);
  await other.close();
});

test('columns put away are counted and shown again', async ({ page, portal }) => {
  await portal.signIn(USER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/?tab=units`);
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: /[Ss]loupce/ }).click();
  await page.getByRole('checkbox', { name: 'DPH' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'DPH' })).toHaveCount(0);
  await page.goto(settingsAt());
  await expect(page.getByText('Zapamatováno: skryté sloupce v 1 tabulce.')).toBeVisible();
  await page.getByRole('button', { name: 'Obnovit výchozí' }).click();
  const question = dialogNamed(page, 'Obnovit výchozí zobrazení?');
  await question.getByRole('button', { name: 'Obnovit výchozí' }).click();
  await expect(page.getByText('Nic není zapamatováno.')).toBeVisible();
  await page.goto(`${own.url}/?tab=units`);
  await expect(page.getByRole('columnheader', { name: 'DPH' })).toBeVisible();
});

/** An admin publishes an item of news; everybody who wants to is told of it. */
async function publish(page: Page, title: string): Promise<void> {
  await page.goto(`${own.url}/blog?new=1`);
  await page.getByLabel('Nadpis').fill(title);
  await page.getByRole('switch', { name: /^Zveřejněno/ }).check();
  await page.getByRole('button', { name: 'Uložit novinku' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function openMessages(page: Page): Promise<void> {
  await page.goto(`${own.url}/`);
  await page.getByRole('button', { name: /zpráv/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('who wants to know is told by a message, who does not is left alone', async ({
  page,
  portal,
  browser,
}) => {
  const quiet = await browser.newPage();
  await quiet.goto(`${own.url}/client/user/login`);
  await quiet.getByLabel('E-mail').fill('ucetni@example.cz');
  await quiet.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await quiet.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(quiet).not.toHaveURL(/login/);
  await quiet.goto(settingsAt('notifications'));
  await expect(quiet.getByLabel('Licence')).toHaveCount(0);
  await quiet.getByLabel('Novinky portálu').selectOption('Neposílat');
  await quiet.getByRole('button', { name: 'Uložit upozornění' }).click();
  await saved(quiet);

  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(settingsAt('notifications'));
  await expect(page.getByLabel('Licence')).toHaveValue('message');
  await portal.checkAccess();
  await publish(page, 'Oznámená novinka');
  await expect(async () => {
    await openMessages(page);
    const told = page.getByText('Novinka v portálu: Oznámená novinka');
    await expect(told).toHaveCount(1, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await openMessages(quiet);
  await expect(quiet.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await expect(quiet.getByText('Oznámená novinka')).toHaveCount(0);
  await quiet.close();
});
