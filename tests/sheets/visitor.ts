import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listClientUnits } from '#contract/units.ts';
import { updateUserSettings } from '#contract/settings.ts';
import { askPortal } from '#tests/asked.ts';
import { DEMO_PASSWORD } from '#tests/e2e/demo-portal.ts';
import { FIRST_UNIT } from '#tests/e2e/houses.ts';
import { APPEARANCE_KEY, SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';
import { contextOf, type Look } from './looks.ts';
import { identities, type Place, type Viewer } from './screens.ts';

/** Who looks, as the browser keeps it: the session, and the unit that is active. */
interface Kept {
  readonly session: string;
  readonly unit: string;
}

/** Those who look, all of them in the first unit of the demo, which has something of everything. */
export type Sessions = Readonly<Record<Exclude<Viewer, 'stranger'>, Kept>>;

/** The token of whoever looks. */
export const tokenOf = ({ session }: Kept): string =>
  (JSON.parse(session) as { token: string }).token;

async function sessionOf(browser: Browser, url: string, identity: string): Promise<Kept> {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}/client/user/login`);
  await page.getByLabel('E-mail').fill(identity);
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await page.waitForURL((at) => !at.pathname.includes('login'));
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  await page.close();
  if (kept === null) throw new Error(`${identity} was not let in.`);
  const token = tokenOf({ session: kept, unit: '' });
  return { session: kept, unit: await firstUnitOf(url, token) };
}

async function firstUnitOf(url: string, token: string): Promise<string> {
  const { result } = await askPortal(url, listClientUnits, { token });
  const unit = result.units.find(({ full_name, name }) => [full_name, name].includes(FIRST_UNIT));
  return String(unit?.unit_id ?? '');
}

/** Signs in all who look, each once. */
export async function signInAll(browser: Browser, url: string): Promise<Sessions> {
  const of = (viewer: keyof Sessions) => sessionOf(browser, url, identities[viewer]);
  return {
    manager: await of('manager'),
    admin: await of('admin'),
    accountant: await of('accountant'),
    crew: await of('crew'),
  };
}

/** Sets the size of the print for all who look: it is a setting of the user, not of the browser. */
export async function setPrint(url: string, sessions: Sessions, isLarge: boolean): Promise<void> {
  const body = { large_print: isLarge };
  for (const kept of Object.values(sessions))
    await askPortal(url, updateUserSettings, { token: tokenOf(kept), body });
}

/** A window of a viewer in a look. */
export async function windowOf(
  browser: Browser,
  look: Look,
  kept: Kept | undefined,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(contextOf(look));
  await context.addInitScript(
    ([sessionKey, session, unitKey, unit, lookKey, isLarge]) => {
      if (session !== '' && sessionStorage.getItem(sessionKey) === null) {
        sessionStorage.setItem(sessionKey, session);
        sessionStorage.setItem(unitKey, unit);
      }
      if (isLarge === 'large') localStorage.setItem(lookKey, '{"large_print":true}');
    },
    [
      SESSION_KEY,
      kept?.session ?? '',
      UNIT_KEY,
      kept?.unit ?? '',
      APPEARANCE_KEY,
      look.isLarge ? 'large' : '',
    ] as const,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return { context, page };
}

/** Waits until the screen stands: its title is there and nothing of it is on the way. */
export async function untilStands(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .waitForFunction(
      () => document.querySelector('[class*="Skeleton-root"], [aria-busy="true"]') === null,
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined);
  await page.waitForTimeout(250);
}

/** Goes to a place and waits until it stands. */
export async function goTo(page: Page, url: string, place: Place): Promise<void> {
  await page.goto(url + place.path);
  await untilStands(page);
}
