import type { RoundPlace } from '#contract/metering/reading-round.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import {
  walkedDay,
  field,
  likely,
  lineOf,
  placesOn,
  unreadOn,
  walkAddress,
  walkedHouse,
  type WalkedHouse,
} from './meter-rounds.ts';
import { expect, test } from './portal.ts';

// Readings change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
let house: WalkedHouse;
// Houses have hundreds of fields, which take axe long.
test.describe.configure({ mode: 'serial', timeout: 360_000 });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
  house = await walkedHouse(own.url);
});
test.afterAll(() => own.stop());

test('forty meters are entered by digits and Enter alone, and two faults are corrected', async ({
  page,
  portal,
}) => {
  const day = walkedDay(8);
  const places = await unreadOn(house, day, 40);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/meters/overview');
  await page.getByRole('button', { name: 'Zapsat odečty' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapsat odečty');
  await openScreen(page, own, walkAddress(house, day));
  await portal.checkAccess();
  const [first] = places;
  if (first !== undefined) await field(page, first).focus();
  for (const [at, place] of places.entries()) {
    await expect(field(page, place)).toBeFocused();
    if (at === 5) {
      // Letters and spaces do not pass.
      await page.keyboard.type('x0 ');
      await expect(field(page, place)).toHaveValue('0');
      await page.keyboard.press('Enter');
      await expect(field(page, place)).toBeFocused();
      await expect(field(page, place)).toHaveAttribute('aria-invalid', 'true');
      await expect(lineOf(page, place)).toContainText('Stav je nižší než');
      await portal.checkAccess();
      await page.keyboard.press('ControlOrMeta+a');
    }
    if (at === 9) {
      await page.keyboard.type('9999999999');
      await page.keyboard.press('Enter');
      await expect(lineOf(page, place)).toContainText('Číselník má před čárkou nejvýše');
      await page.keyboard.press('ControlOrMeta+a');
    }
    await page.keyboard.type(likely(place));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(/\d+ z \d+ zapsáno/u)).toHaveText(/^40 z/u);
  const stored = (await placesOn(house, day)).filter(({ reading }) => reading !== null);
  expect(stored.map(({ meter_id }) => meter_id).toSorted((a, b) => a - b)).toEqual(
    places.map(({ meter_id }) => meter_id).toSorted((a, b) => a - b),
  );
  for (const { reading } of stored) expect(reading?.version).toBe(1);
});

test('nobody got in, an estimate and an overflow are one key each, and arrows go back', async ({
  page,
  portal,
}) => {
  const day = walkedDay(0);
  const [one, two, three] = await unreadOn(house, day, 3);
  if (!one || !two || !three) throw new Error('No meters.');
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, walkAddress(house, day));
  await field(page, one).press('n');
  await expect(lineOf(page, one)).toContainText('zapsáno');
  await expect(field(page, one)).toHaveAttribute('placeholder', 'nepřístupno');
  await field(page, two).press('o');
  await expect(field(page, two)).not.toHaveValue('');
  // Where more was used a year before than up to the later state, its use is divided by days.
  await expect(lineOf(page, two).getByLabel('Jak a proč se odhadlo')).toHaveValue(
    /minulého roku|a pozdějším stavem/u,
  );
  await portal.checkAccess();
  await page.keyboard.press('Enter');
  await expect(lineOf(page, two)).toContainText('odhad');
  await expect(lineOf(page, two)).toContainText('zapsáno');
  await field(page, three).focus();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await expect(field(page, three)).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page, three)).toBeFocused();
  await expect(lineOf(page, three)).toContainText('přes nulu');
  await expect(lineOf(page, three)).toContainText('zapsáno');
  // So much is unlikely, and is told so.
  await page.getByRole('group', { name: 'Které řádky' }).getByText('Podivné').click();
  await expect(lineOf(page, three)).toContainText('násobek');
  const stored = await placesOn(house, day);
  const found = (place: RoundPlace) =>
    stored.find(({ meter_id }) => meter_id === place.meter_id)?.reading;
  expect(found(one)).toMatchObject({ state: null, status: 'no-access' });
  expect(found(two)).toMatchObject({ source: 'estimate' });
  expect(found(three)).toMatchObject({ state: 0, overflowed: true });
});

test('the order of walking is changed by keyboard and kept', async ({ page, portal }) => {
  const day = walkedDay(4);
  const [one, two, three] = await placesOn(house, day);
  if (!one || !two || !three) throw new Error('No meters.');
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, walkAddress(house, day));
  const firstThree = () =>
    page
      .getByRole('list', { name: 'Měřidla v pořadí obchůzky' })
      .getByRole('textbox')
      .evaluateAll((all) => all.slice(0, 3).map(({ id }) => id));
  const ids = (...places: RoundPlace[]) => places.map(({ meter_id }) => `stav-${meter_id}`);
  await field(page, one).press('Alt+ArrowDown');
  await field(page, one).press('Alt+ArrowDown');
  await expect.poll(firstThree).toEqual(ids(two, three, one));
  await expect(field(page, one)).toBeFocused();
  await expect
    .poll(async () => (await placesOn(house, day)).slice(0, 3).map(({ meter_id }) => meter_id))
    .toEqual([two, three, one].map(({ meter_id }) => meter_id));
  await page.reload();
  await expect.poll(firstThree).toEqual(ids(two, three, one));
});

test('a house is read with one thumb @phone-only @phone', async ({ page, portal }) => {
  const day = walkedDay(2);
  const [one, two] = await unreadOn(house, day, 2);
  if (!one || !two) throw new Error('No meters.');
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, walkAddress(house, day));
  const next = page.getByRole('button', { name: 'Další', exact: true });
  await field(page, one).focus();
  await expect(field(page, one)).toHaveAttribute(
    'inputmode',
    one.decimals > 0 ? 'decimal' : 'numeric',
  );
  await page.keyboard.type(likely(one));
  await next.click();
  await expect(field(page, two)).toBeFocused();
  await expect(lineOf(page, one)).toContainText('zapsáno');
  await lineOf(page, two).getByRole('button', { name: 'Nepřístupno' }).click();
  await expect(lineOf(page, two)).toContainText('zapsáno');
  await page.getByRole('button', { name: 'Předchozí', exact: true }).click();
  await portal.checkAccess();
});
