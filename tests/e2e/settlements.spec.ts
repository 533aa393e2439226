import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import { RENTAL } from './spaces.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { withoutUnitRules } from './settled.ts';

const SCREEN = '/settlements';
const HOUSE = 'Lipová 12';

// A settlement and rules that go change what other journeys see, so this one has a portal of its own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const check = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }) });

test('a house is checked, counted, explained to the heller and marked as looked through', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nové vyúčtování' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nové vyúčtování' });
  await form.getByRole('combobox', { name: 'Dům' }).selectOption({ label: HOUSE });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vyúčtování \d{4}, Lipová 12$/);
  // What is charged to the whole unit is not borne by one house.
  await expect(check(page, 'Odběrné místo slouží i jiným domům')).toContainText('brání výpočtu');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Spočítat' }).click();
  await expect(page.getByText('Vyúčtování nelze spočítat, dokud není opraveno')).toBeVisible();

  await withoutUnitRules(page, own);
  await page.getByRole('button', { name: 'Spočítat' }).click();
  await expect(page.getByRole('tab', { name: 'Prostory' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const recipients = page.locator('table').filter({ has: page.getByText('Kdo nese') });
  await expect(recipients.getByRole('row').nth(1)).toBeVisible();
  await portal.checkAccess();
  await recipients.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  const explained = page.getByRole('dialog', { name: /^Prostor / });
  await expect(explained.getByText(/^Za službu „Teplo“ platíte/)).toBeVisible();
  await expect(
    explained.getByText(/^Základní složka je \d+\s% nákladu domu/).first(),
  ).toBeVisible();
  await expect(explained.getByText(/\sdílků, 1\sdílek po\s/)).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Služby' }).click();
  await expect(
    page.getByText('Součet rozděleného se rovná součtu dokladů na haléř.'),
  ).toBeVisible();
});

test('what a check asks is accepted with a reason, and only then is the count marked', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('row').filter({ hasText: HOUSE }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Označit jako zkontrolované' }).click();
  await expect(page.getByText('Zbývá opravit nebo s důvodem přijmout')).toBeVisible();
  await page.getByRole('tab', { name: 'Kontroly' }).click();
  const accepting = page.getByRole('button', { name: /^Přijmout s důvodem/ });
  await expect(accepting.first()).toBeVisible();
  for (let left = await accepting.count(); left > 0; left -= 1) {
    await accepting.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Důvod' }).fill('Prověřeno, v pořádku');
    await dialog.getByRole('button', { name: 'Přijmout' }).click();
    await expect(accepting).toHaveCount(left - 1);
  }
  await page.getByRole('button', { name: 'Označit jako zkontrolované' }).click();
  await expect(page.getByRole('button', { name: 'Vzít kontrolu zpět' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Spočítat/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vydat vyúčtování' })).toBeVisible();
});

test('another basic share is tried for an assembly, kept and printed, and nothing of the settlement moves', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('row').filter({ hasText: HOUSE }).first().focus();
  await page.keyboard.press('Enter');
  const balance = page.getByRole('region', { name: 'V kostce', exact: true });
  const before = await balance.innerText();
  await page.getByRole('tab', { name: 'Simulace' }).click();
  await page.getByRole('button', { name: /^Zkusit jinak: Teplo/ }).click();
  const form = page.getByRole('dialog', { name: /^Zkusit jinak: Teplo/ });
  await form.getByLabel('Základní složka v %').fill('20');
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Základní složka: 20\s% místo \d+\s%$/)).toBeVisible();
  await expect(page.getByText(/je mimo rozmezí vyhlášky/)).toBeVisible();
  const moved = page.locator('table').filter({ has: page.getByText('Po změně') });
  await expect(moved.getByRole('row').nth(1)).toContainText('+');
  await portal.checkAccess();
  await moved.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  const services = page.getByRole('dialog', { name: /^Prostor / });
  await expect(services.getByRole('row').filter({ hasText: 'Ostatní služby' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Uložit simulaci' }).click();
  await page.getByLabel('Název').fill('Základní složka 20 %');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('combobox', { name: 'Simulace' })).toContainText(
    'Základní složka 20 %',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF pro schůzi' }).click();
  expect((await download).suggestedFilename()).toMatch(/^simulace .+Základní složka 20 .\.pdf$/);
  // What is kept is there again, and the settlement is as it was.
  await page.reload();
  await expect(page.getByText(/^Základní složka: 20\s% místo \d+\s%$/)).toBeVisible();
  expect(await balance.innerText()).toBe(before);
  // A rule leads to where it may be tried.
  await openScreen(page, own, '/billingrules');
  await page.getByRole('row').filter({ hasText: HOUSE }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Další akce s pravidlem' }).click();
  await page.getByRole('menuitem', { name: 'Vyzkoušet jinak na vyúčtování' }).click();
  await expect(page.getByRole('tab', { name: 'Simulace' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a member of the board signs it by his link on a phone, and the manager reads so', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('row').filter({ hasText: HOUSE }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Výbor' }).click();
  await page.getByRole('button', { name: 'Požádat o schválení' }).click();
  const form = page.getByRole('dialog', { name: 'Požádat o schválení' });
  await form.getByLabel('Jméno člena výboru').fill('Jana Výborová');
  await page.keyboard.press('Control+Enter');
  const link = await page.getByText(/\/vybor\//).innerText();
  await portal.checkAccess();
  const settlement = page.url();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ke schválení$/);
  await page.getByText('rozděleno celé').first().click();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Podepsat' }).click();
  await expect(page.getByText('Podepište se jménem a příjmením')).toBeVisible();
  await page.getByLabel('Jméno a příjmení').fill('Jana Výborová');
  await page.getByRole('button', { name: 'Podepsat' }).click();
  await expect(page.getByText('Podpis: Jana Výborová')).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(settlement);
  await expect(page.getByText('Výbor: podepsal 1 z 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Vydat vyúčtování' }).click();
  await expect(page.getByRole('dialog').getByText('Výbor: podepsal 1 z 1.')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('on a phone a recipient is opened from his card', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('button', { name: 'Otevřít vyúčtování' }).first().click();
  await page.getByRole('tab', { name: 'Prostory' }).click();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Vysvětlit' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Prostor / })).toBeVisible();
  await portal.checkAccess();
});

test('a running year is forecast to its end: what it will cost and who will owe', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('button', { name: 'Nové vyúčtování' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nové vyúčtování' });
  await form.getByRole('combobox', { name: 'Dům' }).selectOption({ label: HOUSE });
  const year = todayInPrague().slice(0, 4);
  await form.getByLabel('Období od').fill(`1. 1. ${year}`);
  await form.getByLabel('Období do').fill(`31. 12. ${year}`);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('tab', { name: 'Odhad' }).click();
  await expect(page.getByText(/^Odhad k /)).toBeVisible();
  const services = page.locator('table').filter({ has: page.getByText('Z čeho odhad vychází') });
  await expect(services.getByRole('row').filter({ hasText: 'Teplo' })).toBeVisible();
  await portal.checkAccess();
  await page.getByText(/^Budou doplácet\s*\d+$/).click();
  await expect(page).toHaveURL(/show=owes/);
});

test('texts that a statement of heat lacks are added where the check tells of them, and rules where they are missing', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN, RENTAL);
  await page.getByRole('row').filter({ hasText: 'spočteno' }).dblclick();
  await page.getByRole('tab', { name: 'Kontroly' }).click();
  const texts = check(page, 'Texty, které má vyúčtování tepla obsahovat');
  await expect(texts.getByRole('listitem')).toHaveCount(3);
  await texts.getByRole('button', { name: 'Doplnit texty' }).click();
  const form = page.getByRole('dialog', { name: 'Texty a nastavení vyúčtování' });
  await form.getByLabel('Text A přílohy č. 5').fill('Znění textu A (zkouška)');
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await expect(texts.getByRole('listitem')).toHaveCount(2);
  await check(page, 'Zálohy na služby, které se nevyúčtovávají')
    .getByRole('link', { name: 'Přidat pravidlo' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Nové pravidlo' })).toBeVisible();
});
