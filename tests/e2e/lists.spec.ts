import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { dialogOf } from './spaces.ts';

// Lists are of the whole client, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const ADMIN = 'admin@example.cz';

test('a service of the client is made, changed, ordered by keyboard and deleted', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/auxiliaries/services`);
  await expect(rowOf(page, 'Teplo')).toContainText('systémový');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nová služba' }).click();
  const dialog = dialogOf(page, 'Nová služba');
  await dialog.getByLabel('Kód').fill('OSTRAHA');
  await dialog.getByLabel('Název').fill('Teplo');
  await dialog.getByLabel('Jednotka').fill('hodina');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Záznam s tímto názvem už v seznamu je.')).toBeVisible();
  await portal.checkAccess();
  await dialog.getByLabel('Název').fill('Ostraha domu');
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  const row = rowOf(page, 'Ostraha domu');
  await expect(row).toContainText('vlastní');
  await expect(row).toContainText('>');

  const higher = page.getByRole('button', { name: 'Posunout výš: Ostraha domu' });
  await higher.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(higher).toBeFocused();
  await expect(page.getByText('Ostraha domu: 8. místo z 10')).toBeAttached();
  await expect(page.getByText('Pořadí bylo uloženo')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').nth(8)).toContainText('Ostraha domu');

  await row.dblclick();
  await expect(page).toHaveURL(/row=\d+/);
  const edit = dialogOf(page, 'Služba Ostraha domu');
  await edit.getByLabel('Sazba daně').selectOption('12 %');
  await edit.getByRole('button', { name: 'Uložit' }).click();
  await expect(edit).toHaveCount(0);
  await expect(row.getByRole('gridcell', { name: '12', exact: true })).toBeVisible();
  await row.dblclick();
  await edit.getByText('Historie').click();
  await expect(edit.getByRole('region', { name: 'Historie' }).last()).toContainText('Sazba daně');
  await edit.getByRole('button', { name: 'Smazat záznam' }).click();
  await dialogOf(page, 'Smazat službu?').getByRole('button', { name: 'Smazat záznam' }).click();
  await expect(page.getByText('Záznam byl smazán')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a row of the portal is only hidden; what is used is not deleted', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/auxiliaries/pasporttypes`);
  await rowOf(page, 'Dílna').dblclick();
  const dialog = dialogOf(page, 'Typ prostoru Dílna');
  await expect(dialog.getByLabel('Název')).not.toBeEditable();
  await expect(dialog.getByRole('button', { name: 'Smazat záznam' })).toHaveCount(0);
  await dialog.getByLabel('Skrytý').check();
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Uložit' }).click();
  await expect(rowOf(page, 'Dílna')).toHaveCount(0);
  await page.getByLabel('Zobrazit skryté (1)').check();
  await expect(rowOf(page, 'Dílna')).toBeVisible();
  await expect(page).toHaveURL(/hidden=1/);
  await page.getByPlaceholder('Hledat kód nebo název').fill('DILNA');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Byt').getByRole('gridcell').nth(3)).not.toHaveText('0');
});

test('two windows over one row meet, and both values are shown', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/auxiliaries/services`);
  await rowOf(page, 'Komíny').dblclick();
  const dialog = dialogOf(page, 'Služba Komíny');
  await dialog.getByLabel('Jednotka').fill('komín');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${own.url}/client/user/login`);
  await other.getByLabel('E-mail').fill(MANAGER);
  await other.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(other).not.toHaveURL(/login/);
  await other.goto(page.url());
  const theirs = dialogOf(other, 'Služba Komíny');
  await theirs.getByLabel('Jednotka').fill('vložka');
  await theirs.getByLabel('Sazba daně').selectOption('12 %');
  await theirs.getByRole('button', { name: 'Uložit' }).click();
  await expect(theirs).toHaveCount(0);
  await context.close();
  await dialog.getByRole('button', { name: 'Uložit' }).click();
  const conflict = dialog
    .getByRole('alert')
    .filter({ hasText: 'Záznam mezitím změnil někdo jiný' });
  await expect(conflict).toContainText('komín');
  await expect(conflict).toContainText('vložka');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Uložit vybrané hodnoty' }).click();
  await expect(rowOf(page, 'Komíny')).toContainText('komín');
  await expect(
    rowOf(page, 'Komíny').getByRole('gridcell', { name: '12', exact: true }),
  ).toBeVisible();
});

