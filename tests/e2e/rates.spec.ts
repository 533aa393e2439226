import type { Locator, Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { startForeignPowers } from './foreign-powers.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { expect, test } from './portal.ts';

const ACCOUNTANT = 'ucetni@example.cz';
const ADMIN = 'admin@example.cz';

const calculator = (page: Page) => page.getByRole('region', { name: 'Výpočet úroku z prodlení' });

test('interest on a late payment is computed by its regime, and a link leads to the result @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(ACCOUNTANT);
  await page.goto('/auxiliaries/cnbrepo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repo sazba ČNB');
  await expect(page.getByText('19. 6. 2026').first()).toBeVisible();
  await expect(page.getByText(/Z ČNB se zatím nic nenačetlo/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ruční záznam' })).toHaveCount(0);
  const panel = calculator(page);
  await panel.getByRole('button', { name: 'Spočítat' }).click();
  await expect(panel.getByText('Zadejte kladnou částku')).toBeVisible();
  await expect(panel.getByLabel('Dlužná částka')).toBeFocused();
  await panel.getByLabel('Dlužná částka').fill('10 000');
  await panel.getByLabel('Den splatnosti').fill('31.1.2025');
  await panel.getByLabel('Den zaplacení').fill('30.6.2025');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Úrok 493,15')).toBeVisible();
  await expect(
    panel.getByText(/10\s000,00\sKč × 12,00\s% × 150 \/ 365 = 493,15\sKč/),
  ).toBeVisible();
  await expect(panel.getByText(/č\.\s351\/2013\sSb\./)).toBeVisible();
  await portal.checkAccess();
  await page.reload();
  await expect(calculator(page).getByText('Úrok 493,15')).toBeVisible();
});

test('several debts with a part payment are counted by keyboard alone', async ({
  page,
  portal,
}) => {
  await portal.signIn(ACCOUNTANT);
  await page.goto('/auxiliaries/cnbrepo');
  const panel = page.getByRole('region', { name: 'Více dluhů a částečné platby' });
  const { keyboard } = page;
  const entered = async (row: string, amount: string, day: string) => {
    await expect(panel.getByRole('textbox', { name: row, exact: true })).toBeFocused();
    await keyboard.type(amount);
    await keyboard.press('Tab');
    await keyboard.type(day);
  };
  const tabbedTo = async (control: Locator) => {
    for (let steps = 0; steps < 8; steps += 1) {
      await keyboard.press('Tab');
      if (await control.evaluate((each) => each === document.activeElement)) break;
    }
    await expect(control).toBeFocused();
  };
  const pressed = async (name: string) => {
    await tabbedTo(panel.getByRole('button', { name, exact: true }));
    await keyboard.press('Enter');
  };
  await panel.getByRole('textbox', { name: 'Dluh 1' }).focus();
  await entered('Dluh 1', '10000', '31.1.2025');
  await pressed('Přidat dluh');
  await entered('Dluh 2', '5000', '28.2.2025');
  await pressed('Přidat dluh');
  await pressed('Odebrat: Dluh 3');
  await expect(panel.getByRole('textbox', { name: 'Dluh 2' })).toBeFocused();
  await pressed('Přidat platbu');
  await entered('Platba 1', '3000', '30.4.2025');
  await tabbedTo(panel.getByLabel('Počítat do dne'));
  await keyboard.type('30.6.2025');
  await keyboard.press('Enter');
  // 12 % a year: 292,60 of the first debt until the payment, which leaves 7 292,60 of it; then 61 days of
  // that and 122 days of the second debt.
  await expect(panel.getByText(/Jistina 12\s292,60\sKč, úrok z prodlení 346,80\sKč/)).toBeVisible();
  await portal.checkAccess();
});

test('a debt of the oldest regime goes by the discount rate and tells the fee for rent', async ({
  page,
  portal,
}) => {
  await portal.signIn(ACCOUNTANT);
  await page.goto('/auxiliaries/cnbdiscount?amount=10000&due=2004-12-31&paid=2005-12-31');
  await expect(page.getByText('1. 1. 1990').or(page.getByText('77')).first()).toBeVisible();
  const panel = calculator(page);
  await expect(panel.getByText('Úrok 300,00')).toBeVisible();
  await expect(panel.getByText(/poplatek z prodlení 9\s125,00\sKč/)).toBeVisible();
  await portal.checkAccess();
});

test('the converter says whose rate a weekend goes by, and the list is narrowed by days', async ({
  page,
  portal,
}) => {
  await portal.signIn(ACCOUNTANT);
  await page.goto('/auxiliaries/exchangerates');
  const panel = page.getByRole('region', { name: 'Převod měn' });
  const amount = panel.getByRole('textbox', { name: 'Částka', exact: true });
  await panel.getByRole('button', { name: 'Převést' }).click();
  await expect(panel.getByText('Zadejte kladnou částku')).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('100');
  await panel.getByLabel('Kurz ke dni').fill('11.5.2024');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/100,00 EUR = 2\s493,50\sKč/)).toBeVisible();
  await expect(
    panel.getByText(/V den pracovního klidu platí poslední vyhlášený kurz/),
  ).toBeVisible();
  await expect(page.getByText('4. 1. 2024').first()).toBeVisible();
  await page.getByLabel('Od', { exact: true }).fill('1.5.2024');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2024-05-01/);
  await expect(page.getByText('4. 1. 2024')).toHaveCount(0);
  await portal.checkAccess();
});

