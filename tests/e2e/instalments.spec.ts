import type { Page } from '@playwright/test';
import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { endAgreement, listAgreements } from '#contract/money/instalments.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { callOf } from './money-accounts.ts';
import { expect, test } from './portal.ts';

// An account has one agreement that holds, so this journey has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const chip = (page: Page, group: string, name: RegExp) =>
  page.getByRole('group', { name: group, exact: true }).getByText(name);
const ago = (days: number) => czechDate(shiftDays(pragueDay(new Date()), -days));

/** The debt that the demo has agreed on is free again: who agrees on it is this journey. */
async function endAgreed(page: Page) {
  await openScreen(page, own, '/money/arrears');
  const { token, unit_id } = await callOf(page);
  const asked = { token, params: { unit_id } };
  const { result } = await askPortal(own.url, listAgreements, asked);
  for (const { instalment_agreement_id, ended_on } of result.values)
    if (ended_on === null)
      await askPortal(own.url, endAgreement, {
        token,
        params: { unit_id, instalment_agreement_id },
        body: { way: 'cancelled', reason: 'Dohodnuto jinak' },
      });
}

/** Opens the debt that is the oldest. */
async function openDebt(page: Page) {
  await openScreen(page, own, '/money/arrears?filter=age_over');
  const row = page
    .getByRole('grid', { name: /^Dluhy/u })
    .getByRole('row')
    .nth(1);
  await expect(row).toContainText('Kč');
  await row.dblclick();
  await expect(page.getByText('Úrok z nezaplaceného')).toBeVisible();
}

test('what came back signed is written down with its paper', async ({ page, portal }) => {
  test.setTimeout(120_000);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/arrears?tab=instalments');
  const row = page.getByRole('grid', { name: 'Dohody o splátkách' }).getByRole('row').nth(1);
  const made = dialog(page, /^Dohoda o splátkách: /u);
  await row.dblclick();
  // The one of the demo was signed: who has signed it is changed.
  await made.getByRole('button', { name: 'Změnit podpis…' }).click();
  const signing = dialog(page, /^Podpis dohody: /u);
  await signing.getByLabel('Den podpisu').fill(ago(1));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(signing).toBeHidden();
  await row.dblclick();
  await expect(made.getByText(/^podepsaná /u)).toBeVisible();
  const content = Buffer.from('%PDF-1.7 podepsáno');
  await made
    .getByLabel('Podepsaná listina')
    .setInputFiles({ name: 'dohoda.pdf', mimeType: 'application/pdf', buffer: content });
  await expect(made.getByRole('button', { name: /^Uložit soubor dohoda\.pdf/u })).toBeVisible();
  await portal.checkAccess();
});

