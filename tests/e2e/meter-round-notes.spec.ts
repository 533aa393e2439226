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

// Readings change what other journeys count, so this has a portal of its own.
let own: PortalProcess;
let house: WalkedHouse;
// Houses have hundreds of fields, which take axe long.
test.describe.configure({ timeout: 360_000 });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
  house = await walkedHouse(own.url);
});
test.afterAll(() => own.stop());

test('a note of a meter is written by one key, waits without a connection and goes with its state @phone', async ({
  page,
  portal,
  context,
}, { project }) => {
  const day = walkedDay(project.name === 'phone' ? 4 : 5);
  const [one] = await unreadOn(house, day, 1);
  if (!one) throw new Error('No meter.');
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, walkAddress(house, day));
  await field(page, one).focus();
  await page.keyboard.press('z');
  const note = lineOf(page, one).getByLabel('Poznámka k odečtu');
  await expect(note).toBeFocused();
  await page.keyboard.type('klíč u sousedky');
  await portal.checkAccess();
  // Nothing is sent without a state, and nothing is lost by a reload.
  await page.keyboard.press('Enter');
  await expect(field(page, one)).toBeFocused();
  await page.reload();
  await field(page, one).focus();
  await expect(lineOf(page, one).getByLabel('Poznámka k odečtu')).toHaveValue('klíč u sousedky');
  await context.setOffline(true);
  await field(page, one).fill(likely(one));
  await field(page, one).press('Enter');
  await expect(lineOf(page, one)).toContainText('čeká na spojení');
  await context.setOffline(false);
  await expect(lineOf(page, one)).toContainText('zapsáno');
  await expect(lineOf(page, one)).toContainText('poznámka');
  const stored = await placesOn(house, day);
  expect(stored.find(({ meter_id }) => meter_id === one.meter_id)?.reading).toMatchObject({
    note: 'klíč u sousedky',
    version: 1,
  });
});
