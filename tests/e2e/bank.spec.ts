import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { camtFile, fioFile, gpcFile, type MadeStatement } from '#tests/statement-files.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// A statement is accepted once, so each run needs a portal of its own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD, own.url));

const UNIT = 'Družstvo Javorka';
const BANK = '/money/bank';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const flash = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

const march: MadeStatement = {
  number: '3',
  from: '2025-03-01',
  to: '2025-03-31',
  opening: 645_000,
  movements: [
    { id: '7', day: '2025-03-12', amount: 200_000, name: 'Dvořák Karel', vs: '15' },
    { id: '8', day: '2025-03-13', amount: -90_000, name: 'Výtahy s.r.o.', vs: '77' },
  ],
};

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Načíst výpis', exact: true }).click();
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await dialog(page, 'Načíst výpis z banky')
    .getByLabel('Soubor výpisu', { exact: true })
    .setInputFiles(file);
  await page.getByRole('button', { name: 'Prohlédnout výpis' }).click();
}

test('an account is made, a statement looked at, accepted, and what is missing is told', async ({
  page,
  portal,
}) => {
  await openScreen(page, own, BANK, UNIT);
  await expect(page.getByText('Jednotka zatím nemá bankovní účet')).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Přejít na účty' }).click();
  await page.getByRole('button', { name: 'Nový účet' }).first().click();
  const form = dialog(page, 'Nový bankovní účet');
  await form.getByLabel('Název účtu').fill('Běžný účet domu');
  await form.getByLabel('Číslo účtu').fill('1265098002');
  await form.getByLabel('Banka').focus();
  await form.getByLabel('Banka').selectOption('5500');
  await expect(form.getByText('Číslo účtu je neplatné, zkontrolujte číslice')).toBeVisible();
  await form.getByLabel('Číslo účtu').fill('1265098001');
  await form.getByRole('button', { name: 'Založit účet' }).click();
  await flash(page, 'Účet „Běžný účet domu“ byl založen');
  await expect(page.getByText('CZ58 5500 0000 0012 6509 8001')).toBeVisible();
  await choose(page, 'leden.gpc', gpcFile());
  const found = dialog(page, 'Načíst výpis z banky');
  await expect(found.getByRole('heading', { name: /Výpis č. 1/ })).toBeVisible();
  await expect(found.getByText('4 450,00 Kč')).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Přijmout výpis' }).click();
  await flash(page, '1 výpis byl přijat');
  await choose(page, 'brezen.json', camtFile(march));
  await page.getByRole('button', { name: 'Přijmout výpis' }).click();
  await expect(found).toHaveCount(0);
  await page.getByRole('tab', { name: 'Výpisy' }).click();
  await expect(page.getByText('chybí výpis č. 2')).toBeVisible();
  await portal.checkAccess();
});

test('what is wrong with a file is said, and what is known is not accepted again', async ({
  page,
}) => {
  await openScreen(page, own, BANK, UNIT);
  const found = dialog(page, 'Načíst výpis z banky');
  await choose(page, 'leden.gpc', gpcFile().slice(0, 200));
  await expect(found.getByRole('alert').filter({ hasText: 'useknutý' })).toBeVisible();
  await expect(found.getByText('Z tohoto souboru se nic nezapsalo.')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'leden.json', fioFile());
  await expect(found.getByText('Tento výpis už byl přijat.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Přijmout výpis' })).toHaveCount(0);
  await found.getByRole('button', { name: 'Jiný soubor' }).click();
  await expect(found.getByRole('button', { name: 'Prohlédnout výpis' })).toBeVisible();
});

test('a payment that waits is put off with a note, by keyboard', async ({ page, portal }) => {
  await openScreen(page, own, `${BANK}?tab=movements`, UNIT);
  const chips = page.getByRole('group', { name: 'Výběr pohybů' });
  await expect(chips.getByRole('checkbox', { name: /Čekají/ })).toBeChecked();
  await page.getByRole('row', { name: /Dvořák Karel/ }).click();
  await page.keyboard.press('Enter');
  const opened = dialog(page, /2 000,00 Kč/);
  await opened.getByLabel('Stav').selectOption('parked');
  await opened.getByLabel('Poznámka').fill('Byt 15 jsme prodali');
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await flash(page, 'Pohyb byl odložen');
  await expect(page.getByRole('row', { name: /Dvořák Karel/ })).toHaveCount(0);
  await chips.getByText('Odložené').click();
  await expect(page.getByRole('row', { name: /Dvořák Karel/ })).toBeVisible();
});

