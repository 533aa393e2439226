import type { Page } from '@playwright/test';
import { errors } from '#contract/errors.ts';
import { browseCrews } from '#contract/fieldwork/crews.ts';
import { readCrewDay, type VisitJob } from '#contract/fieldwork/crew-day.ts';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { listVisitResults } from '#contract/fieldwork/results.ts';
import { moveVisit } from '#contract/fieldwork/visits.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { signIn } from '#contract/session.ts';
import { askPortal } from '#tests/asked.ts';
import { placedPhoto } from '#tests/photos.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { keepPlaces } from './kept-places.ts';
import { expect, test } from './portal.ts';

// A crew without a connection has a portal of its own, which the network is taken away from.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined, viewport: { width: 360, height: 740 }, hasTouch: true });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const FITTER = 'monter@example.cz';
const CREW = 'Četa B – výměny';
const main = (page: Page) => page.getByRole('main');

/** The token of the office, which the phone knows nothing of. */
async function officeToken(): Promise<string> {
  const body = { user_identity: MANAGER, password: DEMO_PASSWORD };
  return (await askPortal(own.url, signIn, { body })).result.token;
}

/** The office sends the crew to so many places today; its visits in their order. */
async function sentToday(token: string, count: number): Promise<readonly VisitJob[]> {
  const today = todayInPrague();
  const query = `?from=${today}&to=${shiftDays(today, 30)}`;
  const crew_id = await crewId(token);
  const calendar = await askPortal(
    own.url,
    { ...readWorkCalendar, path: `${readWorkCalendar.path}${query}` },
    { token },
  );
  const planned = calendar.result.visits.filter(({ state }) => state === 'planned');
  for (const [turn, { unit_id, visit_id, version }] of planned.slice(0, count).entries())
    await askPortal(own.url, moveVisit, {
      token,
      params: { unit_id, visit_id },
      body: {
        crew_id,
        day: today,
        from_minute: 480 + turn * 60,
        minutes: 45,
        despite: true,
        version,
      },
    });
  return dayOf(token, crew_id);
}

async function crewId(token: string): Promise<number> {
  const { result } = await askPortal(own.url, browseCrews, {
    token,
    params: { show_hidden: '0' },
  });
  return result.values.find(({ name }) => name === CREW)?.crew_id ?? 0;
}

async function dayOf(token: string, crew_id: number): Promise<readonly VisitJob[]> {
  const params = { crew_id, day: todayInPrague() };
  return (await askPortal(own.url, readCrewDay, { token, params })).result.values;
}

const cardOf = (page: Page, { building_name, space_number }: VisitJob) =>
  page.getByRole('listitem').filter({ hasText: `${building_name}, prostor ${space_number}` });

/** A photo as a telephone takes it, with its place. */
const dialPhoto = async () => ({
  name: 'číselník.jpg',
  mimeType: 'image/jpeg',
  buffer: await placedPhoto(),
});

/** A state that the meter may well show. */
const likely = ({ before, decimals }: VisitJob['meters'][number]): string =>
  ((before?.state ?? 0) + (decimals > 0 ? 0.5 : 1))
    .toFixed(Math.min(decimals, 3))
    .replace('.', ',');

