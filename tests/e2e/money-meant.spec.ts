import type { Page } from '@playwright/test';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { createClaim } from '#contract/money/claims.ts';
import { createPayment } from '#contract/money/payments.ts';
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

const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });

/** An account that owes nothing gets claims of 1,000 Kč, each due so many days ago. */
async function withDebts(page: Page, debts: Readonly<Record<string, number>>) {
  const account = await accountOf(page, own, ({ balance }) => balance === 0);
  const { token, unit_id } = await callOf(page);
  for (const [name, days] of Object.entries(debts))
    await askPortal(own.url, createClaim, {
      token,
      params: { unit_id, ledger_account_id: account.ledger_account_id },
      body: { name, due_on: shiftDays(todayInPrague(), -days), amount: 100_000 },
    });
  return { account, call: { token, params: { unit_id } } };
}

test('a payment is meant for a later claim by the keyboard, and the account and its debt tell it', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/payments');
  const { account, call } = await withDebts(page, { 'Starší dluh': 40, 'Novější dluh': 10 });
  await askPortal(own.url, createPayment, {
    ...call,
    body: {
      received_on: todayInPrague(),
      amount: 60_000,
      way: 'bank',
      payer_name: 'Zkouška Určená',
    },
  });
  await page.reload();
  await row(page, 'Zkouška Určená').focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: /^Platba 600,00/u });
  // What is typed before the field is there belongs to nothing.
  await expect(form.getByRole('combobox', { name: 'Konto', exact: true })).toBeFocused();
  await page.keyboard.type(account.variable_symbol);
  await expect(page.getByRole('listbox', { name: /^Konto/u }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Na co je určena' }).focus();
  await page.keyboard.press('Enter');
  const newer = form.getByRole('checkbox', { name: /^Novější dluh.*zbývá 1.000,00/u });
  // The older debt is paid already by what had come; what it took is owed of later claims.
  await expect(newer).toBeVisible();
  await expect(form.getByRole('checkbox', { name: /^Starší dluh/u })).toHaveCount(0);
  await newer.focus();
  await page.keyboard.press('Space');
  await expect(newer).toBeChecked();
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await row(page, 'Zkouška Určená').focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText(/Novější dluh: 600,00/u)).toBeVisible();
  await page.keyboard.press('Escape');
  await openScreen(page, own, `/money?account=${account.ledger_account_id}`);
  await expect(row(page, 'určeno na Novější dluh')).toBeVisible();
  await openScreen(page, own, `/money/arrears?account=${account.ledger_account_id}`);
  await expect(page.getByText(/Novější dluh/u).first()).toBeVisible();
  await expect(page.getByText(/400,00/u).first()).toBeVisible();
});

test('a payment that is written down by hand is meant for a claim at once, with its amount', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/payments');
  const { account } = await withDebts(page, { 'První dluh': 30, 'Druhý dluh': 5 });
  await openScreen(page, own, `/money?account=${account.ledger_account_id}`);
  await page.getByRole('button', { name: 'Zapsat platbu' }).last().click();
  const form = page.getByRole('dialog', { name: /^Zapsat platbu: / });
  await form.getByLabel('Částka').fill('400');
  await form.getByRole('button', { name: 'Na co je určena' }).click();
  const second = form.getByRole('checkbox', { name: /^Druhý dluh/u });
  await second.check();
  await expect(
    form.getByRole('checkbox', { name: /^Druhý dluh.*z této platby 400,00/u }),
  ).toBeChecked();
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await expect(row(page, 'určeno na Druhý dluh')).toBeVisible();
});
