import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { shownCode } from '#tests/second-step.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { dialogNamed } from './people.ts';
import { expect, test } from './portal.ts';

// Whose sign-in changes here must not be somebody of another journey.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo({ SECOND_STEP: '1' });
});
test.afterAll(() => own.stop());

const USER = 'admin@example.cz';
const STEP_MS = 30_000;
let secret = '';
let codes: string[] = [];
let told = 0;

/** A code that was not told yet: each serves once, and half a minute is long for a test. */
function freshCode(): string {
  const now = Math.max(Date.now(), (told + 1) * STEP_MS);
  told = Math.floor(now / STEP_MS);
  return shownCode(secret, new Date(now));
}

async function tellPassword(page: Page): Promise<void> {
  await page.goto(`${own.url}/client/user/login`);
  await page.getByLabel('E-mail').fill(USER);
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druhý krok přihlášení');
}

test('a system admin turns the second step on, and the administration opens to him @phone', async ({
  page,
  portal,
}) => {
  await portal.enter(USER, DEMO_PASSWORD, own.url);
  await expect(page.getByText('Správa portálu vyžaduje druhý krok přihlášení')).toBeVisible();
  await page.goto(`${own.url}/client/user/profile`);
  const panel = page.getByRole('region', { name: 'Druhý krok přihlášení' });
  if (await panel.getByRole('button', { name: 'Vypnout druhý krok' }).isVisible()) return;
  await panel.getByRole('button', { name: 'Zapnout druhý krok' }).click();
  await page.getByLabel('Vaše heslo').fill(DEMO_PASSWORD);
  await portal.checkAccess();
  await page.keyboard.press('Enter');
  const dialog = dialogNamed(page, 'Ověřovací aplikace');
  const uri = await dialog.getByRole('link', { name: 'otevřít ji odkazem' }).getAttribute('href');
  secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await portal.checkAccess();
  await dialog.getByLabel('Kód z aplikace').fill('12345');
  await dialog.getByRole('button', { name: 'Zapnout druhý krok' }).click();
  await expect(dialog.getByText('Kód není správný')).toBeVisible();
  await dialog.getByLabel('Kód z aplikace').fill(freshCode());
  await page.keyboard.press('Enter');
  const shown = dialogNamed(page, 'Záložní kódy');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  codes = await shown.getByRole('listitem').allTextContents();
  await portal.checkAccess();
  await shown.getByRole('button', { name: 'Kódy mám uložené' }).click();
  await expect(panel.getByText(/Zapnutý od .*, zbývá 10 záložních kódů/)).toBeVisible();
  await expect(page.getByText('Správa portálu vyžaduje druhý krok')).toBeHidden();
  await page.goto(`${own.url}/admin/clients`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klienti');
});

test('the sign-in then asks for a code, by keyboard alone, and takes each once', async ({
  page,
  portal,
}) => {
  await tellPassword(page);
  await portal.checkAccess();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kód není správný, nebo už byl použit.')).toBeVisible();
  const code = freshCode();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
});

test('a recovery code lets in, and the way back leads to the password', async ({ page }) => {
  await tellPassword(page);
  await page.getByRole('button', { name: 'Zpět k heslu' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await tellPassword(page);
  await page.getByRole('button', { name: 'Použít záložní kód' }).click();
  await page.getByLabel('Záložní kód').fill((codes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${own.url}/client/user/profile`);
  const panel = page.getByRole('region', { name: 'Druhý krok přihlášení' });
  await expect(panel.getByText('zbývá 9 záložních kódů')).toBeVisible();
  await panel.getByRole('button', { name: 'Vypnout druhý krok' }).click();
  await page.getByLabel('Vaše heslo').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Není zapnutý')).toBeVisible();
});
