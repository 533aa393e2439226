import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// What is prescribed changes what other journeys see, so this one has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const preview = (page: Page) => page.getByRole('region', { name: 'Náhled změny', exact: true });

/** Fills in a rule and asks for its preview. */
async function ask(page: Page, choices: Readonly<Record<string, string>>, amount: string) {
  const form = page.getByRole('form', { name: 'Hromadná změna předpisu' });
  for (const [label, option] of Object.entries(choices))
    await form.getByLabel(new RegExp(`^${label}`, 'u')).selectOption({ label: option });
  await form
    .getByRole('textbox', { name: /Sazba za jednotku klíče|O kolik procent|Částka měsíčně/u })
    .fill(amount);
  await form.getByRole('button', { name: 'Ukázat náhled' }).click();
  await expect(preview(page)).toBeVisible();
}

async function accept(page: Page) {
  await preview(page).getByRole('button', { name: 'Přijmout změnu' }).click();
  await dialog(page, /^Změnit .+\?$/u)
    .getByRole('button', { name: 'Přijmout změnu' })
    .click();
  await expect(page).toHaveURL(/tab=.*sheets/u);
}

test('a fund by the area and higher advances of a house are seen, accepted, printed and taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/prescriptions?tab=rules');
  await expect(page.getByLabel(/^Kde/u).getByRole('option').nth(1)).toBeAttached();
  const house = (await page.getByLabel(/^Kde/u).getByRole('option').allTextContents()).at(1);
  await ask(
    page,
    { Položka: 'Fond oprav', Kde: house ?? '', 'Podle čeho': 'celková plocha' },
    '42',
  );
  await expect(preview(page).getByText('Nově měsíčně')).toBeVisible();
  await portal.checkAccess();
  await accept(page);
  const sheets = page.getByRole('grid', { name: 'Evidenční listy' });
  await expect(sheets.getByRole('row').nth(1)).toBeVisible();
  await portal.checkAccess();

  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'PDF všech zobrazených' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^evidenční list .+\.pdf$/u);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await sheets.getByRole('row').nth(1).dblclick();
  const sheet = dialog(page, /^Evidenční list, prostor /u);
  await expect(sheet.getByRole('row', { name: /^Fond oprav celková plocha 42,00/u })).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Escape');

  // Sent in the background to whom there is an address, and told with the sheets.
  await page.getByRole('button', { name: 'E-mailem', exact: true }).click();
  const mails = dialog(page, /^E-mailem: /u);
  await expect(mails.getByText(/^Odešle se:/u)).toBeVisible();
  await portal.checkAccess();
  await mails.getByRole('button', { name: /^Odeslat e-mailem \(/u }).click();
  await expect(page.getByText('Evidenční listy se odesílají')).toBeVisible();
  await page.getByRole('tab', { name: 'Odeslané' }).click();
  const sent = page.getByRole('table', { name: 'Odeslané evidenční listy' });
  await expect(sent.getByText(/^(čeká na odeslání|odeslán)/u).first()).toBeVisible({
    timeout: 30_000,
  });
  await portal.checkAccess();

  await page.getByRole('tab', { name: 'Hromadné změny' }).click();
  const rules = page.getByRole('table', { name: 'Přijaté hromadné změny' });
  await rules.getByRole('button', { name: 'Vrátit', exact: true }).click();
  await dialog(page, /^Vrátit změnu Fond oprav/u)
    .getByRole('button', { name: 'Vrátit změnu' })
    .click();
  await expect(page.getByText('Změna předpisu byla vrácena')).toBeVisible();
  await expect(rules).toHaveCount(0);
});

test('a change inside a month counts by days once the unit has set so, and the preview and the sheet say it', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/months');
  await page.getByRole('button', { name: 'Nastavení předpisů' }).click();
  const form = dialog(page, 'Nastavení předpisů');
  await form.getByLabel(/^Změna v průběhu měsíce/u).selectOption({ label: 'Po dnech' });
  await portal.checkAccess();
  await form.getByRole('button', { name: 'Uložit nastavení' }).click();
  await expect(page.getByText('Nastavení předpisů bylo uloženo')).toBeVisible();

  await openScreen(page, own, '/money/prescriptions?as_of=2030-03-15');
  await page.getByRole('grid', { name: 'Evidenční listy' }).getByRole('row').nth(1).dblclick();
  await page.setViewportSize({ width: 360, height: 740 });
  const sheet = dialog(page, /^Evidenční list, prostor /u);
  await expect(sheet.getByText(/se počítá po dnech/u)).toBeVisible();
  await sheet.getByRole('button', { name: 'Poslat e-mailem' }).click();
  await expect(dialog(page, /^E-mailem: /u).getByText(/^Odešle se:/u)).toBeVisible();
  await portal.checkAccess();
});

test('on a phone a sheet is found and read, and rows of the unit are kept in groups', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/prescriptions');
  await portal.checkAccess();
  await page.getByRole('tab', { name: 'Položky' }).click();
  await page.getByRole('button', { name: 'Přidat položku' }).click();
  await page.getByRole('textbox', { name: 'Název 6. položky' }).fill('Parkování');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Uložit položky' }).click();
  await expect(page.getByText('Položky předpisu byly uloženy')).toBeVisible();
  await page.getByRole('tab', { name: 'Hromadné změny' }).click();
  await expect(page.getByLabel(/^Položka/u)).toContainText('Parkování');
});
