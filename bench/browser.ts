import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '#tests/browser.ts';
import { routeTable } from '#web/lib/paths.ts';
import { ADMIN_OF_CLIENT, DEMO_PASSWORD } from './portal.ts';

/** Runs the work with a real browser that looks at the portal. */
export async function withBrowser<T>(
  baseURL: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(await findBrowser());
  try {
    return await work(await browser.newContext({ baseURL, locale: 'cs-CZ' }));
  } finally {
    await browser.close();
  }
}

/** Signs in on the open sign-in page, to be remembered, so that fresh pages find the session too. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel(/E-mail|Přihlašovací jméno/).fill(ADMIN_OF_CLIENT);
  await page.getByLabel('Heslo').first().fill(DEMO_PASSWORD);
  await page.getByRole('checkbox', { name: 'Zapamatovat' }).check();
  await page.getByRole('button', { name: 'Přihlásit' }).click();
  await page.waitForURL((address) => address.pathname === routeTable.Home.path);
}
