import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Rounds take the time of crews, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const ROUND = 'Kontrola plomb';
/** Its place in a week that begins with a Monday. */
const FRIDAY = 4;
const main = (page: Page) => page.getByRole('main');

/** The round of these journeys, open. */
async function openRound(page: Page) {
  await openScreen(page, own, '/inmes/addresses?tab=rounds');
  await page.getByRole('gridcell', { name: ROUND, exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: ROUND })).toBeVisible();
}

test('places that are picked become a round, which is shown before it is planned', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/inmes/addresses');
  await main(page)
    .getByText(/^Je co udělat/)
    .click();
  await expect(page).toHaveURL(/filter=due/);
  await portal.checkAccess();
  for (const turn of [1, 2, 3]) await page.getByRole('row').nth(turn).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Naplánovat obchůzku' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nová obchůzka: 3 místa' });
  const work = dialog.getByRole('combobox', { name: 'Práce' });
  await expect(work).toBeFocused();
  await work.selectOption({ index: 1 });
  await dialog.getByLabel('Název').fill(ROUND);
  await dialog.getByLabel('Četa A – odečty (A)').check();
  await expect(dialog.getByText(/^Vejde se všechno: 3\u00A0místa\./)).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: ROUND })).toBeVisible();
  await expect(main(page).getByText('0 z 3')).toBeVisible();
  await portal.checkAccess();
});

test('nobody opens at a visit, and it is tried again', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openRound(page);
  await page.getByRole('row').nth(1).dblclick();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Nepřístupno' })).toBeVisible();
  await portal.checkAccess();
  await dialog.getByLabel('Poznámka k návštěvě').fill('zvonek bez odezvy');
  await dialog.getByRole('button', { name: 'Nepřístupno' }).click();
  await expect(dialog).toBeHidden();
  await page.getByTitle('Zobrazit tyto návštěvy').filter({ hasText: /^1$/u }).click();
  await expect(page).toHaveURL(/filter=missed/u);
  await expect(page.getByRole('gridcell', { name: 'nepřístupno 1×' })).toHaveCount(1);
  await page.getByTitle('Zobrazit tyto návštěvy').filter({ hasText: 'návštěvy' }).click();
  await page.getByRole('gridcell', { name: 'nepřístupno 1×' }).dblclick();
  await expect(dialog.getByText('zvonek bez odezvy')).toBeVisible();
  await dialog.getByRole('button', { name: 'Další pokus' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('gridcell', { name: 'čeká na termín' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Naplánovat 1' })).toBeVisible();
});

test('a week of crews is printed on its side, without an empty page behind it', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openRound(page);
  await main(page).getByRole('link', { name: 'V kalendáři' }).click();
  await expect(page.getByRole('table', { name: 'Návštěvy čet v týdnu' })).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const paper = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(paper);
  expect(text).toEqual([expect.stringContaining('Kalendář prací')]);
  const { width, height } = (await paper.getPage(1)).getViewport({ scale: 1 });
  expect(width).toBeGreaterThan(height);
});

test('a visit is moved by keys from a day to the next one', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openRound(page);
  await main(page).getByRole('link', { name: 'V kalendáři' }).click();
  const week = page.getByRole('table', { name: 'Návštěvy čet v týdnu' });
  await expect(week).toBeVisible();
  await portal.checkAccess();
  const crew = week.getByRole('row').nth(1);
  const chip = crew.locator('button[data-state="planned"]').first();
  const name = await chip.getAttribute('data-visit');
  const of = (day: number) => crew.getByRole('cell').nth(day).locator(`[data-visit="${name}"]`);
  const from = await chip.evaluate((one) => (one.closest('td')?.cellIndex ?? 0) - 1);
  await expect(of(from)).toBeVisible();
  // Behind a Friday comes a day without work.
  const by = from === FRIDAY ? -1 : 1;
  await chip.focus();
  await page.keyboard.press(by > 0 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
  await expect(of(from + by)).toBeVisible();
  await expect(of(from)).toHaveCount(0);
});

test('on a phone a day is a list, whose visits open @phone-only @phone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/inmes/calendar?view=week&day=2030-01-07');
  await expect(main(page).getByText('bez návštěv').first()).toBeVisible();
  await portal.checkAccess();
  await main(page).getByText('Měsíc', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Vytížení čet po dnech' })).toBeVisible();
});
