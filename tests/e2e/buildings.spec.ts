import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { dialogOf, newSpace } from './spaces.ts';

const NEW_UNIT = 'Bytový dům Jižní';

// New houses change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a house is entered from nothing, and stands in the table, marked', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/?tab=units`);
  await page.getByPlaceholder('Hledaný název').fill(NEW_UNIT);
  await page.getByRole('button', { name: 'Nová jednotka' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(NEW_UNIT) })).toContainText('>');
  await openScreen(page, own, '/buildings', NEW_UNIT);

  await expect(page.getByText('Jednotka zatím nemá žádný dům')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import domů' })).toHaveAttribute(
    'href',
    '/buildings?import=new&kind=buildings',
  );
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nový dům' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nový dům' });
  await dialog.getByLabel('Ulice').fill('Jižní');
  await dialog.getByLabel('Číslo popisné').fill('812');
  await dialog.getByLabel('Číslo orientační').fill('4');
  await expect(dialog.getByLabel('Název')).toHaveValue('Jižní 4');
  await dialog.getByLabel('PSČ').fill('39701');
  await dialog.getByRole('combobox', { name: 'Město' }).pressSequentially('pis');
  await page.getByRole('option', { name: 'Písek' }).click();
  await expect(dialog.getByLabel('PSČ')).toHaveValue('397 01');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');

  const row = rowOf(page, 'Jižní 4');
  await expect(row).toContainText('>');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jižní 4');
  await expect(page.getByText('Jižní 812/4, 397 01 Písek')).toBeVisible();
});

test('floors of the house are entered, then its twelve flats, four on each', async ({
  page,
  portal,
}) => {
  test.setTimeout(300_000);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings', NEW_UNIT);
  const row = rowOf(page, 'Jižní 4');
  await row.dblclick();
  await page.getByRole('tab', { name: 'Podlaží' }).click();
  for (const code of ['1NP', '2NP', '3NP']) {
    await page.getByRole('button', { name: 'Nové podlaží' }).first().click();
    const field = page.getByRole('dialog').getByLabel('Kód');
    await expect(field).toHaveValue(code);
    await field.press('Enter');
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('>');
  }
  await portal.checkAccess();

  await page.getByRole('tab', { name: 'Prostory' }).click();
  await page.getByRole('link', { name: 'Založit prostory' }).click();
  await expect(page).toHaveURL(/\/pasports\?unit=\d+&building=\d+$/);
  await newSpace(page).click();
  const dialog = dialogOf(page, 'Nový prostor');
  const number = dialog.getByRole('textbox', { name: 'Číslo', exact: true });
  const floor = dialog.getByLabel('Podlaží');
  const series = dialog.getByLabel('Po uložení zadat další prostor');
  await number.fill('1');
  await dialog.getByLabel('Typ').selectOption('Byt');
  await series.check();
  for (let flat = 1; flat <= 12; flat += 1) {
    await expect(number).toHaveValue(String(flat));
    if (flat > 1) await expect(number).toBeFocused();
    if (flat % 4 === 1) {
      const code = `${(flat + 3) / 4}NP`;
      await floor.selectOption(await floor.locator('option', { hasText: code }).innerText());
    }
    if (flat === 12) await series.uncheck();
    await page.keyboard.press('Control+s');
  }
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, '12')).toContainText('>');

  await page.goto(`${own.url}/buildings`);
  await row.dblclick();
  await page.getByRole('tab', { name: 'Prostory' }).click();
  await expect(page.getByRole('link', { name: 'Zobrazit 12 prostorů domu' })).toHaveAttribute(
    'href',
    /^\/pasports\?unit=\d+&building=\d+$/,
  );
  await page.getByRole('button', { name: 'Zpět na domy' }).click();
  await expect(row.getByRole('gridcell', { name: '12', exact: true })).toBeVisible();
});

