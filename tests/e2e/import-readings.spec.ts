import type { Page } from '@playwright/test';
import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { browseMeasuringPlaces, type MeasuringPlace } from '#contract/metering/places.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

// New readings change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const SCREEN = '/meters/overview';
const TODAY = pragueDay(new Date());

/** Mounted meters of cold water in flats that were last read before today. */
async function metersOf(page: Page): Promise<MeasuringPlace[]> {
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  const { token } = JSON.parse((await stored(SESSION_KEY)) ?? '{}') as { token: string };
  const params = { unit_id: Number(await stored(UNIT_KEY)), show_hidden: '0' };
  const { result } = await askPortal(own.url, browseMeasuringPlaces, { token, params });
  return result.values.filter(
    ({ kind, level, serial_number, last_on, last_state }) =>
      kind === 'cold-water' &&
      level === 'flat' &&
      serial_number !== '' &&
      last_state !== null &&
      (last_on ?? TODAY) < TODAY,
  );
}

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Import dat' });
const step = (page: Page, title: string) =>
  wizard(page).getByRole('heading', { name: title, level: 3 });

/** Types another value into the opened row. */
async function correct(page: Page, row: number, label: string, value: string): Promise<void> {
  const dialog = wizard(page);
  await expect(dialog.getByRole('heading', { name: `Oprava řádku ${row}` })).toBeVisible();
  await expect(dialog.getByLabel(label, { exact: true })).toBeFocused();
  await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Uložit a zkontrolovat řádek' }).click();
}

/** The readings of the device, in its place. */
async function openReadings(page: Page, serial: string): Promise<void> {
  await openScreen(page, own, SCREEN);
  await page.getByLabel('Hledat měřidlo').fill(serial);
  await rowOf(page, serial).dblclick();
  await page.getByRole('tab', { name: 'Odečty' }).click();
}

test('a file of a reading firm with three wrong rows: two are corrected, one is left out, the rest is accepted and taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  const [one, two, three, four] = await metersOf(page);
  if (one === undefined || two === undefined || three === undefined || four === undefined)
    throw new Error('The demo has too few meters of cold water.');
  const day = czechDate(TODAY);
  const next = (place: MeasuringPlace, more = 5) => String((place.last_state ?? 0) + more);
  const typo = `${two.serial_number.slice(0, -1)}X`;
  const lines = [
    'Číslo měřidla;Datum odečtu;Stav (m3)',
    `${one.serial_number};${day};${next(one)}`,
    `${typo};${day};${next(two)}`,
    `${three.serial_number};${day};0`,
    `${four.serial_number};${czechDate(shiftDays(TODAY, 9))};${next(four)}`,
  ];

  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import odečtů' }).click();
  const dialog = wizard(page);
  await expect(dialog.getByLabel('Co importujete')).toHaveValue('readings');
  await dialog.getByLabel('Odečtová firma').fill('Vodoměrna Zkušební');
  await portal.checkAccess();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'odecty.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
  });
  await dialog.getByRole('button', { name: 'Nahrát a pokračovat' }).click();
  await expect(dialog.getByLabel('Význam sloupce Stav (m3)')).toHaveValue('state');
  await expect(dialog.getByText('Vodoměrna Zkušební')).toBeVisible();
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Zkontrolovat nanečisto' }).click();

  await expect(step(page, 'Výsledek zkoušky')).toBeVisible({ timeout: 90_000 });
  await expect(dialog.getByRole('button', { name: 'Chybné 3' })).toBeVisible();
  await portal.checkAccess();
  await dialog.getByRole('row', { name: /^ ?3/ }).dblclick();
  await expect(dialog.getByRole('form')).toContainText(`Podobné číslo: ${two.serial_number}`);
  await correct(page, 3, 'Výrobní číslo', two.serial_number);
  await expect(dialog.getByRole('form')).toContainText('Přetočil se číselník');
  await correct(page, 4, 'Stav', next(three));
  await expect(dialog.getByRole('heading', { name: 'Oprava řádku 5' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Vynechat řádek' }).click();
  await expect(dialog.getByRole('button', { name: 'Nové 3' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Přijmout vše' }).click();
  const question = page.getByRole('dialog', { name: 'Přijmout import?' });
  await question.getByRole('button', { name: 'Přijmout vše' }).click();
  await expect(step(page, 'Import je přijat')).toBeVisible({ timeout: 90_000 });
  await expect(dialog.getByText('3 odečty')).toBeVisible();
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Hotovo' }).click();

  await openReadings(page, two.serial_number);
  await expect(page.getByRole('gridcell', { name: day, exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: day })).toContainText('Import');

  await page.goto(`${own.url}${SCREEN}?import=new&kind=readings`);
  await dialog.getByRole('button', { name: 'Vrátit import odecty.csv' }).click();
  await page
    .getByRole('dialog', { name: 'Vrátit celý import?' })
    .getByRole('button', { name: 'Vrátit import' })
    .click();
  await expect(step(page, 'Import byl vrácen')).toBeVisible({ timeout: 90_000 });
  await dialog.getByRole('button', { name: 'Hotovo' }).click();
  await openReadings(page, two.serial_number);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: day, exact: true })).toHaveCount(0);
});