/** The worker has kept the page. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('a crew works without a connection, and everything comes once', async ({
  page,
  portal,
  context,
}) => {
  const office = await officeToken();
  await keepPlaces(own.url, office);
  const jobs = await sentToday(office, 4);
  const [exchanged, read, missed, other] = jobs;
  if (!exchanged || !read || !missed || !other) throw new Error('The crew has no visits.');
  await portal.signIn(FITTER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/inmes/calendar`);
  await expect(main(page).getByRole('list', { name: 'Návštěvy dne' })).toBeVisible();
  await portal.checkAccess();
  await ready(page);
  await context.setOffline(true);

  // Nobody opens.
  await cardOf(page, missed).getByRole('button', { name: 'Nepřístupno' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Co jste zjistili').fill('zvonek bez odezvy');
  // Back of the phone closes what is being written and nothing else, and what was written stays.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await cardOf(page, missed).getByRole('button', { name: 'Nepřístupno' }).click();
  await expect(sheet.getByLabel('Co jste zjistili')).toHaveValue('zvonek bez odezvy');
  await sheet.getByRole('button', { name: 'Odeslat výsledek' }).click();
  await expect(cardOf(page, missed)).toContainText('Čeká na odeslání: nepřístupno');

  // An exchange with a photo and a signature; the place of the photo goes along, as the person is told.
  const [meter] = exchanged.meters;
  if (!meter) throw new Error('There is no meter.');
  await cardOf(page, exchanged).getByRole('button', { name: 'Hotovo' }).click();
  await portal.checkAccess();
  const ofMeter = sheet.getByRole('region', { name: new RegExp(`${meter.serial_number}$`, 'u') });
  await expect(sheet.getByText(/^S každou fotkou této práce se uloží místo/u)).toBeVisible();
  await ofMeter.getByLabel(/^Konečný stav dosavadního/u).fill(likely(meter));
  await ofMeter.getByLabel('Číslo nového měřidla').fill('NOVY-4711');
  await ofMeter.getByLabel('Počáteční stav nového').fill('0,1');
  await ofMeter.getByLabel('Číslo plomby').fill('P-9');
  await ofMeter
    .locator('input[type=file]')
    .first()
    .setInputFiles(await dialPhoto());
  await expect(sheet.getByRole('img', { name: 'Dosavadní měřidlo' })).toBeVisible();
  for (const box of await sheet.getByRole('checkbox').all()) await box.check();
  await sheet.getByLabel('Kdo podepisuje').fill('Jana Ukázková');
  const pad = sheet.getByRole('img', { name: 'Místo pro podpis prstem' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is no place for a signature.');
  await page.mouse.move(box.x + 20, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(sheet.getByRole('img', { name: 'Podpis prstem' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Odeslat výsledek' }).click();
  // Nothing is said to be missing.
  await expect(sheet.getByRole('alert').getByRole('listitem')).toHaveText([]);
  await expect(cardOf(page, exchanged)).toContainText('Čeká na odeslání: hotovo');

  // The page is closed in the middle of writing, and opens again without a connection.
  await cardOf(page, read).getByRole('button', { name: 'Hotovo' }).click();
  await sheet.getByLabel('Poznámka').fill('měřidlo za linkou');
  await page.reload();
  await expect(main(page).getByText(/^Bez připojení, uloženo v zařízení/u)).toBeVisible();
  await expect(main(page).getByText(/^Čeká na odeslání: 2/u)).toBeVisible();
  await expect(cardOf(page, missed)).toContainText('Čeká na odeslání: nepřístupno');
  await portal.checkAccess();
  // What was being written is open again; closed, its card says that it goes on.
  await expect(sheet.getByLabel('Poznámka')).toHaveValue('měřidlo za linkou');
  await page.keyboard.press('Escape');
  await cardOf(page, read).getByRole('button', { name: 'Pokračovat' }).click();
  await expect(sheet.getByLabel('Poznámka')).toHaveValue('měřidlo za linkou');
  // What the work requires and nobody has is said; with a reason it goes all the same.
  await sheet.getByRole('button', { name: 'Odeslat výsledek' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Chybí');
  await sheet.getByRole('button', { name: 'Odeslat přesto' }).click();
  await expect(main(page).getByText(/^Čeká na odeslání: 3/u)).toBeVisible();

  await context.setOffline(false);
  await expect(cardOf(page, exchanged)).toContainText('Odesláno');
  await expect(cardOf(page, read)).toContainText('Odesláno, kancelář to zkontroluje');
  await expect(main(page).getByText(/^Čeká na odeslání/u)).toHaveCount(0);
  for (const { unit_id, visit_id } of [exchanged, read, missed]) {
    const params = { unit_id, visit_id };
    const results = await askPortal(own.url, listVisitResults, { token: office, params });
    expect(results.result.values).toHaveLength(1);
  }
  const params = { unit_id: exchanged.unit_id, visit_id: exchanged.visit_id };
  const { result } = await askPortal(own.url, listVisitResults, { token: office, params });
  expect(result.values[0]).toMatchObject({ outcome: 'written', signed_by: 'Jana Ukázková' });
  const places = result.values.flatMap(({ photos }) =>
    photos.map(({ of, position }) => [of, position] as const),
  );
  expect(Object.fromEntries(places)).toEqual({
    'old-meter': { latitude: 50.0875, longitude: 14.4213 },
    signature: null,
  });
  expect(places).toHaveLength(2);
  const [again] = await dayOf(office, exchanged.crew_id ?? 0);
  expect(again?.meters.map(({ serial_number }) => serial_number)).toContain('NOVY-4711');
});

test('what the portal does not take stays in the phone, is told, and goes when it is sent again', async ({
  page,
  portal,
}) => {
  const office = await officeToken();
  const jobs = await dayOf(office, await crewId(office));
  const job = jobs.find(({ state }) => state === 'planned');
  if (!job) throw new Error('Nothing is left.');
  await portal.signIn(FITTER, DEMO_PASSWORD, own.url);
  const { errorCode, errorMsg, status } = errors['not-found'];
  await page.route('**/result', (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ error: { errorCode, errorMsg } }),
    }),
  );
  await page.goto(`${own.url}/inmes/calendar?view=crew`);
  await cardOf(page, job).getByRole('button', { name: 'Přesunout' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Kdy a proč jindy').fill('až po svátcích');
  await sheet.getByRole('button', { name: 'Odeslat výsledek' }).click();
  const kept = page.getByRole('region', { name: 'Neodeslané výsledky' });
  await expect(kept).toContainText(errorMsg);
  await expect(cardOf(page, job)).toContainText('Přesunout: portál výsledek nepřijal');
  await page.reload();
  await expect(kept).toContainText(errorMsg);
  await portal.checkAccess();
  await page.getByRole('button', { name: /^Uživatel/ }).click();
  await page.getByRole('menuitem', { name: 'Odhlásit se' }).click();
  const question = page.getByRole('dialog', {
    name: 'Odhlásit se s neodeslanými výsledky návštěv?',
  });
  await question.getByRole('button', { name: 'Zůstat' }).click();
  await page.unroute('**/result');
  await kept.getByRole('button', { name: 'Odeslat znovu' }).click();
  await expect(kept).toHaveCount(0);
  await expect(cardOf(page, job)).toHaveCount(0);
  const { unit_id, visit_id } = job;
  const params = { unit_id, visit_id };
  const { result } = await askPortal(own.url, listVisitResults, { token: office, params });
  expect(result.values).toMatchObject([{ state: 'postponed', note: 'až po svátcích' }]);
});
