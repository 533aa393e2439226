import { readFile } from 'node:fs/promises';
import type { PortalProcess } from '#tests/portal-process.ts';
import { startForeignPowers } from './foreign-powers.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { chooseAction, dialogNamed, enterPersonRecord, openMarked, personRow } from './people.ts';
import { expect, test } from './portal.ts';

// People come, merge and go here, which would change what other journeys count.
let own: PortalProcess;
let powers: Awaited<ReturnType<typeof startForeignPowers>>;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  powers = await startForeignPowers();
  own = await startDemo({ ARES_URL: `${powers.url}/ares/` });
});
test.afterAll(async () => {
  await own.stop();
  await powers.stop();
});
test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD, own.url));

const title = { level: 1 } as const;

test('a person is entered from nothing by the keyboard, and the record has an address of its own', async ({
  page,
  portal,
}) => {
  await page.goto(`${own.url}/address-book`);
  await expect(page.getByLabel('Hledat v adresáři')).toBeFocused();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nový kontakt' }).click();
  const dialog = dialogNamed(page, 'Nový kontakt');
  const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await expect(box('Jméno')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Toto pole je povinné')).toBeVisible();
  await expect(box('Příjmení')).toBeFocused();
  await box('Titul před jménem').fill('Ing.');
  await box('Jméno').fill('Žofie');
  await box('Příjmení').fill('Zkoušková');
  await box('Datum narození').fill('29.2.80');
  await box('PSČ').fill('27201');
  await dialog.getByRole('combobox', { name: 'Obec' }).fill('kladn');
  await page.getByRole('option', { name: 'Kladno', exact: true }).click();
  await box('Spojovací číslo SIPO').fill('123456789');
  await expect(dialog.getByText('Kontrolní číslice je 7')).toBeVisible();
  await box('Spojovací číslo SIPO').fill('1234567897');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Zkoušková Žofie, Ing.: záznam byl vytvořen')).toBeVisible();
  const row = page.locator('tr[data-marked]');
  await expect(row).toContainText('Zkoušková Žofie');
  await expect(row).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', title)).toHaveText('Zkoušková Žofie, Ing.');
  await expect(page).toHaveURL(/\/address\/\d+\?unit=\d+/);
  await expect(page.getByLabel('PSČ', { exact: true }).first()).toHaveValue('272 01');
  await expect(page.getByLabel('Datum narození')).toHaveValue('29. 2. 1980');
  await portal.checkAccess();
  await page.reload();
  await expect(page.getByRole('heading', title)).toHaveText('Zkoušková Žofie, Ing.');
  await page.getByRole('tab', { name: 'Historie' }).click();
  await expect(page.getByText('Založení záznamu')).toBeVisible();
  await portal.checkAccess();
});

test('the list is found as it was left: its choice, its sought text and the row', async ({
  page,
}) => {
  await page.goto(`${own.url}/addresses`);
  await page.getByRole('group', { name: 'Výběr záznamů' }).getByText('Bydlící').click();
  await expect(page).toHaveURL(/filter=resident/);
  await page.getByLabel('Hledat v adresáři').fill('zemanova zdenka');
  const row = personRow(page, 'Zemanová Zdeňka');
  await expect(row).toHaveCount(1);
  await row.click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', title)).toHaveText(/Zemanová Zdeňka/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/filter=resident/);
  await expect(page.getByLabel('Hledat v adresáři')).toHaveValue('zemanova zdenka');
  await expect(personRow(page, 'Zemanová Zdeňka')).toBeFocused();
});

test('what is chosen and found goes out as a file', async ({ page }) => {
  await page.goto(`${own.url}/address-book/contacts`);
  await page.getByRole('group', { name: 'Výběr záznamů' }).getByText('Dodavatelé').click();
  await page.getByLabel('Hledat v adresáři').fill('vytahy');
  await expect(page.getByText(/^1 záznam z \d+$/)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^Kontakty .*\.csv$/);
  const [head, ...rows] = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
  expect(head).toMatch(/Jméno\/Název;Typ;Telefon;E-mail;Město;IČO;Skrytý$/);
  expect(rows).toEqual([expect.stringMatching(/^.*výtah.*;dodavatel;/i)]);
});

test('a firm is looked up by its business ID', async ({ page }) => {
  await page.goto(`${own.url}/address-book/contacts`);
  await page.getByRole('button', { name: 'Nový kontakt' }).click();
  const dialog = dialogNamed(page, 'Nový kontakt');
  await dialog.getByLabel('Typ').selectOption('dodavatel');
  await dialog.getByLabel('IČO').fill('27082440');
  await dialog.getByRole('button', { name: 'Vyhledat v ARES' }).click();
  await expect(dialog.getByLabel('Název')).toHaveValue('Zkušební správa domů s.r.o.');
  await expect(dialog.getByLabel('DIČ')).toHaveValue('CZ27082440');
  await expect(dialog.getByLabel('Ulice a číslo')).toHaveValue('Jankovcova 1522/53');
  await dialog.getByRole('button', { name: 'Vytvořit kontakt' }).click();
  await expect(page.locator('tr[data-marked]')).toContainText('dodavatel');
});

test('of two who change one record the second sees both values and loses nothing', async ({
  page,
  portal,
  browser,
}) => {
  await enterPersonRecord(page, own.url, { Jméno: 'Dvojí', Příjmení: 'Změna' });
  await openMarked(page);
  const address = page.url();
  await page.getByLabel('Telefon').fill('601 111 111');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${own.url}/client/user/login`);
  await other.getByLabel('E-mail').fill(MANAGER);
  await other.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(other).not.toHaveURL(/login/);
  await other.goto(address);
  await other.getByLabel('Telefon').fill('602 222 222');
  await other.getByLabel('Datová schránka').fill('abc1234');
  await other.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(other.getByText('Změny byly uloženy')).toBeVisible();
  await context.close();
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Záznam mezitím změnil někdo jiný').first()).toBeVisible();
  await expect(page.getByText('601 111 111')).toBeVisible();
  await expect(page.getByText('602 222 222')).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Uložit vybrané hodnoty' }).click();
  await expect(page.getByText('Neuložené změny')).toBeHidden();
  await expect(page.getByLabel('Telefon')).toHaveValue('601 111 111');
  await expect(page.getByLabel('Datová schránka')).toHaveValue('abc1234');
});

test('a record is hidden and shown again, and the counts go with it', async ({ page, portal }) => {
  await enterPersonRecord(page, own.url, { Jméno: 'Skrytá', Příjmení: 'Zkouška' });
  const label = await page.getByText(/^Zobrazit skryté \(\d+\)$/).textContent();
  const before = Number(/\d+/.exec(label ?? '')?.[0]);
  await openMarked(page);
  await chooseAction(page, 'Skrýt záznam');
  await expect(page.getByText('Zkouška Skrytá: záznam je skrytý')).toBeVisible();
  await expect(page.getByText('skrytá', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Zpět na seznam' }).click();
  await expect(page.getByLabel(`Zobrazit skryté (${before + 1})`)).not.toBeChecked();
  await page.getByLabel('Hledat v adresáři').fill('Zkouška');
  await expect(personRow(page, 'Zkouška')).toHaveCount(0);
  await page.getByLabel(/Zobrazit skryté/).check();
  await expect(page).toHaveURL(/hidden=1/);
  await portal.checkAccess();
  await personRow(page, 'Zkouška').dblclick();
  await chooseAction(page, 'Zobrazit záznam');
  await expect(page.getByText('Zkouška Skrytá: záznam je opět zobrazený')).toBeVisible();
});

test('a deletion is refused by naming what refers to the record; an unused one is deleted', async ({
  page,
  portal,
}) => {
  await page.goto(`${own.url}/addresses`);
  await page.getByLabel('Hledat v adresáři').fill('Žáková Veronika');
  await personRow(page, 'Žáková Veronika').dblclick();
  await chooseAction(page, 'Smazat záznam');
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat záznam' }).click();
  await expect(page.getByText('Nelze smazat: na adresu odkazuje 1 nájem.')).toBeVisible();
  await portal.checkAccess();
  await enterPersonRecord(page, own.url, { Jméno: 'Zbytečný', Příjmení: 'Záznam' });
  await openMarked(page);
  await chooseAction(page, 'Smazat záznam');
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat záznam' }).click();
  await expect(page.getByText('Záznam Zbytečný: záznam byl smazán')).toBeVisible();
  await page.getByLabel('Hledat v adresáři').fill('Záznam Zbytečný');
  await expect(page.getByText('Hledání „Záznam Zbytečný“ nic nenašlo')).toBeVisible();
});

test('the numbers of the overview and of the tiles equal the lists they lead to', async ({
  page,
}) => {
  const counted = page.getByText(/^\d+ (záznam|záznamy|záznamů)$/);
  const numberOf = async (name: string) => {
    const link = page.getByRole('link', { name: new RegExp(`^${name}: `) });
    const text = (await link.textContent()) ?? '';
    await link.click();
    return text;
  };
  for (const card of ['Adresář', 'Bydlící', 'Skryté']) {
    await page.goto(`${own.url}/`);
    const number = await numberOf(card);
    await expect(page).toHaveURL(/\/addresses/);
    await expect(counted).toHaveText(new RegExp(`^${number} `));
  }
  for (const tile of ['Kontakty', 'Nájemci a vlastníci', 'Skryté']) {
    await page.goto(`${own.url}/address-book`);
    const number = await numberOf(tile);
    await expect(counted).toHaveText(new RegExp(`^${number} `));
  }
});

test('somebody is found and called from a phone @phone-only', async ({ page, portal }) => {
  await page.goto(`${own.url}/address-book`);
  await portal.checkAccess();
  await page.getByLabel('Hledat v adresáři').fill('zeman petr');
  const card = page.getByRole('listitem').filter({ hasText: 'Zeman Petr' });
  await card.getByRole('button', { name: 'Otevřít' }).click();
  await expect(page.getByRole('heading', title)).toHaveText(/Zeman Petr/);
  await expect(page.getByRole('link', { name: 'Zavolat' })).toHaveAttribute(
    'href',
    /^tel:\+420\d{9}$/,
  );
  await portal.checkAccess();
  await page.getByRole('tab', { name: 'Prostory' }).click();
  const spaces = page.getByRole('list', { name: 'Prostory osoby' });
  await expect(spaces.getByRole('link', { name: /Javorová 3 \/ 20/ })).toBeVisible();
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
});

test('a record has a second phone, an address to come, and a firm is one in all units', async ({
  page,
  portal,
}) => {
  await enterPersonRecord(page, own.url, { Jméno: 'Druhé', Příjmení: 'Spojení' });
  await openMarked(page);
  await page.getByRole('tab', { name: 'Další spojení' }).click();
  await page.getByRole('button', { name: 'Přidat telefon nebo e-mail' }).first().click();
  const contact = dialogNamed(page, 'Další telefon nebo e-mail: Spojení Druhé');
  await contact.getByRole('textbox', { name: 'Telefon nebo e-mail' }).fill('602444555');
  await contact.getByLabel('Popis').fill('chata');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('602 444 555: spojení bylo uloženo')).toBeVisible();
  await page.getByRole('tab', { name: 'Údaje', exact: true }).click();
  await expect(page.getByRole('link', { name: '602 444 555' })).toHaveAttribute(
    'href',
    'tel:602444555',
  );

  await page.getByRole('button', { name: 'Nová adresa ode dne' }).click();
  const place = dialogNamed(page, 'Nová adresa ode dne');
  await place.getByLabel('Platí od').fill('1.1.2090');
  await place.getByLabel('Ulice a číslo').fill('Budoucí 1');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  const coming = page.getByText('od 1. 1. 2090: adresa Budoucí 1');
  await expect(coming).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Zrušit změnu' }).click();
  await expect(coming).toBeHidden();

  await page.goto(`${own.url}/address-book`);
  await page.getByRole('link', { name: 'Firmy klienta' }).click();
  await page.getByLabel('Hledat firmu').fill('splhoun');
  const firm = page.getByRole('row').filter({ hasText: 'Výtahy Šplhoun' });
  await expect(firm).toHaveCount(1);
  await expect(firm).toContainText('propojeno');
  await portal.checkAccess();
  await firm.getByText('Výtahy Šplhoun').dblclick();
  const elsewhere = page.getByRole('region', { name: 'V ostatních jednotkách' });
  await expect(elsewhere).toContainText('údaje se shodují');
  await portal.checkAccess();
  await page.getByLabel('Telefon', { exact: true }).fill('800 123 456');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Změny byly uloženy')).toBeVisible();
  await elsewhere.getByRole('link').first().click();
  await expect(page.getByLabel('Telefon', { exact: true })).toHaveValue('800 123 456');
});
