import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { dialogOf, enterFlat, enterPerson, RENTAL } from './spaces.ts';

// A flat is founded and sold here, which would change what other journeys count.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a flat is sold to two co-owners founded in place, told in letters, and the sale is taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await enterFlat(page, '104');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Vlastnictví' }).click();
  await expect(page.getByRole('button', { name: 'Převod' })).toBeHidden();
  await page.getByRole('button', { name: 'Nový vlastník' }).first().click();
  const owner = dialogOf(page, 'Nový vlastník:');
  await enterPerson(page, owner.getByRole('combobox', { name: 'Vlastník' }), 'Starý Emil');
  await owner.getByLabel('Vlastní od').fill('1. 1. 2019');
  await owner.getByRole('button', { name: 'Uložit' }).click();
  await expect(page.getByText('Rozděleno 1/1 ke dni')).toBeVisible();

  await page.getByRole('button', { name: 'Převod' }).click();
  const sale = dialogOf(page, 'Převod prostoru:');
  await sale.getByLabel('Noví vlastníci od').fill('1. 3. 2024');
  await expect(sale.getByRole('checkbox', { name: /Starý Emil/ })).toBeChecked();
  await enterPerson(page, sale.getByRole('combobox', { name: 'Nový vlastník' }), 'Mladá Iva');
  await sale.getByRole('button', { name: 'Přidat spoluvlastníka' }).click();
  await sale.getByRole('button', { name: 'Převést' }).click();
  await expect(sale.getByText('Vyberte nového vlastníka')).toBeVisible();
  await enterPerson(page, sale.getByRole('combobox', { name: 'Nový vlastník 2' }), 'Mladý Ota');
  await sale.getByLabel('Podíly').selectOption('Zadat zlomky');
  const second = sale.getByRole('group', { name: 'Podíl 2' });
  await second.getByLabel('Jmenovatel').fill('3');
  await sale.getByRole('button', { name: 'Převést' }).click();
  await expect(sale.getByText(/dohromady 5\/6, převádí se 1\/1: chybí 1\/6/)).toBeVisible();
  await sale.getByLabel('Podíly').selectOption('Rovným dílem');
  await sale.getByLabel('Hlas ve společenství odevzdává').selectOption('Mladá Iva');
  await sale.getByLabel('Počet osob od převodu').fill('2');
  await expect(sale.getByText(/dohromady/)).toBeHidden();
  await expect(sale.getByText(/končí vlastnictví/)).toHaveText(
    '29. 2. 2024 končí vlastnictví: Starý Emil. Od 1. 3. 2024 vlastní Mladá Iva 1/2 a Mladý Ota 1/2. Hlas odevzdává Mladá Iva. Počet osob bude 2.',
  );
  await portal.checkAccess();
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.checkAccess();
  await sale.getByRole('button', { name: 'Převést' }).click();

  const done = dialogOf(page, 'Převod je zapsaný:');
  await expect(done).toContainText('Od 1. 3. 2024 vlastní Mladá Iva 1/2 a Mladý Ota 1/2.');
  await portal.checkAccess();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await done.getByRole('button', { name: 'Dopis novým vlastníkům' }).click();
  await page.emulateMedia({ media: 'print' });
  const letter = page.getByRole('article');
  await expect(letter).toContainText('Změna vlastníka: prostor 104, Zvonařská');
  await expect(letter).toContainText('Starý Emil, do 29. 2. 2024');
  await expect(letter).toContainText('Počet osob2');
  await expect(done).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(letter).toHaveCount(0);
  await done.getByRole('button', { name: 'Hotovo' }).click();
  if (desktop !== null) await page.setViewportSize(desktop);

  await expect(page.getByRole('row', { name: /Starý Emil/ })).toContainText('29. 2. 2024');
  await expect(page.getByRole('row', { name: /Mladý Ota/ })).toContainText('1/2');
  const history = page.getByRole('region', { name: 'Převody prostoru' });
  await expect(history).toContainText('Prodej od 1. 3. 2024');
  await portal.checkAccess();

  await history.getByRole('button', { name: 'Vzít převod zpět' }).click();
  const question = page.getByRole('dialog', { name: 'Vzít převod zpět?' });
  await question.getByRole('button', { name: 'Vzít převod zpět' }).click();
  await expect(history).toBeHidden();
  await expect(page.getByRole('row', { name: /Mladý Ota/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Starý Emil/ })).not.toContainText('2024');
  await expect(page.getByText('Rozděleno 1/1 ke dni')).toBeVisible();
  await page.getByRole('tab', { name: 'Počet osob' }).click();
  await expect(page.getByRole('button', { name: 'Nový počet osob' }).first()).toBeEnabled();
  await expect(page.getByRole('gridcell', { name: '1. 3. 2024' })).toHaveCount(0);
});

