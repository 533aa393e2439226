import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

// New costs change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const SCREEN = '/billingplaces';
const wizard = (page: Page) => page.getByRole('dialog', { name: 'Import dat' });
const step = (page: Page, title: string) =>
  wizard(page).getByRole('heading', { name: title, level: 3 });

/** Documents of a place in the year. */
async function openDocuments(page: Page, code: string, year: string): Promise<void> {
  await openScreen(page, own, SCREEN);
  await rowOf(page, code).dblclick();
  await page.getByRole('tab', { name: 'Doklady' }).click();
  await page.getByRole('combobox', { name: 'Náklady za rok' }).selectOption(year);
}

test('invoices of a year come by a file: a wrong row is corrected, the rest accepted, all taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('link', { name: 'Import dokladů' }).click();
  const dialog = wizard(page);
  await expect(dialog.getByLabel('Co importujete')).toHaveValue('documents');
  await portal.checkAccess();
  const lines = [
    'Odběrné místo;Číslo faktury;Fakturováno od;Fakturováno do;Předmět;Cena bez DPH;Sazba DPH',
    'ODPAD;I-1;1. 4. 2025;30. 4. 2025;Odvoz odpadu;10 000,00;12',
    'ODPAD;I-1;1. 4. 2025;30. 4. 2025;Pronájem nádob;1 000,00;21',
    'ODPADKY;I-2;1. 5. 2025;31. 5. 2025;Odvoz odpadu;11 000,00;12',
    'Celkem;;;;;22 000,00;',
  ];
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'faktury.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
  });
  await dialog.getByRole('button', { name: 'Nahrát a pokračovat' }).click();
  await expect(dialog.getByLabel('Význam sloupce Cena bez DPH')).toHaveValue('base');
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Zkontrolovat nanečisto' }).click();

  await expect(step(page, 'Výsledek zkoušky')).toBeVisible({ timeout: 90_000 });
  await expect(dialog.getByRole('button', { name: 'Chybné 1' })).toBeVisible();
  await portal.checkAccess();
  await dialog.getByRole('row', { name: /^ ?4/ }).dblclick();
  await expect(dialog.getByRole('form')).toContainText('Takové odběrné místo v jednotce není');
  await dialog.getByLabel('Odběrné místo', { exact: true }).fill('ODPAD');
  await dialog.getByRole('button', { name: 'Uložit a zkontrolovat řádek' }).click();
  await expect(dialog.getByRole('button', { name: 'Nové 3' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Přijmout vše' }).click();
  await page
    .getByRole('dialog', { name: 'Přijmout import?' })
    .getByRole('button', { name: 'Přijmout vše' })
    .click();
  await expect(step(page, 'Import je přijat')).toBeVisible({ timeout: 90_000 });
  await expect(dialog.getByText('2 doklady')).toBeVisible();
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Hotovo' }).click();

  await openDocuments(page, 'ODPAD', '2025');
  // 10 000 and 12 %, 1 000 and 21 %.
  await expect(rowOf(page, 'I-1')).toContainText('12 410,00');
  await expect(rowOf(page, 'I-2')).toContainText('12 320,00');

  await page.goto(`${own.url}${SCREEN}?import=new&kind=documents`);
  await dialog.getByRole('button', { name: 'Vrátit import faktury.csv' }).click();
  await page
    .getByRole('dialog', { name: 'Vrátit celý import?' })
    .getByRole('button', { name: 'Vrátit import' })
    .click();
  await expect(step(page, 'Import byl vrácen')).toBeVisible({ timeout: 90_000 });
  await dialog.getByRole('button', { name: 'Hotovo' }).click();
  await openDocuments(page, 'ODPAD', '2025');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(rowOf(page, 'I-1')).toHaveCount(0);
});
