import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { dialogOf, enterFlat, enterPerson, newSpace, panel, RENTAL } from './spaces.ts';

// People move in and out here, which would change what other journeys count.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a flat is entered from nothing: the space, its tenant, owners and rooms', async ({
  page,
  portal,
}) => {
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
  const tenant = dialogOf(page, 'Nový nájemce:');
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
    const owner = dialogOf(page, 'Nový vlastník:');
    await enterPerson(page, owner.getByRole('combobox', { name: 'Vlastník' }), name);
    await owner.getByLabel('Čitatel').fill(share[0]);
    await owner.getByLabel('Jmenovatel').fill(share[1]);
    await owner.getByLabel('Vlastní od').fill('2019-01-01');
    await owner.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByText(`Rozděleno ${together} ke dni`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Nový vlastník' }).first().click();
  const third = dialogOf(page, 'Nový vlastník:');
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
    const room = dialogOf(page, 'Nová místnost:');
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
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await enterFlat(page, '102');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Nájemci' }).click();
  await page.getByRole('button', { name: 'Nový nájemce' }).first().click();
  const tenant = dialogOf(page, 'Nový nájemce:');
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
    const roommate = dialogOf(page, 'Nový spolubydlící:');
    await enterPerson(page, roommate.getByRole('combobox', { name: 'Spolubydlící' }), name);
    await roommate.getByLabel('Vztah k nájemci').fill(relation);
    await roommate.getByLabel('Bydlí od').fill('1.1.2015');
    await roommate.getByRole('button', { name: 'Uložit' }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Náklady' }).click();
  for (const [service, advance] of [
    ['Teplo', '1250,50'],
    ['Odvoz odpadu', '80'],
  ] as const) {
    await page.getByRole('button', { name: 'Nová služba' }).first().click();
    const cost = dialogOf(page, 'Nová služba:');
    await cost.getByRole('combobox', { name: 'Služba' }).selectOption(service);
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
  const move = dialogOf(page, 'Stěhování:');
  await move.getByLabel('Poslední den dosavadního nájemce').fill('31.8.2025');
  await enterPerson(page, move.getByRole('combobox', { name: 'Nový nájemce' }), 'Javor Petr');
  await move.getByLabel('Počet osob').fill('4');
  await move.getByRole('checkbox', { name: 'Dubová Nela (dcera)' }).check();
  await move.getByRole('checkbox', { name: /Teplo/ }).check();
  await expect(move.getByText(/Dub Martin končí 31\.\s8\.\s2025\./)).toHaveText(
    /Od 1\.\s9\.\s2025 nastupuje Javor Petr, 4 osoby\. V prostoru zůstává: Dubová Nela \(dcera\)\. Odchází: Dubová Věra \(manželka\)\. Přebírané zálohy: Teplo 1.250,50.Kč měsíčně\./,
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
    const dialog = dialogOf(page, 'Nový počet osob:');
    await dialog.getByRole('textbox', { name: 'Počet osob' }).fill(persons);
    await dialog.getByLabel('Platí od').fill(from);
    await dialog.getByRole('button', { name: 'Uložit' }).click();
    return dialog;
  };
  await expect(await count('2', '1.1.2020')).toBeHidden();
  const second = await count('3', '1.5.2020');
  await expect(
    second.getByText(/překrývá se záznamem od 1\.\s1\.\s2020 \(2 osoby\)/),
  ).toBeVisible();
  await second.getByLabel('Platí od').fill('1.1.2019');
  await second.getByLabel('Platí do').fill('31.12.2018');
  await second.getByLabel('Platí do').blur();
  await expect(second.getByText('Konec platnosti nesmí být dříve než její začátek')).toBeVisible();
  await second.getByLabel('Platí do').fill('31.12.2019');
  await second.getByRole('button', { name: 'Uložit' }).click();
  await expect(second).toBeHidden();
  await expect(page.getByRole('row', { name: /31\.\s12\.\s2019/ })).toContainText('3');

  // The refusal offers to end the former record; what it offers goes with the day that it is for.
  const third = await count('4', '1.6.2020');
  const ending = third.getByRole('button', { name: /^Ukončit předchozí dnem/ });
  await expect(ending).toHaveText('Ukončit předchozí dnem 31. 5. 2020 a uložit');
  await expect(third.getByText('Skončí 2 osoby (od 1. 1. 2020).')).toBeVisible();
  await portal.checkAccess();
  await third.getByLabel('Platí od').fill('1.7.2020');
  await expect(ending).toBeHidden();
  await third.getByLabel('Platí od').fill('1.6.2020');
  await ending.click();
  await expect(third).toBeHidden();
  await expect(page.getByRole('row', { name: /31\.\s5\.\s2020/ })).toContainText('2');
});