test('an owner sells a part and keeps the rest', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await enterFlat(page, '105');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Vlastnictví' }).click();
  await page.getByRole('button', { name: 'Nový vlastník' }).first().click();
  const owner = dialogOf(page, 'Nový vlastník:');
  await enterPerson(page, owner.getByRole('combobox', { name: 'Vlastník' }), 'Dělný Jaromír');
  await owner.getByLabel('Vlastní od').fill('1. 1. 2019');
  await owner.getByRole('button', { name: 'Uložit' }).click();
  await page.getByRole('button', { name: 'Převod' }).click();
  const sale = dialogOf(page, 'Převod prostoru:');
  await sale.getByLabel('Noví vlastníci od').fill('1. 3. 2024');
  // Who is in the address book already is not founded for the second time.
  const buyer = sale.getByRole('combobox', { name: 'Nový vlastník' });
  await buyer.fill('Dělný Jaromír');
  await page.getByRole('option', { name: /Nová osoba/ }).click();
  await page.getByRole('button', { name: 'Vybrat: Dělný Jaromír' }).click();
  await expect(buyer).toHaveValue('Dělný Jaromír');
  const keep = sale.getByRole('button', { name: 'Část si ponechá Dělný Jaromír' });
  await expect(keep).toBeHidden();
  await enterPerson(page, buyer, 'Nová Zdeňka');
  await keep.click();
  await expect(keep).toBeHidden();
  await expect(sale.getByText(/končí vlastnictví/)).toContainText(
    'Od 1. 3. 2024 vlastní Nová Zdeňka 1/2 a Dělný Jaromír 1/2.',
  );
  await portal.checkAccess();
  await sale.getByRole('button', { name: 'Převést' }).click();
  const done = dialogOf(page, 'Převod je zapsaný:');
  await expect(done.getByRole('button', { name: 'Dopis novým vlastníkům' })).toBeVisible();
  await expect(done.getByRole('button', { name: 'Dopis dosavadním vlastníkům' })).toBeHidden();
  await done.getByRole('button', { name: 'Hotovo' }).click();
  await expect(page.getByRole('row', { name: /Dělný Jaromír/ })).toHaveCount(2);
});

test('states of the meters are read as a flat is sold, told in the letter, and go back with the sale', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports');
  await rowOf(page, '3').first().dblclick();
  await page.getByRole('tab', { name: 'Vlastnictví' }).click();
  await page.getByRole('button', { name: 'Převod' }).click();
  const sale = dialogOf(page, 'Převod prostoru:');
  // The states are those of today, of which the demo has read none.
  const tomorrow = czechDate(shiftDays(pragueDay(new Date()), 1));
  await sale.getByLabel('Noví vlastníci od').fill(tomorrow);
  await enterPerson(page, sale.getByRole('combobox', { name: 'Nový vlastník' }), 'Nová Blanka');
  const states = sale.getByRole('group', { name: /^Stavy měřidel na konci dne/ });
  const water = states.getByRole('textbox', { name: /^Studená voda/ });
  await water.fill('1');
  await water.press('Tab');
  await expect(states.getByText(/Stav je nižší než/)).toBeVisible();
  await expect(states.getByRole('checkbox', { name: /přetočil/ })).toBeVisible();
  await portal.checkAccess();
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.checkAccess();
  if (desktop !== null) await page.setViewportSize(desktop);
  await sale.getByRole('button', { name: 'Převést' }).click();
  await expect(water).toBeFocused();
  await water.fill('99990,125');
  await expect(states.getByRole('checkbox')).toBeHidden();
  await sale.getByRole('button', { name: 'Převést' }).click();

  const done = dialogOf(page, 'Převod je zapsaný:');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await done.getByRole('button', { name: 'Dopis dosavadním vlastníkům' }).click();
  await page.emulateMedia({ media: 'print' });
  const letter = page.getByRole('article');
  await expect(letter).toContainText(/Stav .*: Studená voda.*99\s990,125\sm³/);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await done.getByRole('button', { name: 'Hotovo' }).click();

  const history = page.getByRole('region', { name: 'Převody prostoru' });
  await history.getByRole('button', { name: 'Vzít převod zpět' }).click();
  const question = page.getByRole('dialog', { name: 'Vzít převod zpět?' });
  await question.getByRole('button', { name: 'Vzít převod zpět' }).click();
  await expect(history).toBeHidden();
  await page.getByRole('button', { name: 'Převod' }).click();
  await sale.getByLabel('Noví vlastníci od').fill(tomorrow);
  // Known states would stand there as texts.
  await expect(states.getByRole('textbox', { name: /^Studená voda/ })).toHaveValue('');
});
