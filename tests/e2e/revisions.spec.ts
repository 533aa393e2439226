import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { PDF, PNG } from '#tests/revisions.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { FIRST_UNIT, MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const SCREEN = '/auxiliaries/revisiontypes';
const DEVICE = 'Zábradlí na schodišti';

// New devices change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

/** Opens the devices of the kind that these journeys make. */
async function openKind(page: Page): Promise<void> {
  await page.getByLabel('Hledat druh revize').fill('zabradli');
  await rowOf(page, 'Zábradlí – prohlídka').dblclick();
}

test('kinds of revisions come with the portal; the interval of one is changed and remembered', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druhy revizí');
  await portal.checkAccess();
  await page.getByLabel('Hledat druh revize').fill('odborna zkouska');
  const row = rowOf(page, 'Výtah – odborná zkouška');
  await expect(row).toContainText('3 roky');
  await row.click();
  await page.getByRole('button', { name: 'Upravit druh' }).click();
  const dialog = page.getByRole('dialog', { name: 'Výtah – odborná zkouška' });
  await expect(dialog.getByRole('textbox', { name: /^Název/ })).not.toBeEditable();
  await expect(dialog.getByRole('textbox', { name: /^Interval/ })).toBeFocused();
  await dialog.getByRole('textbox', { name: /^Interval/ }).fill('2');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('2 roky');
  await page.getByRole('button', { name: 'Upravit druh' }).click();
  await dialog.getByText('Historie').click();
  await expect(dialog.getByText('Tomáš Vzorný')).toBeVisible();
});

test('an own kind is made, gets devices in several houses at once, and cannot be deleted then', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('button', { name: 'Nový druh' }).click();
  const making = page.getByRole('dialog', { name: 'Nový druh revize' });
  await making.getByRole('textbox', { name: /^Název/ }).fill('Zábradlí – prohlídka');
  await making.getByRole('textbox', { name: /^Interval/ }).fill('6');
  await making.getByLabel('Jednotka intervalu').selectOption('months');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Druh revize Zábradlí – prohlídka byl založen')).toBeVisible();
  const row = rowOf(page, 'Zábradlí – prohlídka');
  await row.dblclick();
  await expect(page.getByText('jednou za 6 měsíců')).toBeVisible();
  await page.getByRole('button', { name: 'Nové zařízení' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nové zařízení k revizi' });
  await dialog.getByRole('textbox', { name: /^Zařízení/ }).fill(DEVICE);
  await dialog.getByLabel('Lipová 12').check();
  await dialog.getByLabel('Lipová 14').check();
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Založit zařízení' }).click();
  await expect(page.getByText('2 zařízení založena')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(DEVICE) })).toHaveCount(2);
  await portal.checkAccess();

  await page.getByRole('button', { name: 'Upravit druh' }).click();
  await page.getByRole('button', { name: 'Smazat druh revize' }).click();
  await page
    .getByRole('dialog', { name: 'Smazat druh revize?' })
    .getByRole('button', { name: 'Smazat druh revize' })
    .click();
  await expect(page.getByText('Nelze smazat: na druh revize odkazují 2 zařízení.')).toBeVisible();
});

