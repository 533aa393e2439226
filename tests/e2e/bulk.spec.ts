import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { browseAddresses, updateAddress } from '#contract/addresses.ts';
import { SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const rows = (page: Page) => page.getByRole('main').locator('tbody tr[tabindex]');
const bar = (page: Page) => page.getByRole('group', { name: 'Vybrané řádky' });
const boxOf = (page: Page, at: number) => rows(page).nth(at).getByRole('checkbox');

test('persons picked by keys get the same value at once, after it was shown what changes', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/address-book/contacts');
  await rows(page).nth(1).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('Vybrány 3 řádky');
  await expect(boxOf(page, 3)).toBeChecked();
  await portal.checkAccess();
  await bar(page).getByRole('button', { name: 'Upravit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Upravit: 3 záznamy' });
  await dialog.getByLabel('Nová hodnota').selectOption('datová schránka');
  await expect(dialog.getByRole('status')).toHaveText('Změní se 3 záznamy.');
  await expect(dialog.getByRole('row')).toHaveCount(4);
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(bar(page).getByRole('button', { name: 'Upravit' })).toBeFocused();
  await bar(page).getByRole('button', { name: 'Upravit' }).click();
  await dialog.getByLabel('Nová hodnota').selectOption('datová schránka');
  await expect(dialog.getByRole('status')).toContainText('Nic se nezmění');
  await expect(dialog.getByRole('button', { name: 'Uložit změny' })).toBeDisabled();
});

test('a record that somebody else has changed stops all of them, by its name', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/address-book/contacts');
  await boxOf(page, 5).click();
  await boxOf(page, 7).click({ modifiers: ['Shift'] });
  const name = (await rows(page).nth(6).locator('td').nth(1).textContent()) ?? '-';
  const session = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  const { token } = JSON.parse(session ?? '{}') as { token: string };
  const unit_id = await page.evaluate((key) => sessionStorage.getItem(key), UNIT_KEY);
  const params = { unit_id, show_hidden: '0' };
  const { result } = await askPortal(own.url, browseAddresses, { token, params });
  const changed = result.values.find(({ full_name }) => name.startsWith(full_name));
  await askPortal(own.url, updateAddress, {
    token,
    params: { unit_id, id: changed?.address_id ?? 0 },
    body: { note: 'jinak' },
  });
  await bar(page).getByRole('button', { name: 'Skrýt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skrýt: 3 záznamy' });
  await dialog.getByRole('button', { name: 'Skrýt' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Mezitím ho změnil někdo jiný');
  await expect(dialog.getByRole('alert').first()).toContainText(changed?.full_name ?? '-');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(boxOf(page, 6)).toBeChecked();
});

test('all that is found is picked by one key, goes out alone and is put back by another', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await page.getByLabel('Hledat dům').fill('lipov');
  const count = 5;
  await expect(rows(page)).toHaveCount(count);
  await rows(page).first().focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('main').locator('tbody [data-pick]:checked')).toHaveCount(count);
  const csv = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const text = await readFile(await (await csv).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(count + 1);
  await rows(page).first().focus();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
});

test('a letter goes to the picked ones who have an e-mail, and tells who has none', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/address-book/tenants');
  await rows(page).first().focus();
  // Of the beginning of a long list nobody picks everything.
  await expect(page.getByText('další se načítají')).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await bar(page).getByRole('button', { name: 'Napsat e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Napsat e-mail: vybraným' });
  await expect(dialog).toContainText(/\d+ adres/);
  const written = await dialog.getByLabel('Adresy do pole Skrytá kopie').inputValue();
  const emails = written.split(', ');
  expect(new Set(emails).size).toBe(emails.length);
  await portal.checkAccess();
});

test('on a phone cards get boxes when they are asked for, and a touch of a card picks it @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/address-book/contacts');
  const cards = page.getByRole('list', { name: 'Kontakty' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await expect(cards.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('button', { name: 'Vybrat řádky' }).click();
  await expect(bar(page)).toContainText('Vyberte řádky dotykem');
  await expect(bar(page).getByRole('button', { name: 'Upravit' })).toHaveCount(0);
  // Neither the record nor the number on the card is opened.
  const { width = 0 } = (await cards.first().boundingBox()) ?? {};
  await cards.first().click({ position: { x: width / 2, y: 20 } });
  await cards.nth(2).locator('a[href^="tel:"]').click({ force: true, noWaitAfter: true });
  await expect(cards.nth(0).getByRole('checkbox')).toBeChecked();
  await expect(cards.nth(2).getByRole('checkbox')).toBeChecked();
  await expect(bar(page)).toContainText('Vybrány 2 řádky');
  await portal.checkAccess();
  await bar(page).getByRole('button', { name: 'Upravit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upravit: 2 záznamy' });
  await dialog.getByLabel('Nová hodnota').selectOption('datová schránka');
  await dialog.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(dialog).toBeHidden();
  await bar(page).getByRole('button', { name: 'Všechny nalezené' }).click();
  await expect(cards.getByRole('checkbox', { checked: false })).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Zrušit výběr' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(cards.getByRole('checkbox')).toHaveCount(0);
  await cards.first().click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/\/address\/\d+/);
});
