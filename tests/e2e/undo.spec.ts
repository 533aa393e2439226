import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { RENTAL } from './spaces.ts';
import type { PortalProcess } from '#tests/portal-process.ts';

// Records change, come and go here, which would change what other journeys count.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD, own.url));

const offered = (page: Page, name = 'Vzít zpět') => page.getByRole('button', { name, exact: true });
const note = (page: Page) => page.getByRole('textbox', { name: 'Poznámka', exact: true });

/** Writes the note of the flat and saves it, all by the keyboard. */
async function saveNote(page: Page, text: string): Promise<void> {
  await note(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Změny byly uloženy')).toBeVisible();
}

test('a saved change is taken back by Ctrl+Z, done again, and history tells all of it @phone', async ({
  page,
  portal,
  isMobile,
}) => {
  await openScreen(page, own, '/pasports', RENTAL);
  if (isMobile)
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Byt 12/ })
      .click();
  else await rowOf(page, '12').first().dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Byt 12');
  const former = await note(page).inputValue();
  await saveNote(page, 'Klíče u domovníka');
  await expect(offered(page)).toBeVisible();
  // Under the bar at the top of a phone a field is half covered wherever the page happens to stand.
  if (!isMobile) {
    // Under the pointer the offer waits.
    await offered(page).hover();
    await portal.checkAccess();
  }

  // In a field Ctrl+Z takes back what was typed there, and nothing else.
  await page.keyboard.press('Control+z');
  await expect(offered(page)).toBeVisible();
  await expect(page.getByText('Neuložené změny')).toBeVisible();
  await note(page).fill('Klíče u domovníka');
  await offered(page).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').getByText('Změna byla vzata zpět')).toBeVisible();
  await expect(note(page)).toHaveValue(former);

  await offered(page, 'Znovu provést').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Změna byla znovu provedena')).toBeVisible();
  await expect(note(page)).toHaveValue('Klíče u domovníka');
  await offered(page).press('Control+z');
  await expect(note(page)).toHaveValue(former);

  await page.getByRole('tab', { name: 'Historie' }).click();
  const history = page.getByRole('region', { name: 'Historie' });
  await expect(history.getByText('Vzetí změny zpět')).toHaveCount(3);
  await expect(history.getByText('Změna', { exact: true }).first()).toBeVisible();
});

test('a change that somebody has overtaken is not taken back, and says so', async ({ page }) => {
  await openScreen(page, own, '/pasports', RENTAL);
  await rowOf(page, '11').first().dblclick();
  await saveNote(page, 'Moje poznámka');
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await tab.evaluate(
    (entries) => entries.forEach(([name, value]) => sessionStorage.setItem(name, value)),
    await page.evaluate(() => Object.entries<string>(sessionStorage)),
  );
  await offered(page).focus();
  await tab.goto(page.url());
  await saveNote(tab, 'Cizí poznámka');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('alert').getByText('její záznamy už někdo změnil')).toBeVisible();
  await expect(note(page)).toHaveValue('Cizí poznámka');
});

test('a person who was deleted, and one who was added, are as before', async ({ page }) => {
  await openScreen(page, own, '/address-book', RENTAL);
  await page.getByRole('button', { name: 'Nový kontakt' }).click();
  await page.getByRole('textbox', { name: 'Jméno', exact: true }).fill('Omyl');
  await page.getByRole('textbox', { name: 'Příjmení', exact: true }).fill('Překlepová');
  await page.keyboard.press('Control+s');
  const row = page.getByRole('row').filter({ hasText: 'Překlepová Omyl' });
  await expect(row).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(row).toBeVisible();
});

test('a house that was added is taken back from its own page, which tells that it is no more', async ({
  page,
}) => {
  await openScreen(page, own, '/buildings', RENTAL);
  await page.getByRole('button', { name: 'Nový dům' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nový dům' });
  await dialog.getByLabel('Ulice').fill('Omylná');
  await dialog.getByLabel('Číslo popisné').fill('99');
  await dialog.getByRole('button', { name: 'Založit dům' }).click();
  await rowOf(page, 'Omylná 99').first().dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Omylná/);
  await expect(offered(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').getByText('Změna byla vzata zpět')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stránka nenalezena');
  await openScreen(page, own, '/buildings', RENTAL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domy');
  await expect(page.getByRole('main').getByText(/Omylná/)).toHaveCount(0);
});
