import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { parseCzechDate } from '#contract/czech/written-date.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { dialogNamed, enterPersonRecord, openMarked, personRow } from './people.ts';
import { expect, test } from './portal.ts';

// People merge and order work here, which would change what other journeys count.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD, own.url));

const title = { level: 1 } as const;

test('duplicates are found, compared and merged, and the relations move with them', async ({
  page,
  portal,
}) => {
  await page.goto(`${own.url}/addresses`);
  await page.getByLabel('Hledat v adresáři').fill('Zdražil Pavel');
  await personRow(page, 'Zdražil Pavel').dblclick();
  await expect(page.getByRole('heading', title)).toHaveText(/Zdražil Pavel/);
  const born = await page.getByLabel('Datum narození').inputValue();
  await enterPersonRecord(page, own.url, {
    Jméno: 'Pavel',
    Příjmení: 'Zdražil',
    'Datum narození': born,
    Telefon: '603 333 333',
    'Datová schránka': 'xyz9876',
  });
  await page.getByRole('link', { name: 'Najít duplicity' }).click();
  await expect(page.getByRole('heading', title)).toHaveText('Duplicity v adresáři');
  await portal.checkAccess();
  await page
    .getByRole('link', { name: /Porovnat a sloučit: Zdražil Pavel, Zdražil Pavel/ })
    .click();
  await expect(page.getByRole('heading', title)).toHaveText('Sloučení záznamů');
  await portal.checkAccess();
  await page.getByRole('radio', { name: /603 333 333.*0 vztahů/ }).check();
  const taken = page.getByRole('region', { name: 'Co záznam převezme' });
  await expect(taken).toContainText('Ulice a číslo');
  await expect(taken).not.toContainText('Datová schránka');
  await page.getByRole('button', { name: 'Sloučit záznamy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sloučit záznamy' }).click();
  await expect(page.getByText('Záznamy byly sloučeny')).toBeVisible();
  await expect(page.getByRole('link', { name: /Zdražil Pavel/ })).toHaveCount(0);

  await page.goto(`${own.url}/addresses`);
  await page.getByLabel('Hledat v adresáři').fill('Zdražil Pavel');
  await expect(personRow(page, 'Zdražil Pavel')).toHaveCount(1);
  await personRow(page, 'Zdražil Pavel').dblclick();
  await expect(page.getByLabel('Datová schránka')).toHaveValue('xyz9876');
  await page.getByRole('tab', { name: 'Prostory' }).click();
  await expect(page.getByRole('row', { name: /nájemce.*Javorová 1.*31/ })).toBeVisible();
  await portal.checkAccess();
});

test('tenants and owners are those of the day in the bar', async ({ page, portal }) => {
  await page.goto(`${own.url}/address-book/tenants`);
  await page.getByLabel('Hledat osobu nebo prostor').fill('Žák Ondřej');
  await expect(personRow(page, 'Žák Ondřej')).toHaveCount(1);
  const cell = personRow(page, 'Žák Ondřej').locator('td', { hasText: /^\d+\.\s\d+\.\s\d{4}$/ });
  const from = parseCzechDate((await cell.textContent()) ?? '', pragueDay(new Date()));
  if (from === null) throw new Error('The row tells no day of moving in');
  await portal.checkAccess();
  const dayBefore = shiftDays(from, -1);
  await page.getByLabel('Stav ke dni').fill(czechDate(dayBefore));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`as_of=${dayBefore}`));
  await expect(personRow(page, 'Žák Ondřej')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dnes' }).click();
  await expect(personRow(page, 'Žák Ondřej')).toHaveCount(1);
  await page.getByRole('group', { name: 'Výběr osob' }).getByText('Vlastníci').click();
  await expect(page).toHaveURL(/filter=owner/);
  await expect(personRow(page, 'Žák Ondřej')).toHaveCount(0);
  await page.goto(`${own.url}/address-book/tenants?filter=tenant`);
  await page.getByLabel('Hledat osobu nebo prostor').fill('Žák Ondřej');
  await personRow(page, 'Žák Ondřej').getByRole('link', { name: 'Stěhování' }).click();
  await expect(page).toHaveURL(/\/pasports\?unit=\d+&space=\d+&tab=tenants/);
  await expect(page.getByRole('heading', title)).toHaveText('Byt 29');
  await expect(page.getByRole('button', { name: 'Stěhování' })).toBeVisible();
});

