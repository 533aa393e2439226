import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { getProfile } from '#contract/profile.ts';
import { readConfig } from '#server/config.ts';
import { SESSION_KEY } from '#web/lib/storage-keys.ts';
import { DEMO_PASSWORD } from './demo-portal.ts';

export { expect } from '@playwright/test';

interface Portal {
  /**
   * Signs in as a user of the demo, or as anybody with a password given, and stands at home. The
   * worker types the password once; from then on it goes on in that session while it lasts.
   */
  signIn(identity: string, password?: string, at?: string): Promise<void>;
  /** The same by the form of the sign-in page each time, for what a session of its own is needed. */
  enter(identity: string, password?: string, at?: string): Promise<void>;
  /** No serious finding of axe on the screen, in light and in dark. */
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

async function signIn(...[page, identity, password = DEMO_PASSWORD, at = '']: SignIn) {
  const key = [at, identity, password].join(' ');
  const session = sessions.get(key);
  if (session === undefined || !(await isAlive(page, at, session))) {
    await enter(page, identity, password, at);
    const kept = await page.evaluate((name) => sessionStorage.getItem(name), SESSION_KEY);
    if (kept !== null) sessions.set(key, kept);
    return;
  }
  // The least document of the portal: the storage is the portal's, and no script reads it yet.
  await page.goto(`${at}/favicon.svg`);
  await page.evaluate(
    ([name, text]) => {
      sessionStorage.clear();
      sessionStorage.setItem(name, text);
    },
    [SESSION_KEY, session] as const,
  );
  // Who goes elsewhere at once need not wait for home.
  await page.goto(`${at}/`, { waitUntil: 'commit' });
}

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface RunOnly {
  type: 'tag' | 'rule';
  values: string[];
}

/** The scheme changes colours only: in dark the rules about them are enough. */
const rulesOf: Record<'light' | 'dark', RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** What is wider than the window, where the page can be pushed aside: its width, and who reaches so far. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const far = [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [`${scrollWidth} px`, ...far.map((one) => `${one.tagName} ${one.className}`)];
}

/** What axe's builder is told to load instead of axe, which the page has. */
const IS_THERE = '0';

/** Gives the page axe once: its half a megabyte read anew at each look took longer than the looking. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(new AxeBuilder({ page })['script']());
}

/** What axe finds; a page that goes elsewhere meanwhile is looked at again. */
async function violationsOf(page: Page, runOnly: RunOnly): Promise<AxeResults['violations']> {
  // The portal has no frames; without them axe needs no page of its own to put its findings together.
  const axe = new AxeBuilder({ page, axeSource: IS_THERE }).setLegacyMode();
  // What passes is not told: telling it took a third of the time.
  axe.options({ runOnly, resultTypes: ['violations'] });
  let found: AxeResults | undefined;
  await expect(async () => {
    await bringAxe(page);
    found = await axe.analyze();
  }).toPass({ timeout: 60_000 });
  return found?.violations ?? [];
}

async function checkAccess(page: Page): Promise<void> {
  // A page that goes elsewhere just now is looked at again.
  await expect(async () => {
    expect(await page.evaluate(tooWide), `wider than the window, ${page.url()}`).toEqual([]);
  }).toPass({ timeout: 15_000 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await violationsOf(page, rulesOf[colorScheme]);
    const serious = violations.filter(
      (one) => one.impact === 'serious' || one.impact === 'critical',
    );
    const told = serious.map(
      (one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`,
    );
    expect(told, `axe, ${colorScheme}, ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** A test in a real browser; it also fails on any content-security violation or page error. */
export const test = base.extend<{ portal: Portal }>({
  portal: [
    async ({ page }, use) => {
      const violations = watchViolations(page);
      await use({
        signIn: (identity, password, at) => signIn(page, identity, password, at),
        enter: (identity, password, at) => enter(page, identity, password, at),
        checkAccess: () => checkAccess(page),
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
