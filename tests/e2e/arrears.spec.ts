import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo, startLater } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Reminders are sent once, so this journey has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const chip = (page: Page, group: string, name: RegExp) =>
  page.getByRole('group', { name: group, exact: true }).getByText(name);
const debts = (page: Page) => page.getByRole('grid', { name: /^Dluhy/u });

test('a debtor is found by the age of his debt, his interest is read, and a reminder goes on paper', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/arrears');
  await chip(page, 'Výběr podle stáří dluhu', /^Přes 90 dní/u).click();
  await expect(page).toHaveURL(/filter=/u);
  const row = debts(page).getByRole('row').nth(1);
  await expect(row).toContainText('Kč');
  await portal.checkAccess();
  await row.dblclick();
  await expect(page.getByText('Úrok z nezaplaceného')).toBeVisible();
  await expect(page.getByText('nařízení vlády č. 351/2013 Sb.')).toBeVisible();
  await portal.checkAccess();
  const who = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await openScreen(page, own, '/money/arrears?tab=reminders');
  await expect(
    page
      .getByRole('grid', { name: 'Komu poslat upomínku' })
      .getByRole('row')
      .nth(1)
      .getByRole('checkbox'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Vybrat všechny nalezené řádky' }).first().check();
  await page.getByRole('button', { name: /^Prohlédnout a odeslat/u }).click();
  const letters = dialog(page, /^Náhled/u);
  await expect(letters.getByText(/^1\. upomínka – /u)).toBeVisible();
  await portal.checkAccess();
  await letters.getByRole('button', { name: 'Vše na papír' }).click();
  await expect(letters).toBeHidden();
  const sent = page.getByRole('grid', { name: 'Odeslané upomínky' });
  await expect(sent.getByText('1. upomínka').first()).toBeVisible({ timeout: 90_000 });
  // The second one is due only some days later, and says when.
  await chip(page, 'Komu', /^Všichni dlužníci/u).click();
  await expect(page.getByText(/^2\. upomínka, od /u).first()).toBeVisible();

  await sent.getByRole('row').nth(1).dblclick();
  const delivering = dialog(page, /^Zapsat předání: 1\. upomínka, /u);
  await delivering.getByLabel('Jak').selectOption({ label: 'Předáno osobně' });
  await portal.checkAccess();
  await delivering.getByRole('button', { name: 'Zapsat předání' }).click();
  await expect(sent.getByText(/^předán/iu)).toHaveCount(1);
  expect(who).not.toBe('');
});

test('the year of debts and the rate of interest stand beside them @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/arrears?tab=year');
  await expect(page.getByText(/^\d+\.\s\d+\.\s\d{4}: /u)).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Sazba úroku' }).click();
  await expect(dialog(page, 'Sazba úroku z prodlení')).toBeVisible();
  await portal.checkAccess();
});

test('a rate of the contract is written where the interest is read, warned of, and taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/arrears');
  await debts(page).getByRole('row').nth(1).dblclick();
  await page.getByRole('button', { name: 'Přidat sazbu podle smlouvy' }).click();
  const adding = dialog(page, 'Sazba podle smlouvy');
  await adding.getByLabel('Platí od').fill('1. 1. 2020');
  await adding.getByLabel('Sjednaná sazba ročně').fill('36,5');
  await expect(adding.getByText(/§ 2239 občanského zákoníku/u)).toBeVisible();
  await adding.getByRole('button', { name: 'Uložit sazbu' }).click();
  // It has to say where it was agreed; what was typed stays.
  await expect(adding.getByLabel('Sjednaná sazba ročně')).toHaveValue(/^36,50?$/u);
  await adding.getByLabel('Kde je sjednaná').fill('Nájemní smlouva, čl. 5');
  await portal.checkAccess();
  await adding.getByRole('button', { name: 'Uložit sazbu' }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByText('podle smlouvy: Nájemní smlouva, čl. 5').first()).toBeVisible();
  const lines = page.getByRole('table', { name: /^Úrok z prodlení po dnech/u });
  await expect(lines.getByRole('row').nth(1)).toContainText('36,50');
  await portal.checkAccess();
  await page.getByRole('button', { name: /^Vzít zpět/u }).click();
  await expect(page.getByText('nařízení vlády č. 351/2013 Sb.')).toBeVisible();
});

const DAYS_LATER = 40;

test('a debtor who has not paid after the first reminder gets the second one, with its interest', async ({
  page,
  portal,
}) => {
  const first = await startDemo();
  await portal.enter(MANAGER, DEMO_PASSWORD, first.url);
  await openScreen(page, first, '/money/arrears?tab=reminders');
  // One debtor alone: some days later many others are late too.
  let who = '';
  const send = async (level: number) => {
    const due = page.getByRole('grid', { name: 'Komu poslat upomínku' });
    const row = due.getByRole('row').nth(1);
    await expect(row.getByRole('checkbox')).toBeVisible();
    if (who === '') who = (await row.locator('[data-column="names"]').textContent()) ?? '';
    await page.getByLabel('Hledat dlužníka').fill(who);
    await expect(due.getByRole('row', { name: who })).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Vybrat všechny nalezené řádky' }).first().check();
    await page.getByRole('button', { name: /^Prohlédnout a odeslat/u }).click();
    const letters = dialog(page, /^Náhled/u);
    await expect(
      letters.getByText(new RegExp(`^${level}\\. upomínka – `, 'u')).first(),
    ).toBeVisible();
    const text = (await letters.textContent()) ?? '';
    await letters.getByRole('button', { name: 'Vše na papír' }).click();
    await expect(letters).toBeHidden();
    const sent = page.getByRole('grid', { name: 'Odeslané upomínky' });
    await expect(sent.getByText(`${level}. upomínka`).first()).toBeVisible({ timeout: 90_000 });
    return text;
  };
  await send(1);
  const later = await startLater(first, DAYS_LATER);
  try {
    await page.clock.install({ time: Date.now() + DAYS_LATER * 86_400_000 });
    await portal.enter(MANAGER, DEMO_PASSWORD, later.url);
    await openScreen(page, later, '/money/arrears?tab=reminders');
    expect(await send(2)).toMatch(/úrok z prodlení/iu);
  } finally {
    await later.stop();
  }
});
