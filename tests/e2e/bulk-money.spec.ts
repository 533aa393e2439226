import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// What is changed here other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test.beforeEach(async ({ portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
});

const rows = (page: Page) => page.getByRole('main').locator('tbody tr[tabindex]');
/** A choice over the list, by its words and its count together. */
const chip = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const bar = (page: Page) => page.getByRole('group', { name: 'Vybrané řádky' });

/** Picks everything that the list has, once it is whole. */
async function pickAll(page: Page): Promise<void> {
  await expect(page.getByText('další se načítají')).toHaveCount(0);
  await rows(page).first().focus();
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toBeVisible();
}

test('groups of houses are hidden together, and one step brings them back', async ({
  page,
  portal,
}) => {
  await openScreen(page, own, '/buildings/groups');
  await expect(rows(page)).toHaveCount(2);
  await pickAll(page);
  await portal.checkAccess();
  await bar(page).getByRole('button', { name: 'Skrýt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skrýt: 2 záznamy' });
  await expect(dialog.getByRole('status')).toHaveText('Změní se 2 záznamy.');
  await dialog.getByRole('button', { name: 'Skrýt' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveCount(2);
});

test('rules of division that one decision ends get the day at once, and the marks stay', async ({
  page,
}) => {
  await openScreen(page, own, '/billingrules');
  await rows(page).nth(0).getByRole('checkbox').click();
  await rows(page).nth(1).getByRole('checkbox').click();
  await bar(page).getByRole('button', { name: 'Upravit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upravit: 2 záznamy' });
  await dialog.getByLabel('Co změnit').selectOption('Poznámka');
  await dialog.getByLabel('Nová hodnota').fill('Shromáždění 12. 3.');
  await expect(dialog.getByRole('status')).toHaveText('Změní se 2 záznamy.');
  await dialog.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toContainText('Vybrány 2 řádky');
});

test('movements that wait for nothing are not left for later, which is said before', async ({
  page,
}) => {
  await openScreen(page, own, '/money/bank?tab=movements&filter=sent');
  await pickAll(page);
  await bar(page).getByRole('button', { name: 'Upravit' }).click();
  const dialog = page.getByRole('dialog', { name: /^Upravit: / });
  await expect(dialog.getByLabel('Co změnit')).toHaveValue('note');
  await dialog.getByLabel('Co změnit').selectOption('Stav');
  await expect(dialog).toContainText('Odložit nebo vrátit lze jen pohyby, které čekají');
  await expect(dialog.getByRole('button', { name: 'Uložit změny' })).toBeDisabled();
});

test('payments that wait are given to an account found while typing', async ({ page, portal }) => {
  await openScreen(page, own, '/money/payments?filter=unassigned');
  await expect(rows(page)).toHaveCount(1);
  await pickAll(page);
  await bar(page).getByRole('button', { name: 'Přiřadit kontu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Přiřadit kontu: 1 záznam' });
  const account = dialog.getByLabel('Konto');
  await expect(account).toBeFocused();
  await account.fill('11010001');
  const offered = page.getByRole('listbox', { name: 'Konto' }).getByRole('option');
  await offered.first().click();
  await expect(dialog.getByRole('status')).toHaveText('Změní se 1 záznam.');
  await expect(dialog.getByRole('cell', { name: 'čeká na přiřazení' })).toBeVisible();
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Přiřadit kontu' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(0);
  await expect(chip(page, /^Nepřiřazené\s*0$/)).toBeChecked();
});

test('the count of accounts of a month opens just those accounts, and picked ones are one PDF', async ({
  page,
  portal,
}) => {
  await openScreen(page, own, '/money/months');
  const count = page.getByRole('link', { name: /^\d+\s(konto|konta|kont)$/ });
  const text = (await count.textContent()) ?? '';
  await count.click();
  await expect(page.getByText(/^Jen konta, kterým se předepsal/)).toBeVisible();
  const [digits = '0'] = /\d+/.exec(text) ?? [];
  await expect(chip(page, new RegExp(`^Vše\\s*${digits}$`))).toBeChecked();
  await portal.checkAccess();
  await rows(page).nth(0).getByRole('checkbox').click();
  await rows(page).nth(2).getByRole('checkbox').click();
  const file = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'PDF vybraných' }).click();
  expect((await file).suggestedFilename()).toMatch(/^konta .*\.pdf$/);
  await page.getByRole('button', { name: 'Zobrazit všechna' }).click();
  await expect(page.getByText(/^Jen konta, kterým se předepsal/)).toHaveCount(0);
  await expect(chip(page, new RegExp(`^Vše\\s*${digits}$`))).toHaveCount(0);
});

test('the choice of uneven shares says how many there are before it is chosen', async ({
  page,
}) => {
  await openScreen(page, own, '/pasports');
  await expect(chip(page, /^Podíly netvoří celek\s*\d+$/)).toHaveCount(1);
  const uneven = page.getByText(/^Podíly netvoří celek\s*\d+$/);
  const told = Number(/\d+$/.exec((await uneven.textContent()) ?? '')?.[0]);
  await uneven.click();
  await expect(rows(page)).toHaveCount(told);
});