test('a report is written by keyboard with its file, which is saved back as it was', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await openKind(page);
  const row = page.getByRole('row', { name: /Zábradlí na schodišti.*Lipová 12/ });
  await row.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEVICE);
  await page.getByRole('button', { name: 'Zapsat revizi' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: `Zapsat revizi: ${DEVICE}` });
  await expect(dialog.getByLabel('Provedena dne')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('31. 8. 2025');
  await dialog.getByLabel('Výsledek').selectOption('faults');
  await expect(dialog.getByText('28. 2. 2026')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Závada 1( \*)?$/ }).fill('Uvolněná kotva');
  await dialog.getByLabel('Závadu 1 odstranit do').fill('30. 9. 2025');
  await dialog.getByRole('button', { name: 'Přidat závadu' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: /^Závada 2( \*)?$/ })).toBeFocused();
  await page.keyboard.type('Rez na madle');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Zadejte, do kdy má být závada odstraněna')).toBeVisible();
  await expect(dialog.getByLabel('Závadu 2 odstranit do')).toBeFocused();
  await page.keyboard.type('15. 9. 2025');
  await dialog.getByLabel('Náklad').fill('1 250,50');
  const file = dialog.getByLabel('Soubor zprávy o revizi');
  await file.setInputFiles({ name: 'zpráva.pdf', mimeType: 'application/pdf', buffer: PNG });
  await expect(dialog.getByText('Obsah souboru neodpovídá jeho příponě')).toBeVisible();
  await portal.checkAccess();
  await file.setInputFiles({ name: 'zpráva.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(dialog.getByText('zpráva.pdf')).toBeVisible();
  await dialog.getByLabel('Náklad').press('Control+s');
  await expect(page.getByText('Revize ze dne 31. 8. 2025 byla zapsána')).toBeVisible();
  await expect(page.getByRole('region', { name: 'V kostce' })).toContainText('28. 2. 2026');

  const report = rowOf(page, '31. 8. 2025');
  await expect(report).toContainText('1 250,50 Kč');
  // The soonest open term of both.
  await expect(report).toContainText('15. 9. 2025');
  await report.dblclick();
  await expect(page).toHaveURL(/report=\d+/);
  const written = page.getByRole('dialog', { name: `Zpráva o revizi: ${DEVICE}` });
  const saving = page.waitForEvent('download');
  await written.getByRole('button', { name: /Uložit soubor zpráva\.pdf/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('zpráva.pdf');
  expect((await readFile(await saved.path())).equals(PDF)).toBe(true);
  await written
    .getByLabel('Soubor zprávy o revizi')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG });
  await expect(written.getByText('foto.png')).toBeVisible();
  await portal.checkAccess();
  await written.getByRole('button', { name: 'Smazat soubor foto.png' }).click();
  await page.getByRole('button', { name: 'Smazat soubor', exact: true }).click();
  await expect(page.getByText('Soubor byl smazán')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(written).toHaveCount(0);
  await page.getByRole('tab', { name: 'Základ' }).click();
  await expect(page.getByRole('textbox', { name: /^Zařízení/ })).toHaveValue(DEVICE);
  // What has reports is not deleted.
  await page.getByRole('button', { name: 'Další akce se zařízením' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Založit úkol', 'Historie']);
  await page.keyboard.press('Escape');
  await portal.checkAccess();
});

test('devices are chosen by their term, and those of a house stand in its record', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('button', { name: 'Všechna zařízení' }).click();
  await page
    .getByRole('group', { name: 'Výběr podle stavu' })
    .getByText(/Po termínu/)
    .click();
  await expect(page).toHaveURL(/filter=overdue/);
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'po termínu' }).first()).toBeVisible();
  // All but the head of the table.
  await expect(rows.filter({ hasNotText: 'po termínu' })).toHaveCount(1);

  await openScreen(page, own, '/buildings', FIRST_UNIT);
  await rowOf(page, 'Lipová 12').dblclick();
  await page.getByRole('tab', { name: 'Revize' }).click();
  await expect(page.getByRole('row', { name: new RegExp(DEVICE) })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Lipová 14/ })).toHaveCount(0);
  await portal.checkAccess();
  await page.getByRole('row', { name: /Domovní plynovod/ }).dblclick();
  await expect(page).toHaveURL(/auxiliaries\/revisiontypes.*device=/);
  await page.getByRole('button', { name: 'Zpět na zařízení' }).click();
  await expect(page.getByText('Lipová 12', { exact: true }).first()).toBeVisible();
});

test('somebody without the rights of an admin writes reports and no kinds', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await expect(rowOf(page, 'Domovní plynovod – revize')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nový druh' })).toHaveCount(0);
  await openKind(page);
  await page.getByRole('row', { name: /Lipová 14/ }).click();
  await expect(page.getByRole('button', { name: 'Zapsat revizi' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Upravit druh' })).toHaveCount(0);
});
