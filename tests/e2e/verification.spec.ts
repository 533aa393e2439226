import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { expect, test } from './portal.ts';
import type { PortalProcess } from '#tests/portal-process.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const SCREEN = '/auxiliaries/meter-verification';
const check = (page: Page) => page.getByRole('region', { name: 'Do kdy platí ověření' });
const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });

async function verifiedIn(page: Page, kind: string, level: string, year: string): Promise<void> {
  await check(page).getByLabel('Měřidlo').selectOption(kind);
  await check(page).getByLabel('Úroveň').selectOption(level);
  await check(page).getByLabel('Rok ověření').fill(year);
}

test('a user reads the periods and is told until when a meter is verified and what follows @phone', async ({
  page,
  portal,
  isMobile,
}) => {
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}`);
  await expect(page.getByText(/vede ho správce systému/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nová doba platnosti' })).toHaveCount(0);
  await verifiedIn(page, 'Studená voda', 'Bytové', '2012');
  await expect(check(page)).toContainText('Ověření: skončilo 31. 12. 2017 (5 let)');
  await expect(check(page)).toContainText('jako by nebylo instalováno');
  await verifiedIn(page, 'Studená voda', 'Fakturační', '2012');
  await expect(check(page)).toContainText('skončilo 31. 12. 2018 (6 let)');
  await verifiedIn(page, 'Plyn', 'Fakturační', '2025');
  await expect(check(page)).toContainText('platnost není známa');
  await verifiedIn(page, 'Indikátor topných nákladů', 'Bytové', '2025');
  await expect(check(page)).toContainText('neověřuje se');
  await verifiedIn(page, 'Teplo', 'Patní', '20');
  await expect(check(page)).toContainText('Zadejte rok');
  await expect(check(page)).not.toContainText('Ověření:');
  await portal.checkAccess();
  if (isMobile) await page.getByRole('button', { name: 'Zobrazit' }).first().click();
  else
    await row(page, /^Studená voda/)
      .first()
      .dblclick();
  await expect(page.getByRole('dialog').getByText('Vyhláška č. 345/2002 Sb.')).toBeVisible();
});

test('a system admin adds a period by keyboard, mends it and takes it away, and validity follows', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}`);
  await verifiedIn(page, 'Teplo', 'Patní', '2025');
  await expect(check(page)).toContainText('(5 let)');
  await page.getByRole('button', { name: 'Nová doba platnosti' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Druh').selectOption('Teplo');
  await dialog.getByLabel('Ověřeno od').fill('1. 7. 2024');
  await dialog.getByLabel('Let').fill('9');
  await dialog.getByLabel('Zdroj').fill('Zkušební předpis');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('už doba od stejného dne v seznamu je')).toBeVisible();
  await dialog.getByLabel('Ověřeno od').fill('1. 1. 2025');
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(check(page)).toContainText('(9 let)');

  await row(page, 'Zkušební předpis').dblclick();
  await dialog.getByLabel('Let').fill('');
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Zkušební předpis')).toContainText('není známo');
  await expect(check(page)).toContainText('platnost není známa');

  await portal.checkAccess();
  await row(page, 'Zkušební předpis').dblclick();
  await dialog.getByRole('button', { name: 'Smazat dobu platnosti' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'Smazat dobu platnosti' }))
    .getByRole('button', { name: 'Smazat dobu platnosti' })
    .click();
  await expect(row(page, 'Zkušební předpis')).toHaveCount(0);
  await expect(check(page)).toContainText('(5 let)');
});