test('a statement is dropped with its movements', async ({ page }) => {
  await openScreen(page, own, BANK, UNIT);
  await page.getByRole('row', { name: /1\.\s3\.\s2025/ }).dblclick();
  const opened = dialog(page, /Výpis č. 3/);
  await expect(opened.getByRole('row', { name: /Výtahy/ })).toBeVisible();
  await opened.getByRole('button', { name: 'Odebrat výpis' }).click();
  await page
    .getByRole('dialog', { name: 'Odebrat výpis?' })
    .getByRole('button', { name: 'Odebrat výpis' })
    .click();
  await flash(page, 'Výpis byl odebrán');
  await expect(page.getByText('chybí výpis č. 2')).toHaveCount(0);
});

const unknownCsv = (rows: string) => `Ke dni;Plus;Minus;Symbol;Kdo\n${rows}\n`;
const april = unknownCsv('2.4.2025;1 500,00;;12;Nováková Žofie\n3.4.2025;;200,00;77;Výtahy');
const may = unknownCsv('2.5.2025;1 500,00;;12;Nováková Žofie');

test('columns of a CSV file that nobody knows are said by keyboard on a phone, remembered, and forgotten', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, own, BANK, UNIT);
  const found = dialog(page, 'Načíst výpis z banky');
  await choose(page, 'duben.csv', april);
  await expect(found.getByText('například 1 500,00')).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await expect(
    found.getByRole('alert').filter({ hasText: 'Určete, ve kterém sloupci' }),
  ).toBeVisible();
  await found.getByLabel('Ke dni').selectOption('booked_on');
  await found.getByLabel('Plus').selectOption('income');
  await found.getByLabel('Minus').selectOption('expense');
  await found.getByLabel('Symbol').selectOption('variable_symbol');
  await found.getByLabel('Kdo').selectOption('counter_name');
  await page.keyboard.press('Control+Enter');
  await expect(found.getByText('desetinná čárka')).toBeVisible();
  await expect(found.getByText(/VS 12 · Nováková Žofie/)).toBeVisible();
  await portal.checkAccess();
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await beyond()).toBe(0);
  await found.getByRole('button', { name: 'Přijmout výpis' }).click();
  await flash(page, '1 výpis byl přijat');
  await page.getByRole('button', { name: 'Načíst výpis', exact: true }).click();
  await found.getByLabel('Účet').selectOption({ index: 1 });
  await found
    .getByLabel('Soubor výpisu', { exact: true })
    .setInputFiles({ name: 'kveten.csv', mimeType: 'text/csv', buffer: Buffer.from(may) });
  await found.getByRole('button', { name: 'Prohlédnout výpis' }).click();
  await expect(found.getByText(/jak si je portál pamatuje/)).toBeVisible();
  await found.getByRole('button', { name: 'Zapomenout sloupce' }).click();
  await page
    .getByRole('dialog', { name: 'Zapomenout sloupce?' })
    .getByRole('button', { name: 'Zapomenout sloupce' })
    .click();
  await flash(page, 'Sloupce portál zapomněl');
  await expect(found.getByLabel('Ke dni')).toBeVisible();
});

test('at the width of a phone statements and payments are cards without anything beyond the screen', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [tab, card] of [
    ['statements', 'Běžný účet domu'],
    ['movements', '15. 1. 2025'],
    ['accounts', 'Běžný účet domu'],
  ]) {
    await openScreen(page, own, `${BANK}?tab=${tab}`, UNIT);
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: card ?? '' })
        .first(),
    ).toBeVisible();
    await portal.checkAccess();
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beyond()).toBe(0);
  }
});
