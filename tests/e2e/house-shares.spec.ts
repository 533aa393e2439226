import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { expect, test } from './portal.ts';

/** What the dashboard tells of houses that do not add up. */
const COMMON = /Podíly na společných částech domu netvoří celek/;

test('a house whose shares do not make the whole is found, and its presence list saved @phone', async ({
  page,
  portal,
  isMobile,
}) => {
  await portal.signIn('spravce@example.cz');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: COMMON }).first().click();
  const house = page.getByRole('main');
  if (isMobile) await house.getByRole('button', { name: 'Otevřít dům' }).click();
  else await house.getByText('Lipová 8415/18').first().dblclick();
  await page.getByRole('tab', { name: 'Podíly' }).click();
  await expect(page.getByText(/netvoří celek: do celku chybí 1\/100/)).toBeVisible();
  // A button that is scrolled half beneath the bar on top is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  await portal.checkAccess();

  await page.getByRole('button', { name: 'Prezenční listina' }).click();
  const dialog = page.getByRole('dialog', { name: /^Prezenční listina: ./u });
  await expect(dialog.getByLabel('Den shromáždění')).toBeFocused();
  await dialog.getByLabel('Den shromáždění').fill('nikdy');
  await expect(dialog.getByText('Zadejte den shromáždění')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Uložit XLSX' })).toBeDisabled();
  await dialog.getByLabel('Den shromáždění').fill('2. 12. 2026');
  await dialog.getByLabel('Místo a čas').fill('sušárna, 18:00');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Uložit XLSX' }).click();
  const rows = await readSheet(await (await saving).path());
  expect(rows[0]?.[0]).toMatch(/^Prezenční listina – /);
  expect(rows[1]?.[0]).toBe('Shromáždění vlastníků dne 2. 12. 2026, sušárna, 18:00');
  const sums = rows.find(([first]) => first === 'Celkem');
  expect(sums?.[2]).toBe('99/100');
  expect(sums?.[3]).toBe('100,0000 %');
});

test('shares of a house are compared with a pasted list of the land register', async ({
  page,
  portal,
}) => {
  await portal.signIn('spravce@example.cz');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: COMMON }).first().click();
  await page.getByText('Podíly netvoří celek').click();
  await page.getByRole('main').getByText('Lipová 8412/12').first().dblclick();
  await page.getByRole('tab', { name: 'Podíly' }).click();
  await expect(page.getByText(/^Podíly na společných částech tvoří celek/)).toBeVisible();
  await page.getByLabel('Stav ke dni').fill('1. 1. 2020');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dnes', exact: true }).click();
  // Spouses own their flat once, in the record of the space too.
  const couple = page.getByRole('row', { name: / a .*\(SJM\)/ }).first();
  const space = await couple.getByRole('link').getAttribute('href');
  await page.getByRole('button', { name: 'Porovnat s katastrem' }).click();
  await page.getByLabel('Seznam z katastru', { exact: true }).fill('8412/1 1/100\n8412/999 1/50');
  const result = page.getByRole('region', { name: 'Porovnání s katastrem' });
  await expect(result.getByText('podíl se liší')).toBeVisible();
  await expect(result.getByText('takový prostor v domě není')).toBeVisible();
  await expect(result.getByText('v seznamu chybí').first()).toBeVisible();
  await expect(result.getByText('Podíly v seznamu dávají 3/100.')).toBeVisible();
  await portal.checkAccess();

  const row = ['8412/1', '1/100'].map((value) => ({ value, type: String }));
  const sheet = await writeExcelFile([row], {}).toBuffer();
  await page.getByLabel('Soubor se seznamem z katastru').setInputFiles({
    name: 'katastr.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: sheet,
  });
  await expect(result.getByText('Podíly v seznamu dávají 1/100.')).toBeVisible();

  // What the list tells is taken over from a day on; a sum that is short is said to be meant so.
  await result.getByRole('button', { name: 'Převzít ze seznamu jako nové podíly' }).click();
  const fresh = page.getByRole('region', { name: 'Nové podíly', exact: true });
  await fresh.getByLabel('Nové podíly platí od').fill('1. 1. 2030');
  await expect(fresh.getByLabel('Nový podíl, prostor 1', { exact: true })).toHaveValue('1/100');
  await expect(fresh.getByText(/netvoří celek: do celku chybí/)).toBeVisible();
  const save = fresh.getByRole('button', { name: 'Uložit nové podíly' });
  await expect(save).toBeDisabled();
  await fresh.getByLabel(/úmyslně netvoří celek/).check();
  await portal.checkAccess();
  await save.click();
  const question = page.getByRole('dialog', { name: 'Uložit nové podíly?' });
  await question.getByRole('button', { name: 'Uložit nové podíly' }).click();
  await expect(fresh).toBeHidden();
  const sets = page.getByRole('region', { name: 'Změny podílů' });
  await expect(sets).toContainText('Nové podíly od 1. 1. 2030');
  await expect(page.getByText(/^Podíly na společných částech tvoří celek/)).toBeVisible();
  await page.getByLabel('Stav ke dni').fill('1. 1. 2030');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Podíly na společných částech netvoří celek/)).toBeVisible();
  await sets.getByRole('button', { name: 'Vzít změnu zpět' }).click();
  const back = page.getByRole('dialog', { name: 'Vzít změnu zpět?' });
  await back.getByRole('button', { name: 'Vzít změnu zpět' }).click();
  await expect(sets).toBeHidden();
  await expect(page.getByText(/^Podíly na společných částech tvoří celek/)).toBeVisible();

  await page.goto(space ?? '');
  await expect(page.getByText('Rozděleno 1/1')).toBeVisible();
});
