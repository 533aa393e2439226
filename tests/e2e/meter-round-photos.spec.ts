import type { Page } from '@playwright/test';
import type { RoundPlace } from '#contract/metering/reading-round.ts';
import { takenPhoto } from '#tests/photos.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { bringStorage, sessionOf } from './brought.ts';
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
test.describe.configure({ mode: 'serial', timeout: 360_000 });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
  house = await walkedHouse(own.url);
});
test.afterAll(() => own.stop());

/** A photo as a telephone takes it. */
const shot = async () => ({
  name: 'číselník.jpg',
  mimeType: 'image/jpeg',
  buffer: await takenPhoto(1200, 900),
});

/** Takes a photo in the line. */
async function shoot(page: Page, place: RoundPlace): Promise<void> {
  await field(page, place).focus();
  const camera = lineOf(page, place).getByLabel('Fotka číselníku', { exact: true });
  await camera.and(page.locator('input')).setInputFiles(await shot());
}

/** What the portal has of the meter on the day. */
async function storedOf({ meter_id }: RoundPlace, day: string) {
  const places = await placesOn(house, day);
  return places.find((place) => place.meter_id === meter_id)?.reading ?? null;
}

test('a photo is taken in a cellar, survives a closed tab, and goes to its reading once @phone', async ({
  page,
  portal,
  context,
}, { project }) => {
  const day = walkedDay(project.name === 'phone' ? 4 : 5);
  const [one, two] = await unreadOn(house, day, 2);
  if (!one || !two) throw new Error('No meters.');
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, walkAddress(house, day));
  await expect(field(page, one)).toBeVisible();
  await context.setOffline(true);
  // One with its state, one whose state is not known yet.
  await shoot(page, one);
  await expect(lineOf(page, one).getByRole('img', { name: 'Fotka číselníku' })).toBeVisible();
  await expect(lineOf(page, one)).toContainText('fotka čeká na zapsání stavu');
  await expect(lineOf(page, one).getByText('fotka čeká na zapsání stavu')).toHaveCount(1);
  await expect(field(page, one)).toBeFocused();
  await portal.checkAccess();
  await page.keyboard.type(likely(one));
  await page.keyboard.press('Enter');
  await expect(lineOf(page, one)).toContainText('čeká na spojení');
  await shoot(page, two);
  await expect(lineOf(page, two)).toContainText('fotka čeká na zapsání stavu');

  const kept = await sessionOf(page);
  await page.close();
  await context.setOffline(false);
  // The answer to the first photo is lost: the server has it, and it is sent once more.
  let lost = 0;
  await context.route('**/v1/meters/photos/**', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  const again = await context.newPage();
  await bringStorage(again, own.url, { values: kept });
  await again.goto(`${own.url}/meters/overview`);
  await expect(
    again.getByText('Máte 1 neodeslaný odečet a 2 neodeslané fotky v tomto zařízení.'),
  ).toBeVisible();
  await again.goto(`${own.url}${walkAddress(house, day)}`);
  await expect(lineOf(again, one)).toContainText('zapsáno');
  await expect(lineOf(again, one)).toContainText(/· fotka$/u);
  expect(lost).toBe(1);
  expect(await storedOf(one, day)).toMatchObject({ photo_count: 1, version: 1 });
  // The other one has waited for its state.
  await expect(lineOf(again, two)).toContainText('fotka čeká na zapsání stavu');
  await field(again, two).fill(likely(two));
  await field(again, two).press('Enter');
  await expect(lineOf(again, two)).toContainText(/zapsáno.*· fotka$/u);
  await expect.poll(() => storedOf(two, day)).toMatchObject({ photo_count: 1 });
});

test('a photo is taken back, what is no picture is told, and signing out asks', async ({
  page,
  portal,
}) => {
  const day = walkedDay(3);
  const [one] = await unreadOn(house, day, 1);
  if (!one) throw new Error('No meter.');
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, walkAddress(house, day));
  await field(page, one).focus();
  await lineOf(page, one)
    .getByLabel('Fotka číselníku')
    .setInputFiles({
      name: 'fotka.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('tohle není fotka'),
    });
  await expect(lineOf(page, one)).toContainText('Vyberte fotku JPEG, PNG nebo WebP');
  const asking = page.waitForEvent('filechooser');
  await field(page, one).press('f');
  await (await asking).setFiles(await shot());
  await expect(lineOf(page, one).getByRole('img', { name: 'Fotka číselníku' })).toBeVisible();
  await expect(lineOf(page, one)).not.toContainText('Vyberte fotku');
  await page.getByRole('button', { name: /^Uživatel/ }).click();
  await page.getByRole('menuitem', { name: 'Odhlásit se' }).click();
  const question = page.getByRole('dialog', { name: 'Odhlásit se s neodeslanými odečty?' });
  await expect(question).toContainText('Odečty a jejich fotky zůstanou v tomto zařízení');
  await question.getByRole('button', { name: 'Zůstat' }).click();
  await field(page, one).focus();
  await lineOf(page, one).getByRole('button', { name: 'Odebrat fotku' }).click();
  await expect(lineOf(page, one).getByRole('img')).toHaveCount(0);
  await page.reload();
  await field(page, one).focus();
  await expect(lineOf(page, one).getByRole('button', { name: 'Vyfotit' })).toBeVisible();
  await expect(lineOf(page, one).getByRole('button', { name: 'Odebrat fotku' })).toHaveCount(0);
});
