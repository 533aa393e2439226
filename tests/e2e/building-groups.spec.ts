import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { FIRST_UNIT, MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

// Houses moved and hidden change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('suggestions ignore case and diacritics, and one opens its house', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  const search = page.getByRole('combobox', { name: 'Hledat dům' });
  await search.pressSequentially('NA STRANI');
  const suggestions = page.getByRole('listbox', { name: 'Nalezené domy' }).getByRole('option');
  await expect(suggestions).toHaveCount(2);
  // Both houses, between the head and their sums.
  await expect(page.getByRole('row')).toHaveCount(4);
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(search).toHaveValue('NA STRANI');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await search.pressSequentially('strani');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Na Stráni 3');
});

test('the city filter holds for groups too and goes away with the unit', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await page.getByRole('button', { name: 'Nový dům' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nový dům' });
  await dialog.getByLabel('Ulice').fill('Polní');
  await dialog.getByLabel('Číslo popisné').fill('77');
  await dialog.getByRole('combobox', { name: 'Město' }).fill('Olomouc');
  await dialog.getByLabel('Skupina').selectOption('Na Stráni');
  await dialog.getByRole('button', { name: 'Založit dům' }).click();
  await expect(rowOf(page, 'Polní 77')).toContainText('>');
  await page.getByLabel('Město').selectOption('Olomouc');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(rowOf(page, 'Polní 77')).toBeVisible();
  await page.getByRole('link', { name: 'Skupiny domů' }).click();
  await expect(rowOf(page, 'Na Stráni')).toBeVisible();
  await expect(page.getByRole('row', { name: /Lipová/ })).toHaveCount(0);
  await page.getByRole('button', { name: FIRST_UNIT }).click();
  await page.getByRole('option', { name: /Družstvo Javorka/ }).click();
  await expect(rowOf(page, 'Javorová')).toBeVisible();
  await expect(page.getByLabel('Město')).toHaveValue('0');
});

test('houses are narrowed by their group, hidden ones come with the switch', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await page.getByLabel('Skupina').selectOption('Na Stráni');
  await expect(page.getByRole('row', { name: /Lipová/ })).toHaveCount(0);
  await rowOf(page, 'Na Stráni 5').dblclick();
  await page.getByRole('button', { name: 'Další akce s domem' }).click();
  await page.getByRole('menuitem', { name: 'Skrýt dům' }).click();
  await expect(page.getByText('skrytý', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Zpět na domy' }).click();
  await expect(rowOf(page, 'Na Stráni 3')).toBeVisible();
  await expect(rowOf(page, 'Na Stráni 5')).toHaveCount(0);
  await page.getByLabel('Zobrazit skryté (2)').check();
  await expect(rowOf(page, 'Na Stráni 5')).toBeVisible();
  await expect(page).toHaveURL(/hidden=1/);
  await portal.checkAccess();
  await rowOf(page, 'Na Stráni 5').dblclick();
  await page.getByRole('button', { name: 'Další akce s domem' }).click();
  await page.getByRole('menuitem', { name: 'Zobrazit dům' }).click();
  await expect(page.getByText('skrytý', { exact: true })).toHaveCount(0);
});

test('houses of a group are put in order by buttons and by dragging, added and taken out', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings/groups');
  await page.getByRole('button', { name: 'Nová skupina' }).click();
  await page.getByRole('dialog').getByLabel('Název').fill('Zkušební skupina');
  await page.keyboard.press('Enter');
  const group = rowOf(page, 'Zkušební skupina');
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ve skupině zatím není žádný dům')).toBeVisible();
  for (const name of ['Lipová 12', 'Lipová 14', 'Lipová 16']) {
    const choice = page.getByLabel('Přidat dům');
    await choice.selectOption({ label: `${name} (Lipová 12–18)` });
    await page.getByRole('button', { name: 'Přidat', exact: true }).click();
    await expect(page.getByRole('list').getByRole('link', { name })).toBeVisible();
  }
  const houses = page.getByRole('list', { name: /Domy skupiny/ }).getByRole('link');
  let saves = 0;
  page.on('response', (response) => {
    if (response.url().includes('/pasports/order/') && response.ok()) saves += 1;
  });
  const lower = page.getByRole('button', { name: 'Posunout dům Lipová 12 níž' });
  await lower.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(houses).toHaveText(['Lipová 14', 'Lipová 16', 'Lipová 12']);
  await expect(lower).toBeFocused();
  await portal.checkAccess();
  const lines = page.getByRole('list', { name: /Domy skupiny/ }).getByRole('listitem');
  await lines.nth(2).dragTo(lines.nth(0), { targetPosition: { x: 100, y: 4 } });
  await expect(houses).toHaveText(['Lipová 12', 'Lipová 14', 'Lipová 16']);
  await page.getByRole('button', { name: 'Posunout dům Lipová 16 výš' }).click();
  const last = ['Lipová 12', 'Lipová 16', 'Lipová 14'];
  await expect(houses).toHaveText(last);
  await expect.poll(() => saves).toBe(4);
  await page.reload();
  await expect(houses).toHaveText(last);
  await page.getByRole('button', { name: 'Vyjmout dům Lipová 14 ze skupiny' }).click();
  await expect(houses).toHaveText(last.slice(0, 2));
  await page.getByRole('tab', { name: 'Základ' }).click();
  await page.getByRole('button', { name: 'Další akce se skupinou' }).click();
  await page.getByRole('menuitem', { name: 'Smazat skupinu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat' }).click();
  await expect(page.getByText('Skupinu nelze smazat: obsahuje 2 domy.')).toBeVisible();
  await page.getByRole('button', { name: 'Zpět na skupiny' }).click();
  await expect(group.getByRole('gridcell', { name: '2', exact: true }).first()).toBeVisible();
  await portal.checkAccess();
});

test('another unit leaves the open house, and a foreign one is not found', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await rowOf(page, 'Lipová 12').dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lipová 12');
  const address = page.url();
  await page.getByRole('button', { name: FIRST_UNIT }).click();
  await page.getByRole('option', { name: /Družstvo Javorka/ }).click();
  await expect(rowOf(page, 'Javorová 3')).toBeVisible();
  await expect(page).toHaveURL(/\/buildings$/);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lipová 12');
  await expect(page).toHaveTitle(`Kastelán – ${FIRST_UNIT}`);
  await page.goto(`${own.url}/buildings?unit=999999&building=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stránka nenalezena');
});

test('on a phone a house opens from its card, and the way back leads to it @phone-only', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/buildings`);
  await page.getByRole('button', { name: 'Otevřít dům' }).first().click();
  await expect(page.getByRole('tab', { name: 'Základ' })).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Zpět na domy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domy');
  await portal.checkAccess();
  await page.goto(`${own.url}/buildings/groups`);
  await page.getByRole('button', { name: 'Otevřít skupinu' }).first().click();
  await expect(page.getByLabel('Přidat dům')).toBeVisible();
  await portal.checkAccess();
});
