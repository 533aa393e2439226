import { test as base, expect, type Page } from '@playwright/test';
import { getProfile } from '#contract/profile.ts';
import { readConfig } from '#server/config.ts';
import { clockAhead, movePageClock } from '#tests/clock.ts';
import { SESSION_KEY } from '#web/lib/storage-keys.ts';
import { checkAccess } from './access.ts';
import { bringStorage } from './brought.ts';
import { DEMO_PASSWORD } from './demo-portal.ts';

export { expect } from '@playwright/test';
export { tooWide } from './access.ts';

interface Portal {
  /**
   * Signs in as a user of the demo, or as anybody with a password given, and stands at home. The
   * worker types the password once; from then on it goes on in that session while it lasts.
   */
  signIn(identity: string, password?: string, at?: string): Promise<void>;
  /** The same by the form of the sign-in page each time, for what a session of its own is needed. */
  enter(identity: string, password?: string, at?: string): Promise<void>;
  /** No serious finding of axe on the screen, in light and, once for each journey, in dark. */
  checkAccess(): Promise<void>;
}

/** Content-security violations that the page met, as the browser tells them. */
function watchViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(`page error: ${error.message}`));
  return violations;
}

type SignIn = [page: Page, identity: string, password?: string, at?: string];

async function enter(...[page, identity, password = DEMO_PASSWORD, at = '']: SignIn) {
  await page.goto(`${at}/client/user/login`);
  await page.getByLabel('E-mail').fill(identity);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Sessions of this worker as the browser keeps them, by portal and person. */
const sessions = new Map<string, string>();

/** Whether the server still knows the session; a test may have signed out, or changed the password. */
async function isAlive(page: Page, at: string, session: string): Promise<boolean> {
  const { token } = JSON.parse(session) as { token: string };
  const reply = await page.request.get(`${at}${getProfile.path}`, {
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Application-Auth': readConfig({}).applicationAuth,
    },
  });
  return reply.ok();
}

/** Address of the portal that all journeys share. */
const portalUrl = (): string => process.env['E2E_BASE_URL'] ?? '';

async function signIn(...[page, identity, password = DEMO_PASSWORD, at = '']: SignIn) {
  const key = [at, identity, password].join(' ');
  const session = sessions.get(key);
  if (session === undefined || !(await isAlive(page, at, session))) {
    await enter(page, identity, password, at);
    const kept = await page.evaluate((name) => sessionStorage.getItem(name), SESSION_KEY);
    if (kept !== null) sessions.set(key, kept);
    return;
  }
  await bringStorage(page, at || portalUrl(), { values: { [SESSION_KEY]: session }, alone: true });
  // Who goes elsewhere at once need not wait for home.
  await page.goto(`${at}/`, { waitUntil: 'commit' });
}

/** A test in a real browser; it also fails on any content-security violation or page error. */
export const test = base.extend<{ portal: Portal }, object>({
  browser: [
    async ({ browser }, use) => {
      if (clockAhead !== 0)
        browser.on('context', (context) => void context.addInitScript(movePageClock, clockAhead));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ page }, use, { tags, project }) => {
      // Colours do not depend on the width: a journey of both windows is looked at in dark on the wide one.
      const again = project.name === 'phone' && !tags.includes('@phone-only');
      const violations = watchViolations(page);
      await use({
        signIn: (identity, password, at) => signIn(page, identity, password, at),
        enter: (identity, password, at) => enter(page, identity, password, at),
        checkAccess: () => checkAccess(page, again ? ['light'] : ['light', 'dark']),
      });
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Folder of the portal under test, where mails without SMTP lie. */
export function dataDir(): string {
  return process.env['E2E_DATA_DIR'] ?? '';
}