test.describe('for a system admin', () => {
  // Rates concern everybody, so these journeys have a portal and a bank of their own.
  let own: PortalProcess;
  let powers: Awaited<ReturnType<typeof startForeignPowers>>;
  test.use({ baseURL: undefined });
  test.beforeAll(async () => {
    powers = await startForeignPowers();
    own = await startDemo({
      CNB_RATES_URL: `${powers.url}/cnb/`,
      CNB_REPO_URL: `${powers.url}/cnb/repo.txt`,
      CNB_DISCOUNT_URL: `${powers.url}/cnb/discount.txt`,
    });
  });
  test.afterAll(async () => {
    await own.stop();
    await powers.stop();
  });

  test('rates are read from the bank at once', async ({ page, portal }) => {
    await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
    await page.goto(`${own.url}/auxiliaries/exchangerates`);
    // The portal reads by itself too, and then says that it is busy or has nothing new.
    await expect(async () => {
      await page.getByRole('button', { name: 'Načíst nyní' }).click();
      await expect(page.getByText(/Načteno z ČNB: \d+ údaj|Nic nového/)).toBeVisible();
    }).toPass();
    await expect(page.getByText(/Naposledy ověřeno v ČNB/)).toBeVisible();
    await expect(page.getByText('24,250').first()).toBeVisible();
    await page.getByLabel('Měna', { exact: true }).selectOption('HUF');
    await expect(page.getByText('6,300').first()).toBeVisible();
    await page.goto(`${own.url}/admin/runtime/settings`);
    const states = page.getByRole('region', { name: 'Údaje z České národní banky' });
    await expect(states.getByRole('button', { name: 'Načíst nyní: Kurzy měn' })).toBeVisible();
    await portal.checkAccess();
  });

  test('a rate is put by hand with a reason, corrected and taken away', async ({
    page,
    portal,
  }) => {
    await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
    await page.goto(`${own.url}/auxiliaries/cnbdiscount`);
    await page.getByRole('button', { name: 'Ruční záznam' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Platí od').fill('1.10.2026');
    await dialog.getByRole('textbox', { name: 'Sazba' }).fill('2,9');
    await page.keyboard.press('Control+s');
    await expect(dialog.getByText('Toto pole je povinné')).toBeVisible();
    await dialog.getByLabel('Důvod ručního záznamu').fill('Výpadek stránek banky');
    await portal.checkAccess();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Sazba platná od 1. 10. 2026 byla uložena')).toBeVisible();
    await expect(page.getByText(/ručně: Výpadek stránek banky/)).toBeVisible();
    await expect(page.getByText('+0,15')).toBeVisible();
    await page.getByRole('button', { name: 'Upravit ruční záznam z 1. 10. 2026' }).click();
    await dialog.getByRole('textbox', { name: 'Sazba' }).fill('3');
    await dialog.getByRole('button', { name: 'Uložit záznam' }).click();
    await expect(page.getByText('+0,25').first()).toBeVisible();
    await page.getByRole('button', { name: 'Upravit ruční záznam z 1. 10. 2026' }).click();
    await dialog.getByRole('button', { name: 'Smazat záznam' }).click();
    const question = page.getByRole('dialog', { name: 'Smazat ruční záznam?' });
    await question.getByRole('button', { name: 'Smazat záznam' }).click();
    await expect(page.getByText('Ruční záznam byl smazán')).toBeVisible();
    await expect(page.getByText(/ručně: Výpadek/)).toHaveCount(0);
  });
});
