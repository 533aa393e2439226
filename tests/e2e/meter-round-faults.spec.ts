import type { RoundPlace } from '#contract/metering/reading-round.ts';
import { createReading, listReadings } from '#contract/metering/readings.ts';
import { askPortal } from '#tests/asked.ts';
import { startPortal, type PortalProcess } from '#tests/portal-process.ts';
import { bringStorage, sessionOf } from './brought.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import {
  walkedDay,
  field,
  likely,
  lineOf,
  placesOn,
  tokenOf,
  typed,
  unreadOn,
  walkAddress,
  walkedHouse,
  type WalkedHouse,
} from './meter-rounds.ts';
import { expect, test } from './portal.ts';

// The portal is killed in the midst, so these have one of their own.
let own: PortalProcess;
let first: PortalProcess;
let house: WalkedHouse;
// Houses have hundreds of fields, which take axe long.
test.describe.configure({ mode: 'serial', timeout: 360_000 });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  first = await startDemo();
  own = first;
  house = await walkedHouse(own.url);
});
test.afterAll(async () => {
  await own.stop();
  // The folder of the one that was killed.
  await first.stop();
});

test('a lost connection loses nothing, a closed tab neither', async ({ page, portal, context }) => {
  const day = walkedDay(7);
  const [one, two, three, four] = await unreadOn(house, day, 4);
  if (!one || !two || !three || !four) throw new Error('No meters.');
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, walkAddress(house, day));
  await field(page, one).fill(likely(one));
  await context.setOffline(true);
  await field(page, one).press('Enter');
  await field(page, two).fill(likely(two));
  await field(page, two).press('Enter');
  await expect(lineOf(page, two)).toContainText('čeká na spojení');
  await expect(page.getByText(/Bez spojení: máte [12] neodeslan/u)).toBeVisible();
  await portal.checkAccess();
  await context.setOffline(false);
  await expect(lineOf(page, one)).toContainText('zapsáno');
  await expect(lineOf(page, two)).toContainText('zapsáno');

  // The answer is lost: the server has it, and the tab is closed before it knows.
  await context.route('**/v1/meters/round/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await field(page, three).fill(likely(three));
  await field(page, three).press('Enter');
  await expect(lineOf(page, three)).toContainText('čeká na spojení');
  await field(page, four).fill('1');
  const kept = await sessionOf(page);
  await page.close();
  await context.unroute('**/v1/meters/round/*');
  const again = await context.newPage();
  await bringStorage(again, own.url, { values: kept });
  await again.goto(`${own.url}${walkAddress(house, day)}`);
  await expect(lineOf(again, three)).toContainText('zapsáno');
  // What was being typed is there as it was, and was not sent.
  await expect(field(again, four)).toHaveValue('1');
  await expect(lineOf(again, four)).toContainText('rozepsáno');
  await again.goto(`${own.url}/meters/overview`);
  await expect(again.getByText('Máte 1 neodeslaný odečet v tomto zařízení.')).toBeVisible();
  await again.getByRole('button', { name: 'Pokračovat v zápisu' }).click();
  await expect(field(again, four)).toHaveValue('1');
  const stored = (await placesOn(house, day)).filter(({ reading }) => reading !== null);
  expect(stored.map(({ meter_id }) => meter_id).toSorted((a, b) => a - b)).toEqual(
    [one, two, three].map(({ meter_id }) => meter_id).toSorted((a, b) => a - b),
  );
});

test('a second person in the same house is met, and the person chooses', async ({
  page,
  portal,
}) => {
  const day = walkedDay(5);
  // Of heat the states of both persons would be the same in summer.
  const [one, two] = (await unreadOn(house, day, 20)).filter(
    ({ former }) => (former?.amount ?? 0) > 0,
  );
  if (!one || !two) throw new Error('No meters.');
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, walkAddress(house, day));
  await expect(field(page, one)).toBeVisible();
  const token = await tokenOf(own.url, 'ucetni@example.cz');
  for (const { meter_id, before } of [one, two])
    await askPortal(own.url, createReading, {
      token,
      params: { unit_id: house.unit_id, meter_id, id: '0' },
      body: { read_on: day, state: before?.state ?? 0 },
    });
  for (const place of [one, two]) {
    await field(page, place).fill(likely(place));
    await field(page, place).press('Enter');
    await expect(lineOf(page, place)).toContainText('střet');
  }
  const met = lineOf(page, one).getByRole('group', { name: 'Střet se zápisem někoho jiného' });
  await expect(met).toContainText('Mezitím tento den zapsal');
  await portal.checkAccess();
  await met.getByRole('button', { name: 'Zapsat můj stav' }).click();
  await expect(lineOf(page, one)).toContainText('zapsáno');
  await lineOf(page, two).getByRole('button', { name: 'Nechat jeho zápis' }).click();
  await expect(field(page, two)).toHaveValue(typed(two.before?.state ?? 0));
  const stored = await placesOn(house, day);
  const stateOf = (place: RoundPlace) =>
    stored.find(({ meter_id }) => meter_id === place.meter_id)?.reading?.state;
  expect(typed(stateOf(one) ?? 0)).toBe(likely(one));
  expect(stateOf(two)).toBe(two.before?.state);
});

test('a server killed in the middle has all it acknowledged, and the rest stands once', async ({
  page,
  portal,
}) => {
  const day = walkedDay(3);
  const places = await unreadOn(house, day, 6);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, walkAddress(house, day));
  for (const [at, place] of places.entries()) {
    // The kill comes while lines are on their way.
    if (at === 4) process.kill(own.pid, 'SIGKILL');
    await field(page, place).fill(likely(place));
    await field(page, place).press('Enter');
  }
  const [last] = places.slice(-1);
  if (last !== undefined) await expect(lineOf(page, last)).toContainText('čeká na spojení');
  await own.exit;
  const { port } = new URL(own.url);
  const settings = { DEMO: '1', DEMO_PASSWORD, NODE_ENV: 'test', PORT: port };
  own = await startPortal(settings, own.dataDir);
  for (const place of places)
    await expect(lineOf(page, place)).toContainText('zapsáno', { timeout: 45_000 });
  for (const place of places) {
    const { measuring_place_id } = place;
    const params = { unit_id: house.unit_id, measuring_place_id };
    const { values } = (await askPortal(own.url, listReadings, { token: house.token, params }))
      .result;
    expect(values.filter(({ read_on }) => read_on === day)).toHaveLength(1);
  }
});