test('services are offered in the costs of a tenant, each with its usual way of dividing', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports');
  await page.getByRole('gridcell', { name: '1', exact: true }).first().dblclick();
  await page.getByRole('tab', { name: /Náklady/ }).click();
  await page.getByRole('button', { name: 'Nová služba' }).click();
  // Its title says of which space.
  const dialog = dialogOf(page, 'Nová služba:');
  await dialog.getByRole('combobox', { name: 'Služba' }).selectOption('Komíny');
  await expect(dialog.getByLabel('Způsob rozúčtování')).toHaveValue('unit');
  await expect(dialog.getByRole('option', { name: 'Odvoz odpadu' })).toBeAttached();
});

test('a user reads the lists and cannot change them', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/auxiliaries/services`);
  await expect(page.getByText('Seznam mění správce vaší organizace.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nová služba' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Posunout/ })).toHaveCount(0);
  await rowOf(page, 'Úklid').dblclick();
  await expect(dialogOf(page, 'Služba Úklid').getByText('Založení záznamu')).toBeVisible();
  await portal.checkAccess();
  await page.goto(`${own.url}/auxiliaries/cities`);
  await expect(page.getByText('vede ho správce systému')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import seznamu' })).toHaveCount(0);
});

test('a city leads to its houses, and the filter stays with the list of houses', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/auxiliaries/cities');
  await page.getByLabel('Hledat obec').fill('kladno');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Vymazat hledaný text' }).click();
  const used = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  const name = await used.getByRole('gridcell').first().textContent();
  await used.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domy');
  await expect(page.getByLabel('Město').locator('option:checked')).toHaveText(name ?? '');
});

test('a list of municipalities is tried out, its faults are told, and it is accepted whole', async ({
  page,
  portal,
}) => {
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/auxiliaries/cities`);
  await page.getByRole('button', { name: 'Import seznamu' }).click();
  const dialog = dialogOf(page, 'Import seznamu obcí');
  const pick = (content: string) =>
    dialog.getByLabel('Soubor se seznamem obcí').setInputFiles({
      name: 'obce.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
  const header = 'Kód obce;Název;Okres;PSČ;Výpočtová teplota';
  await pick(`${header}\n598201;Nová Ves;Kolín;280 02;-12\n5982;Chybná;;;`);
  await expect(dialog.getByText(/5982 Chybná – Kód obce: Kód obce má šest číslic/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Přijmout seznam' })).toBeDisabled();
  await portal.checkAccess();
  await pick(`${header}\n598201;Nová Ves;Kolín;280 02;-12\n598202;Nova Ves;Kolin;28101;`);
  await dialog.getByRole('button', { name: 'Přijmout seznam' }).click();
  await expect(page.getByText('Seznam obcí byl přijat: nových 2, změněných 0')).toBeVisible();

  await page.getByText('Možné duplicity').click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await rowOf(page, '598201').dblclick();
  const city = dialogOf(page, 'Obec Nová Ves');
  await expect(city.getByLabel('PSČ')).toHaveValue('280 02');
  await portal.checkAccess();
  await city.getByRole('button', { name: 'Sloučit s jinou obcí' }).click();
  const merging = page.getByRole('dialog', { name: /Sloučit do obce Nová Ves/ });
  await merging.getByLabel('Nova Ves (Kolin), 598202').check();
  await portal.checkAccess();
  await merging.getByRole('button', { name: 'Sloučit', exact: true }).click();
  await page.getByRole('button', { name: 'Sloučit obce' }).click();
  await expect(page.getByText('Obce byly sloučeny, přesunuto: 0 záznamů')).toBeVisible();
  await page.getByText('Možné duplicity').click();
  await expect(rowOf(page, '598201')).toContainText('280 02, 281 01');
  await expect(rowOf(page, '598202')).toHaveCount(0);
});

test('on a phone a row opens from its card @phone-only', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/auxiliaries/services`);
  await page.getByRole('button', { name: 'Upravit' }).first().click();
  await expect(dialogOf(page, 'Služba Teplo')).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  await page.goto(`${own.url}/auxiliaries/cities`);
  await expect(page.getByRole('list', { name: 'Obce' })).toBeVisible();
  await portal.checkAccess();
  await page.goto(`${own.url}/auxiliaries/pasporttypes`);
  await expect(page.getByRole('list', { name: 'Typy prostorů' })).toBeVisible();
  await portal.checkAccess();
});
