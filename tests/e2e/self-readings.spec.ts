import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { takenPhoto } from '#tests/photos.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Readings change what other journeys see, so this one has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const NAME = 'Odečet zkušební';

async function startRound(page: Page) {
  await page.getByRole('button', { name: 'Vyhlásit samoodečet' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Vyhlásit samoodečet' });
  await dialog.getByLabel('Název').fill(NAME);
  await dialog.getByRole('button', { name: 'Vyhlásit' }).click();
  await expect(dialog.getByText('Zvolte dům').last()).toBeVisible();
  await dialog.getByLabel('Dům').selectOption({ label: 'Lipová 14' });
  await dialog.getByRole('button', { name: 'Vyhlásit' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/ozvalo se 0 z \d+ prostorů/u)).toBeVisible();
}

/** The first card as it was given to the printer: its space and its code. */
async function printedCard(page: Page): Promise<{ space: string; code: string }> {
  await page.getByRole('button', { name: 'Vytisknout kódy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vytisknout kódy' });
  await dialog.getByRole('button', { name: 'Vytisknout' }).click();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toBeAttached();
  const text = (await sheet.textContent()) ?? '';
  return {
    space: /Prostor (\S+?)[2-9A-Z]{4}-/u.exec(text)?.[1] ?? '',
    code: /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/u.exec(text)?.[0] ?? '',
  };
}

const cold = (page: Page) => page.getByRole('region', { name: /Studená voda/u });

/** Reads the cold water on a telephone, by the code, with a slip of the finger and a photo. */
async function readOnPhone(page: Page, code: string, checkAccess: () => Promise<void>) {
  await page.goto(`${own.url}/odecty`);
  await page.getByLabel('Kód z listu').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Pokračovat' }).click();
  await expect(page.getByText(NAME)).toBeVisible();
  await checkAccess();
  const field = cold(page).getByLabel('Stav číselníku');
  await cold(page).getByRole('button', { name: 'Odeslat stav' }).click();
  await expect(cold(page).getByText('Opište stav z číselníku')).toBeVisible();
  await field.fill('1234567');
  await cold(page).getByRole('button', { name: 'Odeslat stav' }).click();
  await expect(cold(page).getByText(/Číselník má před čárkou nejvýše/u)).toBeVisible();
  // What does not follow from the readings before is asked about; it may be sent all the same.
  await field.fill('0,5');
  await cold(page).getByRole('button', { name: 'Odeslat stav' }).click();
  await expect(cold(page).getByText(/Stav neodpovídá dřívějším odečtům/u)).toBeVisible();
  await checkAccess();
  // What was typed outlives a closed page.
  await field.fill('99999');
  await page.goto(`${own.url}/odecty/${code}`);
  await expect(field).toHaveValue('99999');
  const photo = { name: 'cislo.jpg', mimeType: 'image/jpeg', buffer: await takenPhoto(400, 200) };
  await cold(page).getByLabel('Vyfotit číselník').setInputFiles(photo);
  const shot = cold(page).getByRole('img', { name: 'Vyfotit číselník' });
  await expect(shot).toBeVisible();
  // A photo outlives it as well, and a connection that was lost while sending takes neither.
  await page.goto(`${own.url}/odecty/${code}`);
  await expect(shot).toBeVisible();
  await expect(field).toHaveValue('99999');
  await page.context().setOffline(true);
  await cold(page).getByRole('button', { name: 'Odeslat stav' }).click();
  await expect(cold(page).getByText(/Napsaný stav i fotka v zařízení zůstaly/u)).toBeVisible();
  await page.context().setOffline(false);
  await page.goto(`${own.url}/odecty/${code}`);
  await expect(shot).toBeVisible();
  await cold(page).getByRole('button', { name: 'Odeslat stav' }).click();
  await expect(cold(page).getByText(/Odesláno\s99\s999,000\sm³/u)).toBeVisible();
  await expect(shot).toHaveCount(0);
  await page.goto(`${own.url}/odecty/${code}`);
  await cold(page).getByRole('button', { name: 'Poslat znovu' }).click();
  await expect(field).toHaveValue('');
  await expect(shot).toHaveCount(0);
  await checkAccess();
}

test('the round of the demo is no wider than a phone and shows what speaks against a state @phone-only', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/meters/self-readings');
  await page.getByRole('group', { name: 'Výběr zaslaných stavů' }).getByText('S výhradou').click();
  await expect(page.getByText(/Stav je nižší než/u).first()).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('tab', { name: /Prostory/u }).click();
  await expect(page.getByText('Posláno').first()).toBeVisible();
  await portal.checkAccess();
});

test('a flat reads its meter by a phone, and the manager takes the state over and back', async ({
  page,
  portal,
}) => {
  // Nobody prints here: the cards stay where they can be read.
  await page.addInitScript(() => (globalThis.print = () => undefined));
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/meters/self-readings');
  await startRound(page);
  await portal.checkAccess();
  const { space, code } = await printedCard(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await readOnPhone(page, code, () => portal.checkAccess());
  await page.setViewportSize({ width: 1440, height: 900 });

  await openScreen(page, own, '/meters/self-readings');
  await expect(page.getByText(/ozvalo se 1 z \d+ prostorů/u)).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(`${space} · .*99.999`, 'u') });
  await expect(row).toContainText('v pořádku');
  await row.getByRole('button', { name: /^Fotka/u }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Prostor/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Převzít vše v pořádku (1)' }).click();
  await expect(page.getByText('Převzato: 1 stav')).toBeVisible();

  // The state stands among the readings of the meter, told as what it is.
  await page.getByRole('group', { name: 'Výběr zaslaných stavů' }).getByText('Převzaté').click();
  await row.dblclick();
  const reading = page.getByRole('row', { name: /99.999/u });
  await expect(reading.first()).toContainText('Samoodečet');

  await openScreen(page, own, '/meters/self-readings');
  await page.getByRole('group', { name: 'Výběr zaslaných stavů' }).getByText('Převzaté').click();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Vrátit převzetí' }).click();
  await expect(page.getByText('Zpět mezi čekající: 1 stav')).toBeVisible();
  await page.getByRole('group', { name: 'Výběr zaslaných stavů' }).getByText('Čekají').click();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Odmítnout…' }).click();
  const refusing = page.getByRole('dialog', { name: /Odmítnout/u });
  await refusing.getByLabel('Důvod').fill('Číslo na fotce je jiné');
  await refusing.getByRole('button', { name: 'Odmítnout' }).click();
  await expect(refusing).toBeHidden();

  await page.goto(`${own.url}/odecty/${code}`);
  await expect(page.getByText(/Správce stav nepřijal: Číslo na fotce je jiné/u)).toBeVisible();

  // A link that was taken back leads nowhere.
  await openScreen(page, own, '/meters/self-readings');
  await page.getByRole('tab', { name: /Prostory/u }).click();
  await page.getByRole('button', { name: `Zneplatnit: prostor ${space}`, exact: true }).click();
  await page.getByRole('button', { name: 'Zneplatnit', exact: true }).click();
  await expect(page.getByText('Odkaz a kód neplatí')).toBeVisible();
  await page.goto(`${own.url}/odecty/${code}`);
  await expect(page.getByText(/Tento odkaz ani kód neznáme/u)).toBeVisible();
});
