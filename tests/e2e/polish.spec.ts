import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const UNIT = 'Družstvo Javorka';

/** Where the tabs of the screen begin and how wide they are, from the first of them. */
const tabPlaces = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('tab')
    .evaluateAll((tabs) => {
      const first = tabs[0]?.getBoundingClientRect().left ?? 0;
      return tabs.map((tab) => {
        const { left, width, height } = tab.getBoundingClientRect();
        return [left - first, width, height];
      });
    });

test('tabs stay where they are when another one opens', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  for (const path of ['/', '/auxiliaries/sipo', '/auxiliaries/denostupne']) {
    await openScreen(page, own, path, UNIT);
    const tabs = page.getByRole('main').getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    const before = await tabPlaces(page);
    const last = tabs.last();
    await last.click();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    expect(await tabPlaces(page), path).toEqual(before);
  }
});

test('on a phone tabs stand in one row, tiles two in a row, and the buttons of a dialog at its lower edge @phone-only @phone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/auxiliaries/sipo', UNIT);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const paying = page.getByRole('link', { name: /^Plátců SIPO/ });
  await expect(paying).toBeHidden();
  await page.getByRole('button', { name: 'Souhrn' }).click();
  const [left, right] = await Promise.all([
    paying.boundingBox(),
    page.getByRole('link', { name: /^Bez spojovacího čísla/ }).boundingBox(),
  ]);
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan(180);
  await portal.checkAccess();

  await openScreen(page, own, '/auxiliaries/services', UNIT);
  await page.getByRole('button', { name: 'Upravit' }).first().click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Uložit' });
  await expect(save).toBeInViewport({ ratio: 1 });
  const foot = await save.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan(600);
  expect(await dialog.boundingBox()).toMatchObject({ width: 360, height: 640 });
  await portal.checkAccess();
});

test('on a phone a tenant is called from the list, and the card beside the number opens him @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/address-book/tenants?filter=tenants', UNIT);
  const card = page
    .getByRole('list', { name: 'Nájemci, vlastníci, bydlící' })
    .getByRole('listitem')
    .filter({ hasText: 'Telefon' })
    .filter({ has: page.locator('a[href^="tel:"]') })
    .first();
  const call = card.locator('a[href^="tel:"]');
  await expect(call).toHaveAttribute('href', /^tel:\+420\d{9}$/);
  // Nothing lies over the number.
  await call.click({ trial: true });
  await portal.checkAccess();
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/\/address\/\d+/);
});

test('on a phone the card of a space has the number to call, and whose it is where it is another one’s @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', UNIT);
  const cards = page.getByRole('list', { name: 'Prostory' }).getByRole('listitem');
  const call = cards.locator('a[href^="tel:"]').first();
  await expect(call).toHaveAttribute('href', /^tel:\+420\d{9}$/);
  await call.click({ trial: true });
  await portal.checkAccess();
});

/** Wherever a postal code is written, it offers its town, and the town its codes. */
async function offersTown(page: Page, words: { zip: string; city: string }) {
  const main = page.getByRole('main');
  const zip = main.locator(`input[name="${words.zip}"]`);
  const city = main.locator(`input[name="${words.city}"]`);
  await city.fill('');
  await zip.fill('53002');
  await main.getByRole('button', { name: 'Pardubice', exact: true }).click();
  await expect(city).toHaveValue('Pardubice');
  await zip.blur();
  await expect(zip).toHaveValue('530 02');
  await zip.fill('');
  await main.getByRole('button', { name: '530 02', exact: true }).click();
  await expect(zip).toHaveValue('530 02');
}

test('a postal code offers its town and a town its codes: of a unit, a client, a house and for delivery', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  page.on('dialog', (dialog) => void dialog.accept());
  const usual = { zip: 'zip', city: 'city' };
  await openScreen(page, own, '/?tab=settings', UNIT);
  await offersTown(page, usual);
  await portal.checkAccess();
  await openScreen(page, own, '/?tab=profile', UNIT);
  await offersTown(page, usual);
  await openScreen(page, own, '/buildings', UNIT);
  await page.getByRole('main').getByText('Javorová 1', { exact: true }).first().dblclick();
  await page.getByRole('tab', { name: 'Základ', exact: true }).click();
  await offersTown(page, { zip: 'zip', city: 'city_name' });
  await openScreen(page, own, '/addresses?filter=person', UNIT);
  await page.getByRole('grid').getByRole('row').nth(1).dblclick();
  await page.getByText('Doručovací adresa', { exact: true }).click();
  await offersTown(page, { zip: 'delivery_zip', city: 'delivery_city' });
});

test('the sign of waiting stands in the middle of its button where nothing moves', async ({
  page,
}) => {
  await page.goto(`${own.url}/client/user/login`);
  await page.route('**/v1/user/login', () => undefined);
  await page.getByLabel('E-mail').fill(MANAGER);
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  const sign = page.locator('.mantine-Button-loader');
  await expect(sign).toBeVisible();
  const apart = await sign.evaluate((one) => {
    const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    const [x, y] = middle(one.getBoundingClientRect());
    const [left, top] = middle((one.closest('button') ?? one).getBoundingClientRect());
    return Math.max(Math.abs(x - left), Math.abs(y - top));
  });
  expect(apart).toBeLessThanOrEqual(2);
});
