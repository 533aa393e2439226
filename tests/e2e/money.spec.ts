import type { Page } from '@playwright/test';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { createCost } from '#contract/pasports/costs.ts';
import { monthAway, monthOf, monthText } from '#contract/rules/month-info.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { accountOf, callOf } from './money-accounts.ts';
import { expect, test } from './portal.ts';

// Money changes what other journeys see, so this one has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const accountWith = (page: Page, has: (account: LedgerAccount) => boolean) =>
  accountOf(page, own, has);

const crowns = (hellers: number) => String(hellers / 100).replace('.', ',');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });

/** Accounts that a field offers. */
const offered = (page: Page) => page.getByRole('listbox', { name: /^Konto/u }).getByRole('option');

/** Agrees with what was asked. */
async function agree(page: Page, question: string | RegExp, label: string) {
  await dialog(page, question).getByRole('button', { name: label, exact: true }).click();
}

/** Writes a payment down on the screen that is open. */
async function pay(page: Page, fields: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: 'Zapsat platbu' }).first().click();
  const form = dialog(page, 'Zapsat platbu');
  for (const [label, text] of Object.entries(fields))
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  await form.getByRole('button', { name: 'Zapsat platbu' }).click();
  await expect(form).toBeHidden();
}

test('a month is claimed once, then only what has changed, and closed only when it agrees', async ({
  page,
  portal,
}) => {
  const month = monthAway(monthOf(todayInPrague()), 1);
  const name = monthText(month);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/months');
  await page.getByRole('button', { name: 'Další měsíc' }).click();
  await expect(page).toHaveURL(new RegExp(`month=.*${month}`, 'u'));
  await expect(page.getByText('zatím nepředepsáno')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uzavřít měsíc' })).toHaveCount(0);
  await portal.checkAccess();
  await page.getByRole('button', { name: `Předepsat ${name}` }).click();
  await expect(dialog(page, `Předepsat ${name}?`)).toContainText(/\d\sprostorům, celkem .*Kč/u);
  await agree(page, `Předepsat ${name}?`, `Předepsat ${name}`);
  await expect(page.getByText('Předpis souhlasí s tím, co je na měsíc určeno')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zapsat rozdíly' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Uzavřít měsíc' })).toBeEnabled();

  // What is claimed opens: it is made of rows of that sum.
  const claimed = page.getByRole('button', { name: /Kč$/u }).nth(1);
  const figure = await claimed.innerText();
  await claimed.click();
  await expect(page).toHaveURL(/rows=claimed/u);
  await expect(page.getByRole('heading', { name: 'Co je předepsáno' })).toBeVisible();
  const made = page.getByRole('region', { name: 'Co je předepsáno' });
  await expect(made.getByText(figure, { exact: true }).first()).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('group', { name: 'Výběr řádků předpisu' }).getByText('Rozdíly').click();

  // Something more is prescribed meanwhile.
  const { token, unit_id } = await callOf(page);
  const { pasport_id, names } = await accountWith(page, () => true);
  const { status } = await askPortal(own.url, createCost, {
    token,
    params: { unit_id, pasport_id, id: 0 },
    body: { service_name: 'Zkušební služba', monthly_advance: 12_300, valid_from: month },
  });
  expect(status).toBe(200);
  await page.reload();
  await expect(row(page, 'Zkušební služba')).toContainText(/123,00/u);
  await expect(row(page, 'Zkušební služba')).toContainText(names.split(',')[0] ?? '-');
  await expect(page.getByRole('button', { name: 'Uzavřít měsíc' })).toBeDisabled();
  await expect(page.getByText(/Uzavřít měsíc půjde, až bude předpis souhlasit/u)).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Zapsat rozdíly' }).click();
  await expect(dialog(page, 'Zapsat rozdíly?')).toContainText(/1\sprostoru, celkem 123,00\sKč/u);
  await agree(page, 'Zapsat rozdíly?', 'Zapsat rozdíly');
  await expect(page.getByText('Předpis souhlasí s tím, co je na měsíc určeno')).toBeVisible();

  await page.getByRole('button', { name: 'Uzavřít měsíc' }).click();
  await agree(page, `Uzavřít ${name}?`, 'Uzavřít měsíc');
  await expect(page.getByText(/^uzavřeno \d/u).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uzavřít měsíc' })).toHaveCount(0);
});

test('the day on which claims are due is changed for what comes, within the days of any month', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/months');
  await page.getByRole('button', { name: 'Nastavení předpisů' }).click();
  const form = dialog(page, 'Nastavení předpisů');
  await form.getByLabel('Splatné kolikátého v měsíci').fill('29');
  await form.getByRole('button', { name: 'Uložit nastavení' }).click();
  await expect(form.getByText(/Maximum 28/u)).toBeVisible();
  await form.getByLabel('Splatné kolikátého v měsíci').fill('20');
  const first = 'Co se z plateb platí nejdřív';
  await form.getByLabel(first).selectOption({ label: 'Úroky, penále a náklady' });
  await form.getByRole('button', { name: 'Uložit nastavení' }).click();
  await expect(page.getByText('Nastavení předpisů bylo uloženo')).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Nastavení předpisů' }).click();
  await expect(form.getByLabel(first)).toHaveValue('penalties');
  await portal.checkAccess();
  await form.getByLabel(first).selectOption('oldest');
  await form.getByRole('button', { name: 'Uložit nastavení' }).click();
  await expect(form).toBeHidden();
});

