import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Money given back changes what other journeys see, so this one has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const textOf = async (file: Download) => readFile(await file.path(), 'latin1');

/** What the browser saves when the button is pressed. */
async function saved(
  page: Page,
  label: string,
  within = page.getByRole('main'),
): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    within.getByRole('button', { name: label }).click(),
  ]);
  return file;
}

async function addBank(page: Page) {
  await openScreen(page, own, '/money/bank?tab=accounts');
  await page.getByRole('button', { name: 'Nový účet' }).first().click();
  const form = dialog(page, 'Nový bankovní účet');
  await form.getByLabel('Název účtu').fill('Běžný účet');
  await form.getByLabel('Číslo účtu').fill('2801387443');
  await form.getByLabel('Banka', { exact: true }).selectOption('2010');
  await form.getByRole('button', { name: 'Založit účet' }).click();
  await expect(form).toBeHidden();
}

test('overpayments are given back by a file for the bank and booked when the bank has paid', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await addBank(page);
  await openScreen(page, own, '/money/refunds');
  await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toBeVisible();
  await page.getByRole('checkbox', { name: /^(Vybrat|Označit) vše/u }).check();
  await page.getByRole('button', { name: 'Vrátit vybrané…' }).click();
  const form = dialog(page, 'Vrátit přeplatky');
  const paying = form.getByLabel('Z účtu');
  const own_account = paying.getByRole('option', { name: /Běžný účet/u });
  await paying.selectOption((await own_account.getAttribute('value')) ?? '');
  await form.getByLabel('Na účet').fill('19-2000145398/0800');
  await form.getByRole('button', { name: 'Připravit dávku' }).click();
  await expect(form.getByText(/Číslo účtu je neplatné/u)).toBeVisible();
  await form.getByLabel('Na účet').fill('19-2000145399/0800');
  await portal.checkAccess();
  await form.getByRole('button', { name: 'Připravit dávku' }).click();
  const batch = dialog(page, /^Dávka č\. \d+$/u);
  await expect(batch.getByText('připravená')).toBeVisible();
  await portal.checkAccess();
  const abo = await saved(page, 'Soubor ABO (KPC)', batch);
  expect(abo.suggestedFilename()).toMatch(/\.kpc$/u);
  const lines = (await textOf(abo)).split('\r\n');
  expect(lines[0]).toMatch(/^UHL1\d{6}[A-Z0-9 ]{20}0000000000001999$/u);
  expect(lines[3]).toMatch(
    /^000019-2000145399 \d{15} \d{10} 08000308 0{10} AV:VRACENI PREPLATKU$/u,
  );
  await expect(batch.getByText('soubor stažen')).toBeVisible();
  expect((await saved(page, 'Soubor pain.001', batch)).suggestedFilename()).toMatch(/\.xml$/u);

  await batch.getByRole('button', { name: 'Banka zaplatila…' }).click();
  const paid = dialog(page, /^Banka zaplatila dávku/u);
  await paid.getByRole('button', { name: 'Zapsat zaplacení' }).click();
  await expect(paid).toBeHidden();
  await expect(batch.getByText(/^zaplacená \d/u)).toBeVisible();
  await expect(batch.getByRole('button', { name: 'Banka zaplatila…' })).toHaveCount(0);
  await openScreen(page, own, '/money/payments');
  // In a month that has no other payment the sum says the same.
  await expect(page.getByRole('row', { name: /^Vybrat:.*[-−]500,00/u })).toBeVisible();
});

test('a month is taken over by its codes, and a second file holds only what is new', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/accounting');
  await expect(page.getByText(/souhlasí se součtem kont/u)).toBeVisible();
  await expect(page.getByText('zatím žádný soubor')).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Soubor pro Pohodu' }).click();
  await expect(page.getByText(/Doplňte/u)).toBeVisible();

  await page.getByRole('tab', { name: 'Předkontace' }).click();
  await page.getByRole('row').filter({ hasText: 'Platby převodem' }).dblclick();
  const form = dialog(page, 'Platby převodem');
  await form.getByLabel('Předkontace v Pohodě').fill('1Ban');
  await form.getByLabel('Účet nebo pokladna v Pohodě').fill('FIO');
  await portal.checkAccess();
  await form.getByRole('button', { name: 'Uložit' }).click();
  await expect(page.getByRole('row').filter({ hasText: '1Ban' })).toBeVisible();

  await page.getByRole('tab', { name: 'Měsíc' }).click();
  const total = page.getByRole('link', { name: 'Platby převodem' });
  await total.click();
  const lines = dialog(page, /^Platby převodem, /u);
  await expect(lines.getByRole('link').first()).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  const file = await saved(page, 'Soubor pro Pohodu');
  const text = await textOf(file);
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="Windows-1250"\?>\n<dat:dataPack /u);
  expect(text).toContain('<bnk:account><typ:ids>FIO</typ:ids></bnk:account>');
  await expect(page.getByRole('button', { name: 'Jen nové doklady pro Pohodu' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Vytvořené soubory' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('both screens are whole', async ({ page, portal }) => {
    await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
    for (const path of ['/money/refunds', '/money/accounting']) {
      await openScreen(page, own, path);
      await expect(page.getByRole('tab').first()).toBeVisible();
      await portal.checkAccess();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
});
