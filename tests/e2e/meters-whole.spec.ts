import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mountMeter } from '#contract/metering/meters.ts';
import { browseMeasuringPlaces, createMeasuringPlace } from '#contract/metering/places.ts';
import { createReading } from '#contract/metering/readings.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { FIRST_UNIT, MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { warnYearAhead, YEAR_AHEAD } from './watch-limits.ts';

const SCREEN = '/meters/overview';
/** The last whole year: each day of it has come. */
const YEAR = Number(pragueDay(new Date()).slice(0, 4)) - 1;
const HOUSE = 'Lipová 14';

let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
  await warnYearAhead(own, FIRST_UNIT);
});
test.afterAll(() => own.stop());

const summary = (page: Page) => page.getByRole('region', { name: 'V kostce' });
const rows = (page: Page) => page.getByRole('main').locator('tbody tr[tabindex]');

test('the summary of a house leads to just the meters that it counts', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await page.getByRole('gridcell', { name: 'Lipová 12', exact: true }).dblclick();
  const ends = summary(page).getByRole('link', { name: /s ověřením končícím do/ });
  const count = /^\d+/u.exec((await ends.textContent()) ?? '')?.[0] ?? '';
  expect(Number(count)).toBeGreaterThan(0);
  await portal.checkAccess();
  await ends.click();
  await expect(page).toHaveURL(/house=\d+&filter=ends|filter=ends.*house=\d+/u);
  await expect(
    page.getByText(new RegExp(String.raw`^Ověření končí do ${YEAR_AHEAD} dnů\s?${count}$`, 'u')),
  ).toBeVisible();
  await page.goBack();
  await summary(page)
    .getByRole('link', { name: /měřicích míst$/u })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Měřidla');
});

test('spaces are compared at the weather of the time, and their drawing goes out of the portal', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}?view=spaces`);
  await page.getByLabel('Měří se').selectOption({ label: 'Indikátor topných nákladů, dílky' });
  // Of the year before the last one the demo does not know the whole winter.
  await page.getByText('Posledních 12 měsíců', { exact: true }).click();
  await expect(
    page.getByText(/^Rok předtím je přepočten na počasí zvolené doby: Brno/u),
  ).toBeVisible();
  const table = page.getByRole('grid', { name: /^Spotřeba prostorů: Indikátor/u });
  await expect(table.getByRole('columnheader', { name: 'Přepočteno' })).toBeVisible();
  await portal.checkAccess();
  await openScreen(page, own, `${SCREEN}?view=picture`);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Uložit obrázek (SVG)' }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^Spotřeba Lipová 12 .*\.svg$/u);
  const svg = await readFile(await saved.path(), 'utf8');
  expect(svg).toContain('<svg');
  expect(svg).toContain('m³/m²');
  await page.evaluate(() => {
    window.print = () => {
      const width =
        document.querySelector<HTMLImageElement>('[data-print-sheet] img')?.naturalWidth;
      document.body.dataset['printed'] = String(width);
    };
  });
  await page.getByRole('button', { name: 'Vytisknout obrázek' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1120');
});

test('an exchange by mistake is taken back at once, and all is as it was', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByLabel('Hledat měřidlo').fill(HOUSE);
  await rows(page).first().dblclick();
  // What the device is comes after its number.
  await expect(summary(page)).toContainText('Vodoměr Vzor');
  await expect(summary(page)).toContainText('Voda, Lipová');
  const before = await summary(page).textContent();
  await page.getByRole('button', { name: 'Další akce s měřicím místem' }).click();
  await page.getByRole('menuitem', { name: 'Vyměnit měřidlo' }).click();
  const dialog = page.getByRole('dialog', { name: /^Vyměnit měřidlo/u });
  await dialog.getByRole('textbox', { name: /^Konečný stav/u }).fill('9999999');
  await dialog.getByRole('textbox', { name: /^Výrobní číslo/u }).fill('OMYL-1');
  await page.keyboard.press('Control+s');
  await expect(summary(page)).toContainText('OMYL-1');
  await page.getByRole('button', { name: 'Vzít zpět' }).click();
  await expect(page.getByText('Změna byla vzata zpět')).toBeVisible();
  await expect(summary(page)).toHaveText(before ?? '');
  await page.getByRole('tab', { name: 'Měřidla' }).click();
  await expect(
    page.getByRole('list', { name: 'Měřidla v čase' }).getByRole('listitem'),
  ).toHaveCount(1);
});

/** Two allocators that were read on the last days of two years; where they hang. */
async function addAllocators(page: Page): Promise<string> {
  const session = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  const { token = '' } = JSON.parse(session ?? '{}') as { token?: string };
  const unit_id = Number(await page.evaluate((key) => sessionStorage.getItem(key), UNIT_KEY));
  const ask = <E extends Endpoint>(endpoint: E, params: object, body: object = {}) =>
    askPortal(own.url, endpoint, { token, params: { unit_id, ...params }, body });
  const { result } = await ask(browseMeasuringPlaces, { show_hidden: '0' });
  const beside = result.values.find(
    ({ kind, building_name }) => kind === 'heat-allocator' && building_name === HOUSE,
  );
  for (const [at, location] of ['zkouška A', 'zkouška B'].entries()) {
    const place = { kind: 'heat-allocator', level: 'flat', pasport_id: beside?.pasport_id };
    const made = await ask(createMeasuringPlace, { id: 0 }, { ...place, location });
    const { measuring_place_id } = made.result;
    const device = { serial_number: `ITN-${at}`, measured_unit: 'units', decimals: 0 };
    const start = { mounted_on: `${YEAR - 2}-12-31`, start_state: 0 };
    const mounted = await ask(mountMeter, { measuring_place_id, id: 0 }, { ...device, ...start });
    const { meter_id } = mounted.result;
    const reading = { read_on: `${YEAR - 1}-12-31`, state: 900 };
    await ask(createReading, { meter_id, id: 0 }, reading);
  }
  return 'zkouška';
}

test('allocators of a house are said to begin anew each year, and the next state is lower', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  const sought = await addAllocators(page);
  await openScreen(page, own, `${SCREEN}?kind=heat-allocator`);
  await page.getByLabel('Hledat měřidlo').fill(sought);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).nth(0).getByRole('checkbox').click();
  await rows(page)
    .nth(1)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await page
    .getByRole('group', { name: 'Vybrané řádky' })
    .getByRole('button', { name: 'Upravit' })
    .click();
  const many = page.getByRole('dialog', { name: 'Upravit: 2 záznamy' });
  await many.getByLabel('Co změnit').selectOption({ label: 'Stupnice začíná znovu' });
  await many.getByLabel('Nová hodnota').selectOption({ label: 'po posledním dni: prosinec' });
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await expect(many).toBeHidden();
  await rows(page).first().dblclick();
  await page.getByRole('tab', { name: 'Odečty' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Zapsat odečet' }).click();
  const dialog = page.getByRole('dialog', { name: /^Nový odečet|^Zapsat odečet/u });
  await dialog.getByLabel('Den odečtu').fill(`31. 10. ${YEAR}`);
  await dialog.getByRole('textbox', { name: /^Stav/u }).fill('3');
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, `31. 10. ${YEAR}`)).toContainText('3 dílky');
});
