import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from './global-setup.ts';

export { expect } from '@playwright/test';

interface Portal {
  /** Signs in as a user of the demo, or as anybody with a password given. */
  signIn(identity: string, password?: string, at?: string): Promise<void>;
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

async function signIn(
  page: Page,
  identity: string,
  password = DEMO_PASSWORD,
  at = '',
): Promise<void> {
  await page.goto(`${at}/client/user/login`);
  await page.getByLabel('E-mail').fill(identity);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page).not.toHaveURL(/login/);
}

async function checkAccess(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
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