test('a debt is agreed on by keyboard, its late instalment is found, and the whole is called in', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await endAgreed(page);
  await openDebt(page);
  await page.getByRole('button', { name: 'Dohoda o splátkách' }).press('Enter');
  const agreeing = dialog(page, /^Dohoda o splátkách: /u);
  await expect(agreeing.getByLabel('Den dohody')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(ago(40));
  await expect(agreeing.getByText(/^Dohodnutý dluh [1-9]/u)).toBeVisible();
  await agreeing.getByLabel('Počet splátek').fill('3');
  await agreeing.getByLabel('První splátka do').fill(ago(20));
  await agreeing.getByLabel('Další ujednání').focus();
  await expect(agreeing.getByRole('listitem')).toHaveCount(3);
  await portal.checkAccess();
  await page.keyboard.press('ControlOrMeta+Enter');

  const made = dialog(page, /^Dohoda o splátkách: /u).filter({ hasText: 'Zapsáno' });
  await expect(made.getByText('porušená')).toBeVisible();
  await expect(made.getByRole('listitem').filter({ hasText: /po termínu\s\d+\sdní/u })).toHaveCount(
    1,
  );
  await portal.checkAccess();
  const saving = page.waitForEvent('download');
  await made.getByRole('button', { name: 'PDF k podpisu' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^dohoda o splátkách .*\.pdf$/u);
  await page.keyboard.press('Escape');
  await expect(made).toBeHidden();

  // The count over the list leads to just the list that it counts.
  await openScreen(page, own, '/money/arrears');
  await page.getByRole('button', { name: /^1\sdohoda$/u }).click();
  await expect(page).toHaveURL(/filter=breached/u);
  const list = page.getByRole('grid', { name: 'Dohody o splátkách' });
  await expect(list.getByText('porušená', { exact: true })).toHaveCount(1);
  await portal.checkAccess();
  await openScreen(page, own, '/money/arrears');
  await chip(page, 'Výběr podle stáří dluhu', /^Splátka po termínu/u).click();
  await expect(
    page.getByRole('grid', { name: /^Dluhy/u }).getByText('porušeno', { exact: true }),
  ).toBeVisible();

  await openScreen(page, own, '/money/arrears?tab=instalments&filter=breached');
  await list.getByRole('row').nth(1).dblclick();
  await made.getByRole('button', { name: 'Zesplatnit celý dluh…' }).click();
  const calling = dialog(page, 'Zesplatnit celý dluh');
  await calling.getByLabel('Proč').fill('Neplatí první splátku');
  await portal.checkAccess();
  await calling.getByRole('button', { name: 'Zesplatnit celý dluh' }).click();
  await expect(calling).toBeHidden();
  await chip(page, 'Výběr podle stavu dohody', /^Zesplatněné/u).click();
  await expect(list.getByText('zesplatněná', { exact: true })).toBeVisible();
});

test('own amounts leave the rest to the last instalment, and a kept agreement is not reminded @phone', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await endAgreed(page);
  await openDebtOfPhone(page);
  await page.getByRole('button', { name: 'Dohoda o splátkách' }).click();
  const agreeing = dialog(page, /^Dohoda o splátkách: /u);
  await expect(agreeing.getByText(/^Dohodnutý dluh [1-9]/u)).toBeVisible();
  await agreeing.getByLabel('Počet splátek').fill('2');
  await agreeing.getByRole('button', { name: 'Vlastní částky a dny' }).click();
  await agreeing.getByLabel('Částka 1').fill('100');
  await agreeing.getByLabel('Částka 2').focus();
  await expect(agreeing.getByText('Splátky dávají přesně dohodnutý dluh')).toBeVisible();
  await agreeing.getByLabel('Částka 2').fill('1');
  await expect(agreeing.getByText(/^Zbývá rozdělit/u)).toBeVisible();
  await agreeing.getByRole('button', { name: 'Zapsat dohodu' }).click();
  await expect(agreeing.getByText(/^Splátky dávají 101,00/u)).toBeVisible();
  await agreeing.getByLabel('Částka 1').fill('200');
  await agreeing.getByLabel('Částka 2').focus();
  await portal.checkAccess();
  await agreeing.getByRole('button', { name: 'Zapsat dohodu' }).click();
  const made = dialog(page, /^Dohoda o splátkách: /u).filter({ hasText: 'Zapsáno' });
  await expect(made.getByText('platí', { exact: true })).toBeVisible();
  await portal.checkAccess();
  await made.getByRole('button', { name: 'Zrušit dohodu…' }).click();
  const ending = dialog(page, 'Zrušit dohodu o splátkách');
  await ending.getByLabel('Proč').fill('Dohodnuto jinak');
  await ending.getByRole('button', { name: 'Zrušit dohodu' }).click();
  await expect(ending).toBeHidden();
});

/** Opens the first debt, as a card or a row. */
async function openDebtOfPhone(page: Page) {
  await openScreen(page, own, '/money/arrears');
  const rows = page.getByRole('grid', { name: /^Dluhy/u });
  const cards = page.getByRole('list', { name: /^Dluhy/u });
  await expect(rows.or(cards)).toContainText('Kč');
  if (await rows.isVisible()) await rows.getByRole('row').nth(1).dblclick();
  else await cards.getByRole('listitem').first().click();
  await expect(page.getByText('Úrok z nezaplaceného')).toBeVisible();
}