test('a payment is recognised by its symbol, settles the account, and its storno brings the debt back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money?filter=overdue');
  const { variable_symbol, balance, space_number, building_name } = await accountWith(
    page,
    ({ overdue }) => overdue > 0,
  );
  const space = `${building_name} · ${space_number}`;
  await expect(row(page, variable_symbol)).toContainText('po splatnosti');
  await pay(page, { Částka: crowns(balance), 'Variabilní symbol': variable_symbol });
  await expect(page.getByText(`Platba přiřazena: ${space}`)).toBeVisible();
  await expect(row(page, variable_symbol)).toHaveCount(0);

  await page.getByRole('group', { name: 'Výběr podle zůstatku' }).getByText('Vše').click();
  await page.getByLabel('Hledat konto').fill(variable_symbol);
  await expect(row(page, variable_symbol)).toContainText('vyrovnáno');
  await row(page, variable_symbol).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(space);
  await portal.checkAccess();
  await page
    .getByRole('button', { name: /^Stornovat: Platba/u })
    .first()
    .click();
  const form = dialog(page, /^Stornovat platbu/u);
  await form.getByRole('button', { name: 'Stornovat' }).click();
  await expect(form).toBeVisible();
  await form.getByLabel('Důvod').fill('Zapsáno omylem');
  await form.getByRole('button', { name: 'Stornovat' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('stornováno').first()).toBeVisible();
  await expect(page.getByText(/^po splatnosti /u).first()).toBeVisible();
  await portal.checkAccess();
  // What is overdue leads to the claims that are not paid.
  await page.getByRole('link', { name: /Kč$/u }).click();
  await expect(page).toHaveURL(/arrears.*claims=unpaid/u);
  await expect(page.getByRole('heading', { name: 'Předpisy v prodlení' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Nezaplaceno/u })).toBeChecked();
  await portal.checkAccess();
});

test('a payment without a symbol waits, and is divided by the keyboard alone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/payments');
  const first = await accountWith(page, () => true);
  const other = await accountWith(page, (one) => one.pasport_id !== first.pasport_id);
  await pay(page, { Částka: '1234,50', Plátce: 'Zkouška Petr' });
  await expect(page.getByText('Platba je zapsaná a čeká na přiřazení')).toBeVisible();
  await page
    .getByRole('group', { name: 'Výběr plateb' })
    // With its count: until it comes, the chips move.
    .getByText(/^Nepřiřazené\s?\d/u)
    .click();
  await portal.checkAccess();
  await row(page, 'Zkouška Petr').focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, /^Platba 1.234,50/u);
  await expect(form.getByText(/Zbývá přiřadit 1.234,50/u)).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Konto', exact: true })).toBeFocused();
  await page.keyboard.type(first.variable_symbol);
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(form.getByText('Rozděleno celé')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1000');
  await expect(form.getByText(/Zbývá přiřadit 234,50/u)).toBeVisible();
  // Behind the removal of the account and what its part is meant for.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Konto 2' })).toBeFocused();
  await page.keyboard.type(other.variable_symbol);
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(form.getByText('Rozděleno celé')).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(row(page, 'Zkouška Petr')).toHaveCount(0);
  await page.getByRole('group', { name: 'Výběr plateb' }).getByText('Všechny').click();
  await expect(row(page, 'Zkouška Petr')).toContainText('2\u00A0konta');
});

test('a claim made by hand is owed, and its storno says why it is not any more', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money');
  const { ledger_account_id } = await accountWith(page, ({ balance }) => balance === 0);
  await openScreen(page, own, `/money?account=${ledger_account_id}`);
  await page.getByRole('button', { name: 'Jednorázový předpis' }).click();
  const form = dialog(page, /^Jednorázový předpis/u);
  await form.getByLabel('Za co').fill('Ztracený klíč');
  await form.getByLabel('Částka').fill('350');
  await form.getByRole('button', { name: 'Předepsat' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('k úhradě').first()).toBeVisible();
  await page.getByRole('button', { name: /^Stornovat: Ztracený klíč/u }).click();
  const storno = dialog(page, /^Stornovat předpis/u);
  await storno.getByLabel('Důvod').fill('Klíč se našel');
  await storno.getByRole('button', { name: 'Stornovat' }).click();
  await expect(storno).toBeHidden();
  await expect(row(page, 'Klíč se našel')).toContainText('storno');
  await expect(page.getByText('vyrovnáno').first()).toBeVisible();
});

test('on a phone who owes is found, looked at and written a payment @phone-only', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money?filter=overdue');
  await expect(page.getByText('po splatnosti').first()).toBeVisible();
  await portal.checkAccess();
  const { ledger_account_id } = await accountWith(page, ({ overdue }) => overdue > 0);
  await openScreen(page, own, `/money?account=${ledger_account_id}`);
  await expect(page.getByRole('heading', { name: 'Pohyby' })).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Zapsat platbu' }).click();
  await expect(
    dialog(page, 'Zapsat platbu').getByRole('combobox', { name: 'Konto' }),
  ).not.toHaveValue('');
  await portal.checkAccess();
  await openScreen(page, own, '/money/months');
  await expect(page.getByRole('heading', { name: 'Předepsané měsíce' })).toBeVisible();
  await portal.checkAccess();
});
