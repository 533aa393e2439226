import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { isdoc, isdocLine } from '#tests/isdoc.ts';
import { mailFromFolder } from '#tests/mail.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { officeOf } from './exchange-house.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { columnOf, hellersIn, plain } from './read-table.ts';
import {
  emailOf,
  FLATS,
  HOUSE,
  mailAgain,
  makeTwelve,
  nameOf,
  SILENT,
  UNIT,
  YEAR,
} from './twelve-house.ts';

// From the invoice to delivered statements for a house of twelve flats: a house and a portal of its own.
//
// Counted by hand. Water: 780 m³ for 78,000 Kč and 12 % of tax, 87,360 Kč; 112 Kč for 1 m³ by meters (zákon
// č. 67/2013 Sb., § 5). Cleaning: 24,000 Kč and 21 %, 29,040 Kč; 1,210 Kč for each of 24 persons. Together 116,400 Kč.
// Flat 7:  70 m³ × 112 =  7,840 Kč, 1 × 1,210 = 1,210 Kč;  9,050 Kč less 12 × 850 paid: 1,150 Kč overpaid.
// Flat 8:  80 m³ × 112 =  8,960 Kč, 2 × 1,210 = 2,420 Kč; 11,380 Kč less 10,200: 1,180 Kč owed.
// Flat 12: 120 m³ × 112 = 13,440 Kč, 3 × 1,210 = 3,630 Kč; 17,070 Kč and nothing paid: all of it is owed.
const CHARGED = 11_640_000;
const FLAT = 7;
const OWING = 8;
const FLAT_COST = 905_000;
const FLAT_BALANCE = 'přeplatek 1 150,00 Kč';
const SILENT_BALANCE = 'nedoplatek 17 070,00 Kč';

/** Counting, printing and mails go on in the background. */
const PATIENCE = { timeout: 90_000 };

let own: PortalProcess;
let unit_id = 0;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
  unit_id = await makeTwelve(await officeOf(own.url));
});
test.afterAll(() => own.stop());

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function openPlace(page: Page, code: string) {
  await openScreen(page, own, '/billingplaces', UNIT);
  await rowOf(page, code).dblclick();
  await page.getByRole('tab', { name: 'Doklady' }).click();
}

/** What the open place cost in the year, as its record tells. */
async function costOfYear(page: Page): Promise<number> {
  await page.getByRole('combobox', { name: 'Náklady za rok' }).selectOption(String(YEAR));
  const costs = page.getByRole('region', { name: `Náklady v roce ${YEAR}` });
  await expect(costs).toContainText('1 doklad');
  return hellersIn(await costs.innerText());
}

