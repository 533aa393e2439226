import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { personRow as rowOf } from './people.ts';
import { expect, test } from './portal.ts';
import { dialogOf } from './spaces.ts';

// What a licence allows is changed here, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const CLIENT = 'Správa domů Vltavinka';

test('a user reads the licence: what is used, which modules it gives and what was agreed @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/client/user/license`);
  await expect(page.getByText(/^Licence platí do /)).toBeVisible();
  const units = page.getByRole('meter', { name: 'Jednotky' });
  await expect(units).toHaveAttribute('aria-valuetext', '3 / 10');
  // Beside what the client may have, how full the store of files of the unit is.
  await expect(page.getByRole('meter', { name: 'Soubory a fotky' })).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(4);
  await expect(page.getByText('Schéma modulů')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Obchodní podmínky' }).last()).toBeVisible();
  // Only the admin of the client asks for another licence.
  await expect(page.getByRole('button', { name: 'Požádat o změnu licence' })).toHaveCount(0);
  await portal.checkAccess();
});

test('a request of the client comes to the operator, who settles it', async ({ page, portal }) => {
  await portal.signIn('spravce@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/client/user/license`);
  await page.getByRole('button', { name: 'Požádat o změnu licence' }).click();
  const dialog = dialogOf(page, 'Žádost o licenci');
  await dialog.getByLabel('Kolik jednotek potřebujete').fill('25');
  await dialog.getByLabel('Co potřebujete').fill('Přebíráme sídliště');
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Odeslat žádost' }).click();
  await expect(page.getByText(/Přebíráme sídliště.*Čeká na vyřízení/)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());

  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/customers`);
  await page.getByRole('group', { name: 'Výběr klientů' }).getByText('Žádosti o licenci').click();
  const row = rowOf(page, CLIENT);
  await expect(row).toContainText('jednotek 25');
  await row.dblclick();
  const request = page.getByRole('region', { name: 'Žádost o licenci' });
  await expect(request).toContainText('Přebíráme sídliště');
  await portal.checkAccess();
  await request.getByRole('button', { name: 'Označit za vyřízenou' }).click();
  await expect(request).toHaveCount(0);
});

test('a limit is told before it is met, and an ended licence before anything is created', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/clients`);
  await rowOf(page, CLIENT).dblclick();
  await page.getByLabel('Nejvýše jednotek').fill('3');
  await page.getByLabel('Nejvýše pasportů').fill('430');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Licence byla uložena')).toBeVisible();

  await page.goto(`${own.url}/client/user/license`);
  await expect(page.getByText('limit je vyčerpán')).toBeVisible();
  await expect(page.getByText('blíží se limit')).toBeVisible();
  await portal.checkAccess();
  await page.goto(`${own.url}/?tab=units`);
  await expect(page.getByText(/Licence dovoluje nejvýše 3 jednotky/)).toBeVisible();
  await page.goto(`${own.url}/pasports?import=new&kind=spaces`);
  await expect(page.getByText(/Licence dovoluje nejvýše 430 pasportů, založit/)).toBeVisible();

  await page.goto(`${own.url}/admin/clients`);
  await rowOf(page, CLIENT).dblclick();
  await page.getByLabel('Licence do').fill('1. 2. 2001');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Platnost licence skončila 1. 2. 2001.')).toBeVisible();
  await page.goto(`${own.url}/client/user/license`);
  await expect(page.getByText('Platnost licence skončila 1. 2. 2001.')).toBeVisible();
  await page.goto(`${own.url}/pasports?import=new&kind=spaces`);
  await expect(page.getByText(/nové záznamy nelze zakládat/)).toBeVisible();
});
