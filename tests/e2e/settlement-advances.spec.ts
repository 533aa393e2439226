import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import { reviewedSettlement } from './settled.ts';

const HOUSE = 'Lipová 12';

// Advances of the house change, so this journey has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const grid = (page: Page) => page.getByRole('table', { name: 'Navržené zálohy' });
const accept = (page: Page) => page.getByRole('button', { name: 'Přijmout zálohy' });

test('advances of the next time are proposed, accepted at once and taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/settlements');
  const settlement_id = await reviewedSettlement(page, own, HOUSE);
  await openScreen(page, own, `/settlements/${settlement_id}?tab=advances`);
  await expect(grid(page).getByRole('checkbox').first()).toBeChecked();
  await portal.checkAccess();

  await page.getByLabel('Rezerva').fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vyplněné údaje se od návrhu liší.')).toHaveCount(0);
  await grid(page).getByRole('checkbox').first().press('Space');
  await expect(grid(page).getByText(/^vynecháno/u)).toBeVisible();

  await accept(page).click();
  const asking = page.getByRole('dialog', { name: /^Přijmout zálohy od /u });
  await expect(asking.getByText(/^Změní se \d+\s+zálo\S+ u\s+\d+\s+prostor/u)).toBeVisible();
  await asking.getByRole('button', { name: 'Přijmout zálohy' }).click();
  const taken = page.getByRole('region', { name: 'Přijaté zálohy' });
  await expect(taken.getByText(/^Přijato: \d+/u)).toBeVisible();
  await expect(page.getByText('Návrh nemění žádnou zálohu.')).toBeVisible();
  await portal.checkAccess();

  await taken.getByRole('link', { name: 'Vytisknout nebo rozeslat evidenční listy' }).click();
  await expect(page.getByRole('grid', { name: 'Evidenční listy' })).toBeVisible();
  await page.goBack();
  await taken.getByRole('button', { name: 'Vrátit změnu' }).click();
  await expect(taken).toHaveCount(0);
  await expect(accept(page)).toBeEnabled();
});
