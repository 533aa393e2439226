import type { Page } from '@playwright/test';
import { routeTable } from '#web/lib/paths.ts';
import { expect, test } from './portal.ts';
import { dialogOf, newSpace } from './spaces.ts';

const MANAGER = 'spravce@example.cz';
const LOST = /Tato část portálu se nenačetla/;
const FILES = '**/assets/*';

const told = (page: Page) => page.getByRole('alert').filter({ hasText: LOST });

const search = (page: Page) => page.getByRole('textbox', { name: 'Hledat prostor' });

/** The list of spaces with something typed above it, which a page that began anew would not have. */
async function openSpaces(page: Page): Promise<void> {
  await page.goto(routeTable.pasports.path);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await search(page).fill('1');
}

const standsAsBefore = (page: Page) => expect(search(page)).toHaveValue('1');

test('without a connection a dialog that was not here yet says so, and the page stays', async ({
  page,
  portal,
  context,
}) => {
  await portal.signIn(MANAGER);
  await openSpaces(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Další', exact: true }).first().hover();
  await newSpace(page).click();
  await expect(told(page)).toBeVisible();
  await standsAsBefore(page);
  await context.setOffline(false);
  await newSpace(page).click();
  await expect(dialogOf(page, 'Nový prostor')).toBeVisible();
  await page.keyboard.press('Escape');
  await standsAsBefore(page);
});

test('a screen that does not come says so in its place, and comes when asked again', async ({
  page,
  portal,
  context,
}) => {
  await portal.signIn(MANAGER);
  await openSpaces(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Revize', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chyba spojení');
  await portal.checkAccess();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druhy revizí');
});

test('a line that died without a word costs nothing, and the part comes once it lives', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER);
  await openSpaces(page);
  await page.route(FILES, (route) => route.abort());
  await newSpace(page).click();
  await expect(told(page)).toBeVisible();
  await standsAsBefore(page);
  await page.unroute(FILES);
  // The browser holds on to the failure, so the page begins anew.
  await Promise.all([page.waitForEvent('load'), newSpace(page).click()]);
  await newSpace(page).click();
  await expect(dialogOf(page, 'Nový prostor')).toBeVisible();
});

test('after an upgrade, whose files have other names, the page begins anew by itself', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER);
  await openSpaces(page);
  let isFormer = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isFormer = false;
  });
  await page.route(FILES, (route) =>
    isFormer ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await Promise.all([page.waitForEvent('load'), newSpace(page).click()]);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a portal of the same computer is worked with by keyboard where there is no network at all', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  );
  await portal.signIn(MANAGER);
  await openSpaces(page);
  await newSpace(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'Nový prostor')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(newSpace(page)).toBeFocused();
});
