import type { Browser, Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { personRow as rowOf } from './people.ts';
import { expect, test } from './portal.ts';
import { registerClient } from './registered.ts';
import { dialogOf } from './spaces.ts';

// Clients, licences and schemas concern everybody, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const ADMIN = 'admin@example.cz';
const NEIGHBOUR = 'soused@example.cz';
/** A password that was not told at the registration. */
const CHOSEN = 'Vlastní lípa na kopečku 7';
const CLIENT = 'Sousedská správa Kaštanovka';
/** Signs somebody in with his own browser, apart from that of the system admin. */
async function signedIn(browser: Browser, identity: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'cs-CZ', timezoneId: 'Europe/Prague' });
  const page = await context.newPage();
  await page.goto(`${own.url}/client/user/login`);
  await tellPassword(page, identity);
  await expect(page).not.toHaveURL(/login/);
  return page;
}

async function tellPassword(page: Page, identity: string): Promise<void> {
  await page.getByLabel('E-mail').fill(identity);
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
}

const answerYes = (page: Page, title: string, button: string) =>
  dialogOf(page, title).getByRole('button', { name: button }).click();

async function openNeighbour(page: Page, tab = ''): Promise<void> {
  await page.goto(`${own.url}/admin/clients`);
  await rowOf(page, CLIENT).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: CLIENT })).toBeVisible();
  if (tab !== '') await page.getByRole('tab', { name: tab }).click();
}

test('a registration that waits is confirmed by hand, and who has registered signs in by the link', async ({
  page,
  portal,
  browser,
}) => {
  await registerClient(own.url, 'nova@example.cz', 'Dům Na Kopečku');
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/customers`);
  await page.getByRole('group', { name: 'Výběr klientů' }).getByText('Nepotvrzené').click();
  const row = rowOf(page, 'Dům Na Kopečku');
  await expect(row).toContainText('nepotvrzený');
  await expect(rowOf(page, CLIENT)).toHaveCount(0);
  await portal.checkAccess();
  await row.click();
  await page.getByRole('button', { name: 'Potvrdit', exact: true }).click();
  await answerYes(page, 'Potvrdit registraci?', 'Potvrdit registraci');
  // No mail is sent from here.
  const handed = dialogOf(page, 'Předejte odkaz k heslu: Dům Na Kopečku');
  const link = await handed.getByLabel('Odkaz', { exact: true }).inputValue();
  await portal.checkAccess();
  await handed.getByRole('button', { name: 'Odkaz mám' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Zobrazit vše' }).click();
  await expect(row).toContainText('potvrzený');
  const context = await browser.newContext({ locale: 'cs-CZ', timezoneId: 'Europe/Prague' });
  const visitor = await context.newPage();
  await visitor.goto(`${own.url}/client/user/login`);
  await tellPassword(visitor, 'nova@example.cz');
  await expect(visitor.getByText('Nepotvrzená registrace.')).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByText('Dům Na Kopečku')).toBeVisible();
  await visitor.locator('input[name="new_password"]').fill(CHOSEN);
  await visitor.getByLabel('Heslo znovu').fill(CHOSEN);
  await visitor.getByRole('button', { name: 'Potvrdit registraci' }).click();
  await expect(visitor).toHaveURL(/login/);
  await visitor.getByLabel('Heslo', { exact: true }).fill(CHOSEN);
  await visitor.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(visitor).not.toHaveURL(/login/);
  await context.close();
});

test('a licence is extended from the list, and changed in the record over a conflict', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/customers`);
  await rowOf(page, CLIENT).click();
  await page.getByRole('button', { name: 'Prodloužit licenci' }).click();
  const dialog = dialogOf(page, `Licence: ${CLIENT}`);
  const end = dialog.getByLabel('Licence do');
  const before = await end.inputValue();
  await dialog.getByRole('button', { name: '+1 rok' }).click();
  const after = before.replace(/\d{4}$/, (year) => String(Number(year) + 1));
  await expect(end).toHaveValue(after);
  await dialog.getByRole('button', { name: 'Uložit licenci' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, CLIENT)).toContainText(after);

  await openNeighbour(page);
  const other = await signedIn(browser, ADMIN);
  await openNeighbour(other);
  await other.getByLabel('Nejvýše jednotek').fill('15');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('Licence byla uložena')).toBeVisible();
  await other.context().close();
  await page.getByLabel('Nejvýše jednotek').fill('16');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/změnil někdo jiný/).first()).toBeVisible();
  await portal.checkAccess();
});

