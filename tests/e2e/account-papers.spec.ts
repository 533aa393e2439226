import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { getPaperSettings, updatePaperSettings } from '#contract/money/account-papers.ts';
import { browseAccounts } from '#contract/money/accounts.ts';
import { createBankAccount, listBankAccounts } from '#contract/money/bank-accounts.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Bank accounts change what other journeys see, so this one has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

/** Who is signed in on the page, and the unit that is open there. */
async function callOf(page: Page) {
  const kept = await page.evaluate(
    ([session, unit]) => [sessionStorage.getItem(session), sessionStorage.getItem(unit)],
    [SESSION_KEY, UNIT_KEY] as const,
  );
  const { token = '' } = JSON.parse(kept[0] ?? '{}') as { token?: string };
  return { token, params: { unit_id: Number(kept[1]) } };
}

/** The unit has an account to which rents are paid, beside that of the fund. */
async function chooseBank(call: Awaited<ReturnType<typeof callOf>>) {
  // The second journey meets the account that the first one has made.
  await askPortal(own.url, createBankAccount, {
    ...call,
    body: { name: 'Běžný účet domu', account_number: '1265098001', bank_code: '5500' },
  }).catch(() => undefined);
  const accounts = await askPortal(own.url, listBankAccounts, call);
  const settings = await askPortal(own.url, getPaperSettings, call);
  const bank = accounts.result.values.find(({ bank_code }) => bank_code === '5500');
  await askPortal(own.url, updatePaperSettings, {
    ...call,
    body: { version: settings.result.version, bank_account_id: bank?.bank_account_id ?? null },
  });
}

/** Opens the account of somebody who owes, in a unit that says to where is paid. */
async function openDebtor(page: Page) {
  await openScreen(page, own, '/money');
  const call = await callOf(page);
  const { result } = await askPortal(own.url, browseAccounts, call);
  const account = result.values.find((one) => one.is_present && one.overdue > 0);
  if (account === undefined) throw new Error('Nobody owes anything in the demo.');
  await chooseBank(call);
  await openScreen(page, own, `/money?account=${account.ledger_account_id}`);
  await expect(page.getByRole('img', { name: /^QR kód platby/u })).toBeVisible();
  return account;
}

async function textOf(saved: Download): Promise<string> {
  const bytes = new Uint8Array(await readFile(await saved.path()));
  const { text } = await extractText(await getDocumentProxy(bytes));
  return text.join(' ').replaceAll(/\s+/gu, ' ');
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function noWiderThanPhone(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
}

test('an account is paid by its QR code, and opened by a link on a phone until the link is revoked', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  const account = await openDebtor(page);
  await expect(page.getByRole('img', { name: /^QR kód platby/u })).toBeVisible();
  await portal.checkAccess();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Uložit PDF' }).click(),
  ]);
  expect(await textOf(paper)).toContain('Číslo účtu 1265098001/5500');

  await page.getByRole('button', { name: 'Odkaz pro osobu' }).click();
  const links = dialog(page, /^Odkaz na konto/u);
  await links.getByLabel('Jak ho předat').selectOption({ label: 'Zkopírovat' });
  await links.getByRole('button', { name: 'Vytvořit odkaz' }).click();
  const url = (await links.getByText(/\/konto\//u).textContent()) ?? '';
  const secret = /\/konto\/([\w-]{43})/u.exec(url)?.[1] ?? '';
  await expect(links.getByText('Zatím neotevřen')).toBeVisible();
  await portal.checkAccess();

  const phone = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 360, height: 740 } });
  const visitor = await phone?.newPage();
  if (visitor === undefined) throw new Error('The browser opened no other window.');
  await visitor.goto(`${own.url}/konto/${secret}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    `Konto prostoru ${account.space_number}`,
  );
  await expect(visitor.getByRole('img', { name: /^QR kód platby/u })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Pohyby' })).toBeVisible();
  await noWiderThanPhone(visitor);
  const [own_paper] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('button', { name: 'Uložit PDF' }).click(),
  ]);
  expect(await textOf(own_paper)).toContain(`Konto prostoru ${account.space_number}`);

  await page.reload();
  await page.getByRole('button', { name: 'Odkaz pro osobu' }).click();
  await expect(links.getByText(/^Otevřen /u)).toBeVisible();
  await links.getByRole('button', { name: /^Zrušit odkaz/u }).click();
  await dialog(page, 'Zrušit odkaz?').getByRole('button', { name: 'Zrušit odkaz' }).click();
  await expect(links.getByText(/zrušen/u)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/Správce tento odkaz zrušil/u)).toBeVisible();
  await phone?.close();
});

test('a confirmation goes out by its link, is read and saved on a phone, and is said not to hold', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openDebtor(page);
  await page.getByRole('button', { name: 'Potvrzení o dluzích' }).click();
  const issuing = dialog(page, /^Potvrzení o dluzích/u);
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    issuing.getByRole('button', { name: 'Vydat a uložit PDF' }).click(),
  ]);
  const number = /Potvrzení o dluzích č\. (\d{4}\/\d+)/u.exec(await textOf(paper))?.[1] ?? '';
  await openScreen(page, own, '/money/confirmations');
  const row = page.getByRole('row').filter({ hasText: number });
  await row.dblclick();
  const record = dialog(page, `Potvrzení č. ${number}`);
  await record.getByRole('button', { name: 'Odkaz na potvrzení' }).click();
  const links = dialog(page, `Odkaz na potvrzení č. ${number}`);
  await links.getByLabel('Pro koho').fill('');
  await links.getByRole('button', { name: 'Vytvořit odkaz' }).click();
  await expect(links.getByLabel('Pro koho')).toHaveAttribute('aria-invalid', 'true');
  await links.getByLabel('Pro koho').fill('JUDr. Alena Nová, notářka');
  await links.getByRole('button', { name: 'Vytvořit odkaz' }).click();
  const url = (await links.getByText(/\/potvrzeni\//u).textContent()) ?? '';
  const secret = /\/potvrzeni\/([\w-]{43})/u.exec(url)?.[1] ?? '';
  await expect(links.getByText('Zatím neotevřen')).toBeVisible();
  await portal.checkAccess();

  const phone = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 360, height: 740 } });
  const visitor = await phone?.newPage();
  if (visitor === undefined) throw new Error('The browser opened no other window.');
  await visitor.goto(`${own.url}/potvrzeni/${secret}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    `Potvrzení o dluzích č. ${number}`,
  );
  await expect(visitor.getByText(`Potvrzení č. ${number} bylo vydáno a platí.`)).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Splatné dluhy' })).toBeVisible();
  await noWiderThanPhone(visitor);
  const [own_paper] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('button', { name: 'Uložit PDF' }).click(),
  ]);
  expect(await textOf(own_paper)).toContain(`Potvrzení o dluzích č. ${number}`);

  await page.keyboard.press('Escape');
  await row.dblclick();
  await record.getByRole('button', { name: 'Zneplatnit' }).click();
  const revoking = dialog(page, /^Zneplatnit potvrzení/u);
  await revoking.getByLabel('Co v něm bylo chybně').fill('Chyběla platba');
  await revoking.getByRole('button', { name: 'Zneplatnit' }).click();
  await expect(revoking).toBeHidden();
  await visitor.reload();
  await expect(
    visitor.getByText(/NEPLATÍ: vydavatel ho zneplatnil .*Chyběla platba/u),
  ).toBeVisible();
  await visitor.getByRole('link', { name: 'Ověřit podle čísla a kódu' }).click();
  await expect(visitor.getByText(/NEPLATÍ: vydavatel ho zneplatnil/u)).toBeVisible();

  await page.reload();
  await row.dblclick();
  await record.getByRole('button', { name: 'Odkaz na potvrzení' }).click();
  await expect(links.getByText(/^Otevřen /u)).toBeVisible();
  await links.getByRole('button', { name: /^Zrušit odkaz/u }).click();
  await dialog(page, 'Zrušit odkaz?').getByRole('button', { name: 'Zrušit odkaz' }).click();
  await expect(links.getByText(/zrušen/u)).toBeVisible();
  await visitor.goto(`${own.url}/potvrzeni/${secret}`);
  await expect(visitor.getByText(/Správce tento odkaz zrušil/u)).toBeVisible();
  await phone?.close();
});

