import { isdoc } from '#tests/isdoc.ts';
import { pdfWith } from '#tests/isdoc-pdf.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const SCREEN = '/billingplaces';

// New costs change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('an invoice is written by keyboard, a wrong sign is told, and the year costs more', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await rowOf(page, 'ODPAD').dblclick();
  await page.getByRole('tab', { name: 'Doklady' }).click();
  await page.getByRole('combobox', { name: 'Náklady za rok' }).selectOption('2025');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Zapsat doklad' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Zapsat doklad: / });
  await expect(dialog.getByLabel('Číslo dokladu')).toBeFocused();
  await dialog.getByLabel('Druh dokladu').selectOption({ label: 'Dobropis' });
  await dialog.getByLabel('Číslo dokladu').fill('D-77');
  await dialog.getByLabel('Období od').fill('1. 3. 2025');
  await dialog.getByLabel('Období do').fill('31. 3. 2025');
  await dialog.getByRole('textbox', { name: 'Základ', exact: true }).fill('1 000');
  await expect(dialog.getByRole('textbox', { name: 'Daň', exact: true })).toHaveValue('120,00');
  await expect(dialog.getByText('Celkem s daní 1 120,00 Kč')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText(/Dobropis náklad snižuje/)).toBeVisible();
  await portal.checkAccess();
  await dialog.getByRole('textbox', { name: 'Základ', exact: true }).fill('-1 000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Doklad D-77 byl zapsán')).toBeVisible();
  await expect(rowOf(page, 'D-77')).toContainText('−1 120,00');
  await expect(page.getByRole('region', { name: 'Náklady v roce 2025' })).toContainText('doklad');
  // What was written is taken back from where it was told.
  await page.getByRole('button', { name: 'Vzít zpět' }).click();
  await expect(rowOf(page, 'D-77')).toHaveCount(0);
});

test('an electronic invoice fills the form, tells what does not fit, and stays with the document', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await rowOf(page, 'TEPLO-1').dblclick();
  await page.getByRole('tab', { name: 'Doklady' }).click();
  const picked = (text: string) => ({
    name: 'faktura.isdoc',
    mimeType: 'application/xml',
    buffer: Buffer.from(text),
  });
  const input = page.getByLabel('Elektronická faktura');
  await input.setInputFiles(picked(isdoc().slice(0, 600)));
  await expect(page.getByText(/není celá nebo je poškozená/)).toBeVisible();
  await input.setInputFiles(picked(isdoc({ paid: '5000.00' })));
  const dialog = page.getByRole('dialog', { name: /^Zapsat doklad: / });
  await expect(dialog.getByLabel('Číslo dokladu')).toHaveValue('2024001');
  await expect(dialog.getByLabel('Období do')).toHaveValue('31. 1. 2024');
  await expect(dialog.getByText(/odečítá zaplacené zálohy 5\s000,00\sKč/)).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Doklad 2024001 byl zapsán')).toBeVisible();
  await page.getByRole('combobox', { name: 'Náklady za rok' }).selectOption('2024');
  await expect(rowOf(page, '2024001')).toContainText('89 600,00');
  await rowOf(page, '2024001').dblclick();
  const opened = page.getByRole('dialog', { name: /^Doklad 2024001: / });
  const saving = page.waitForEvent('download');
  await opened.getByRole('button', { name: /^Uložit soubor faktura\.isdoc/ }).click();
  expect((await saving).suggestedFilename()).toBe('faktura.isdoc');
  await portal.checkAccess();
});

test('an invoice within a PDF fills the form, and the PDF stays with the document', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await rowOf(page, 'TEPLO-1').dblclick();
  await page.getByRole('tab', { name: 'Doklady' }).click();
  const picked = (buffer: Buffer) => ({ name: 'faktura.pdf', mimeType: 'application/pdf', buffer });
  const input = page.getByLabel('Elektronická faktura');
  await input.setInputFiles(picked(pdfWith()));
  await expect(page.getByText(/V souboru PDF není vložená elektronická faktura/)).toBeVisible();
  await portal.checkAccess();
  await input.setInputFiles(picked(pdfWith({ files: { 'f.isdoc': isdoc({ id: '2024777' }) } })));
  const dialog = page.getByRole('dialog', { name: /^Zapsat doklad: / });
  await expect(dialog.getByLabel('Číslo dokladu')).toHaveValue('2024777');
  await expect(dialog.getByText('faktura.pdf')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Doklad 2024777 byl zapsán')).toBeVisible();
  await page.getByRole('combobox', { name: 'Náklady za rok' }).selectOption('2024');
  await rowOf(page, '2024777').dblclick();
  const opened = page.getByRole('dialog', { name: /^Doklad 2024777: / });
  await expect(opened.getByRole('button', { name: /^Uložit soubor faktura\.pdf/ })).toBeVisible();
});

test('costs of the year stand in the list of places, on a phone in the record @phone-only', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('button', { name: 'Otevřít odběrné místo' }).first().click();
  await page.getByRole('tab', { name: 'Doklady' }).click();
  await expect(page.getByRole('region', { name: /^Náklady v roce \d{4}$/ })).toContainText('Kč');
  await portal.checkAccess();
});
