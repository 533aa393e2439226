import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { FIRST_UNIT, MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import { dialogOf } from './spaces.ts';

// Costs and payers change here, which other journeys count.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('the owner of a flat pays its advances, and for a time its tenant does', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', FIRST_UNIT);
  await page.getByRole('gridcell', { name: '2', exact: true }).first().dblclick();
  await page.getByRole('tab', { name: 'Náklady' }).click();
  await expect(page.getByText(/^Platí vlastní/)).toBeVisible();
  await page.getByRole('button', { name: 'Nová služba' }).first().click();
  const cost = dialogOf(page, 'Nová služba:');
  await cost.getByRole('combobox', { name: 'Služba' }).selectOption('Fond oprav');
  await cost.getByLabel('Záloha měsíčně').fill('500');
  await expect(cost.getByLabel('Skončí s nájmem')).toHaveValue('');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('row', { name: /Fond oprav/ })).toContainText('500,00');

  await page.getByRole('tab', { name: 'Plátce' }).click();
  await page.getByRole('button', { name: 'Nová výjimka plátce' }).first().click();
  const exception = dialogOf(page, 'Nová výjimka plátce:');
  await exception.getByLabel('Důvod').fill('Zálohy platí podle dohody nájemce');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('row', { name: /podle dohody nájemce/ })).toBeVisible();
  await expect(page.getByText(/^Platí nájemce .* výjimka: Zálohy platí/)).toBeVisible();
  await portal.checkAccess();
});

test('the unit says who pays, and its spaces follow', async ({ page, portal }) => {
  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/?tab=settings', FIRST_UNIT);
  await page.getByLabel('Náklady prostorů platí').selectOption('Nájemce');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Aktualizováno: /)).toBeVisible();
  await openScreen(page, own, '/pasports', FIRST_UNIT);
  await page.getByRole('gridcell', { name: '3', exact: true }).first().dblclick();
  await page.getByRole('tab', { name: 'Plátce' }).click();
  await expect(page.getByText(/^Platí (nájemce|spravovaný celek)/)).toBeVisible();
});
