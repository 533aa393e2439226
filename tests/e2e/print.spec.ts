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

/** What of the portal around the screen would be on the paper. */
async function expectTidy(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const head = () => page.evaluate(() => getComputedStyle(document.body, '::before').content);
  await expect.poll(head).toMatch(/Javorka.*\d+\.\s\d+\.\s\d{4}/);
  await expect(page.getByRole('navigation', { name: 'Moduly' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main').locator('.mantine-Button-root:visible')).toHaveCount(0);
  await expect(page.getByRole('searchbox').locator('visible=true')).toHaveCount(0);
}

for (const path of ['/', '/dashboard', '/address-book/contacts', '/buildings', '/pasports'])
  test(`${path} is printed as a tidy page with its heading, unit and day`, async ({
    page,
    portal,
  }) => {
    await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
    await openScreen(page, own, path, UNIT);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectTidy(page);
  });

/** Rooms of work, meters, settlement and money. */
const ROOMS = [
  '/todos',
  '/contracts',
  '/billingplaces',
  '/billingrules',
  '/settlements',
  '/declarations',
  '/meters/overview',
  '/meters/self-readings',
  '/money',
  '/money/months',
  '/money/prescriptions',
  '/money/payments',
  '/money/refunds',
  '/money/accounting',
  '/money/arrears',
  '/money/bank',
  '/inmes/calendar',
  '/inmes/catalog',
  '/inmes/events',
];

test('every room is printed with its heading, unit and day, and without what is pressed or filled in', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/', UNIT);
  for (const path of ROOMS)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(`${own.url}${path}`);
      await expect(page).toHaveTitle(`Kastelán – ${UNIT}`);
      await expectTidy(page);
      await expect(page.locator('input:placeholder-shown:visible')).toHaveCount(0);
    });
});

test('a table is printed whole in light, and comes back to its page in dark', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScreen(page, own, '/pasports', UNIT);
  const rows = page.getByRole('main').locator('tbody tr[tabindex]');
  await expect(rows).toHaveCount(25);
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /záznam/ });
  const total = Number(((await count.textContent()) ?? '').replaceAll(/\D/g, ''));
  expect(total).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(rows).toHaveCount(total);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(rows).toHaveCount(25);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a record is printed with what is known of it, as text and not as boxes', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/address-book/contacts', UNIT);
  await page.getByRole('main').locator('tbody tr[tabindex]').first().dblclick();
  await expect(page).toHaveURL(/\/address\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTidy(page);
  const boxes = page.getByRole('main').locator('form input:visible');
  // The form comes after the head of the record.
  await expect(boxes.nth(5)).toBeVisible();
  const borders = await boxes.evaluateAll((inputs) =>
    inputs.map((input) => getComputedStyle(input).borderTopWidth),
  );
  expect(new Set(borders)).toEqual(new Set(['0px']));
  await expect(page.locator('label').filter({ hasText: 'Příjmení' })).toBeVisible();
});
