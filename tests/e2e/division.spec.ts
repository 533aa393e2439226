import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { dialogOf, enterFlat, RENTAL } from './spaces.ts';

// Spaces are founded here, which would change what other journeys count.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a flat is divided in two with its owners and its share, and the division is taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports');
  await page.getByRole('treeitem', { name: 'Lipová 12', exact: true }).click();
  await rowOf(page, '3').click();
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: 'Další akce s prostorem' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Rozdělit prostor' }).click();
  const dialog = dialogOf(page, 'Rozdělení prostoru:');
  await expect(dialog.getByLabel('Rozděleno ode dne')).toBeFocused();
  await dialog.getByLabel('Rozděleno ode dne').fill('1. 3. 2025');
  const kept = dialog.getByRole('group', { name: 'Část 1: prostor 3, který trvá' });
  const founded = dialog.getByRole('group', { name: 'Část 2: nový prostor' });
  await expect(founded.getByRole('textbox', { name: 'Číslo', exact: true })).toHaveValue('3a');
  await dialog.getByRole('button', { name: 'Rozdělit podíl podle plochy' }).click();
  await expect(dialog.getByText('Zadejte nejdříve celkovou plochu každé části.')).toBeVisible();
  await kept.getByLabel('Celková plocha').fill('40');
  await founded.getByLabel('Celková plocha').fill('20');
  await founded.getByLabel('Variabilní symbol').fill('8412103');
  await dialog.getByRole('button', { name: 'Rozdělit', exact: true }).click();
  await expect(dialog.getByText('Zadejte čitatele podílu')).toBeVisible();
  await dialog.getByRole('button', { name: 'Rozdělit podíl podle plochy' }).click();
  await expect(dialog.getByText(/se prostor 3 dělí/)).toContainText(
    /Celková plocha částí je 60\sm².*Podíly na společných částech: 3 \d+\/\d+ a\s3a \d+\/\d+\. Části vlastní dál /,
  );
  await portal.checkAccess();
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.checkAccess();
  if (desktop !== null) await page.setViewportSize(desktop);
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();

  const notes = page.getByRole('list', { name: 'Rozdělení a spojení' });
  await expect(notes).toContainText('Oddělen prostor 3a ke dni 1. 3. 2025');
  await portal.checkAccess();
  await notes.getByRole('button', { name: '3a' }).click();
  await expect(page.getByRole('heading', { name: 'Byt 3a' })).toBeVisible();
  await expect(notes).toContainText('Vzniklo rozdělením prostoru 3 ke dni 1. 3. 2025');
  await expect(notes.getByRole('button', { name: 'Vzít rozdělení zpět' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Vlastnictví' }).click();
  await expect(page.getByText(/^Rozděleno 1\/1 ke dni/)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '1. 3. 2025' }).first()).toBeVisible();

  await notes.getByRole('button', { name: '3', exact: true }).click();
  await notes.getByRole('button', { name: 'Vzít rozdělení zpět' }).click();
  const question = page.getByRole('dialog', { name: 'Vzít rozdělení zpět?' });
  await question.getByRole('button', { name: 'Vzít rozdělení zpět' }).click();
  await expect(notes).toBeHidden();
  await page.getByRole('button', { name: 'Zpět na prostory' }).click();
  await expect(rowOf(page, '3')).toBeVisible();
  await expect(rowOf(page, '3a')).toHaveCount(0);
});

test('a flat is joined to its neighbour, and the joining is taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await enterFlat(page, '301');
  await enterFlat(page, '302');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Další akce s prostorem' }).click();
  await page.getByRole('menuitem', { name: 'Připojit jiný prostor' }).click();
  const dialog = dialogOf(page, 'Spojení prostorů:');
  await dialog.getByLabel('Spojeno ode dne').fill('1. 3. 2025');
  await dialog.getByRole('button', { name: 'Spojit' }).click();
  await expect(dialog.getByText('Vyberte, které prostory se připojí')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Byt 301' }).check();
  await dialog.getByLabel('Celková plocha').fill('95,5');
  await dialog.getByLabel('Počet osob od spojení').fill('4');
  await expect(dialog.getByText(/je prostor 301 částí prostoru 302/)).toContainText(
    'Prostor se skryje a jeho historie zůstává.',
  );
  await portal.checkAccess();
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.checkAccess();
  if (desktop !== null) await page.setViewportSize(desktop);
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();

  const notes = page.getByRole('list', { name: 'Rozdělení a spojení' });
  await expect(notes).toContainText('Připojen prostor 301 ke dni 1. 3. 2025');
  await notes.getByRole('button', { name: '301' }).click();
  await expect(notes).toContainText('Spojeno s prostorem 302 ke dni 1. 3. 2025');
  await expect(page.getByText('skrytý prostor')).toBeVisible();
  await notes.getByRole('button', { name: '302' }).click();
  await notes.getByRole('button', { name: 'Vzít spojení zpět' }).click();
  const question = page.getByRole('dialog', { name: 'Vzít spojení zpět?' });
  await question.getByRole('button', { name: 'Vzít spojení zpět' }).click();
  await expect(notes).toBeHidden();
  await page.getByRole('button', { name: 'Zpět na prostory' }).click();
  await expect(rowOf(page, '301')).toBeVisible();
});
