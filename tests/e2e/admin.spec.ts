import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { expect, test } from './portal.ts';

// Settings and modules concern everybody, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a system admin sets the portal up; others see their own settings there', async ({
  page,
  portal,
}) => {
  await page.goto(`${own.url}/client/user/login`);
  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/runtime/settings`);
  await page.getByLabel('Den předání SIPO v měsíci').fill('20');
  await page.getByRole('button', { name: 'Uložit nastavení' }).first().click();
  await expect(page.getByText('Nastavení bylo uloženo')).toBeVisible();
  await portal.checkAccess();
  await page.goto(`${own.url}/`);
  await expect(page.getByText(/^20\.\s/).first()).toBeVisible();
});

test('flags of a module are switched in the map of the portal and the sidebar follows', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/sitemap`);
  const flags = page.getByRole('group', { name: 'Příznaky modulu Události', exact: true });
  await flags.getByLabel('Ve vývoji').click();
  await expect(page.getByText('Modul byl uložen')).toBeVisible();
  await expect(flags.getByLabel('Ve vývoji')).toBeChecked();
  await page.reload();
  await expect(
    page
      .getByRole('group', { name: 'Příznaky modulu Události', exact: true })
      .getByLabel('Ve vývoji'),
  ).toBeChecked();
  await portal.checkAccess();
});

test('the look a user sets follows him', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/client/user/settings`);
  await page.getByLabel('Vzhled', { exact: true }).selectOption('Tmavý');
  await page.getByLabel('Záznamů na stránku tabulky').selectOption('50');
  await page.getByRole('button', { name: 'Uložit nastavení' }).click();
  await expect(page.getByText('Nastavení bylo uloženo')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${own.url}/?tab=units`);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByLabel(/zázn. na stránku/)).toHaveValue('50');
});
