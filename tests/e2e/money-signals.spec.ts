import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const UNIT = 'SVJ Lipová 12–18';
const kind = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) });

/** The link of a unit in the row of a kind, and the count that it says. */
async function rowOf(page: Page, text: string) {
  const link = kind(page, text)
    .getByRole('link', { name: new RegExp(`${text}: ${UNIT}`, 'u') })
    .first();
  const count = Number((await link.locator('span').last().textContent()) ?? '-');
  expect(count).toBeGreaterThan(0);
  return { link, count };
}

test('the dashboard counts debts, payments and statements as the lists do to which it leads', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/dashboard');
  const debts = await rowOf(page, 'Dluhy');
  await portal.checkAccess();
  await debts.link.click();
  await expect(page).toHaveURL(/\/money\/arrears/u);
  await expect(page.getByRole('grid', { name: /^Dluhy/u }).getByRole('row')).toHaveCount(
    // The head and the sum.
    debts.count + 2,
  );
  await openScreen(page, own, '/dashboard');
  const missing = await rowOf(page, 'Chybějící výpisy');
  await missing.link.click();
  await expect(page.getByRole('checkbox', { name: /^Něco chybí/u })).toBeChecked();
  // Numbers begin anew with years: of the last one of a year only its sum is missed.
  await expect(page.getByRole('grid').getByText(/^(chybí výpis|nenavazuje)/u)).toHaveCount(
    missing.count,
  );
  await portal.checkAccess();
  await openScreen(page, own, '/dashboard');
  const payments = await rowOf(page, 'Nepřiřazené platby');
  await payments.link.click();
  await expect(page).toHaveURL(/queue=waiting/u);
});

test('home names who owes most and how long, and its card has the sum of all @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/', UNIT);
  const line = page.getByRole('link', { name: /Kč, po splatnosti \d+\s(den|dny|dní)/u });
  await expect(line).toBeVisible();
  await portal.checkAccess();
  await line.click();
  await expect(page).toHaveURL(/\/money\/arrears/u);
});

test('who manages the client sets from which debt a message comes', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/arrears');
  await page.getByRole('button', { name: 'Upozornění', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Na jaké dluhy upozornit' });
  await dialog.getByLabel('Dluh aspoň').fill('2500');
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Uložit upozornění' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Upozornění', exact: true }).click();
  await expect(dialog.getByLabel('Dluh aspoň')).toHaveValue(/2\s?500/u);
});