test('a confirmation of debts is issued, verified by its code, and revoked', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openDebtor(page);
  await page.getByRole('button', { name: 'Potvrzení o dluzích' }).click();
  const issuing = dialog(page, /^Potvrzení o dluzích/u);
  await expect(issuing.getByText(/evidujeme u tohoto prostoru splatné dluhy/u)).toBeVisible();
  await issuing
    .getByLabel('Kdo o ně žádá')
    .selectOption({ label: 'Nabyvatel se souhlasem převodce' });
  await issuing.getByRole('textbox', { name: 'Nabyvatel', exact: true }).fill('Petr Kupec');
  await issuing.getByLabel('Souhlas převodce ze dne').fill('1. 9. 2026');
  await portal.checkAccess();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    issuing.getByRole('button', { name: 'Vydat a uložit PDF' }).click(),
  ]);
  const text = await textOf(paper);
  expect(text).toContain('nabyvatel Petr Kupec, se souhlasem převodce');
  const number = /Potvrzení o dluzích č\. (\d{4}\/\d+)/u.exec(text)?.[1] ?? '';
  const code = /Kontrolní kód ([\dA-Z-]{14})/u.exec(text)?.[1] ?? '';

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${own.url}/overeni`);
  await page.getByRole('textbox', { name: /^Číslo/u }).fill(number);
  await page.getByLabel('Kontrolní kód').fill(code);
  await page.getByRole('button', { name: 'Ověřit' }).click();
  await expect(page.getByText(`Potvrzení č. ${number} bylo vydáno a platí.`)).toBeVisible();
  await noWiderThanPhone(page);
  await portal.checkAccess();

  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, own, '/money/confirmations');
  const row = page.getByRole('row').filter({ hasText: number });
  await row.dblclick();
  const record = dialog(page, `Potvrzení č. ${number}`);
  await portal.checkAccess();
  await record.getByRole('button', { name: 'Zneplatnit' }).click();
  const revoking = dialog(page, /^Zneplatnit potvrzení/u);
  await revoking.getByLabel('Co v něm bylo chybně').fill('Chyběla platba');
  await revoking.getByRole('button', { name: 'Zneplatnit' }).click();
  await expect(row.getByText('neplatí', { exact: true })).toBeVisible();
  await page.goto(`${own.url}/overeni/${number.replace('/', '-')}-${code.replaceAll('-', '')}`);
  await expect(page.getByText(/NEPLATÍ: vydavatel ho zneplatnil/u)).toBeVisible();
});
