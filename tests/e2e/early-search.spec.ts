import type { Page, Route } from '@playwright/test';
import { RELOAD_KEY } from '#web/lib/storage-keys.ts';
import { expect, test } from './portal.ts';

const CODE = /\/CommandSearch-[\w-]+\.js$/;
const early = (page: Page) =>
  page.getByRole('dialog', { name: 'Hledání se načítá' }).getByRole('textbox');
const box = (page: Page) => page.getByRole('dialog', { name: 'Hledat' }).getByRole('combobox');

/** The code of the search stays on its way until the function given is called. */
async function held(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(CODE, (route) => (isHeld ? void waiting.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

test('what is typed while the search is on its way is sought once it stands', async ({
  page,
  portal,
}) => {
  const comes = await held(page);
  await portal.signIn('ucetni@example.cz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Družstvo Javorka');
  const home = page.url();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gdx');
  await expect(early(page)).toBeFocused();
  await expect(early(page)).toHaveValue('gdx');
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  await expect(early(page)).toHaveCount(0);
  expect(page.url()).toBe(home);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nowy kontakt');
  for (let step = 0; step < 'wy kontakt'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await comes();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('v');
  await expect(box(page)).toHaveValue('novy kontakt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Nový kontakt' })).toBeVisible();
});

test('Enter pressed while the search is on its way goes to what was typed', async ({
  page,
  portal,
}) => {
  const comes = await held(page);
  await portal.signIn('ucetni@example.cz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Družstvo Javorka');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Dluhy');
  await page.keyboard.press('Enter');
  await expect(early(page)).toBeFocused();
  await comes();
  await expect(page).toHaveURL(/\/arrears/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a search that does not come says so, and comes with what was typed when asked again', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Družstvo Javorka');
  // After an upgrade a page is loaded anew once in a while; this one has just been.
  await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), RELOAD_KEY);
  await page.route(CODE, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(early(page)).toBeFocused();
  await page.keyboard.type('javorka');
  await expect(page.getByRole('alert').filter({ hasText: 'nepodařilo načíst' })).toBeVisible();
  await portal.checkAccess();
  await page.unroute(CODE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('javorka');
  await expect(box(page)).toBeFocused();
});
