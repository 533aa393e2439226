import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import { todayInPrague } from '#web/lib/czech.ts';

// Records that have no page of their own: their dialogs lead to the neighbours of the list as it stands.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD, own.url));

const top = (page: Page) => page.getByRole('dialog').last();
const order = (page: Page) => top(page).getByRole('group', { name: 'Pořadí v seznamu' });
const next = (page: Page) => top(page).getByRole('button', { name: 'Další záznam' });
const previous = (page: Page) => top(page).getByRole('button', { name: 'Předchozí záznam' });
const marked = (page: Page) => page.getByRole('main').locator('tr[data-marked]');

async function openRow(page: Page, at: number): Promise<void> {
  const row = page.getByRole('grid').last().getByRole('row').nth(at);
  await expect(row).toBeVisible();
  await row.dblclick();
  await expect(top(page)).toBeVisible();
}

const today = todayInPrague();
const lastYear = `${String(Number(today.slice(0, 4)) - 1)}-01-01`;
const PAYMENTS = `/money/payments?from=${lastYear}&to=${today}`;

const lists = [
  ['a payment', PAYMENTS],
  ['a movement of an account', '/money/bank?tab=movements&filter=all'],
  ['a statement', '/money/bank?tab=statements'],
  ['an evidence sheet', '/money/prescriptions'],
  ['a crew', '/inmes/catalog?tab=crews'],
] as const;

for (const [what, path] of lists)
  test(`from ${what} one goes to the next one and back, by a button and by a key`, async ({
    page,
    portal,
  }) => {
    await openScreen(page, own, path);
    await openRow(page, 1);
    await expect(order(page)).toContainText(/^1\./u);
    await expect(previous(page)).toBeDisabled();
    const address = page.url();
    await next(page).click();
    await expect(order(page)).toContainText(/^2\./u);
    expect(page.url()).not.toBe(address);
    await portal.checkAccess();
    await page.keyboard.press('k');
    await expect(order(page)).toContainText(/^1\./u);
    await expect(page).toHaveURL(address);
    await page.keyboard.press('j');
    await expect(order(page)).toContainText(/^2\./u);
    await top(page).getByRole('button', { name: 'Zavřít' }).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The arrows go on from the row of the record that one came to.
    await expect(marked(page)).toBeFocused();
    expect(await marked(page).getAttribute('data-index')).toBe('1');
  });

test('payments are walked within what was found, in the order of the column', async ({ page }) => {
  await openScreen(page, own, PAYMENTS);
  await page.getByLabel('Hledat platbu').fill('Kopeck');
  await page.getByRole('columnheader', { name: 'Částka' }).getByRole('button').first().click();
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.nth(1)).toContainText('Kopeck');
  await openRow(page, 1);
  const second = await rows.nth(2).getByRole('gridcell').nth(2).innerText();
  await next(page).click();
  await expect(order(page)).toContainText(/^2\./u);
  await expect(top(page)).toContainText('Kopeck');
  await expect(top(page)).toHaveAccessibleName(new RegExp(second.replaceAll(/\s/gu, '\\s'), 'u'));
});

test('what was typed into a payment is asked about, and is there when one comes back', async ({
  page,
}) => {
  await openScreen(page, own, PAYMENTS);
  await openRow(page, 1);
  const amount = top(page).getByLabel('Částka').first();
  await amount.fill('12,00');
  await next(page).click();
  const question = page.getByRole('alertdialog', { name: 'Odejít bez uložení?' });
  const asked = question.or(page.getByRole('dialog', { name: 'Odejít bez uložení?' }));
  await asked.getByRole('button', { name: 'Zůstat' }).click();
  await expect(order(page)).toContainText(/^1\./u);
  await expect(amount).toHaveValue(/^12/u);
  await next(page).click();
  await asked.getByRole('button', { name: 'Odejít bez uložení' }).click();
  await expect(order(page)).toContainText(/^2\./u);
  await previous(page).click();
  await expect(order(page)).toContainText(/^1\./u);
  await expect(top(page).getByLabel('Částka').first()).toHaveValue(/^12/u);
});

test('a movement is walked within its statement, and leaves it open', async ({ page }) => {
  await openScreen(page, own, '/money/bank?tab=statements');
  await openRow(page, 1);
  const statement = await top(page).getAttribute('aria-labelledby');
  await openRow(page, 1);
  await expect(top(page)).toHaveAccessibleName(/^Pohyb/u);
  await next(page).click();
  await expect(order(page)).toContainText(/^2\./u);
  await top(page).getByRole('button', { name: 'Zrušit' }).click();
  await expect(top(page)).toHaveAttribute('aria-labelledby', statement ?? '-');
  await expect(top(page).locator('tr[data-marked]')).toBeFocused();
  await expect(order(page)).toContainText(/^1\./u);
});
