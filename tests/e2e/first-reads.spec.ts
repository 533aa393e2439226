import type { BrowserContext, Page } from '@playwright/test';
import { liveEvents } from '#contract/events.ts';
import { readMany } from '#contract/reads.ts';
import { tripsOf } from '#tests/trips.ts';
import { routePlans } from '#web/first/first-reads.ts';
import { SESSION_KEY } from '#web/lib/storage-keys.ts';
import { routeTable, type RouteName } from '#web/lib/paths.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { expect, test } from './portal.ts';
import type { PortalProcess } from '#tests/portal-process.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const planned = routePlans.filter(({ reads }) => reads.length > 0).map(({ name }) => name);

/** Reads that name a day, which the portal asks by itself once it is there. */
const ofDays: Partial<Record<RouteName, readonly RegExp[]>> = {
  AddressBookTenants: [/^GET \/v1\/addresses\/relations\//],
  BillingPlaces: [/^GET \/v1\/billing\/costs\//],
  ClaimedMonths: [/^GET \/v1\/money\/month\//],
  Payments: [/^GET \/v1\/money\/payments\//],
};

/** The address without the record that it may name. */
const addressOf = (name: RouteName) => routeTable[name].path.replace(/\/\{-\$\w+\}$/, '');

async function remember(page: Page): Promise<BrowserContext> {
  await page.evaluate(
    (key) => localStorage.setItem(key, sessionStorage.getItem(key) ?? ''),
    SESSION_KEY,
  );
  return page.context();
}

/** What the page asks alone from its opening until it stands. */
async function callsOf(context: BrowserContext, name: RouteName): Promise<string[]> {
  const page = await context.newPage();
  const calls: string[] = [];
  const together: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/v1/')) return;
    if (pathname === readMany.path) together.push(pathname);
    else calls.push(`${request.method()} ${pathname}${search}`);
  });
  // What others change meanwhile would be read anew.
  await page.route(`**${liveEvents.path}`, (route) => route.abort());
  await page.goto(own.url + addressOf(name));
  await expect(page.locator('h1').first()).toBeVisible();
  await expect.poll(() => together.length, { message: name }).toBe(2);
  await page.waitForLoadState('networkidle');
  await page.close();
  return calls.filter((call) => !call.endsWith(liveEvents.path));
}

test('each planned screen asks alone for nothing but what names a day', async ({
  page,
  portal,
}) => {
  test.slow();
  expect(planned.length).toBeGreaterThanOrEqual(20);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await expect(page.getByRole('tab', { name: 'Jednotky' })).toBeVisible();
  const context = await remember(page);
  for (const name of planned) {
    const calls = await callsOf(context, name);
    const days = ofDays[name] ?? [];
    const others = calls.filter((call) => !days.some((pattern) => pattern.test(call)));
    expect([name, others]).toEqual([name, []]);
    expect([name, calls.length]).toEqual([name, days.length]);
  }
});

for (const name of ['Dashboard', 'AddressBookContacts', 'MetersOverview', 'Payments'] as const)
  test(`the content of ${name} stands after three trips at most`, async ({ page, portal }) => {
    await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
    await expect(page.getByRole('tab', { name: 'Jednotky' })).toBeVisible();
    const view = await (await remember(page)).newPage();
    const { depth, calls, files } = await tripsOf(view, {
      path: own.url + addressOf(name),
      isShown: (shown) => shown.locator('main h1').first().isVisible(),
    });
    expect(depth).toBeLessThanOrEqual(3);
    expect(calls.length).toBeLessThanOrEqual(4 + (ofDays[name]?.length ?? 0));
    expect(files.length).toBeLessThanOrEqual(40);
  });
