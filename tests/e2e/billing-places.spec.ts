import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const SCREEN = '/billingplaces';

// New places change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a billing place is made by keyboard, and a house is connected to it', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odběrná místa');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nové odběrné místo' }).first().click();
  const making = page.getByRole('dialog', { name: 'Nové odběrné místo' });
  const kind = making.getByLabel('Druh', { exact: true });
  await expect(kind).toBeFocused();
  await kind.selectOption({ label: 'Plyn' });
  // The name and the code follow the kind while nobody has written them.
  await expect(making.getByLabel('Název')).toHaveValue('Plyn');
  await making.getByLabel('Kód').fill('PLYN-K');
  await making.getByLabel('Číslo odběrného místa').fill('27ZG 6000 0000 001H');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plyn');
  const summary = page.getByRole('region', { name: 'V kostce' });
  await expect(summary).toContainText('27ZG60000000001H');
  await expect(summary).toContainText('má být G');
  await expect(summary).toContainText('celá jednotka');
  await page.getByRole('button', { name: 'Připojit', exact: true }).click();
  const connecting = page.getByRole('dialog', { name: 'Připojit k místu Plyn' });
  await connecting.getByLabel('Lipová 12').check();
  await portal.checkAccess();
  await connecting.getByRole('button', { name: 'Připojit 1 položku' }).click();
  await expect(summary.getByRole('link', { name: 'Lipová 12' })).toBeVisible();
  await portal.checkAccess();
});

test('its number is corrected, and it is found by it in the list', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByLabel('Hledat odběrné místo').fill('PLYN-K');
  await rowOf(page, 'PLYN-K').dblclick();
  await page.getByRole('tab', { name: 'Základ' }).click();
  await page.getByLabel('Číslo odběrného místa').fill('27ZG60000000001G');
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('region', { name: 'V kostce' });
  await expect(summary).toContainText('27ZG60000000001G');
  await expect(summary).not.toContainText('má být G');
  await page.getByRole('button', { name: 'Zpět na odběrná místa' }).click();
  await expect(rowOf(page, '27ZG60000000001G')).toBeVisible();
});

test('on a phone a card opens the whole place', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  const card = page.getByRole('listitem').filter({ hasText: 'Provoz výtahu' });
  await card.getByRole('button', { name: 'Otevřít odběrné místo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provoz výtahu');
  await expect(page.getByRole('region', { name: 'V kostce' })).toContainText('výpověď podat do');
  await portal.checkAccess();
});
