import type { Page } from '@playwright/test';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { takenPhoto } from '#tests/photos.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const SCREEN = '/meters/overview';

// Days that have passed, and lie in the years of the chart, whenever this is run.
const YEAR = Number(pragueDay(new Date()).slice(0, 4)) - 1;
const MOUNTED = `31. 12. ${YEAR - 3}`;
const FIRST = `31. 12. ${YEAR - 2}`;
const SECOND = `31. 12. ${YEAR - 1}`;
const EXCHANGED = `31. 3. ${YEAR}`;
const escaped = (day: string) =>
  day.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s`);

// New places change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const summary = (page: Page) => page.getByRole('region', { name: 'V kostce' });

/** A photo as a telephone takes it. */
async function counterPhoto() {
  return { name: 'číselník.jpg', mimeType: 'image/jpeg', buffer: await takenPhoto(1200, 900) };
}

/** Opens the place of the device by the search of the list. */
async function openPlace(page: Page, serial: string): Promise<void> {
  await openScreen(page, own, SCREEN);
  await page.getByLabel('Hledat měřidlo').fill(serial);
  await rowOf(page, serial).dblclick();
  await expect(summary(page)).toContainText(serial);
}

test('a measuring place is made in a flat and its first device is mounted', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Měřidla');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nové měřicí místo' }).first().click();
  const making = page.getByRole('dialog', { name: 'Nové měřicí místo' });
  await expect(making.getByLabel('Druh', { exact: true })).toBeFocused();
  await making.getByLabel('Dům').selectOption({ label: 'Lipová 12' });
  await expect(making.getByLabel('Úroveň')).toHaveValue('building');
  await making.getByLabel('Prostor').selectOption({ label: '12' });
  await expect(making.getByLabel('Úroveň')).toHaveValue('flat');
  await making.getByLabel('Umístění').fill('komora');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  const mounting = page.getByRole('dialog', { name: 'Osadit měřidlo: Studená voda, komora' });
  await expect(mounting.getByRole('textbox', { name: /^Výrobní číslo/ })).toBeFocused();
  await page.keyboard.type('SV-700');
  await mounting.getByLabel('Namontováno').fill(MOUNTED);
  await mounting.getByLabel('Rok ověření').fill(String(YEAR - 3));
  await mounting.getByLabel('Počáteční stav').fill('99 950');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Měřidlo SV-700 bylo osazeno')).toBeVisible();
  await expect(summary(page)).toContainText('99 950,000 m³');
  await expect(summary(page)).toContainText('není známa za celý rok');
  await page.getByRole('button', { name: 'Zpět na měřidla' }).click();
  await page.getByLabel('Hledat měřidlo').fill('SV-700');
  await expect(rowOf(page, 'SV-700')).toContainText('komora');
});

test('a reading is written by keyboard; a lower state is refused and taken as an overflow', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}?act=reading`);
  await expect(page.getByLabel('Hledat měřidlo')).toBeFocused();
  await page.keyboard.type('sv-700');
  await rowOf(page, 'SV-700').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zapsat odečet: SV-700' });
  const state = dialog.getByRole('textbox', { name: /^Stav/ });
  await expect(state).toBeFocused();
  await page.keyboard.type('99980,5');
  await expect(dialog.getByText('Od předchozího odečtu 30,5 m³')).toBeVisible();
  await dialog.getByLabel('Den odečtu').fill(FIRST);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Odečet ze dne ${FIRST} byl zapsán`)).toBeVisible();

  await page.getByRole('button', { name: 'Zapsat odečet' }).first().press('Enter');
  await expect(state).toBeFocused();
  await page.keyboard.type('12,5');
  await dialog.getByLabel('Den odečtu').fill(SECOND);
  await page.keyboard.press('Control+s');
  await expect(state).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toContainText(`Předchozí stav 99 980,500 m³ ze dne ${FIRST}`);
  const offers = dialog.getByRole('group', { name: 'Proč je stav nižší' });
  await expect(offers.getByRole('button', { name: 'Vyměnit měřidlo' })).toBeVisible();
  await portal.checkAccess();
  await offers.getByRole('button', { name: 'Číselník se přetočil' }).press('Enter');
  await expect(dialog.getByText('Od předchozího odečtu 32 m³')).toBeVisible();
  await state.press('Control+s');
  await expect(page.getByText(`Odečet ze dne ${SECOND} byl zapsán`)).toBeVisible();
  await expect(rowOf(page, SECOND)).toContainText('32,000 m³ (přes nulu)');
  // 32,0 of the last year against 30,5 of the one before.
  await expect(summary(page)).toContainText('32,0 m³');
  await expect(summary(page)).toContainText('rok předtím 30,5 m³, +5 %');
});

test('a reading is corrected, and says who has changed it', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openPlace(page, 'SV-700');
  await rowOf(page, FIRST).dblclick();
  await expect(page).toHaveURL(/reading=\d+/);
  const dialog = page.getByRole('dialog', { name: `Odečet ${FIRST}: SV-700` });
  await dialog.getByRole('textbox', { name: /^Stav/ }).fill('99 981,5');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Odečet byl opraven')).toBeVisible();
  await rowOf(page, FIRST).dblclick();
  await dialog.getByText('Historie').click();
  await expect(dialog.getByText('Tomáš Vzorný').first()).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, SECOND)).toContainText('31,000 m³ (přes nulu)');
});

test('a device is exchanged in one step and consumption goes on', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openPlace(page, 'SV-700');
  await page.getByRole('button', { name: 'Další akce s měřicím místem' }).click();
  await page.getByRole('menuitem', { name: 'Vyměnit měřidlo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vyměnit měřidlo SV-700' });
  await expect(dialog.getByRole('textbox', { name: /^Konečný stav/ })).toBeFocused();
  await page.keyboard.type('20,5');
  await dialog.getByLabel('Den výměny').fill(EXCHANGED);
  await expect(dialog.getByText('Od předchozího odečtu 8 m³')).toBeVisible();
  await dialog.getByLabel('Důvod').fill('Přechod na dálkový odečet');
  await dialog.getByRole('textbox', { name: /^Výrobní číslo/ }).fill('SV-701');
  await dialog.getByLabel('Dálkový odečet').check();
  await dialog.getByLabel('Vyfotit dosavadní měřidlo').setInputFiles(await counterPhoto());
  await expect(dialog.getByRole('img', { name: 'Vyfotit dosavadní měřidlo' })).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Měřidlo SV-700 bylo vyměněno za SV-701')).toBeVisible();
  await expect(summary(page)).toContainText('SV-701');
  await page.getByRole('tab', { name: 'Měřidla' }).click();
  const line = page.getByRole('list', { name: 'Měřidla v čase' }).getByRole('listitem');
  await expect(line).toHaveText([
    new RegExp(`SV-700.*${escaped(MOUNTED)} – ${escaped(EXCHANGED)}`, 'u'),
    new RegExp(`SV-701.*od ${escaped(EXCHANGED)}`, 'u'),
  ]);
  await expect(rowOf(page, 'SV-700')).toContainText('20,500 m³');
  await portal.checkAccess();

  await page.getByRole('tab', { name: 'Graf' }).click();
  await expect(page.getByRole('img', { name: /^Spotřeba po měsících/ })).toBeVisible();
  // 8 m³ over the 90 or 91 days up to the exchange: 31 of them in January.
  await expect(page.getByRole('row', { name: /^leden/ })).toContainText(/2,[78]/);
  await portal.checkAccess();
});

test('a photo of a counter is looked at beside its state; what is no picture is told', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openPlace(page, 'SV-701');
  await rowOf(page, EXCHANGED).filter({ hasText: '20,500' }).dblclick();
  const dialog = page.getByRole('dialog', { name: `Odečet ${EXCHANGED}: SV-700` });
  const photos = dialog.getByRole('region', { name: 'Fotky odečtu' });
  await expect(photos.getByRole('img')).toHaveCount(1);
  const pick = photos.getByLabel('Fotka odečtu', { exact: true });
  await pick.setInputFiles({
    name: 'fotka.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('tohle není fotka'),
  });
  await expect(photos.getByRole('alert')).toHaveText('Vyberte fotku JPEG, PNG nebo WebP');
  await pick.setInputFiles(await counterPhoto());
  await expect(photos.getByRole('img')).toHaveCount(2);
  await portal.checkAccess();
  await photos.getByRole('button', { name: `Smazat: Fotka 2 odečtu ${EXCHANGED}` }).click();
  await page.getByRole('button', { name: 'Smazat fotku', exact: true }).click();
  await expect(photos.getByRole('img')).toHaveCount(1);
  await photos.getByRole('img').click();
  const whole = page.getByRole('dialog', { name: `Fotka 1 odečtu ${EXCHANGED}` });
  await expect(whole.getByRole('img', { name: 'Fotka 1 odečtu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('a device is taken away and put back, and its place asks for another one', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openPlace(page, 'SV-701');
  await page.getByRole('button', { name: 'Další akce s měřicím místem' }).click();
  await page.getByRole('menuitem', { name: 'Demontovat měřidlo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demontovat měřidlo SV-701' });
  await dialog.getByRole('textbox', { name: /^Konečný stav/ }).fill('1');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Měřidlo SV-701 bylo demontováno')).toBeVisible();
  await expect(summary(page)).toContainText('není osazeno');
  await page.getByRole('tab', { name: 'Měřidla' }).click();
  await rowOf(page, 'SV-701').dblclick();
  await page.getByRole('button', { name: 'Vzít demontáž zpět' }).click();
  await expect(page.getByText('Měřidlo SV-701 je znovu osazené')).toBeVisible();
  await expect(summary(page)).toContainText('SV-701');
});

test('chips count what they leave, and the house leads to its meters', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}?kind=cold-water`);
  const chip = page.getByRole('checkbox', { name: /^Vše\s?\d+$/ });
  await expect(chip).toBeChecked();
  const count = Number((await chip.locator('..').textContent())?.replaceAll(/\D/gu, ''));
  expect(count).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`^${count} záznam`, 'u'))).toBeVisible();
  await openPlace(page, 'SV-701');
  await summary(page).getByRole('link', { name: 'Lipová 12' }).click();
  await expect(page.getByRole('tab', { name: 'Měřidla' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Hledat měřidlo').fill('SV-701');
  await rowOf(page, 'SV-701').dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studená voda, komora');
});

test('a meter is read on a phone @phone-only @phone', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}?act=new`);
  const making = page.getByRole('dialog', { name: 'Nové měřicí místo' });
  await making.getByLabel('Dům').selectOption({ label: 'Lipová 14' });
  await making.getByRole('button', { name: 'Založit a osadit měřidlo' }).click();
  const mounting = page.getByRole('dialog', { name: /^Osadit měřidlo/ });
  await mounting.getByRole('textbox', { name: /^Výrobní číslo/ }).fill('SV-900');
  await mounting.getByLabel('Namontováno').fill(EXCHANGED);
  await mounting.getByRole('button', { name: 'Osadit měřidlo' }).click();
  await expect(summary(page)).toContainText('SV-900');
  await page.getByRole('button', { name: 'Zapsat odečet' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Zapsat odečet: SV-900' });
  const state = dialog.getByRole('textbox', { name: /^Stav/ });
  await expect(state).toHaveAttribute('inputmode', 'decimal');
  await state.fill('12');
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Zapsat odečet' }).click();
  await expect(summary(page)).toContainText('12,000 m³');
});
