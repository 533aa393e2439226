import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { warnYearAhead } from './watch-limits.ts';

const SCREEN = '/meters/overview?view=warnings';
const UNIT = 'Družstvo Javorka';

// Decisions change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
  await warnYearAhead(own, UNIT);
});
test.afterAll(() => own.stop());

const chip = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(String.raw`^${name}\s?\d+$`) });
const countOf = async (page: Page, name: string) =>
  Number(
    /\d+$/.exec(
      (await page.getByText(new RegExp(String.raw`^${name}\s?\d+$`)).textContent()) ?? '',
    )?.[0],
  );

test('a leak is found at home, looked at in its place and solved', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/', UNIT);
  const work = page.getByRole('region', { name: 'Co hoří a co čeká', exact: true });
  await work.getByRole('link', { name: /^A ještě/ }).click();
  await page
    .getByRole('link', { name: /Upozornění na měřidla/ })
    .first()
    .click();
  await expect(page).toHaveURL(/view=warnings/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upozornění na měřidla');
  await expect(chip(page, 'K vyřízení')).toBeChecked();
  const before = await countOf(page, 'K vyřízení');
  await page.getByLabel('Druh upozornění').selectOption({ label: 'Podezřele vysoká spotřeba' });
  await portal.checkAccess();
  await page.getByRole('row', { name: /Podezřele vysoká/ }).dblclick();
  const dialog = page.getByRole('dialog', { name: /^Podezřele vysoká spotřeba: / });
  await expect(dialog).toContainText('Jak se pozná');
  await portal.checkAccess();
  await dialog.getByRole('link', { name: 'instalační šachta' }).click();
  const summary = page.getByRole('region', { name: 'V kostce' });
  await expect(summary).toContainText('Podezřele vysoká spotřeba');
  await portal.checkAccess();
  await summary.getByRole('link', { name: 'Podezřele vysoká spotřeba' }).click();
  await dialog.getByLabel('Stav').selectOption({ label: 'Vyřešené' });
  await dialog.getByLabel('Poznámka').fill('Protékal záchod, opraveno.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Upozornění: vyřešené')).toBeVisible();
  await page.getByRole('button', { name: 'Vzít zpět' }).waitFor();
  await openScreen(page, own, SCREEN, UNIT);
  await expect(page.getByText(new RegExp(String.raw`^K vyřízení\s?${before - 1}$`))).toBeVisible();
});

test('the tab of a space, a house and a person counts warnings and leads to just those', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await page.getByRole('gridcell', { name: 'Lipová 12', exact: true }).dblclick();
  await page.getByRole('tab', { name: 'Měřidla' }).click();
  // The summary over the tab tells it too, as a fact.
  const line = page.getByRole('paragraph').filter({ hasText: /^\d+\směřicí/u });
  const follow = async () => {
    const places = Number(/^\d+/u.exec((await line.textContent()) ?? '')?.[0]);
    await expect(page.getByText(new RegExp(String.raw`^Vše\s?${places}$`))).toBeVisible();
    const link = line.getByRole('link', { name: /upozornění k vyřízení$/u });
    const count = Number(/^\d+/u.exec((await link.textContent()) ?? '')?.[0]);
    await portal.checkAccess();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upozornění na měřidla');
    await expect(page.getByText(new RegExp(String.raw`^K vyřízení\s?${count}$`))).toBeVisible();
    return count;
  };
  const inHouse = await follow();
  await expect(page.getByRole('combobox', { name: 'Dům' })).toContainText('Lipová 12');

  await openScreen(page, own, '/meters/overview?view=spaces');
  await rowOf(page, '4').dblclick();
  await expect(page).toHaveURL(/\/pasports\?.*tab=meters/u);
  const inSpace = await follow();
  expect(inSpace).toBeLessThan(inHouse);
  await portal.checkAccess();
  const narrowed = page.getByRole('combobox', { name: 'Prostory' });
  await expect(narrowed.locator('option:checked')).toHaveText('Jen prostor 4');
  for (const cell of await page.getByRole('row', { name: /Lipová/u }).all())
    await expect(cell.getByRole('gridcell', { name: '4', exact: true })).toBeVisible();
  await narrowed.selectOption({ label: 'Všechny prostory' });
  await expect(narrowed).toBeHidden();
  await expect.poll(() => countOf(page, 'K vyřízení')).toBeGreaterThan(inHouse);
  await page.goBack();
  await page.getByRole('region', { name: 'V kostce' }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Měřidla' }).click();
  await follow();
});

test('nothing is ignored without a reason, one by one or together', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}&what=ended`, UNIT);
  await page.getByRole('row', { name: /Skončilo ověření/ }).dblclick();
  const dialog = page.getByRole('dialog', { name: /^Skončilo ověření: / });
  await expect(dialog).toContainText('67/2013');
  await dialog.getByLabel('Stav').selectOption({ label: 'Ignorované' });
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Napište, proč se má upozornění ignorovat')).toBeVisible();
  await dialog.getByLabel('Důvod').fill('byt se nerozúčtovává');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await openScreen(page, own, `${SCREEN}&what=ends`, UNIT);
  await page.getByRole('checkbox', { name: /^(Vybrat|Označit) vše/ }).check();
  await page.getByRole('button', { name: 'Ignorovat…' }).click();
  const together = page.getByRole('dialog', { name: /^Ignorovat: / });
  await expect(together.getByLabel('Důvod')).toBeFocused();
  await portal.checkAccess();
  await page.keyboard.type('vymění se na jaře');
  await page.keyboard.press('Control+Enter');
  await expect(together).toBeHidden();
  await expect(chip(page, 'K vyřízení')).toBeChecked();
  await expect(page.getByText(/^K vyřízení\s?0$/)).toBeVisible();
});

test('limits of the unit decide what is warned of, and what the list of meters asks', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN, UNIT);
  await page.getByRole('button', { name: 'Nastavit meze' }).click();
  const limits = page.getByRole('dialog', { name: 'Od čeho upozorňovat na měřidla' });
  await portal.checkAccess();
  await limits.getByLabel('Konec ověření předem (dnů)').fill('1');
  await page.keyboard.press('Control+Enter');
  await expect(limits).toBeHidden();
  await openScreen(page, own, '/meters/overview', UNIT);
  await expect(page.getByText(/^Ověření končí do 1 dne/)).toBeVisible();
});

test('a warning is decided about on a phone @phone-only', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}&what=stopped`, UNIT);
  const card = page.getByRole('button', { name: 'Otevřít upozornění' });
  if ((page.viewportSize()?.width ?? 0) < 768) await card.first().click();
  else await page.getByRole('row', { name: /Stojící měřidlo/ }).dblclick();
  const dialog = page.getByRole('dialog', { name: /^Stojící měřidlo: / });
  await portal.checkAccess();
  await dialog.getByLabel('Stav').selectOption({ label: 'Řeší se' });
  await dialog.getByRole('button', { name: 'Uložit rozhodnutí' }).click();
  await expect(dialog).toBeHidden();
  await openScreen(page, own, `${SCREEN}&what=stopped&filter=solving`, UNIT);
  await expect(page.getByText(/^Řeší se\s?1$/)).toBeVisible();
});
