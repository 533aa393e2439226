import type { Page, Request } from '@playwright/test';
import { readDashboard } from '#contract/dashboard.ts';
import { liveEvents } from '#contract/events.ts';
import { listUserMessages } from '#contract/messages.ts';
import { readMany } from '#contract/reads.ts';
import { listUserSystemMessages } from '#contract/system-messages.ts';
import { listTasks } from '#contract/tasks.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { expect, test } from './portal.ts';

// Reads of a screen go ahead when somebody is about to open it by a link.
let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const SPACES = '/v1/pasports/spaces/browser/';
const CONTRACTS = '/v1/contracts/browser/';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Moduly' });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const row = (page: Page) => page.getByRole('grid').getByRole('row').nth(1);

/** The stream of events, and what is read anew when it begins. */
const ofEvents = [liveEvents, listUserMessages, listUserSystemMessages, listTasks].map(
  ({ path }) => path,
);

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** What a call reads, each read by its address. */
function readsOf(request: Request): string[] {
  if (pathOf(request) !== readMany.path) return [pathOf(request)];
  const { reads } = request.postDataJSON() as { reads: { path: string }[] };
  return reads.map(({ path }) => path.split('?', 1)[0] ?? '');
}

/** Everything that the page reads from now on, call by call. */
function watchReads(page: Page): string[][] {
  const calls: string[][] = [];
  page.on('request', (request) => {
    if (pathOf(request).startsWith('/v1/')) calls.push(readsOf(request));
  });
  return calls;
}

const has = (path: string) => (reads: readonly string[]) =>
  reads.some((one) => one.startsWith(path));
/** A call that reads the path has been answered. */
const answered = (page: Page, path: string) =>
  page.waitForResponse((response) => has(path)(readsOf(response.request())));

interface Portal {
  signIn(identity: string, password: string, at: string): Promise<void>;
}

/** Home in the middle of work: the stream of events has told what there was, and the pointer is on nothing. */
async function standAtHome(page: Page, portal: Portal): Promise<void> {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.mouse.move(0, 0);
  let calls = 0;
  page.on(
    'response',
    (response) => (calls += Number(pathOf(response.request()) === readMany.path)),
  );
  await page.waitForLoadState('load');
  await page.reload();
  await expect(entry(page, 'Nástěnka')).toBeVisible();
  // Of the frame, of the screen, and what the first event has read anew.
  await expect.poll(() => calls).toBeGreaterThanOrEqual(3);
}

test('a list whose link was rested on stands without being asked for again', async ({
  page,
  portal,
}) => {
  await standAtHome(page, portal);
  const toFlats = page.getByTitle('Přejít na byty').first();
  const coming = answered(page, SPACES);
  await toFlats.hover();
  const sent = readsOf((await coming).request());
  expect(sent.length).toBeGreaterThan(1);
  const calls = watchReads(page);
  await toFlats.click();
  await expect(row(page)).toBeVisible();
  expect(calls.flat().filter((path) => sent.includes(path))).toEqual([]);
});

test('a list that is opened while its reads are on their way waits for them', async ({
  page,
  portal,
}) => {
  await standAtHome(page, portal);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${readMany.path}`, async (route) => {
    if (has(CONTRACTS)(readsOf(route.request()))) await held;
    await route.continue();
  });
  const calls = watchReads(page);
  // By the keyboard, from the link before.
  await entry(page, 'Revize').focus();
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Smlouvy')).toBeFocused();
  await expect.poll(() => calls.filter(has(CONTRACTS)).length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smlouvy');
  await expect(row(page)).toBeHidden();
  letGo();
  await expect(row(page)).toBeVisible();
  expect(calls.filter(has(CONTRACTS))).toHaveLength(1);
});

test('nothing is read for links that the hand passes over', async ({ page, portal }) => {
  await page.clock.install();
  await standAtHome(page, portal);
  await page.clock.pauseAt(Date.now() + 600_000);
  const calls = watchReads(page);
  // What knows of hands has come, and the clock of the page stands: time goes as the test says.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await entry(page, 'Smlouvy').hover();
    await page.clock.runFor(100);
    expect(calls.filter(has(CONTRACTS))).toHaveLength(1);
  }).toPass();
  const before = calls.length;
  const links = await menu(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    await link.hover();
    await page.clock.runFor(90);
  }
  await page.mouse.move(0, 0);
  await page.clock.runFor(2000);
  expect(
    calls
      .slice(before)
      .flat()
      .filter((path) => !ofEvents.includes(path)),
  ).toEqual([]);
});

test('what was read ahead of a save comes anew', async ({ page, portal }) => {
  await standAtHome(page, portal);
  await page.getByRole('tab', { name: 'Parametry' }).click();
  const name = page.getByRole('textbox', { name: 'Název', exact: true });
  await name.fill('Javorka po uložení');
  const coming = answered(page, readDashboard.path);
  await entry(page, 'Nástěnka').hover();
  await coming;
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Javorka po uložení');
  const again = answered(page, readDashboard.path);
  await entry(page, 'Nástěnka').click();
  await again;
  await expect(page.getByRole('main')).toContainText('Javorka po uložení');
});

test('where nothing can be read ahead, a link opens its screen as any other', async ({
  page,
  portal,
}) => {
  await standAtHome(page, portal);
  const refused = page.waitForRequest(/\/follow-links-[\w-]+\.js$/);
  await page.route(/\/follow-links-[\w-]+\.js$/, (route) => route.abort());
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await entry(page, 'Smlouvy').hover();
  await refused;
  await entry(page, 'Smlouvy').click();
  await expect(row(page)).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});
