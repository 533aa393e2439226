import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const SCREEN = '/inmes/catalog';
const ACCOUNTANT = 'ucetni@example.cz';

// New works and crews change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a work is made by keyboard with what its writing needs, and gets a version from a day', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}`);
  await expect(rowOf(page, 'VYM-SV')).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nová práce' }).first().press('Enter');
  const making = page.getByRole('dialog', { name: 'Nová práce' });
  await expect(making.getByLabel('Kód')).toBeFocused();
  await page.keyboard.type('MON-1');
  await making.getByLabel('Název práce').fill('Výměna plynoměru');
  await making.getByLabel('Hotová práce zapíše').selectOption({ label: 'Výměnu měřidla' });
  await making.getByLabel('Druh měřidla').selectOption({ label: 'Plyn' });
  await making.getByLabel('Cena bez DPH').fill('890,50');
  await making.getByLabel('Kontrolní seznam').fill('Zavřít uzávěr\n\nZkouška těsnosti');
  await page.keyboard.press('Control+s');
  await expect(
    making.getByText('Výměnu nelze zapsat bez stavu starého a nového měřidla'),
  ).toBeVisible();
  await expect(making.getByRole('switch', { name: /^Stav/ })).toBeFocused();
  await page.keyboard.press('Space');
  await making.getByRole('switch', { name: /^Číslo měřidla/ }).press('Space');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(making).toBeHidden();
  const row = rowOf(page, 'MON-1');
  await expect(row).toContainText('890,50');
  await expect(row).toContainText('stav, číslo');
  await expect(row).toContainText('2 body');
  await row.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Výměna plynoměru');
  const versions = page.getByRole('region', { name: 'Verze práce' });
  await expect(versions.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Nová verze od dne' }).click();
  const version = page.getByRole('dialog', { name: 'Nová verze práce' });
  await version.getByLabel('Cena bez DPH').fill('950');
  await version.getByRole('switch', { name: /^Zachovat místo pořízení/ }).press('Space');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(versions.getByRole('article')).toHaveCount(2);
  await expect(versions.getByRole('article').first()).toContainText('teprve bude platit');
  await expect(versions.getByRole('article').first()).toContainText('950,00');
  const kept = 'Místo pořízení fotografiízachovává se';
  await expect(versions.getByRole('article').first()).toContainText(kept);
  await expect(versions.getByRole('article').last()).not.toContainText(kept);
  await expect(versions.getByRole('article').last()).toContainText('890,50');
  await portal.checkAccess();
});

test('a version that has not begun is deleted, one that holds is not offered to be', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}`);
  await rowOf(page, 'MON-1').dblclick();
  const versions = page.getByRole('region', { name: 'Verze práce' });
  await versions
    .getByRole('button', { name: /^Upravit verzi/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Verze od/ });
  await expect(dialog.getByLabel('Platí od')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Smazat verzi' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Zrušit' }).click();
  await expect(dialog).toBeHidden();
  await versions
    .getByRole('button', { name: /^Upravit verzi/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Smazat verzi' }).click();
  await page
    .getByRole('dialog', { name: 'Smazat verzi' })
    .getByRole('button', { name: 'Smazat' })
    .click();
  await expect(versions.getByRole('article')).toHaveCount(1);
});

test('a crew has hours and a member, and its day off is told to others without why', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}?tab=crews`);
  await expect(rowOf(page, 'Četa A – odečty')).toContainText('Radek Šikovný');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nová četa' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nová četa' });
  await dialog.getByLabel('Název').fill('Četa D – pohotovost');
  await dialog.getByLabel('Zkratka').fill('D');
  await dialog.getByLabel('Barva').selectOption({ label: 'Fialová' });
  await dialog.getByLabel(/^Radek Šikovný/).check();
  await dialog.getByRole('button', { name: 'Sobota: přidat úsek' }).click();
  await dialog.getByLabel('Sobota: 1. úsek od').fill('8');
  await dialog.getByLabel('Sobota: 1. úsek do').fill('7:30');
  await expect(dialog.getByText('Konec úseku musí být později než začátek')).toBeVisible();
  await dialog.getByLabel('Sobota: 1. úsek do').fill('12:30');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  const row = rowOf(page, 'Četa D – pohotovost');
  await expect(row).toContainText('so 8:00–12:30');
  await expect(row).toContainText('Radek Šikovný');
  await page.getByRole('tab', { name: 'Nepřítomnost' }).click();
  await page.getByRole('button', { name: 'Zapsat nepřítomnost' }).first().click();
  const away = page.getByRole('dialog', { name: 'Nová nepřítomnost' });
  await away.getByLabel('Kdo').selectOption({ label: 'Četa D – pohotovost – celá četa' });
  await away.getByLabel('Důvod').selectOption({ label: 'Nemoc' });
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(rowOf(page, 'Četa D – pohotovost')).toContainText('nemoc');
  await portal.checkAccess();
});

test('an accountant reads crews on a phone, and is not told why somebody is away', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await portal.signIn(ACCOUNTANT, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}?tab=absences`);
  const card = page.getByRole('listitem').filter({ hasText: 'Četa D – pohotovost' });
  await expect(card).toBeVisible();
  await expect(page.getByText('nemoc')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zapsat nepřítomnost' })).toHaveCount(0);
  await portal.checkAccess();
  await page.getByRole('tab', { name: 'Čety' }).click();
  const crew = page.getByRole('listitem').filter({ hasText: 'Četa A – odečty' });
  await crew.getByRole('button', { name: 'Zobrazit četu' }).click();
  await expect(page.getByRole('dialog', { name: 'Četa A – odečty' })).toContainText(
    'po–pá 7:00–11:30, 12:00–15:30',
  );
  await portal.checkAccess();
});
