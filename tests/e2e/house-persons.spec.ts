import type { Locator, Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Other numbers and advances change what other journeys see, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const HOUSE = 'Lipová 8414/16';

/** Pastes a text as a spreadsheet copies it. */
const paste = (cell: Locator, text: string) =>
  cell.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** Counts clicks of the mouse from now on; those of the keyboard are not of it. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset['clicks'] = '0';
    document.addEventListener(
      'click',
      ({ detail }) => {
        if (detail > 0)
          document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks']) + 1);
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(document.body.dataset['clicks']));
}

async function openHouse(page: Page, isMobile: boolean) {
  const house = page.getByRole('main');
  // Houses stand in their order: the third card is that of Lipová 16.
  if (isMobile) await house.getByRole('button', { name: 'Otevřít dům' }).nth(2).click();
  else await house.getByText(HOUSE).first().dblclick();
  await expect(page.getByRole('heading', { name: 'Lipová 16' })).toBeVisible();
}

async function setDay(page: Page, day: string) {
  await page.getByLabel('Platí od').click();
  await page.getByLabel('Platí od').fill(day);
  await page.keyboard.press('Enter');
}

const cells = (page: Page) => page.getByRole('table').locator('tbody input');

test('new numbers of persons and advances of a house are saved from a day by keyboard, and taken back @phone', async ({
  page,
  portal,
  isMobile,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await expect(page.getByRole('main').getByText(HOUSE).first()).toBeVisible();
  const clicks = await countClicks(page);
  await openHouse(page, isMobile);

  // Persons: typed, Enter goes down; behind the last one it goes to the review.
  await page.getByRole('tab', { name: 'Osoby' }).click();
  await setDay(page, '1. 7. 2027');
  const persons = cells(page);
  await expect(persons.first()).toBeVisible();
  const count = await persons.count();
  await persons.first().click();
  const typed = (at: number) => String(1 + (at % 4));
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.type(typed(at));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Zkontrolovat a uložit' })).toBeFocused();
  await portal.checkAccess();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', {
    name: /^Změny od 1\.\s7\.\s2027: .+, počet osob$/u,
  });
  await expect(preview.getByText(/Změní se \d+ hodnot/)).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Uložit změny' })).toBeFocused();
  await portal.checkAccess();
  await page.keyboard.press('Enter');
  await expect(preview).toBeHidden();
  await expect(page.getByText(/Poslední hromadná změna: \d+ hodnot/)).toBeVisible();
  await expect(persons.first()).toHaveValue('1');

  // Advances: two columns pasted from the first cell.
  await page.getByRole('tab', { name: 'Zálohy' }).click();
  await setDay(page, '1. 7. 2027');
  const advances = cells(page);
  await expect(advances.first()).toBeVisible();
  await advances.first().click();
  await paste(advances.first(), '1 111,50\t222\n1 111,50\t222\n');
  await expect(page.getByText(/4 neuložené změny/)).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Zkontrolovat a uložit' }).click();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/Poslední hromadná změna: 4 hodnoty od 1\.\s7\.\s2027/),
  ).toBeVisible();
  await expect(advances.first()).toHaveValue('1\u00a0111,5');
  expect(await clicks()).toBeLessThanOrEqual(10);

  await page.getByRole('button', { name: 'Vrátit změnu' }).click();
  await expect(page.getByText('Změna byla vrácena')).toBeVisible();
  await expect(advances.first()).not.toHaveValue('1\u00a0111,5');
  await page.getByRole('tab', { name: 'Osoby' }).click();
  await page.getByRole('button', { name: 'Vrátit změnu' }).click();
  await expect(page.getByText(/Poslední hromadná změna/)).toBeHidden();
});

test('what a pasted block says finds its spaces, and what it does not find is told; Esc takes a value back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await openHouse(page, false);
  await page.getByRole('tab', { name: 'Osoby' }).click();
  const first = cells(page).first();
  await expect(first).toBeVisible();
  const label = (await first.getAttribute('aria-label')) ?? '';
  const number = label.replace('Počet osob, prostor ', '');
  const former = await first.inputValue();
  await first.focus();
  await paste(first, `Byt\tOsoby\n${number}\t17\n9999\t2`);
  await expect(page.getByText('Řádek 3 (9999 · 2): prostor „9999“ v domě není.')).toBeVisible();
  await expect(first).toHaveValue('17');
  await first.focus();
  await page.keyboard.press('Escape');
  await expect(first).toHaveValue(former);
  await first.fill('mnoho');
  await expect(page.getByText('Zadejte číselnou hodnotu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zkontrolovat a uložit' })).toBeDisabled();
  await portal.checkAccess();
});

test('services of the unit that are written in more ways are merged into the one that stays', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await openHouse(page, false);
  await page.getByRole('tab', { name: 'Zálohy' }).click();
  await expect(cells(page).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Teplá voda' })).toBeVisible();
  await page.getByRole('button', { name: /^Sloučit služby/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sloučit služby psané různě' });
  await portal.checkAccess();

  // Both are paid in the same spaces at the same time: which ones is told, and nothing is changed.
  await dialog.getByLabel('Sloučit', { exact: true }).selectOption('Teplá voda');
  await dialog.getByLabel('do služby').selectOption('Teplo');
  await dialog.getByRole('button', { name: 'Sloučit', exact: true }).click();
  await expect(dialog.getByText(/některé prostory mají obě současně: prostor 1 /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Teplá voda' })).toBeVisible();
});
