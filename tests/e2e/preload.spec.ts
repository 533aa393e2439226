import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

/** Scripts that the page asks for from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** What the list of spaces opens with is one file. */
const isOfSpaces = (path: string) => /\/list-[\w-]+\.js$/.test(path);
const toSpaces = (page: Page) => page.getByTitle('Přejít na byty').first();

/** Home with the pointer on nothing. */
async function signedIn(page: Page, portal: { signIn(identity: string): Promise<void> }) {
  await portal.signIn('spravce@example.cz');
  await page.mouse.move(0, 0);
  // A page that has only begun to come cannot be loaded anew.
  await page.waitForLoadState('load');
  await page.reload();
  await expect(toSpaces(page)).toBeVisible();
  await page.waitForLoadState('load');
}

test('a screen begins to load when its link gets the focus or is pointed at', async ({
  page,
  portal,
}) => {
  await signedIn(page, portal);
  const scripts = watchScripts(page);
  await toSpaces(page).focus();
  await expect.poll(() => scripts.filter(isOfSpaces).length).toBe(1);
  await toSpaces(page).hover();
  await toSpaces(page).click();
  await expect(page).toHaveURL(/\/pasports/);
  expect(scripts.filter(isOfSpaces)).toHaveLength(1);
});

test('who saves data has nothing fetched before opening it', async ({ page, portal }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await signedIn(page, portal);
  const scripts = watchScripts(page);
  await toSpaces(page).hover();
  await toSpaces(page).focus();
  await page.getByRole('navigation').getByRole('link').nth(1).hover();
  await page.evaluate(
    () => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 2000 })),
  );
  expect(scripts).toEqual([]);
  await toSpaces(page).click();
  await expect.poll(() => scripts.filter(isOfSpaces).length).toBe(1);
});
