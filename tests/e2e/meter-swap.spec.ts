import type { Page } from '@playwright/test';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const SCREEN = '/meters/overview';
const YEAR = Number(pragueDay(new Date()).slice(0, 4)) - 1;
const MOUNTED = `31. 12. ${YEAR - 2}`;
const RIGHT = `31. 12. ${YEAR - 1}`;
const WRONG = `30. 6. ${YEAR}`;

// Moved readings change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const summary = (page: Page) => page.getByRole('region', { name: 'V kostce' });

/** A new place in flat 12 with a meter mounted two years ago. */
async function makePlace(page: Page, serial: string, where: string, state: string) {
  await openScreen(page, own, `${SCREEN}?act=new`);
  const making = page.getByRole('dialog', { name: 'Nové měřicí místo' });
  await making.getByLabel('Dům').selectOption({ label: 'Lipová 12' });
  await making.getByLabel('Prostor').selectOption({ label: '12' });
  await making.getByLabel('Umístění').fill(where);
  await page.keyboard.press('Control+s');
  const mounting = page.getByRole('dialog', { name: /^Osadit měřidlo/u });
  await mounting.getByRole('textbox', { name: /^Výrobní číslo/u }).fill(serial);
  await mounting.getByLabel('Namontováno').fill(MOUNTED);
  await mounting.getByLabel('Počáteční stav').fill(state);
  await page.keyboard.press('Control+s');
  await expect(summary(page)).toContainText(serial);
}

async function writeReading(page: Page, day: string, state: string) {
  await page.getByRole('button', { name: 'Zapsat odečet' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Zapsat odečet/u });
  await dialog.getByRole('textbox', { name: /^Stav/u }).fill(state);
  await dialog.getByLabel('Den odečtu').fill(day);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Odečet ze dne ${day} byl zapsán`)).toBeVisible();
}

async function openPlace(page: Page, serial: string): Promise<void> {
  await openScreen(page, own, SCREEN);
  await page.getByLabel('Hledat měřidlo').fill(serial);
  await rowOf(page, serial).dblclick();
  await expect(summary(page)).toContainText(serial);
}

test('readings of two meters that were exchanged are seen beside each other and go where they belong', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await makePlace(page, 'PR-1', 'kuchyň u dřezu', '0');
  await writeReading(page, RIGHT, '20');
  await writeReading(page, WRONG, '540');
  await makePlace(page, 'PR-2', 'kout prádelny', '500');
  await page.getByRole('button', { name: 'Další akce s měřicím místem' }).click();
  await page.getByRole('menuitem', { name: 'Prohodit odečty s jiným měřidlem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prohodit odečty s jiným měřidlem' });
  await expect(dialog.getByLabel('Prohozené ode dne')).toBeFocused();
  await page.keyboard.type(WRONG);
  await expect(dialog.getByLabel('Dům druhého měřidla')).toHaveValue(/\d/u);
  await dialog
    .getByLabel('Druhé měřidlo')
    .selectOption({ label: 'SV · 12 · kuchyň u dřezu · PR-1' });
  const preview = dialog.getByRole('table', { name: 'Přejde 1 odečet' });
  await expect(preview.getByRole('row', { name: new RegExp(`^30\\. 6\\.`, 'u') })).toContainText(
    'nově 540,000 m³',
  );
  await portal.checkAccess();

  // From the year before, the 20 would come behind the 500.
  await dialog.getByLabel('Prohozené ode dne').fill(RIGHT);
  const refused = dialog.getByText(/by u měřidla PR-2 neseděl/u);
  await expect(refused).toBeVisible();
  await dialog.getByRole('button', { name: 'Prohodit odečty' }).click();
  await expect(dialog).toBeVisible();
  await portal.checkAccess();

  await dialog.getByLabel('Prohozené ode dne').fill(WRONG);
  await expect(refused).toBeHidden();
  await dialog.getByRole('button', { name: 'Prohodit odečty' }).click();
  await expect(page.getByText('1 odečet přešel k druhému měřidlu')).toBeVisible();
  await page.getByRole('tab', { name: 'Odečty' }).click();
  await expect(rowOf(page, WRONG)).toContainText('40,000 m³');

  await page.getByRole('button', { name: 'Vzít zpět' }).click();
  await expect(rowOf(page, WRONG)).toBeHidden();
  await openPlace(page, 'PR-1');
  await expect(rowOf(page, WRONG)).toContainText('520,000 m³');
});

test('a moved reading says whose it was; a mistyped number is corrected at the meter', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openPlace(page, 'PR-1');
  await page.getByRole('button', { name: 'Další akce s měřicím místem' }).click();
  await page.getByRole('menuitem', { name: 'Prohodit odečty s jiným měřidlem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prohodit odečty s jiným měřidlem' });
  await dialog.getByLabel('Prohozené ode dne').fill(WRONG);
  await dialog
    .getByLabel('Druhé měřidlo')
    .selectOption({ label: 'SV · 12 · kout prádelny · PR-2' });
  await expect(dialog.getByRole('table', { name: 'Přejde 1 odečet' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 odečet přešel k druhému měřidlu')).toBeVisible();
  await openPlace(page, 'PR-2');
  await rowOf(page, WRONG).dblclick();
  const reading = page.getByRole('dialog', { name: `Odečet ${WRONG}: PR-2` });
  await reading.getByText('Historie').click();
  await expect(reading).toContainText('PR-1');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Další akce s měřicím místem' }).click();
  await page.getByRole('menuitem', { name: 'Prohodit odečty s jiným měřidlem' }).click();
  await dialog.getByLabel('Druhé měřidlo').focus();
  await expect(dialog.getByText('Toto pole je povinné')).toBeVisible();
  await dialog.getByRole('button', { name: 'Opravit výrobní číslo' }).click();
  const device = page.getByRole('dialog', { name: 'Měřidlo PR-2' });
  await device.getByRole('textbox', { name: /^Výrobní číslo/u }).fill('PR-22');
  await page.keyboard.press('Control+s');
  await expect(summary(page)).toContainText('PR-22');
});

test('a meter is found from anywhere by its number, and its place opens', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Hledat' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('pr-22');
  const found = search.getByRole('group', { name: 'Měřidla' }).getByRole('option');
  await expect(found).toContainText('Studená voda · Lipová 12, 12 · kout prádelny');
  await portal.checkAccess();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('PR-22');
});
