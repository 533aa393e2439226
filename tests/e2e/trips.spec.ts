import type { BrowserContext, Page } from '@playwright/test';
import { liveEvents } from '#contract/events.ts';
import { readMany } from '#contract/reads.ts';
import { firstViews, tripsOf, type FirstView, type Trips } from '#tests/trips.ts';
import { SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';
import { bringStorage } from './brought.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { expect, test } from './portal.ts';
import { readAlone } from './read-alone.ts';
import type { PortalProcess } from '#tests/portal-process.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

/** The view in a page of its own, to which nothing but the remembered session came from before. */
async function firstView(
  context: BrowserContext,
  { path, isShown }: FirstView,
  before?: (page: Page) => Promise<unknown>,
): Promise<Trips> {
  const page = await context.newPage();
  await before?.(page);
  const trips = await tripsOf(page, { path: own.url + path, isShown });
  await page.close();
  return trips;
}

/** Has the session of the page remembered, as new tabs find it. */
const remember = (page: Page) =>
  page.evaluate((key) => localStorage.setItem(key, sessionStorage.getItem(key) ?? ''), SESSION_KEY);

const twice = (paths: readonly string[]) => paths.filter((path, at) => paths.indexOf(path) !== at);

/** The frame, the screen, the stream of events, and what its first event has read anew. */
const CALLS = [readMany.path, readMany.path, liveEvents.path, readMany.path];

test('a first view takes few files, few calls, and no chain of them', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await expect(page.getByRole('tab', { name: 'Jednotky' })).toBeVisible();
  await remember(page);
  const context = page.context();
  const home = await firstView(context, firstViews.home);
  expect(home.calls).toEqual(CALLS);
  expect(home.depth).toBe(2);
  expect(home.files.length).toBeLessThanOrEqual(10);
  const spaces = await firstView(context, firstViews.spaces);
  expect(spaces.calls).toEqual(CALLS);
  expect(spaces.depth).toBe(2);
  expect(spaces.files.length).toBeLessThanOrEqual(14);
  expect([twice(home.files), twice(spaces.files)]).toEqual([[], []]);
});

test('the sign-in page calls nothing and waits for nothing but its own files', async ({ page }) => {
  const trips = await firstView(page.context(), firstViews.signIn);
  expect(trips).toMatchObject({ depth: 2, calls: [] });
  expect(trips.files.length).toBeLessThanOrEqual(10);
});

test('files named by their content come compressed, and at a second visit not at all', async ({
  page,
}) => {
  const encodings = new Set<string | undefined>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname))
      encodings.add((await response.allHeaders())['content-encoding']);
  });
  const fetched = async () => {
    await page.goto(`${own.url}${firstViews.signIn.path}`, { waitUntil: 'networkidle' });
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/assets/'))
        .map(({ transferSize }) => transferSize > 0),
    );
  };
  const first = await fetched();
  expect(first.length).toBeGreaterThanOrEqual(3);
  expect(first).not.toContain(false);
  await page.goto('about:blank');
  const second = await fetched();
  expect(second).toHaveLength(first.length);
  expect(second).not.toContain(true);
  expect([...encodings]).toEqual(['br']);
});

test('what was sent ahead and came to nothing is asked for by itself', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await expect(page.getByRole('tab', { name: 'Jednotky' })).toBeVisible();
  await readAlone(page);
  await page.goto(`${own.url}/pasports`);
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await page.unroute(`**${readMany.path}`);
  // A unit that is his no more: the answer for it is of no use, and the first of his own opens.
  await page.evaluate((key) => sessionStorage.setItem(key, '999999'), UNIT_KEY);
  await page.reload();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
});

test('a token that has ended leads to the sign-in, and the next person sees his own', async ({
  page,
  portal,
}) => {
  await portal.enter(MANAGER, DEMO_PASSWORD, own.url);
  await expect(page.getByRole('tab', { name: 'Jednotky' })).toBeVisible();
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  const session = JSON.parse(kept ?? '{}') as { token: string };
  const ended = JSON.stringify({ ...session, token: 'x'.repeat(43) });
  // As the next document begins: this one may still write what it has learned of its session.
  await bringStorage(page, own.url, { values: { [SESSION_KEY]: ended } });
  await page.goto(`${own.url}/pasports`);
  await expect(page).toHaveURL(/login/);
  await expect(page.getByText('Došlo k automatickému odhlášení')).toBeVisible();
  await portal.enter('soused@example.cz', DEMO_PASSWORD, own.url);
  await expect(page.getByRole('main')).not.toContainText('SVJ Lipová');
});
