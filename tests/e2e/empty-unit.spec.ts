import type { Page } from '@playwright/test';
import { confirmClient, listClients } from '#contract/admin-clients.ts';
import { signIn } from '#contract/session.ts';
import { createUnit } from '#contract/units.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { SESSION_KEY } from '#web/lib/storage-keys.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import { registerClient } from './registered.ts';

// A new client with one unit and nothing in it: every place of the menu says what belongs there, and none
// shows a number for what nobody knows.

let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const NEW = 'nova@example.cz';
const CHOSEN = 'Vlastní lípa na kopečku 7';
const UNIT = 'Dům Na Kopečku 5';

/** Registers a client and lets the operator confirm him; the link by which he chooses his password. */
async function confirmed(): Promise<string> {
  await registerClient(own.url, NEW, 'Dům Na Kopečku');
  const body = { user_identity: 'admin@example.cz', password: DEMO_PASSWORD };
  const { token } = (await askPortal(own.url, signIn, { body })).result;
  const { values } = (await askPortal(own.url, listClients, { token })).result;
  const client_id = values.find(({ name }) => name === 'Dům Na Kopečku')?.client_id;
  return (await askPortal(own.url, confirmClient, { token, params: { client_id } })).result.link;
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link.replace(/^https?:\/\/[^/]+/, own.url));
  await page.locator('input[name="new_password"]').fill(CHOSEN);
  await page.getByLabel('Heslo znovu').fill(CHOSEN);
  await page.getByRole('button', { name: 'Potvrdit registraci' }).click();
  await expect(page).toHaveURL(/login/);
}

const tokenOf = async (page: Page) => {
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  return (JSON.parse(kept ?? '{}') as { token?: string }).token ?? '';
};

/** Places of the menu, with those folded away under others. */
async function placesOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Moduly' });
  const folded = menu.getByRole('button', { expanded: false });
  await expect(menu.getByRole('link').first()).toBeVisible();
  while ((await folded.count()) > 0) await folded.first().click();
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.flatMap((one) => one.getAttribute('href') ?? []));
  return [...new Set(links)];
}

/** What no screen of an empty unit may say: amounts that nobody knows, and faults. */
const UNKNOWN = /NaN|undefined|\bnull\b|Infinity|Něco se nepovedlo|se nepodařilo/;

async function expectTeaching(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root'), path).toHaveCount(0);
  const text = await main.innerText();
  expect(text, path).not.toMatch(UNKNOWN);
  // The main part leads on: by a link, a button, or a form.
  const ways = main.locator('a[href]:visible, button:visible, input:visible');
  expect(await ways.count(), `${path}: a way on`).toBeGreaterThan(0);
}

let places: string[] = [];

test('a new client has a unit with nothing in it', async ({ page, portal }) => {
  await choosePassword(page, await confirmed());
  await portal.signIn(NEW, CHOSEN, own.url);
  const token = await tokenOf(page);
  const made = await askPortal(own.url, createUnit, { token, body: { new_unit: UNIT } });
  expect(made.status).toBe(200);
  await openScreen(page, own, '/', UNIT);
  await expect(page.getByRole('main')).toContainText('První kroky');
  places = await placesOf(page);
  expect(places.length).toBeGreaterThan(30);
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`every place of the menu teaches what belongs there, at ${width}`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height });
    await portal.signIn(NEW, CHOSEN, own.url);
    await openScreen(page, own, '/', UNIT);
    for (const path of places) {
      await test.step(path, async () => {
        await page.goto(`${own.url}${path}`);
        await expectTeaching(page, path);
        await portal.checkAccess();
      });
    }
  });
