import type { Browser, Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { expect, test } from './portal.ts';

// Maintenance concerns everybody, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const UNTIL = '2999-01-20T20:00';

async function fillSignIn(page: Page, identity: string): Promise<void> {
  await page.getByLabel('E-mail').fill(identity);
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
}

/** A system admin at the settings, in a browser of his own. */
async function adminAtSettings(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'cs-CZ', timezoneId: 'Europe/Prague' });
  const admin = await context.newPage();
  await admin.goto(`${own.url}/client/user/login`);
  await fillSignIn(admin, 'admin@example.cz');
  await expect(admin).toHaveTitle(/^Kastelán – /);
  await admin.goto(`${own.url}/admin/runtime/settings`);
  return admin;
}

async function turnOn(admin: Page): Promise<void> {
  await admin.getByLabel('Text pro uživatele').fill('Stěhujeme server.');
  await admin.getByLabel('Předpokládaný konec').fill(UNTIL);
  await admin.getByRole('button', { name: 'Zapnout údržbu' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zapnout údržbu' }).click();
  await expect(admin.getByText('Údržba je zapnuta')).toBeVisible();
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Údržba systému', level: 1 });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('kastelan.session'));

test('maintenance signs people out within a minute, shows its page, and gives back what they were writing', async ({
  page,
  portal,
  browser,
}) => {
  await page.clock.install();
  await portal.signIn('soused@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/?tab=settings`);
  await page.getByLabel('Projekt').fill('Rozepsaný projekt');
  // The draft is kept soon after the last letter.
  await page.clock.fastForward(2000);
  const admin = await adminAtSettings(browser);
  await turnOn(admin);
  await page.clock.fastForward(61_000);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Stěhujeme server.')).toBeVisible();
  await expect(page.getByText('Předpokládaný konec: 20. 1. 2999 20:00')).toBeVisible();
  await expect(async () => expect(await stored(page)).toBeNull()).toPass();
  await portal.checkAccess();

  await page.getByRole('button', { name: 'Načíst znovu' }).click();
  await expect(heading(page)).toBeVisible();

  await admin.getByRole('button', { name: 'Vypnout údržbu' }).click();
  await expect(admin.getByLabel('Text pro uživatele')).toBeVisible();
  await admin.context().close();
  await page.getByRole('button', { name: 'Načíst znovu' }).click();
  await expect(page.getByRole('heading', { name: 'Přihlášení' })).toBeVisible();
  await fillSignIn(page, 'soused@example.cz');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${own.url}/?tab=settings`);
  await expect(page.getByText('Obnoven rozepsaný text').first()).toBeVisible();
  await expect(page.getByLabel('Projekt')).toHaveValue('Rozepsaný projekt');
});

test('during maintenance nobody but a system admin gets in, and he turns it off', async ({
  page,
  portal,
  browser,
  request,
}) => {
  const admin = await adminAtSettings(browser);
  await admin.getByLabel('Předpokládaný konec').fill('2001-01-20T20:00');
  await admin.getByRole('button', { name: 'Zapnout údržbu' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Zapnout údržbu' }).click();
  await expect(admin.getByText('Zadejte čas v budoucnosti')).toBeVisible();
  await turnOn(admin);
  await admin.context().close();

  const refused = await request.post(`${own.url}/v1/user/login`, {
    headers: { 'X-Application-Auth': 'kastelan-web' },
    data: { user_identity: 'soused@example.cz', password: DEMO_PASSWORD },
  });
  expect(refused.status()).toBe(503);
  expect(refused.headers()['retry-after']).toBe('60');
  expect(await refused.json()).toMatchObject({
    error: { errorCode: 60001503, errorMsg: expect.stringMatching(/^Probíhá údržba systému/) },
  });

  await page.goto(`${own.url}/pasports`);
  await expect(heading(page)).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('link', { name: 'Přihlášení správce systému' }).click();
  await fillSignIn(page, 'soused@example.cz');
  await expect(page.getByRole('alert')).toContainText('Probíhá údržba systému');
  await fillSignIn(page, 'admin@example.cz');
  await expect(page).toHaveTitle(/^Kastelán – /);
  await page.goto(`${own.url}/admin/runtime/settings`);
  await page.getByRole('button', { name: 'Vypnout údržbu' }).click();
  await expect(page.getByLabel('Text pro uživatele')).toBeVisible();
  const flag = await request.get(`${own.url}/maintenance.json`);
  expect(await flag.json()).toEqual({ maintenanceMode: false });
});
