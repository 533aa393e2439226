import { expect, test } from './portal.ts';

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, portal }) => {
  await portal.signIn('soused@example.cz');
  await page.goto('/?tab=profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil klienta');
});

test('the profile shows its blocks, consents and import key @phone', async ({ page, portal }) => {
  for (const heading of [
    'Klient',
    'Adresa správce',
    'Firemní údaje',
    'Smluvní a cenové podmínky',
    'Ochrana osobních údajů',
  ]) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('DIČ')).not.toBeEditable();
  await expect(page.getByLabel('Datum souhlasu').first()).not.toBeEditable();
  await portal.checkAccess();
});

test('the register is asked only for eight digits and fills the company', async ({ page }) => {
  const lookUp = page.getByRole('button', { name: 'Vyhledat v ARES' });
  const id = page.getByLabel('IČO');
  await id.fill('2708244');
  await expect(lookUp).toBeDisabled();
  await id.fill('27082440');
  await lookUp.click();
  await expect(page.getByLabel('Plný název')).toHaveValue('Zkušební správa domů s.r.o.');
  await expect(page.getByLabel('DIČ')).toHaveValue('CZ27082440');
  await expect(page.getByLabel('Ulice a číslo').last()).toHaveValue('Jankovcova 1522/53');
  await expect(page.getByLabel('PSČ').last()).toHaveValue('170 00');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Změny byly uloženy')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('IČO')).toHaveValue('27082440');
});

test('each failure of the register has its own sentence', async ({ page }) => {
  const ask = async (id: string) => {
    await page.getByLabel('IČO').fill(id);
    await page.getByRole('button', { name: 'Vyhledat v ARES' }).click();
  };
  await ask('25596641');
  await expect(page.getByText('Zadané IČO nebylo v registru ARES nalezeno.').first()).toBeVisible();
  await ask('00006947');
  await expect(page.getByText('Registr ARES vrátil chybná data.').first()).toBeVisible();
  await ask('45274649');
  await expect(page.getByText('Nepodařilo se spojit s registrem ARES.').first()).toBeVisible();
});

test('the import key is made and removed, and its picture zooms', async ({ page, portal }) => {
  await page.getByRole('tab', { name: 'Importní klíč pro přenos dat' }).click();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Vytvořit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vytvořit' }).click();
  const key = page.getByRole('textbox', { name: /klíč/i });
  await expect(key).toHaveValue(/^[\w-]{43}$/);
  await page
    .getByRole('button', { name: /Zvětšit|obrázek/i })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Odstranit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odstranit' }).click();
  await expect(key).toHaveValue('');
});
