import type { Page } from '@playwright/test';
import { APPEARANCE_KEY, INFO_KEY } from '#web/lib/storage-keys.ts';
import { DEMO_PASSWORD } from './demo-portal.ts';
import { expect, test } from './portal.ts';

const SIGN_IN = '/client/user/login';

/** Holds all scripts that the page asks for; gives what lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => letGo();
}

const identityBox = (page: Page) => page.getByLabel('E-mail');
const passwordBox = (page: Page) => page.getByLabel('Heslo', { exact: true });

/** Shown by the script alone. */
const isTakenOver = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Vyzkoušejte si portál' })).toBeVisible();

/** What moves in the page from now on, as the browser counts it, and the boxes as they are now. */
const watchPage = (page: Page) =>
  page.evaluate(() => {
    const seen = { moved: 0, boxes: [...document.querySelectorAll('input')] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });

const whatWasSeen = (page: Page) =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as {
      seen: { moved: number; boxes: HTMLInputElement[] };
    };
    const boxes = [...document.querySelectorAll('input')];
    return { moved: seen.moved, areSame: boxes.every((box, at) => box === seen.boxes[at]) };
  });

test('who signs in before the script has come is signed in once it comes @phone', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(`${SIGN_IN}?redirect=%2Fpasports`, { waitUntil: 'commit' });
  await expect(identityBox(page)).toBeFocused();
  await page.keyboard.type('spravce@example.cz');
  await passwordBox(page).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('form[aria-busy=true]')).toBeVisible();
  expect(page.url()).not.toContain(DEMO_PASSWORD);
  letGo();
  await expect(page).toHaveURL(/\/pasports$/);
  await expect(page).toHaveTitle(/^Kastelán – /);
});

test('what was typed stays in its box, in focus and in its place', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(SIGN_IN, { waitUntil: 'commit' });
  await identityBox(page).fill('nikdo@example.cz');
  await passwordBox(page).fill('chybné heslo 1');
  await page.getByLabel('Zapamatovat přihlášení').check();
  await expect(
    page.getByText(/^Nejdéle na \d+ (den|dny|dní), pak se přihlásíte znovu/),
  ).toBeVisible();
  await passwordBox(page).focus();
  await watchPage(page);
  letGo();
  await isTakenOver(page);
  expect(await whatWasSeen(page)).toEqual({ moved: 0, areSame: true });
  await expect(identityBox(page)).toHaveValue('nikdo@example.cz');
  await expect(passwordBox(page)).toHaveValue('chybné heslo 1');
  await expect(passwordBox(page)).toBeFocused();
  await expect(page.getByLabel('Zapamatovat přihlášení')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Chybné přihlašovací jméno nebo heslo.');
});

test('what the former session has left to be said comes with the script', async ({ page }) => {
  await page.addInitScript((key) => sessionStorage.setItem(key, 'Zpráva'), INFO_KEY);
  const letGo = await holdScripts(page);
  await page.goto(SIGN_IN, { waitUntil: 'commit' });
  await identityBox(page).fill('nikdo@example.cz');
  await watchPage(page);
  letGo();
  await expect(page.getByRole('status')).toHaveText('Zpráva');
  expect((await whatWasSeen(page)).areSame).toBe(true);
  await expect(identityBox(page)).toHaveValue('nikdo@example.cz');
});

for (const scheme of ['light', 'dark'] as const)
  test(`the page wears the look of the device from its first moment (${scheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
    await page.addInitScript(([key, look]) => localStorage.setItem(key, look), [
      APPEARANCE_KEY,
      JSON.stringify({ color_scheme: scheme, large_print: true, density: 'normal' }),
    ] as const);
    const letGo = await holdScripts(page);
    await page.goto(SIGN_IN, { waitUntil: 'commit' });
    await expect(identityBox(page)).toBeVisible();
    const look = () =>
      page.evaluate(() => {
        const { backgroundColor, fontSize } = getComputedStyle(document.documentElement);
        const body = getComputedStyle(document.body);
        return [backgroundColor, fontSize, body.backgroundColor, body.color];
      });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    const before = await look();
    expect(before[1]).toBe('19.2px');
    letGo();
    await isTakenOver(page);
    expect(await look()).toEqual(before);
  });
