import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { mailFromFolder } from '#tests/mail.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import { acceptChecks, reviewedSettlement } from './settled.ts';

const HOUSE = 'Lipová 12';
const LINK = /\/vyuctovani\/([\w-]{43})/u;
/** Work in the background and mails take their time. */
const PATIENCE = { timeout: 90_000 };

// What is issued stays, so this journey has a portal of its own.
let own: PortalProcess;
let settlement_id = 0;
let secret = '';
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const statements = (page: Page) => page.getByRole('grid', { name: 'Vydaná vyúčtování' });
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Výběr podle doručení', exact: true }).getByText(name);

async function openSettlement(page: Page, tab = 'delivery') {
  await openScreen(page, own, `/settlements/${settlement_id}?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vyúčtování \d{4}, Lipová 12$/);
}

test('a reviewed settlement is issued after it says what will happen', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/settlements');
  settlement_id = await reviewedSettlement(page, own, HOUSE);
  await openSettlement(page, 'recipients');
  await expect(page.getByRole('tab', { name: 'Doručení' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Vydat vyúčtování' }).click();
  const issuing = dialog(page, 'Vydat vyúčtování');
  await expect(issuing.getByText(/^Vydá se \d+\s+vyúčtování: /u)).toBeVisible();
  await expect(issuing.getByText(/^Zůstatky se zapíšou na konta prostorů/u)).toBeVisible();
  const due = issuing.getByLabel('Splatnost nedoplatků a přeplatků');
  await expect(due).toHaveValue(/^\d+\.\s\d+\.\s\d{4}$/u);
  await portal.checkAccess();
  const usual = await due.inputValue();
  await due.fill('1. 1. 2020');
  await page.keyboard.press('Control+Enter');
  await expect(issuing.getByText('Splatnost nesmí být v minulosti')).toBeVisible();
  await due.fill(usual);
  await page.keyboard.press('Control+Enter');
  await expect(issuing).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Doručení' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('vydáno', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opravit vyúčtování' })).toBeVisible();
  for (const name of ['Vzít kontrolu zpět', 'Spočítat znovu', 'Vydat vyúčtování'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(
    statements(page)
      .getByText(/^(nedoplatek|přeplatek) /u)
      .first(),
  ).toBeVisible();
  await portal.checkAccess();
});

test('one gets it by mail, all are bound for printing, another one by post', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openSettlement(page);
  const row = statements(page).getByRole('row').filter({ hasText: '@' }).first();
  const cell = row.getByRole('gridcell').filter({ hasText: '@' }).first();
  const email = /[\w.+-]+@[\w.-]+\.[a-z]+/u.exec((await cell.textContent()) ?? '')?.[0] ?? '';
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Odeslat e-mailem (1)' }).click();
  const asking = page.getByRole('dialog', { name: /^Odeslat 1\s+vyúčtování e-mailem\?$/u });
  await expect(asking.getByText(/v PDF a odkaz/u)).toBeVisible();
  await portal.checkAccess();
  await asking.getByRole('button', { name: 'Odeslat e-mailem' }).click();
  const sent = statements(page).getByText('odesláno e-mailem').first();
  await expect(sent).toBeVisible(PATIENCE);
  const mail = await mailFromFolder(own.dataDir, email);
  secret = LINK.exec(mail.text.replaceAll(/=\r?\n/gu, ''))?.[1] ?? '';
  expect(secret).not.toBe('');
  // It is delivered, so it does not go once more.
  await expect(page.getByRole('button', { name: 'Odeslat e-mailem (0)' })).toBeDisabled();

  await page.getByRole('checkbox', { name: 'Vybrat všechny nalezené řádky' }).first().check();
  await page.getByRole('button', { name: /^Vytisknout \(\d+\)$/u }).click();
  const taking = page.getByRole('button', { name: /^Stáhnout .+\.pdf$/u });
  await expect(taking).toBeVisible(PATIENCE);
  const [saved] = await Promise.all([page.waitForEvent('download'), taking.click()]);
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await openSettlement(page);
  await chip(page, /^Nedoručeno/u)
    .first()
    .click();
  const other = statements(page).getByRole('row').nth(1);
  const space = (await other.getByRole('gridcell').nth(1).textContent()) ?? '';
  await other.getByRole('button', { name: /^Další akce: / }).click();
  await page.getByRole('menuitem', { name: 'Zapsat doručení' }).click();
  const recording = dialog(page, 'Zapsat doručení');
  await recording.getByLabel('Jak').selectOption({ label: 'Posláno poštou' });
  await portal.checkAccess();
  await recording.getByRole('button', { name: 'Zapsat doručení' }).click();
  await expect(recording).toBeHidden();
  await chip(page, /^Posláno poštou/u).click();
  await expect(statements(page).getByRole('row').nth(1)).toContainText(space);
  await expect(statements(page).getByText('posláno poštou')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Doručení v kostce' })).toContainText(/2 z\s\d+/u);
});

test('the link of the mail shows the statement, and the manager sees that it was opened', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${own.url}/vyuctovani/${secret}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/vyúčtování/iu);
  await portal.checkAccess();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  await page.setViewportSize({ width: 1440, height: 900 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openSettlement(page);
  await chip(page, /^E-mailem/u).click();
  await statements(page).getByRole('row').nth(1).dblclick();
  const read = dialog(page, /^Vyúčtování: prostor /u);
  await expect(read.getByText(/otevřeno \d/u)).toBeVisible();
  await expect(read.getByText(/^Za službu „/u).first()).toBeVisible();
  await portal.checkAccess();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    read.getByRole('button', { name: 'Uložit PDF' }).click(),
  ]);
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await read.getByRole('button', { name: 'Odkazy' }).click();
  const links = dialog(page, /^Odkazy na vyúčtování/u);
  await expect(links.getByText(/^E-mailem na /u)).toBeVisible();
  await expect(links.getByText(/^Otevřen /u)).toBeVisible();
  await links.getByRole('button', { name: 'Vytvořit odkaz' }).click();
  await expect(links.getByText(LINK)).toBeVisible();
  await portal.checkAccess();
  await links.getByRole('button', { name: 'Zrušit odkaz: Zkopírovaný odkaz' }).click();
  await dialog(page, 'Zrušit odkaz?').getByRole('button', { name: 'Zrušit odkaz' }).click();
  await expect(links.getByText(/zrušen \d/u)).toBeVisible();
});

test('on a phone statements are cards, and one of them opens', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openSettlement(page);
  const opening = page.getByRole('button', { name: 'Otevřít vyúčtování' }).first();
  await expect(opening).toBeVisible();
  await portal.checkAccess();
  await opening.click();
  await expect(dialog(page, /^Vyúčtování: prostor /u)).toBeVisible();
  await portal.checkAccess();
});

test('what a recipient objects to behind his link is answered, and offers a correction', async ({
  page,
  portal,
}) => {
  const objected = 'Odečet v koupelně neodpovídá stavu, který jsem hlásil.';
  const answered = 'Máte pravdu, odečet opravíme.';
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${own.url}/vyuctovani/${secret}`);
  const objections = page.getByRole('region', { name: 'Námitky' });
  await expect(objections.getByText(/^Námitku můžete podat do /u)).toBeVisible();
  await objections.getByRole('button', { name: 'Podat námitku' }).click();
  await objections.getByLabel('S čím nesouhlasíte a proč').fill(objected);
  await portal.checkAccess();
  await page.keyboard.press('Tab');
  await objections.getByRole('button', { name: 'Odeslat námitku' }).click();
  await expect(objections.getByText(/^Námitka je podaná\./u)).toBeVisible();
  await expect(objections.getByRole('listitem')).toContainText(objected);
  await portal.checkAccess();

  await page.setViewportSize({ width: 1440, height: 900 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openSettlement(page, 'objections');
  await expect(page.getByText(/^Na vyřízení čeká 1\snámitka: vyřiďte ji do /u)).toBeVisible();
  const card = page.getByRole('region', { name: /^Námitka: Prostor / });
  await expect(card).toContainText(objected);
  await portal.checkAccess();
  await card.getByRole('button', { name: 'Vyřídit námitku' }).click();
  const answering = dialog(page, 'Vyřídit námitku');
  await answering.getByLabel('Odpověď příjemci').fill(answered);
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await expect(answering).toBeHidden();
  await card.getByRole('button', { name: 'Otevřít opravu' }).click();
  const correcting = dialog(page, 'Opravit vyúčtování');
  await expect(correcting.getByLabel('Důvod opravy')).toHaveValue(
    'Oprava na základě přijaté námitky',
  );
  await page.keyboard.press('Escape');
  await expect(correcting).toBeHidden();
  await page.goto(`${own.url}/vyuctovani/${secret}`);
  await expect(objections.getByRole('listitem')).toContainText(answered);
});

test('a correction is counted anew and issued as the next version that shows the difference', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openSettlement(page);
  await page.getByRole('button', { name: 'Opravit vyúčtování' }).click();
  const correcting = dialog(page, 'Opravit vyúčtování');
  await correcting.getByLabel('Důvod opravy').fill('Chybně zapsaný odečet');
  await portal.checkAccess();
  await correcting.getByRole('button', { name: 'Otevřít k opravě' }).click();
  await expect(page.getByText('Důvod: Chybně zapsaný odečet')).toBeVisible();
  await expect(page.getByText(/Do té doby platí verze vydaná \d/u)).toBeVisible();
  await portal.checkAccess();

  // Opened by mistake it is cancelled, and what was issued stands.
  await page.getByRole('button', { name: 'Zrušit opravu' }).click();
  await dialog(page, 'Zrušit opravu?').getByRole('button', { name: 'Zrušit opravu' }).click();
  await expect(page.getByText('Vyúčtování se opravuje')).toHaveCount(0);
  await page.getByRole('button', { name: 'Opravit vyúčtování' }).click();
  await correcting.getByLabel('Důvod opravy').fill('Chybně zapsaný odečet');
  await correcting.getByRole('button', { name: 'Otevřít k opravě' }).click();
  await expect(page.getByText('Důvod: Chybně zapsaný odečet')).toBeVisible();

  await page.getByRole('button', { name: 'Spočítat znovu' }).click();
  await expect(page.getByText('Vyúčtování je spočtené')).toBeVisible(PATIENCE);
  await acceptChecks(page, own, settlement_id);
  await page.getByRole('button', { name: 'Označit jako zkontrolované' }).click();
  await page.getByRole('button', { name: 'Další akce s vyúčtováním' }).click();
  await page.getByRole('menuitem', { name: 'Porovnat výpočty' }).click();
  const comparing = dialog(page, /^Porovnat výpočty: Vyúčtování \d{4}, Lipová 12$/u);
  await expect(
    comparing.getByText(/^(Oba výpočty dávají všem tytéž zůstatky\.|Zůstatek se liší u )/u),
  ).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vydat vyúčtování' }).click();
  const issuing = dialog(page, 'Vydat vyúčtování');
  await expect(issuing.getByText(/^Vydá se další verze, /u)).toBeVisible();
  await issuing.getByRole('button', { name: 'Vydat vyúčtování' }).click();
  await expect(page.getByRole('heading', { name: 'Vydané verze' })).toBeVisible();
  await expect(page.getByText(/^2\. vydání \(oprava\) /u)).toBeVisible();
  await expect(statements(page).getByText('Proti předchozí verzi')).toBeVisible();
  // The next version is delivered anew.
  await expect(page.getByRole('region', { name: 'Doručení v kostce' })).toContainText(/0 z\s\d+/u);
  await portal.checkAccess();
  await page.getByRole('tab', { name: /^Námitky/u }).click();
  await expect(page.getByRole('region', { name: /^Námitka: Prostor / })).toContainText(/oprav/u);
  await expect(page.getByRole('button', { name: 'Otevřít opravu' })).toHaveCount(0);
});