/** The supplier's invoice for water is read from its file; the manager says for which days it is. */
async function readInvoice(page: Page): Promise<number> {
  await openPlace(page, 'VODA');
  const lines = isdocLine({ base: '78000.00', tax: '9360.00', unit: 'm3', quantity: '780' });
  const text = isdoc({ id: 'VODA-1', lines, total: '87360.00' })
    .replaceAll('2024-01-31', `${YEAR}-12-31`)
    .replaceAll('2024-02-05', `${YEAR}-12-31`)
    .replaceAll('2024-02-19', `${YEAR + 1}-01-14`);
  await page.getByLabel('Elektronická faktura').setInputFiles({
    name: 'voda.isdoc',
    mimeType: 'application/xml',
    buffer: Buffer.from(text),
  });
  const form = dialog(page, /^Zapsat doklad: /u);
  await expect(form.getByLabel('Číslo dokladu')).toHaveValue('VODA-1');
  await expect(form.getByText('Dodavatel je týž jako u místa')).toBeVisible();
  await expect(form.getByText('Celkem s daní 87 360,00 Kč')).toBeVisible();
  await form.getByLabel('Období od').fill(`1. 1. ${YEAR}`);
  await form.getByLabel('Období do').fill(`31. 12. ${YEAR}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Doklad VODA-1 byl zapsán')).toBeVisible();
  return costOfYear(page);
}

/** The invoice for cleaning came on paper: it is typed. It is for eleven months. */
async function typeInvoice(page: Page): Promise<number> {
  await openPlace(page, 'UKLID');
  await page.getByRole('button', { name: 'Zapsat doklad' }).first().click();
  const form = dialog(page, /^Zapsat doklad: /u);
  await form.getByLabel('Číslo dokladu').fill('UKLID-1');
  await form.getByLabel('Období od').fill(`1. 1. ${YEAR}`);
  await form.getByLabel('Období do').fill(`30. 11. ${YEAR}`);
  await form.getByRole('textbox', { name: 'Základ', exact: true }).fill('24 000');
  // As the law taxes cleaning on the last day of the invoice's period.
  await expect(form.getByLabel('Sazba')).toHaveValue('21');
  await expect(form.getByText('Celkem s daní 29 040,00 Kč')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Doklad UKLID-1 byl zapsán')).toBeVisible();
  return costOfYear(page);
}

/** Both services get the rule that the law has for them where nothing was agreed. */
async function fillRules(page: Page) {
  await openScreen(page, own, '/billingrules', UNIT);
  await page.getByRole('button', { name: 'Pravidla podle zákona' }).first().click();
  const offer = dialog(page, 'Pravidla podle zákona');
  await expect(offer).toContainText('Úklid – Počet osob');
  await expect(offer).toContainText('Studená voda a stočné – Měřidla (SV)');
  await offer.getByLabel('Platí od').fill(`1. 1. ${YEAR}`);
  await offer.getByRole('button', { name: 'Založit 2 pravidla' }).click();
  await expect(offer).toBeHidden();
  await expect(rowOf(page, 'Úklid')).toBeVisible();
}

/** A settlement of last year is made; what its checks ask is answered, and nothing stops it. */
async function createAndCheck(page: Page) {
  await openScreen(page, own, '/settlements', UNIT);
  await page.getByRole('button', { name: 'Nové vyúčtování' }).first().click();
  const form = dialog(page, 'Nové vyúčtování');
  await expect(form.getByLabel('Období od')).toHaveValue(`1. 1. ${YEAR}`);
  await form.getByRole('button', { name: 'Založit vyúčtování' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(new RegExp(`^Vyúčtování ${YEAR}`, 'u'));
  const named = page.getByRole('heading', { level: 3, name: /^Dny, ke kterým není doklad/u });
  const check = page.locator('section').filter({ has: named });
  await expect(check).toContainText('Úklid domu: dnů bez dokladu: 31');
  await expect(page.getByText('brání výpočtu')).toHaveCount(0);
  await check.getByRole('button', { name: 'Přijmout s důvodem (1 věc)' }).click();
  const accepting = dialog(page, /^Dny, ke kterým není doklad/u);
  await accepting.getByRole('textbox', { name: 'Důvod' }).fill('V prosinci uklízeli obyvatelé');
  await accepting.getByRole('button', { name: 'Přijmout' }).click();
  await expect(check).toContainText('V prosinci uklízeli obyvatelé');
  await expect(page.getByText('čeká na rozhodnutí')).toHaveCount(0);
}

/** It is counted, and to the heller all of it is divided; then it is marked as looked through. */
async function countAndReview(page: Page, charged: number) {
  await page.getByRole('button', { name: 'Spočítat' }).click();
  const spaces = page.getByRole('grid', { name: 'Příjemci vyúčtování' });
  await expect(spaces.getByRole('row').nth(FLATS)).toBeVisible(PATIENCE);
  const costs = await columnOf(spaces, 'Náklad');
  const flats = Array.from({ length: FLATS }, (_none, at) => String(at + 1));
  const borne = flats.map((flat) => hellersIn(costs.get(flat) ?? ''));
  expect(borne.reduce((sum, one) => sum + one, 0)).toBe(charged);
  expect(hellersIn(costs.get(String(FLAT)) ?? '')).toBe(FLAT_COST);
  const balances = await columnOf(spaces, 'Zůstatek');
  expect(balances.get(String(FLAT))).toBe('vrátit 1 150,00 Kč');
  expect(balances.get(String(OWING))).toBe('doplatit 1 180,00 Kč');
  expect(balances.get(String(SILENT))).toBe('doplatit 17 070,00 Kč');
  await page.getByRole('tab', { name: 'Služby' }).click();
  await expect(page.getByText('Součet rozděleného se rovná součtu dokladů')).toBeVisible();
  await page.getByRole('button', { name: 'Označit jako zkontrolované' }).click();
  await expect(page.getByRole('button', { name: 'Vzít kontrolu zpět' })).toBeVisible();
}

const statements = (page: Page) => page.getByRole('grid', { name: 'Vydaná vyúčtování' });
const statementOf = (page: Page, flat: number) =>
  statements(page)
    .getByRole('row')
    .filter({ hasText: nameOf(flat) })
    .first();

/** The PDF is of the flat, and says what the screen says. */
async function expectPaper(path: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const paper = plain((await extractText(pdf)).text.join(' '));
  expect(paper).toContain(`${nameOf(FLAT)} Vyúčtování služeb ${YEAR} Přeplatek 1 150 Kč`);
  expect(paper).toContain('Celkem 9 050 10 200 −1 150');
}

/** Statements are issued; one of them is saved and says what the screen says. */
async function issueAndSave(page: Page) {
  await page.getByRole('button', { name: 'Vydat vyúčtování' }).click();
  const issuing = dialog(page, 'Vydat vyúčtování');
  await expect(issuing.getByText('Vydá se 12 vyúčtování: ')).toBeVisible();
  await issuing.getByRole('button', { name: 'Vydat vyúčtování' }).click();
  await expect(page.getByText('vydáno', { exact: true })).toBeVisible();
  await expect(statementOf(page, FLAT)).toContainText(FLAT_BALANCE);
  await statementOf(page, FLAT).dblclick();
  const read = dialog(page, new RegExp(`^Vyúčtování: prostor ${FLAT}, `, 'u'));
  await expect(read).toContainText(FLAT_BALANCE);
  const saving = page.waitForEvent('download');
  await read.getByRole('button', { name: 'Uložit PDF' }).click();
  await expectPaper(await (await saving).path());
  await page.keyboard.press('Escape');
}

const outbox = () => join(own.dataDir, 'outbox');

/** Recipients of mails to the house that lie in the folder, or of their papers, in order; of each one. */
async function mailed(kind: 'eml' | 'pdf'): Promise<string[]> {
  const written = new RegExp(`-(byt\\d+@dvanact\\.example)\\.${kind}$`, 'u');
  const names = await readdir(outbox());
  return names.flatMap((name) => written.exec(name)?.[1] ?? []).toSorted();
}

const addressed = Array.from({ length: FLATS }, (_none, at) => emailOf(at + 1))
  .filter((email) => email !== '')
  .toSorted();

/** All who have an address get a mail, and however often it is pressed, nobody gets another. */
async function mailAll(page: Page) {
  const all = page.getByRole('checkbox', { name: 'Vybrat všechny nalezené řádky' }).first();
  await all.check();
  await page.getByRole('button', { name: 'Odeslat e-mailem (11)' }).click();
  const asking = dialog(page, /^Odeslat 11\s+vyúčtování e-mailem\?$/u);
  await expect(asking).toContainText('1 nemá e-mail');
  await asking.getByRole('button', { name: 'Odeslat e-mailem' }).click();
  await expect(statements(page).getByText('odesláno e-mailem')).toHaveCount(11, PATIENCE);
  for (const kind of ['eml', 'pdf'] as const) expect(await mailed(kind)).toEqual(addressed);
  const [paper = ''] = (await readdir(outbox())).filter((name) =>
    name.endsWith(`-${emailOf(FLAT)}.pdf`),
  );
  await expectPaper(join(outbox(), paper));
  const { text } = await mailFromFolder(own.dataDir, emailOf(FLAT));
  expect(text).toContain(`vyúčtování služeb za období ${YEAR} (prostor ${FLAT}, ${HOUSE})`);
  // Only who is to pay is promised a code by which it is paid.
  expect(text).not.toContain('kód QR platby');
  expect((await mailFromFolder(own.dataDir, emailOf(OWING))).text).toContain('kód QR platby');
  await mailAgain(await officeOf(own.url), unit_id);
  await page.reload();
  await all.check();
  await expect(page.getByRole('button', { name: 'Odeslat e-mailem (0)' })).toBeDisabled();
}

/** Who has no e-mail gets a link, opens it without signing in and reads what he owes. */
async function giveLink(page: Page, browser: Browser) {
  await expect(statementOf(page, SILENT)).toContainText(SILENT_BALANCE);
  await statementOf(page, SILENT)
    .getByRole('button', { name: /^Další akce: / })
    .click();
  await page.getByRole('menuitem', { name: 'Odkazy' }).click();
  const links = dialog(page, /^Odkazy na vyúčtování/u);
  await links.getByRole('button', { name: 'Vytvořit odkaz' }).click();
  const link = await links.getByText(/\/vyuctovani\/[\w-]{43}/u).innerText();
  const stranger = await browser.newContext({ locale: 'cs-CZ' });
  const opened = await stranger.newPage();
  await opened.goto(link);
  await expect(opened.getByRole('heading', { level: 1 })).toContainText(/vyúčtování/iu);
  await expect(opened.getByRole('main')).toContainText(nameOf(SILENT));
  await expect(opened.getByRole('main')).toContainText('nedoplatek 17 070 Kč');
  await stranger.close();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await statementOf(page, SILENT)
    .getByRole('button', { name: /^Další akce: / })
    .click();
  await page.getByRole('menuitem', { name: 'Zapsat doručení' }).click();
  const recording = dialog(page, 'Zapsat doručení');
  await recording.getByLabel('Jak').selectOption({ label: 'Předáno osobně' });
  await recording.getByRole('button', { name: 'Zapsat doručení' }).click();
  await expect(recording).toBeHidden();
}

test('a house of twelve goes from the invoice to delivered statements', async ({
  page,
  portal,
  browser,
}) => {
  test.slow();
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  const charged = (await readInvoice(page)) + (await typeInvoice(page));
  expect(charged).toBe(CHARGED);
  await fillRules(page);
  await createAndCheck(page);
  await countAndReview(page, charged);
  await issueAndSave(page);
  await mailAll(page);
  await giveLink(page, browser);

  // What is owed is claimed of the flat's account by the day that the statements say, in place of its advances.
  const facts = page.getByRole('region', { name: 'Doručení v kostce' });
  await expect(facts).toContainText('12 z 12');
  const due = /Splatnost\s*(\d+\.\s\d+\.\s\d{4})/u.exec(await facts.innerText())?.[1] ?? '';
  await statementOf(page, SILENT)
    .getByRole('button', { name: /^Další akce: / })
    .click();
  await page.getByRole('menuitem', { name: 'Konto prostoru' }).click();
  const account = page.getByRole('region', { name: 'V kostce', exact: true });
  await expect(account).toContainText(nameOf(SILENT));
  await page.getByRole('textbox', { name: 'Stav ke dni' }).fill(due);
  await page.keyboard.press('Enter');
  await expect(account).toContainText('Zůstatek17 070,00 Kč');
  const line = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(line(`Vyúčtování služeb ${YEAR}`)).toContainText('17 070,00 Kč');
  await expect(line(`Nezaplacené zálohy ${YEAR}`)).toContainText('−10 200,00 Kč');

  // In the list the settlement is done with, and however often it was pressed, all have one mail.
  await openScreen(page, own, '/settlements', UNIT);
  const row = page.getByRole('row').filter({ hasText: 'celá jednotka' });
  await expect(row).toContainText('doručeno');
  await expect(row).toContainText('12 z 12');
  expect(await mailed('eml')).toEqual(addressed);
});