test('every choice of persons leaves as many of them as it says', async ({ page, portal }) => {
  await page.goto(`${own.url}/address-book/tenants`);
  const chips = page.getByRole('group', { name: 'Výběr osob' });
  await expect(chips.getByText(/^Bez prostoru ?\d+$/)).toBeVisible();
  for (const name of ['Smlouva končí do 60 dnů', 'Bez e-mailu', 'Bez prostoru']) {
    const chip = chips.getByText(name);
    const count = Number(((await chip.textContent()) ?? '').slice(name.length));
    expect(count).toBeGreaterThan(0);
    await chip.click();
    await expect(page.getByText(new RegExp(`^${count} záznam(y|ů)?$`))).toBeVisible();
  }
  await portal.checkAccess();
  const free = page.getByRole('row').nth(1);
  await expect(free).not.toContainText(/nájemce|vlastník|bydlící/);
  await free.dblclick();
  await expect(page).toHaveURL(/\/address\/\d+/);
});

test('two records of one person are merged from a phone @phone-only', async ({ page, portal }) => {
  for (const telephone of ['604 444 111', '604 444 222']) {
    await page.goto(`${own.url}/address-book/contacts`);
    await page.getByRole('button', { name: 'Nový kontakt' }).click();
    const dialog = dialogNamed(page, 'Nový kontakt');
    const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await box('Jméno').fill('Dvakrát');
    await box('Příjmení').fill('Zapsaná');
    await box('Datum narození').fill('3. 3. 1970');
    await box('Telefon').fill(telephone);
    await dialog.getByRole('button', { name: 'Vytvořit kontakt' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Další akce' }).click();
  await page.getByRole('link', { name: 'Najít duplicity' }).click();
  await portal.checkAccess();
  await page.getByRole('link', { name: /^Porovnat a sloučit: Zapsaná Dvakrát/ }).click();
  await expect(page.getByRole('heading', title)).toHaveText('Sloučení záznamů');
  await portal.checkAccess();
  await page.getByRole('group', { name: 'Telefon' }).getByText('604 444 222').click();
  await expect(page.getByRole('region', { name: 'Co záznam převezme' })).toContainText(
    '604 444 222',
  );
  await page.getByRole('button', { name: 'Sloučit záznamy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sloučit záznamy' }).click();
  await expect(page.getByText('Záznamy byly sloučeny')).toBeVisible();
  await page.goto(`${own.url}/addresses`);
  await page.getByLabel('Hledat v adresáři').fill('zapsana');
  const cards = page.getByRole('list', { name: 'Adresy' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('604 444 222');
});

test('work is ordered, planned, and rejected with a reason only', async ({ page, portal }) => {
  await enterPersonRecord(page, own.url, { Jméno: 'Olga', Příjmení: 'Objednaná' });
  await openMarked(page);
  await page.getByRole('tab', { name: 'Objednávky' }).click();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nová objednávka' }).first().click();
  const dialog = dialogNamed(page, 'Nová objednávka: Objednaná Olga');
  await dialog.getByLabel('Typ práce').fill('Výměna vodoměru');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  const row = personRow(page, 'Výměna vodoměru');
  await expect(row).toContainText('požadováno');
  await expect(row).toContainText(/OBJ-\d{4}-\d{4}/);
  await row.dblclick();
  await expect(page).toHaveURL(/order=\d+/);
  const edited = dialogNamed(page, /^Objednávka OBJ/);
  await edited.getByLabel('Stav').selectOption('naplánováno');
  await edited.getByLabel('Termín').fill('1. 12. 2030');
  await edited.getByLabel('Četa').fill('Četa 2');
  await edited.getByRole('button', { name: 'Uložit objednávku' }).click();
  await expect(row).toContainText('1. 12. 2030');
  await expect(row).toContainText('naplánováno');
  await row.dblclick();
  await edited.getByLabel('Stav').selectOption('zamítnuto');
  await edited.getByRole('button', { name: 'Uložit objednávku' }).click();
  await expect(edited.getByText('Uveďte důvod zamítnutí')).toBeVisible();
  await edited.getByLabel('Důvod zamítnutí').fill('Nájemce si nepřeje.');
  await edited.getByRole('button', { name: 'Uložit objednávku' }).click();
  await expect(row).toContainText('zamítnuto');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Další', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tisk' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Objednávky na adrese' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Nájemce si nepřeje.' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Historie' })).toBeHidden();
});
