import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import type { PortalProcess } from '#tests/portal-process.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const UNIT = 'Družstvo Javorka';
const lists = [
  '/?tab=units',
  '/client/users',
  '/pasports',
  '/addresses',
  '/address-book',
  '/address-book/contacts',
  '/address-book/tenants',
  '/buildings',
  '/buildings/groups',
  '/auxiliaries/cnbrepo',
  '/auxiliaries/cities',
  '/auxiliaries/pasporttypes',
  '/auxiliaries/sipo',
  '/auxiliaries/sipo?tab=changes',
  '/auxiliaries/services',
  '/auxiliaries/denostupne',
  '/auxiliaries/denostupne?tab=seasons',
  '/auxiliaries/denostupne?tab=places',
  '/auxiliaries/exchangerates',
  '/auxiliaries/revisiontypes',
  '/auxiliaries/revisiontypes?type=0',
  '/auxiliaries/heatings',
  '/auxiliaries/meter-verification',
  '/meters/overview',
];
/** Where something was prescribed and paid. */
const CLAIMING = 'SVJ Lipová 12–18';
const moneyLists = [
  '/money',
  '/money/prescriptions',
  '/money/payments',
  '/money/months',
  '/money/months?month=2027-01-01',
  '/money/refunds',
  '/money/accounting',
  '/money/accounting?tab=codes',
  '/money/arrears',
  '/money/arrears?tab=people',
  '/money/arrears?tab=houses',
  '/money/arrears?tab=reminders',
  '/money/arrears?tab=year',
  '/money/bank',
  '/money/bank?tab=movements&filter=all',
  '/money/bank?tab=accounts',
];
/** Meters of all kinds, with allocators and main meters of houses. */
const meterLists = [
  '/meters/overview',
  '/meters/overview?kind=heat-allocator',
  '/meters/overview?view=warnings',
  '/meters/overview?view=spaces',
  '/meters/overview?view=list',
  '/meters/self-readings',
];
const adminLists = ['/admin/customers', '/admin/clients', '/admin/errors'];

const table = (page: Page) => page.getByRole('main').locator('table:visible').first();

/** How many pixels of the table are beyond the right edge of its place. */
async function beyond(page: Page): Promise<number> {
  await expect(table(page).locator('tbody:not([aria-hidden]) tr').first()).toBeVisible();
  return table(page).evaluate(({ parentElement: place }) =>
    place === null ? -1 : place.scrollWidth - place.clientWidth,
  );
}

for (const width of [1280, 1440]) {
  test(`the columns of every list as they are at first fit a window of ${width} px`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
    for (const path of lists) {
      await openScreen(page, own, path, UNIT);
      expect(await beyond(page), path).toBe(0);
    }
    for (const path of [...moneyLists, ...meterLists]) {
      await openScreen(page, own, path, CLAIMING);
      expect(await beyond(page), path).toBe(0);
    }
  });

  test(`so do those of the system admin at ${width} px`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 900 });
    await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
    for (const path of adminLists) {
      await page.goto(`${own.url}${path}`);
      expect(await beyond(page), path).toBe(0);
    }
  });
}

/** Where something is on the screen; it fails when it is not there. */
async function placeOf(
  one: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return box;
}

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const widthOf = async (page: Page, name: string) =>
  Math.round((await placeOf(head(page, name))).width);

test('a width that was drawn is remembered, the last column takes the rest, and more to the right is shown by a shade', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/addresses', UNIT);
  expect(await beyond(page)).toBe(0);
  const frame = page.locator('[data-after]');
  await expect(frame).toHaveCount(0);

  const handle = head(page, 'Jméno').locator('button[aria-hidden]');
  const edge = await placeOf(handle);
  const at = { x: edge.x + 4, y: edge.y + 10 };
  const before = await widthOf(page, 'Jméno');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 200, at.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, 'Jméno')).toBe(before + 200);
  await expect(frame).toHaveCount(1);

  await page.reload();
  await expect.poll(() => widthOf(page, 'Jméno')).toBe(before + 200);
  await expect(frame).toHaveCount(1);

  // The heading stays over the rows, and the names beside what is scrolled to.
  const place = table(page).locator('xpath=..');
  const headAt = await head(page, 'Jméno').boundingBox();
  await place.evaluate((scroller) => scroller.scrollTo(300, 200));
  await expect(frame).toHaveCount(0);
  expect(await head(page, 'Jméno').boundingBox()).toEqual(headAt);

  // By keyboard narrower, down to where all fits again and the last one takes what is left.
  await head(page, 'Jméno').getByRole('button').focus();
  for (let step = 0; step < 18; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  expect(await widthOf(page, 'Jméno')).toBe(before + 200 - 18 * 16);
  expect(await beyond(page)).toBe(0);
  const last = await placeOf(page.getByRole('columnheader').last());
  const within = await placeOf(place);
  expect(Math.abs(last.x + last.width - within.x - within.width)).toBeLessThan(20);

  await handle.dblclick();
  await expect.poll(() => widthOf(page, 'Jméno')).toBe(before);
});

test('other rows per page keep the first row that was seen', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/addresses', UNIT);
  const rows = table(page).locator('tbody tr');
  await page.getByRole('button', { name: 'Stránka 3' }).click();
  await expect(page.getByRole('button', { name: 'Stránka 3' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const first = (await rows.first().textContent()) ?? '-';
  await page.getByLabel('zázn. na stránku').selectOption('100');
  await expect(rows).toHaveCount(100);
  const under = await placeOf(table(page).locator('th').first());
  const kept = rows.filter({ hasText: first });
  await expect
    .poll(async () => Math.abs((await placeOf(kept)).y - under.y - under.height))
    .toBeLessThan(3);
});
