import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
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

/** A port that nobody listens on: the address of a passkey is known before the portal starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What a camera reads off a drawn code. */
async function readOff(code: Locator): Promise<string> {
  const { data, ...size } = await code.evaluate(async (drawn) => {
    const side = 400;
    const picture = new Image(side, side);
    const text = new XMLSerializer().serializeToString(drawn);
    picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(side, side);
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0, side, side);
    const pixels = pen?.getImageData(0, 0, side, side).data ?? [];
    return { width: side, height: side, data: Array.from(pixels) };
  });
  return decodeQR({ ...size, data: Uint8Array.from(data) });
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
  const menu = page.getByRole('link', { name: 'Klienti', exact: true });
  await expect(menu).toHaveCount(0);
  await expect(page.getByText('Moduly se nepodařilo načíst')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Zapnout ověřovací aplikaci' }).click();
  await page.getByLabel('Vaše heslo').fill(DEMO_PASSWORD);
  await portal.checkAccess();
  await page.keyboard.press('Enter');
  const dialog = dialogNamed(page, 'Ověřovací aplikace');
  const uri = await dialog.getByRole('link', { name: 'otevřít ji odkazem' }).getAttribute('href');
  secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  expect(await readOff(dialog.getByRole('img', { name: /QR kód/ }))).toBe(uri);
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
  // Enter pressed once more saves the codes, and does not close them.
  await expect(shown.getByRole('button', { name: 'Stáhnout' })).toBeFocused();
  await shown.getByRole('button', { name: 'Kódy mám uložené' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Změnit ověřovací aplikaci' })).toBeFocused();
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
  await panel.getByRole('button', { name: 'Odebrat ověřovací aplikaci' }).click();
  await page.getByLabel('Vaše heslo').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Není zapnutý')).toBeVisible();
});

test('a passkey is added and signs in after the password (WebAuthn)', async ({ page, portal }) => {
  // A passkey belongs to a name, never to an address of numbers.
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const named = await startDemo({ PORT: String(port), PUBLIC_URL: url });
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  try {
    await portal.enter(USER, DEMO_PASSWORD, url);
    await page.goto(`${url}/client/user/profile`);
    const panel = page.getByRole('region', { name: 'Druhý krok přihlášení' });
    await panel.getByRole('button', { name: 'Přidat přístupový klíč' }).click();
    const dialog = dialogNamed(page, 'Nový přístupový klíč');
    await dialog.getByLabel('Název klíče').fill('Zkušební klíč');
    await dialog.getByLabel('Vaše heslo').fill(DEMO_PASSWORD);
    await portal.checkAccess();
    await page.keyboard.press('Enter');
    const shown = dialogNamed(page, 'Záložní kódy');
    await expect(shown.getByRole('listitem')).toHaveCount(10);
    await shown.getByRole('button', { name: 'Kódy mám uložené' }).click();
    await expect(panel.getByText('Zkušební klíč')).toBeVisible();
    await portal.checkAccess();

    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${url}/client/user/login`);
    await page.getByLabel('E-mail').fill(USER);
    await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Použít přístupový klíč' })).toBeFocused();
    await portal.checkAccess();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/login/);

    await page.goto(`${url}/client/user/profile`);
    await expect(panel.getByText(/naposledy použit/)).toBeVisible();
    await panel.getByRole('button', { name: 'Odebrat přístupový klíč Zkušební klíč' }).click();
    await page.getByLabel('Vaše heslo').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Není zapnutý')).toBeVisible();
  } finally {
    await named.stop();
  }
});
