import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const LIST = '/auxiliaries/heatings';

// New rows change what other journeys would see, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a coefficient is entered by keyboard, ordered, and offered in a heating element', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${LIST}`);
  await expect(rowOf(page, 'Litinové článkové')).toContainText('těles');
  await portal.checkAccess();
  await page.getByRole('tab', { name: 'Koeficienty polohy' }).click();
  await expect(page).toHaveURL(/\/heatings\/positions$/);
  await page.getByRole('button', { name: 'Nový záznam' }).click();
  const dialog = page.getByRole('dialog', { name: 'Koeficient polohy: nový záznam' });
  await expect(dialog.getByLabel('Kód')).toBeFocused();
  await page.keyboard.type('SEVER');
  await dialog.getByLabel('Hodnota').fill('0,9051');
  await dialog.getByLabel('Název').fill('Severní roh');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Zadejte nejvýše tři desetinná místa')).toBeVisible();
  await portal.checkAccess();
  await dialog.getByLabel('Hodnota').fill('0,777');
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  const row = rowOf(page, 'Severní roh');
  await expect(row).toContainText('0,777');
  await expect(row).toContainText('vlastní');

  await page.getByRole('button', { name: 'Posunout výš: Severní roh' }).click();
  await expect(page.locator('tbody tr').first()).toContainText('Severní roh');

  await openScreen(page, own, '/buildings');
  // Rows of a list that is still on its way are only drawn.
  await page.locator('tbody tr[data-index]').first().dblclick();
  await page.getByRole('tab', { name: 'Otopná tělesa' }).click();
  await page.getByRole('button', { name: 'Nové těleso' }).first().click();
  const element = page.getByRole('dialog', { name: 'Nové otopné těleso' });
  await element.getByLabel('Typ tělesa').fill('Deskové');
  await element.getByLabel('Poloha ze seznamu').selectOption('Severní roh (0,777)');
  await expect(element.getByLabel('Koeficient polohy')).toHaveValue('0,777');
  await page.keyboard.press('Control+s');
  await expect(element).toHaveCount(0);
});

test('a used row is not deleted and names what uses it; its link opens it again', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${LIST}/positions`);
  const row = rowOf(page, 'Severní roh');
  await expect(row).toContainText('1 těleso');
  await row.click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/heatings\/positions\/\d+$/);
  const dialog = page.getByRole('dialog', { name: 'Koeficient polohy: Severní roh' });
  await expect(dialog.getByLabel('Kód')).toBeFocused();
  await page.reload();
  await dialog.getByText('Historie').click();
  await expect(dialog.getByText('Založení záznamu')).toBeVisible();
  await dialog.getByRole('button', { name: 'Smazat záznam' }).click();
  await page
    .getByRole('dialog', { name: 'Smazat záznam?' })
    .getByRole('button', { name: 'Smazat záznam' })
    .click();
  await expect(dialog.getByText('Záznam nelze smazat, používá ho 1 otopné těleso.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zrušit' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/heatings\/positions$/);
});

test('a row of the portal is hidden, not renamed, and shown again on demand', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${LIST}/types`);
  await rowOf(page, 'Konvektor').dblclick();
  const dialog = page.getByRole('dialog', { name: 'Typ tělesa: Konvektor' });
  await expect(dialog.getByLabel('Název')).not.toBeEditable();
  await expect(dialog.getByRole('button', { name: 'Smazat záznam' })).toHaveCount(0);
  await dialog.getByLabel('Skrytý').check();
  await dialog.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'Konvektor')).toHaveCount(0);
  await page.getByLabel('Zobrazit skryté (1)').check();
  await expect(rowOf(page, 'Konvektor')).toBeVisible();
  await expect(page).toHaveURL(/hidden=1/);
});

test('whoever is no admin of the client reads the lists and changes nothing', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${LIST}/makers`);
  await expect(rowOf(page, 'Techem')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nový záznam' })).toHaveCount(0);
  await rowOf(page, 'Techem').dblclick();
  const dialog = page.getByRole('dialog', { name: 'Výrobce: Techem' });
  await expect(dialog).toContainText('systémový');
  await portal.checkAccess();
});

test('the lists are cards on a phone @phone-only', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${LIST}/rooms`);
  await expect(page.getByText('Místnost s otopným tělesem')).toBeVisible();
  await portal.checkAccess();
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWide).toBe(false);
});
