import { expect, test } from './portal.ts';

test.describe.configure({ mode: 'serial' });

test('the overview tells the figures of the active unit and leads to their lists @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Družstvo Javorka');
  await expect(page).toHaveTitle('Kastelán – Družstvo Javorka');
  const main = page.getByRole('main');
  for (const label of [
    'Byty',
    'Nebyty',
    'Plocha jednotek',
    'Adresář',
    'Bydlící',
    'Skryté',
    'Počet dnů do SIPO',
  ]) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('148', { exact: true })).toBeVisible();
  await expect(main.getByText(/m²$/)).toBeVisible();
  // Nothing is prescribed in this unit yet, which is not told as a zero.
  await expect(main.getByRole('link', { name: 'Dlužné úhrady: –' })).toHaveAttribute(
    'href',
    '/money/months',
  );
  await expect(main.getByText('ve vývoji')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Počet úkolů: 0' })).toHaveAttribute(
    'href',
    '/todos',
  );
  await portal.checkAccess();
  await main.getByText('148', { exact: true }).click();
  await expect(page).toHaveURL(/\/pasports/);
});

test('a new unit is named by the searched text, after a confirmation', async ({ page, portal }) => {
  await portal.signIn('spravce@example.cz');
  await page.getByRole('tab', { name: 'Jednotky' }).click();
  const create = page.getByRole('button', { name: 'Nová jednotka' });
  const search = page.getByPlaceholder('Hledaný název');
  await search.fill('No');
  await expect(create).toBeDisabled();
  await search.fill('Nová Ves 5');
  await expect(page.getByText(/Nová Ves 5/).first()).toBeVisible();
  await create.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nová Ves 5');
  await dialog.getByRole('button', { name: 'Zrušit' }).click();
  await expect(search).toHaveValue('Nová Ves 5');
  await create.click();
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: /Nová Ves 5/ });
  await expect(row).toContainText('>');
  await expect(search).toHaveValue('');
  await portal.checkAccess();
});

test('a search ignores case and diacritics, a double click makes the unit active', async ({
  page,
  portal,
}) => {
  await portal.signIn('spravce@example.cz');
  await page.getByRole('tab', { name: 'Jednotky' }).click();
  await page.getByPlaceholder('Hledaný název').fill('zvonarska');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row', { name: /Zvonařská/ }).dblclick();
  await expect(page).toHaveTitle('Kastelán – Nájemní dům Zvonařská 7');
  await page.getByPlaceholder('Hledaný název').fill('nic takového');
  await expect(page.getByRole('row', { name: /Zvonařská/ })).toHaveCount(0);
  await expect(page.getByText(/nic takového/).first()).toBeVisible();
});

test('rows are walked by arrows and opened by Enter', async ({ page, portal }) => {
  await portal.signIn('spravce@example.cz');
  await page.getByRole('tab', { name: 'Jednotky' }).click();
  await page.getByRole('row', { name: /Družstvo Javorka/ }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('row', { name: /Zvonařská/ })).toContainText('>');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Kastelán – Nájemní dům Zvonařská 7');
});

test('settings are saved, told for two seconds, and written into the history', async ({
  page,
  portal,
}) => {
  await portal.signIn('spravce@example.cz');
  await page.goto('/?tab=settings');
  await page.getByLabel('Projekt').fill('Zkušební projekt');
  await expect(page.getByText('Neuložené změny')).toBeVisible();
  await page.getByRole('button', { name: 'Ulož změny' }).click();
  await expect(page.getByText('Změny byly uloženy')).toBeVisible();
  await expect(page.getByText('Změny byly uloženy')).toBeHidden({ timeout: 4000 });
  await page.getByText('Historie', { exact: true }).click();
  await expect(page.getByText('Zkušební projekt').last()).toBeVisible();
  await portal.checkAccess();
});

test('a faulty field is named in its place and the button stays disabled', async ({
  page,
  portal,
}) => {
  await portal.signIn('spravce@example.cz');
  await page.goto('/?tab=settings');
  await page.getByLabel('Číslo SIPO').fill('1234567890');
  await page.getByLabel('Číslo SIPO').blur();
  await expect(page.getByText('Chybný kontrolní součet (7)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ulož změny' })).toBeDisabled();
  await page.getByLabel('Číslo SIPO').fill('1234567897');
  await expect(page.getByRole('button', { name: 'Ulož změny' })).toBeEnabled();
});

test('of two who change one unit the second sees both values and loses nothing', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn('spravce@example.cz');
  await page.goto('/?tab=settings');
  await page.getByRole('combobox', { name: 'Obec' }).fill('Moje Město');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/client/user/login');
  await other.getByLabel('E-mail').fill('admin@example.cz');
  await other.getByLabel('Heslo', { exact: true }).fill('ukazka-Vltava-2025');
  await other.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(other).not.toHaveURL(/login/);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await other.goto('/?tab=units');
  await other.getByRole('row', { name: new RegExp(name ?? '') }).dblclick();
  await other.goto('/?tab=settings');
  await other.getByRole('combobox', { name: 'Obec' }).fill('Jejich Město');
  await other.getByRole('button', { name: 'Ulož změny' }).click();
  await expect(other.getByText('Změny byly uloženy')).toBeVisible();
  await context.close();
  await page.getByRole('button', { name: 'Ulož změny' }).click();
  await expect(page.getByText('Záznam mezitím změnil někdo jiný').first()).toBeVisible();
  await expect(page.getByText('Jejich Město')).toBeVisible();
  await expect(page.getByText('Moje Město')).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Uložit vybrané hodnoty' }).click();
  await expect(page.getByRole('combobox', { name: 'Obec' })).toHaveValue('Moje Město');
  await expect(page.getByText('Neuložené změny')).toBeHidden();
});

test('the import token is made and removed after a confirmation', async ({ page, portal }) => {
  await portal.signIn('spravce@example.cz');
  await page.goto('/?tab=settings');
  await page.getByText('Import dat', { exact: true }).click();
  await page.getByRole('button', { name: 'Vytvořit' }).click();
  await expect(page.getByText('Vytvořit nový importní token?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Vytvořit' }).click();
  await expect(page.getByLabel('Importní token')).toHaveValue(/^[\w-]{43}$/);
  await page.getByRole('button', { name: 'Odstranit' }).click();
  await expect(page.getByText('Odstranit přiřazený importní token?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Odstranit' }).click();
  await expect(page.getByLabel('Importní token')).toHaveValue('');
});

test('a plain client user reads the settings and is told who changes them', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz');
  await page.goto('/?tab=settings');
  await expect(page.getByText('Nastavení jednotky mění správce vaší organizace.')).toBeVisible();
  await expect(page.getByLabel('Projekt')).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Ulož změny' })).toHaveCount(0);
});
