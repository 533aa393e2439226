import type { Page } from '@playwright/test';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

const SCREEN = '/meters/overview';
const YEAR = Number(pragueDay(new Date()).slice(0, 4)) - 1;

let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('spaces of a house are compared, in a table that goes out of the portal', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('link', { name: 'Spotřeba domu' }).click();
  await expect(heading(page)).toHaveText('Spotřeba domu');
  const table = page.getByRole('grid', { name: /^Spotřeba prostorů: Studená voda, m³/ });
  await expect(table.getByRole('row').nth(1)).toContainText(/\d,\d{2}/);
  await expect(page.getByText(/^Medián domu je \d+,\d{2} m³\/m²\./)).toBeVisible();
  await portal.checkAccess();

  // The same house in another year, measured by something else; the address says so.
  await page.getByLabel('Měří se').selectOption({ label: 'Teplá voda, m³' });
  await page.getByLabel('Do', { exact: true }).fill(`30. 6. ${YEAR}`);
  await page.getByLabel('Do', { exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`to=${YEAR}-06-30`, 'u'));
  await expect(
    page.getByRole('grid', {
      name: `Spotřeba prostorů: Teplá voda, m³, 1. 1. ${YEAR} až 30. 6. ${YEAR}`,
    }),
  ).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export XLSX' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/u);
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '1')));
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tisk' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
});

test('the picture of a house is walked by arrows, and Enter opens the meters of a space', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}?view=picture`);
  const picture = page.getByRole('grid', { name: /^Obrázek domu: Studená voda, m³/ });
  await expect(picture.getByRole('row').first()).toContainText('m³/m²');
  await expect(page.getByRole('list', { name: 'Barvy, m³/m²' })).toContainText('není známo');
  await portal.checkAccess();
  const cells = picture.getByRole('link');
  // The demo has flats far under the median of the house and far over it.
  const colours = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell).backgroundColor),
  );
  expect(new Set(colours).size).toBeGreaterThan(3);
  await cells.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pasports\?.*tab=meters/u);
  await expect(page.getByRole('tab', { name: 'Měřidla' })).toHaveAttribute('aria-selected', 'true');
});

test('main meters stand against the sum of flats, from the page of the house', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await page.getByRole('gridcell', { name: 'Lipová 12', exact: true }).dblclick();
  await page.getByRole('tab', { name: 'Měřidla' }).click();
  await page.getByText('Hlavní měřidla', { exact: true }).click();
  const chart = page.getByRole('img', { name: /^Hlavní měřidlo a součet po měsících/ });
  await expect(chart).toBeVisible();
  await expect(page.getByRole('img', { name: /^Ztráta po měsících/ })).toBeVisible();
  await page.getByRole('slider', { name: /^Ztráta po měsících/ }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByText(new RegExp(`^led: ztráta ${YEAR + 1}`, 'u'))).toBeVisible();
  const table = page.getByRole('table', { name: /^Hlavní měřidlo proti součtu/ });
  await expect(table.getByRole('row')).toHaveCount(13);
  await portal.checkAccess();
  await page
    .getByLabel('Hlavní měřidlo', { exact: true })
    .selectOption({ label: 'Teplo, patní, výměníková stanice' });
  await expect(
    page.getByRole('table', { name: /^Hlavní měřidlo proti součtu, Teplo/ }),
  ).toBeVisible();
});

test('a reading list of one kind is printed with empty fields', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}?view=list`);
  await page
    .getByRole('combobox', { name: 'Druh měřidla' })
    .selectOption({ label: 'Studená voda' });
  await expect(page.getByRole('table', { name: 'Odečtový list, Lipová 12' })).toContainText('m³');
  await portal.checkAccess();
  await page.evaluate(() => {
    window.print = () => {
      const sheet = document.querySelector('[data-print-sheet]');
      document.body.dataset['printed'] = sheet?.textContent ?? '';
    };
  });
  await page.getByRole('button', { name: 'Vytisknout list' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-printed',
    /Odečtový list – Lipová 12.*Studená voda.*Nový stav/u,
  );
});

test('a house is looked at on a phone @phone-only @phone', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  for (const view of ['spaces', 'picture', 'house', 'list']) {
    await openScreen(page, own, `${SCREEN}?view=${view}`);
    await expect(heading(page)).toHaveText('Spotřeba domu');
    await expect(page.getByText(/^(Medián|Barva|Součet|Vytištěný)/u).first()).toBeVisible();
    await portal.checkAccess();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});