test('what a schema gives is what the client has in its menu', async ({
  page,
  portal,
  browser,
}) => {
  const neighbour = await signedIn(browser, NEIGHBOUR);
  const menu = neighbour.getByRole('navigation').getByRole('link', { name: 'Zprávy' });
  await expect(menu).toBeVisible();
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/clients?view=schemas`);
  await page.getByRole('button', { name: 'Nové schéma' }).click();
  const dialog = dialogOf(page, 'Nové schéma modulů');
  await dialog.getByLabel('Název').fill('Bez zpráv');
  await dialog.getByLabel('Moduly převzít ze schématu').selectOption('Základní');
  await dialog.getByRole('button', { name: 'Založit schéma' }).click();
  await expect(rowOf(page, 'Bez zpráv')).toBeVisible();
  const ticks = page.getByRole('group', { name: 'Moduly' });
  await ticks.getByLabel('Zprávy', { exact: true }).uncheck();
  await ticks.getByLabel('Kontakty', { exact: true }).uncheck();
  await expect(ticks.getByLabel('Lidé', { exact: true })).toBeChecked({ indeterminate: true });
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Schéma bylo uloženo')).toBeVisible();

  await openNeighbour(page);
  await page.getByLabel('Schéma modulů').selectOption('Bez zpráv');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Licence byla uložena')).toBeVisible();
  await neighbour.reload();
  await expect(
    neighbour.getByRole('navigation').getByRole('link', { name: 'Přehled' }),
  ).toBeVisible();
  await expect(menu).toHaveCount(0);
  await neighbour.context().close();
});

test('a blocked client is signed out and told why, until it is let in again', async ({
  page,
  portal,
  browser,
}) => {
  const neighbour = await signedIn(browser, NEIGHBOUR);
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await openNeighbour(page);
  await page.getByRole('button', { name: 'Zablokovat' }).click();
  const dialog = dialogOf(page, `Zablokovat klienta ${CLIENT}?`);
  await dialog.getByLabel('Důvod').fill('Nezaplacená faktura');
  await dialog.getByRole('button', { name: 'Zablokovat' }).click();
  await expect(page.getByText('důvod: Nezaplacená faktura')).toBeVisible();
  await portal.checkAccess();
  // His page learns of it by its stream of events and leaves by itself; the notice comes with the new page.
  await expect(neighbour.getByText('Došlo k automatickému odhlášení')).toBeVisible();
  await expect(neighbour).toHaveURL(/login/);
  await tellPassword(neighbour, NEIGHBOUR);
  await expect(neighbour.getByText(/Důvod: Nezaplacená faktura/)).toBeVisible();
  await page.getByRole('button', { name: 'Odblokovat' }).click();
  await answerYes(page, 'Odblokovat klienta?', 'Odblokovat');
  await expect(page.getByRole('button', { name: 'Zablokovat' })).toBeVisible();
  await tellPassword(neighbour, NEIGHBOUR);
  await expect(neighbour).not.toHaveURL(/login/);
  await neighbour.context().close();
});

test('a system admin looks as a user, writes nothing, and returns as himself', async ({
  page,
  portal,
}) => {
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await openNeighbour(page, 'Uživatelé');
  await page.getByRole('button', { name: 'Otevřít: Karel Sousedský' }).click();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Zobrazit jako' }).click();
  const banner = page.getByRole('region', { name: 'Prohlížení jako jiný uživatel' });
  await expect(banner).toContainText(`Prohlížíte jako Karel Sousedský, ${CLIENT} – jen pro čtení`);
  await expect(page.getByRole('button', { name: /Uživatel Karel Sousedský/ })).toBeVisible();
  await portal.checkAccess();
  await page.reload();
  await expect(banner).toBeVisible();
  // Another tab of the browser has nothing of it.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('soused');
  const second = await page.context().newPage();
  await second.goto(`${own.url}/`);
  await expect(second).toHaveURL(/login/);
  await second.close();

  await page.goto(`${own.url}/?tab=settings`);
  await page.getByRole('tab', { name: 'Parametry' }).click();
  await page.getByLabel('Poznámka').fill('Psáno při prohlížení');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/jen pro čtení\. Nic se neuložilo/)).toBeVisible();
  await page.getByRole('button', { name: 'Zrušit změny' }).click();
  await answerYes(page, 'Zahodit neuložené změny?', 'Zahodit změny');
  await banner.getByRole('button', { name: 'Ukončit' }).click();
  await expect(page).toHaveURL(/admin\/clients\?client=/);
  await expect(page.getByRole('button', { name: /Uživatel Adéla Ukázková/ })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.getByRole('tab', { name: 'Historie' }).click();
  await expect(page.getByText('Konec prohlížení správcem systému jako').first()).toBeVisible();
  await expect(page.getByText('Začátek prohlížení správcem systému jako').first()).toBeVisible();
});

test('clients are administered from a phone @phone-only', async ({ page, portal }) => {
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  for (const path of [
    '/admin/customers',
    '/admin/clients',
    '/admin/clients?view=schemas&schema=1',
  ]) {
    await page.goto(own.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await portal.checkAccess();
    const overflow = 'document.documentElement.scrollWidth - innerWidth';
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  }
  await page.goto(`${own.url}/admin/clients`);
  await page.getByRole('button', { name: 'Otevřít klienta' }).first().click();
  await expect(page.getByLabel('Nejvýše jednotek')).toBeVisible();
  await portal.checkAccess();
});
