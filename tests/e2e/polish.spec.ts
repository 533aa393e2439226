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
