import type { Locator, Page } from '@playwright/test';
import { startPortal, type PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD } from './global-setup.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const RENTAL = 'Nájemní dům Zvonařská 7';

// People move in and out here, which would change what other journeys count.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startPortal({ DEMO: '1', DEMO_PASSWORD });
});
test.afterAll(() => own.stop());

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Vybraný prostor' });
const newSpace = (page: Page) => page.getByRole('button', { name: 'Nový prostor' });

/** Chooses a person who is not in the address book yet. */
async function enterPerson(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name);
  await page.getByRole('option', { name: /Nová osoba/ }).click();
  const person = dialogOf(page, 'Nová osoba');
  const [last = '', first = ''] = name.split(' ');
  await expect(person.getByLabel('Příjmení')).toHaveValue(last);
  await expect(person.getByRole('textbox', { name: 'Jméno', exact: true })).toHaveValue(first);
  await person.getByRole('button', { name: 'Zapsat do adresáře' }).click();
  await expect(field).toHaveValue(name);
}

/** Enters a flat into the rental house and leaves it selected. */
async function enterFlat(page: Page, number: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Zvonařská 7' }).click();
  await newSpace(page).click();
  const dialog = dialogOf(page, 'Nový prostor');
  await dialog.getByRole('textbox', { name: 'Číslo', exact: true }).fill(number);
  await dialog.getByLabel('Typ').selectOption('Byt');
  await page.keyboard.press('Control+s');
  await expect(rowOf(page, number)).toContainText('>');
}

