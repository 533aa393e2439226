import type { Locator, Page } from '@playwright/test';
import { managerHouse } from '#tests/manager-house.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { expect, test } from './portal.ts';

const UNIT = 'SVJ Dlouhá 12';
const MOST_CLICKS = 15;
const MOST_TYPED = 3;

// A new unit changes what other journeys count, so this one has a portal of its own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

/** What a person does with the mouse, and what he puts right by typing. */
function hands() {
  const done = { clicks: 0, typed: 0 };
  return {
    done,
    click: async (target: Locator) => {
      done.clicks += 1;
      await target.click();
    },
    doubleClick: async (target: Locator) => {
      done.clicks += 2;
      await target.dblclick();
    },
    /** A cell put right and sent by Enter. */
    correct: async (cell: Locator, text: string) => {
      done.typed += 1;
      await cell.fill(text);
      await cell.press('Enter');
    },
    /** A word of a list that has the focus, picked by the keyboard. */
    choose: async (cell: Locator, text: string) => {
      done.typed += 1;
      await cell.selectOption(text);
    },
  };
}

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Import dat' });
const step = (page: Page, title: string) =>
  wizard(page).getByRole('heading', { name: title, level: 3 });

test('an SVJ comes in from nothing by one sheet', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  const hand = hands();
  await hand.click(page.getByRole('tab', { name: 'Jednotky' }));
  await page.getByPlaceholder('Hledaný název').fill(UNIT);
  await hand.click(page.getByRole('button', { name: 'Nová jednotka' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(UNIT) })).toContainText('>');
  await hand.doubleClick(page.getByRole('row', { name: new RegExp(UNIT) }));
  await expect(page).toHaveTitle(`Kastelán – ${UNIT}`);
  await hand.click(page.getByRole('button', { name: /Domy a prostory/ }));
  await hand.click(page.getByRole('link', { name: 'Domy', exact: true }));
  await hand.click(page.getByRole('link', { name: 'Celý dům z tabulky' }));

  const dialog = wizard(page);
  await expect(dialog.getByLabel('Co importujete')).toHaveValue('house');
  const chooser = page.waitForEvent('filechooser');
  await hand.click(dialog.getByRole('button', { name: /Soubor k importu|Vybrat soubor/ }));
  await (
    await chooser
  ).setFiles({
    name: 'Seznam vlastníků.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: managerHouse(),
  });
  await hand.click(dialog.getByRole('button', { name: 'Nahrát a pokračovat' }));

  await expect(step(page, 'Význam sloupců')).toBeVisible();
  await expect(dialog.getByLabel('Řádek s názvy sloupců')).toHaveValue('6');
  await expect(dialog.getByLabel('Dům', { exact: false }).first()).toBeVisible();
  await expect(dialog.getByLabel('Význam sloupce Teplo')).toHaveValue('advance');
  await portal.checkAccess();
  await hand.click(dialog.getByRole('button', { name: 'Zkontrolovat nanečisto' }));

  await expect(step(page, 'Výsledek zkoušky')).toBeVisible({ timeout: 90_000 });
  await expect(dialog.getByRole('button', { name: 'Chybné 3' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Vynechané 5' })).toBeVisible();
  await portal.checkAccess();
  await hand.doubleClick(dialog.getByRole('row', { name: /#REF!/ }));
  await portal.checkAccess();
  await hand.correct(dialog.getByLabel('Celková plocha'), '58,5');
  await expect(dialog.getByLabel('Typ prostoru')).toBeFocused();
  await hand.choose(dialog.getByLabel('Typ prostoru'), 'Byt');
  await hand.click(dialog.getByRole('button', { name: 'Uložit a zkontrolovat řádek' }));
  await expect(dialog.getByLabel('Podíl na společných částech')).toBeFocused();
  await hand.correct(dialog.getByLabel('Podíl na společných částech'), '500/32000');
  await expect(dialog.getByRole('button', { name: 'Chybné 0' })).toBeVisible();
  await expect(dialog.getByText('64 prostorů')).toBeVisible();
  await expect(dialog.getByText('150 osob a firem')).toBeVisible();

  await hand.click(dialog.getByRole('button', { name: 'Přijmout vše' }));
  await expect(page.getByRole('dialog', { name: 'Přijmout import?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(step(page, 'Import je přijat')).toBeVisible({ timeout: 90_000 });
  await portal.checkAccess();
  expect(hand.done.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(hand.done.typed).toBeLessThanOrEqual(MOST_TYPED);

  await dialog.getByRole('button', { name: 'Hotovo' }).click();
  await expect(page.getByRole('row', { name: /Dlouhá/ })).toBeVisible();
  await page.goto(`${own.url}/`);
  const flats = page.getByRole('main').locator('p', { hasText: /^Byty$/ });
  await expect(flats.locator('xpath=preceding-sibling::*')).toHaveText('58');
});

test('a preview of a house stays within a phone @phone-only', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${own.url}/buildings?import=new&kind=house`);
  const dialog = wizard(page);
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'dum.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: managerHouse(),
  });
  await dialog.getByRole('button', { name: 'Nahrát a pokračovat' }).click();
  await expect(step(page, 'Význam sloupců')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zkontrolovat nanečisto' }).click();
  await expect(step(page, 'Výsledek zkoušky')).toBeVisible({ timeout: 90_000 });
  await portal.checkAccess();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