test('a house or a floor with flats is not deleted, and the reason is told', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings', NEW_UNIT);
  await rowOf(page, 'Jižní 4').dblclick();
  await page.getByRole('button', { name: 'Další akce s domem' }).click();
  await page.getByRole('menuitem', { name: 'Smazat dům' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat' }).click();
  await expect(page.getByText('Dům nelze smazat: obsahuje 12 prostorů a 3 podlaží.')).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('tab', { name: 'Podlaží' }).click();
  await page.getByRole('row', { name: /2NP/ }).dblclick();
  await page.getByRole('button', { name: 'Smazat podlaží' }).click();
  await page
    .getByRole('dialog', { name: 'Smazat podlaží?' })
    .getByRole('button', { name: 'Smazat podlaží' })
    .click();
  await expect(page.getByText(/^Podlaží nelze smazat: .*4 prostor/)).toBeVisible();
});

test('an empty house is deleted after a confirmation and does not come back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await page.getByRole('button', { name: 'Nový dům' }).click();
  await page.getByRole('dialog').getByLabel('Název').fill('Omyl');
  await page.getByRole('button', { name: 'Založit dům' }).click();
  const row = rowOf(page, 'Omyl');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Další akce s domem' }).click();
  await page.getByRole('menuitem', { name: 'Smazat dům' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat' }).click();
  await expect(page.getByText('Dům „Omyl“ byl smazán')).toBeVisible();
  await expect(rowOf(page, 'Lipová 12')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stránka nenalezena');
});

test('rows are walked by arrows, Enter opens, Ctrl+S saves and Esc leaves', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await rowOf(page, 'Lipová 14').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lipová 16' })).toBeFocused();
  await page.getByRole('tab', { name: 'Základ' }).click();
  await page.getByLabel('Středisko').fill('116');
  await expect(page.getByText('Neuložené změny')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Změny byly uloženy')).toBeVisible();
  await expect(page.getByText('Neuložené změny')).toBeHidden();
  await page.keyboard.press('Escape');
  const row = rowOf(page, 'Lipová 16');
  await expect(row).toBeFocused();
  await expect(row).toContainText('>');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Historie' }).click();
  await expect(page.getByText('Středisko')).toBeVisible();
  await expect(page.getByText('116')).toBeVisible();
  await portal.checkAccess();
});

test('what is typed is not left without a question, and waits as a draft', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await rowOf(page, 'Lipová 18').dblclick();
  await page.getByRole('tab', { name: 'Základ' }).click();
  await page.getByLabel('Zakázka').fill('rozepsaná');
  await page.getByRole('tab', { name: 'Podlaží' }).click();
  await page.getByRole('button', { name: 'Zůstat' }).click();
  await expect(page.getByLabel('Zakázka')).toHaveValue('rozepsaná');
  await page.goBack();
  await page.getByRole('button', { name: 'Odejít bez uložení' }).click();
  await rowOf(page, 'Lipová 18').dblclick();
  await page.getByRole('tab', { name: 'Základ' }).click();
  await expect(page.getByText('Obnoven rozepsaný text')).toBeVisible();
  await expect(page.getByLabel('Zakázka')).toHaveValue('rozepsaná');
});

test('a dialog is not closed by Back over what was typed without a question', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await rowOf(page, 'Lipová 16').dblclick();
  await page.getByRole('tab', { name: 'Podlaží' }).click();
  await rowOf(page, '1NP').dblclick();
  const dialog = page.getByRole('dialog', { name: 'Podlaží 1NP' });
  await dialog.getByLabel('Poznámka').fill('rozepsaná');
  await page.goBack();
  await page.getByRole('button', { name: 'Zůstat' }).click();
  await expect(dialog.getByLabel('Poznámka')).toHaveValue('rozepsaná');
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'rozepsaná')).toBeVisible();
  await expect(page.getByText('Odejít bez uložení?')).toBeHidden();
});

test('of two who change one house the second sees both values by their names', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await rowOf(page, 'Lipová 12').dblclick();
  await page.getByRole('tab', { name: 'Základ' }).click();
  await page.getByLabel('Indikátor topení').selectOption('Bytový měřič tepla');
  await page.getByLabel('Vlastník domu').fill('Moji vlastníci');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${own.url}/client/user/login`);
  await other.getByLabel('E-mail').fill('ucetni@example.cz');
  await other.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(other).toHaveTitle(/^Kastelán – /);
  // The link works whatever unit the other person works with.
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Lipová 12');
  await other.getByLabel('Indikátor topení').selectOption('Bez indikátorů');
  await other.getByLabel('Středisko').fill('112');
  await other.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(other.getByText('Změny byly uloženy')).toBeVisible();
  await context.close();
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Záznam mezitím změnil někdo jiný' });
  await expect(conflict).toContainText('Bytový měřič tepla');
  await expect(conflict).toContainText('Bez indikátorů');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Uložit vybrané hodnoty' }).click();
  await expect(page.getByText('Neuložené změny')).toBeHidden();
  await expect(page.getByLabel('Středisko')).toHaveValue('112');
  await expect(page.getByLabel('Vlastník domu')).toHaveValue('Moji vlastníci');
  await expect(page.getByLabel('Indikátor topení').locator('option:checked')).toHaveText(
    'Bytový měřič tepla',
  );
});

test('a heating element is entered, and ended ones come with the switch', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await rowOf(page, 'Lipová 12').dblclick();
  await page.getByRole('tab', { name: 'Otopná tělesa' }).click();
  await page.getByRole('button', { name: 'Nové těleso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nové otopné těleso' });
  const space = dialog.getByLabel('Prostor');
  await space.selectOption({ index: 2 });
  await dialog.getByLabel('Místnost').selectOption('Kuchyně');
  await dialog.getByLabel('Typ tělesa').fill('Konvektor');
  await dialog.getByLabel('Číslo indikátoru').fill('77001122');
  await dialog.getByLabel('Koeficient výkonu').fill('1,25');
  await dialog.getByLabel('Platí od').fill('1. 1. 2020');
  await dialog.getByLabel('Platí do').fill('31. 12. 2019');
  await dialog.getByRole('button', { name: 'Založit těleso' }).click();
  await expect(dialog.getByText('Konec platnosti nesmí být dříve než její začátek')).toBeVisible();
  await dialog.getByLabel('Platí do').fill('31. 12. 2021');
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Založit těleso' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Zobrazit i ukončená').check();
  await page.getByPlaceholder('Hledané těleso nebo indikátor').fill('77001122');
  const row = page.getByRole('row', { name: /77001122/ });
  await expect(row).toContainText('1,250 / 1,000 / 1,000');
  await expect(row).toContainText('1. 1. 2020 – 31. 12. 2021');
  await row.dblclick();
  await expect(page).toHaveURL(/row=\d+/);
  await page.getByLabel('Výrobce', { exact: true }).fill('Vzorová továrna');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(row).toContainText('Vzorová továrna');
});