test('a flat is entered from nothing: the space, its tenant, owners and rooms', async ({
  page,
  portal,
}) => {
  test.setTimeout(90_000);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prostory');
  await portal.checkAccess();

  await page.getByRole('treeitem', { name: 'Zvonařská 7' }).click();
  await expect(page).toHaveURL(/building=\d+/);
  await expect(page.getByRole('columnheader', { name: 'Dům' })).toHaveCount(0);
  await newSpace(page).click();
  const dialog = dialogOf(page, 'Nový prostor');
  await dialog.getByRole('textbox', { name: 'Číslo', exact: true }).fill('101');
  await dialog.getByLabel('Typ').selectOption('Byt');
  await dialog.getByLabel('Podlaží').selectOption({ label: '3NP – 3. nadzemní podlaží' });
  await dialog.getByLabel('Variabilní symbol').fill('70101');
  await dialog.getByLabel('Celková plocha').fill('64,35');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  const row = rowOf(page, '101');
  await expect(row).toContainText('>');
  await expect(row).toBeFocused();
  await expect(row).toContainText('64,35');
  await expect(panel(page).getByRole('heading', { name: 'Byt 101' })).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Byt 101');
  await page.getByRole('tab', { name: 'Nájemci' }).click();
  await page.getByRole('button', { name: 'Nový nájemce' }).first().click();
  const tenant = dialogOf(page, 'Nový nájemce');
  await enterPerson(page, tenant.getByRole('combobox', { name: 'Nájemce' }), 'Zelená Jarmila');
  await tenant.getByLabel('Užívá od').fill('1. 3. 2020');
  await tenant.getByLabel('Smlouva do').fill('28.2.30');
  await portal.checkAccess();
  await tenant.getByRole('button', { name: 'Uložit' }).click();
  await expect(page.getByRole('row', { name: /Zelená Jarmila/ })).toContainText('28. 2. 2030');

  await page.getByRole('tab', { name: 'Vlastnictví' }).click();
  for (const [name, share, together] of [
    ['Horní Karel', ['1', '2'], '1/2'],
    ['Horní Alena', ['1', '4'], '3/4'],
  ] as const) {
    await page.getByRole('button', { name: 'Nový vlastník' }).first().click();
    const owner = dialogOf(page, 'Nový vlastník');
    await enterPerson(page, owner.getByRole('combobox', { name: 'Vlastník' }), name);
    await owner.getByLabel('Čitatel').fill(share[0]);
    await owner.getByLabel('Jmenovatel').fill(share[1]);
    await owner.getByLabel('Vlastní od').fill('2019-01-01');
    await owner.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText(`Rozděleno ${together} ke dni`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Nový vlastník' }).first().click();
  const third = dialogOf(page, 'Nový vlastník');
  await expect(third.getByLabel('Jmenovatel')).toHaveValue('4');
  await third.getByRole('combobox', { name: 'Vlastník' }).fill('zelena j');
  await page.getByRole('option', { name: /Zelená Jarmila/ }).click();
  await third.getByLabel('Čitatel').fill('3');
  await third.getByRole('button', { name: 'Uložit' }).click();
  await expect(third.getByText(/přesáhl celek \(3\/2\)/)).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zahodit změny' }).click();
  await expect(third).toBeHidden();

  await page.getByRole('tab', { name: 'Místnosti' }).click();
  for (const [name, area, coefficient] of [
    ['Pokoj', '20', '1'],
    ['Kuchyň', '10', '1'],
    ['Předsíň', '6', '0,2'],
  ] as const) {
    await page.getByRole('button', { name: 'Nová místnost' }).first().click();
    const room = dialogOf(page, 'Nová místnost');
    await room.getByRole('textbox', { name: 'Místnost' }).fill(name);
    await room.getByLabel('Podlahová plocha').fill(area);
    await room.getByLabel('Koeficient započtení').fill(coefficient);
    if (coefficient !== '1') await room.getByLabel('Vytápěná').uncheck({ force: true });
    await room.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('>');
  }
  await expect(page.getByText('31,20 m²')).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('tab', { name: 'Základ' }).click();
  await expect(page.getByRole('textbox', { name: 'Započitatelná plocha' })).toHaveValue('31,20');
  await expect(page.getByRole('textbox', { name: 'Započitatelná plocha' })).not.toBeEditable();
});

test('a family moves out and another moves in, and the day of the list tells who lived there', async ({
  page,
  portal,
}) => {
  test.setTimeout(90_000);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await enterFlat(page, '102');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Nájemci' }).click();
  await page.getByRole('button', { name: 'Nový nájemce' }).first().click();
  const tenant = dialogOf(page, 'Nový nájemce');
  await enterPerson(page, tenant.getByRole('combobox', { name: 'Nájemce' }), 'Dub Martin');
  await tenant.getByLabel('Užívá od').fill('1.1.2015');
  await tenant.getByRole('button', { name: 'Uložit' }).click();
  await expect(page.getByRole('row', { name: /Dub Martin/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Spolubydlící' }).click();
  for (const [name, relation] of [
    ['Dubová Věra', 'manželka'],
    ['Dubová Nela', 'dcera'],
  ] as const) {
    await page.getByRole('button', { name: 'Nový spolubydlící' }).first().click();
    const roommate = dialogOf(page, 'Nový spolubydlící');
    await enterPerson(page, roommate.getByRole('combobox', { name: 'Spolubydlící' }), name);
    await roommate.getByLabel('Vztah k nájemci').fill(relation);
    await roommate.getByLabel('Bydlí od').fill('1.1.2015');
    await roommate.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Náklady' }).click();
  for (const [service, advance] of [
    ['Vytápění', '1250,50'],
    ['Odvoz odpadu', '80'],
  ] as const) {
    await page.getByRole('button', { name: 'Nová služba' }).first().click();
    const cost = dialogOf(page, 'Nová služba');
    await cost.getByRole('combobox', { name: 'Služba' }).fill(service);
    await cost.getByLabel('Záloha měsíčně').fill(advance);
    await cost.getByLabel('Platí od').fill('1.1.2024');
    await cost.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByRole('row', { name: new RegExp(service) })).toBeVisible();
  }
  await expect(page.getByText(/Zálohy celkem 1.330,50.Kč měsíčně/)).toBeVisible();
  await portal.checkAccess();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prostory');
  await expect(panel(page)).toContainText('Dub Martin');
  await panel(page).getByRole('button', { name: 'Stěhování' }).click();
  const move = dialogOf(page, 'Stěhování');
  await move.getByLabel('Poslední den dosavadního nájemce').fill('31.8.2025');
  await enterPerson(page, move.getByRole('combobox', { name: 'Nový nájemce' }), 'Javor Petr');
  await move.getByLabel('Počet osob').fill('4');
  await move.getByRole('checkbox', { name: 'Dubová Nela (dcera)' }).check();
  await move.getByRole('checkbox', { name: /Vytápění/ }).check();
  await expect(move.getByText(/Dub Martin končí 31\. 8\. 2025\./)).toHaveText(
    /Od 1\. 9\. 2025 nastupuje Javor Petr, 4 osoby\. V prostoru zůstává: Dubová Nela \(dcera\)\. Odchází: Dubová Věra \(manželka\)\. Přebírané zálohy: Vytápění 1.250,50.Kč měsíčně\./,
  );
  await portal.checkAccess();
  await move.getByRole('button', { name: 'Přestěhovat' }).click();
  await expect(move).toBeHidden();
  await expect(rowOf(page, '102')).toContainText('Javor Petr');
  await expect(panel(page).getByRole('region', { name: 'Počet osob' })).toContainText('4 osoby');
  await expect(panel(page).getByRole('region', { name: 'Nájemci' })).toContainText(
    'Dub Martinod 1. 1. 2015 do 31. 8. 2025',
  );

  await page.getByLabel('Stav ke dni').fill('31. 8. 2025');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/as_of=2025-08-31/);
  await expect(rowOf(page, '102')).toContainText('Dub Martin');
  await expect(panel(page).getByRole('region', { name: 'Nájemci' })).not.toContainText('Javor');
  await expect(panel(page).getByRole('region', { name: 'Spolubydlící' })).toContainText('Věra');
  await page.reload();
  await expect(rowOf(page, '102')).toContainText('Dub Martin');
  await page.getByRole('button', { name: 'Dnes' }).click();
  await expect(rowOf(page, '102')).toContainText('Javor Petr');
  await panel(page).getByRole('button', { name: 'více: Spolubydlící' }).click();
  await expect(page.getByRole('row', { name: /Dubová Věra/ })).toContainText('31. 8. 2025');
  await page.getByRole('tab', { name: 'Náklady' }).click();
  await expect(page.getByText(/Zálohy celkem 1.250,50.Kč měsíčně/)).toBeVisible();
});

test('overlapping times are refused with a sentence that names the other record', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await enterFlat(page, '103');
  await panel(page).getByRole('button', { name: 'více: Počet osob' }).click();
  const count = async (persons: string, from: string) => {
    await page.getByRole('button', { name: 'Nový počet osob' }).first().click();
    const dialog = dialogOf(page, 'Nový počet osob');
    await dialog.getByRole('textbox', { name: 'Počet osob' }).fill(persons);
    await dialog.getByLabel('Platí od').fill(from);
    await dialog.getByRole('button', { name: 'Uložit' }).click();
    return dialog;
  };
  await expect(await count('2', '1.1.2020')).toBeHidden();
  const second = await count('3', '1.5.2020');
  await expect(second.getByText(/překrývá se záznamem od 1\. 1\. 2020 \(2 osoby\)/)).toBeVisible();
  await second.getByLabel('Platí od').fill('1.1.2019');
  await second.getByLabel('Platí do').fill('31.12.2018');
  await second.getByLabel('Platí do').blur();
  await expect(second.getByText('Konec platnosti nesmí být dříve než její začátek')).toBeVisible();
  await second.getByLabel('Platí do').fill('31.12.2019');
  await second.getByRole('button', { name: 'Uložit' }).click();
  await expect(second).toBeHidden();
  await expect(page.getByRole('row', { name: /31\. 12\. 2019/ })).toContainText('3');
});

test('of two windows with one space the second sees both values and loses nothing', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await enterFlat(page, '104');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Byt 104');
  await page.getByLabel('Dispozice').fill('2+1');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${own.url}/client/user/login`);
  await other.getByLabel('E-mail').fill('admin@example.cz');
  await other.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(other).toHaveTitle(/Kastelán –/);
  await other.goto(page.url());
  await other.getByLabel('Dispozice').fill('3+kk');
  await other.getByLabel('Variabilní symbol').fill('555');
  await other.getByRole('button', { name: 'Ulož změny' }).click();
  await expect(other.getByText('Změny byly uloženy')).toBeVisible();
  await context.close();
  await page.getByRole('button', { name: 'Ulož změny' }).click();
  await expect(page.getByText('Záznam mezitím změnil někdo jiný').first()).toBeVisible();
  await expect(page.getByText('3+kk')).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Uložit vybrané hodnoty' }).click();
  await expect(page.getByText('Neuložené změny')).toBeHidden();
  await expect(page.getByLabel('Dispozice')).toHaveValue('2+1');
  await expect(page.getByLabel('Variabilní symbol')).toHaveValue('555');
  await page.getByRole('tab', { name: 'Historie' }).click();
  await expect(page.getByText('3+kk').first()).toBeVisible();
});

test('the tree, the table and the record are walked by the keyboard alone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  const house = page.getByRole('treeitem', { name: 'Zvonařská 7' });
  await page.getByRole('treeitem', { name: 'Celá jednotka' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(house).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(house).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('treeitem', { name: /^2NP/ })).toBeVisible();
  await page.getByRole('treeitem', { name: /^2NP/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/building=\d+&floor=\d+/);
  await expect(page.getByRole('row', { name: /1NP/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /2NP/ })).toHaveCount(4);

  const rows = page.locator('tbody tr');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(rows.nth(1)).toContainText('>');
  await expect(page).toHaveURL(/space=\d+/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=basic/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/tab=basic/);
  await page.goForward();
  await page.getByLabel('Hledat prostor').fill('nic takového tu není');
  await expect(page.getByText('Hledání „nic takového tu není“ nic nenašlo')).toBeVisible();
});

test('a space is hidden, shown again among the hidden, and deleted only while nothing refers to it', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await enterFlat(page, '105');
  const act = async (name: string) => {
    await panel(page).getByRole('button', { name: 'Další akce s prostorem' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Skrýt prostor');
  await expect(rowOf(page, '105')).toHaveCount(0);
  await page.getByLabel(/Zobrazit skryté \(\d/).check({ force: true });
  await expect(page.getByRole('row', { name: /105 \(skryto\)/ })).toBeVisible();
  await portal.checkAccess();
  await act('Zobrazit prostor');
  await expect(rowOf(page, '105')).toBeVisible();

  await panel(page).getByRole('button', { name: 'více: Počet osob' }).click();
  await page.getByRole('button', { name: 'Nový počet osob' }).first().click();
  const dialog = dialogOf(page, 'Nový počet osob');
  await dialog.getByRole('textbox', { name: 'Počet osob' }).fill('1');
  await dialog.getByRole('button', { name: 'Uložit' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Další akce s prostorem' }).click();
  await page.getByRole('menuitem', { name: 'Smazat prostor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat prostor' }).click();
  await expect(page.getByText(/nelze smazat.*1 záznam o počtu osob/)).toBeVisible();
  await page.getByRole('row', { name: /1/ }).last().dblclick();
  await page.getByRole('button', { name: 'Smazat záznam' }).click();
  await page
    .getByRole('dialog', { name: 'Smazat počet osob?' })
    .getByRole('button', { name: 'Smazat záznam' })
    .click();
  await expect(page.getByText('Tabulka neobsahuje žádná data')).toBeVisible();
  await page.getByRole('button', { name: 'Další akce s prostorem' }).click();
  await page.getByRole('menuitem', { name: 'Smazat prostor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat prostor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prostory');
  await expect(rowOf(page, '105')).toHaveCount(0);
});

test('on a phone the house is chosen from a list and the space slides over it @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/pasports`);
  await expect(page.getByLabel('Skupina nebo dům')).toBeVisible();
  await portal.checkAccess();
  const card = page
    .getByRole('listitem')
    .filter({ hasText: /^Byt \d+/ })
    .first();
  await card.getByRole('button', { name: /^Byt/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Nájemci');
  await portal.checkAccess();
  await page.getByRole('dialog').getByRole('button', { name: 'Otevřít' }).click();
  await expect(page.getByRole('tab', { name: 'Základ' })).toBeVisible();
  await portal.checkAccess();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
