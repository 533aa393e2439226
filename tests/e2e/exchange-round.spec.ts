import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { VisitJob } from '#contract/fieldwork/crew-day.ts';
import { findBrowser } from '#tests/browser.ts';
import { takenPhoto } from '#tests/photos.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import {
  exchangeByCall,
  FLATS,
  HOUSE,
  makeHouse,
  officeOf,
  oldSerial,
  plannedVisits,
  sendToday,
  standingMeters,
  UNIT,
  type Office,
} from './exchange-house.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import { allowCamera, cameras, giveDetector, showCodes } from './seen-codes.ts';

// Thirty water meters of a house are exchanged, from the plan to the new devices: a house and a portal of its
// own, and a browser with a camera.
const browser = await findBrowser();
test.use({
  baseURL: undefined,
  launchOptions: {
    ...browser,
    args: [...browser.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});
test.describe.configure({ mode: 'serial' });

let own: PortalProcess;
let office: Office;
let unit_id = 0;
test.beforeAll(async () => {
  own = await startDemo();
  office = await officeOf(own.url);
  unit_id = await makeHouse(office);
});
test.afterAll(() => own.stop());

const ROUND = 'Výměna v domě Dlouhá 30';
const FITTER = 'monter@example.cz';
const CREW = 'Četa B – výměny';
const main = (page: Page) => page.getByRole('main');
const phone = { width: 360, height: 740 };

/** Codes of slips, by numbers of flats. */
const slips = new Map<string, string>();

async function openRound(page: Page) {
  await openScreen(page, own, '/inmes/addresses?tab=rounds', UNIT);
  await page.getByRole('gridcell', { name: ROUND, exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: ROUND })).toBeVisible();
}

/** Prints by the menu of the round; the text of the PDF. */
async function printed(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'Další akce s obchůzkou' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const dialog = page.getByRole('dialog', { name: item.replace(' (PDF)', '') });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Uložit PDF' }).click();
  const bytes = await readFile(await (await download).path());
  await expect(dialog).toBeHidden();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.join(' ').replaceAll(/\s+/gu, ' ');
}

test('the office plans the exchange of thirty meters, and prints the poster and the slips', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/inmes/addresses', UNIT);
  await main(page)
    .getByText(new RegExp(String.raw`^Výměna\s*${FLATS}$`, 'u'))
    .click();
  await expect(page).toHaveURL(/filter=exchange/);
  await page.getByRole('checkbox', { name: 'Vybrat všechny nalezené řádky' }).check();
  await page.getByRole('button', { name: 'Naplánovat obchůzku' }).click();
  const dialog = page.getByRole('dialog', { name: `Nová obchůzka: ${FLATS} míst` });
  const work = dialog.getByRole('combobox', { name: 'Práce' });
  await work.selectOption({ label: 'Výměna vodoměru studené vody' });
  await dialog.getByLabel('Název').fill(ROUND);
  await dialog.getByLabel('Četa A – odečty (A)').check();
  await dialog.getByLabel(`${CREW} (B)`).check();
  await expect(dialog.getByText(/^Vejde se všechno: 30\u00A0míst\./)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: ROUND })).toBeVisible();
  await expect(main(page).getByText(`0 z ${FLATS}`)).toBeVisible();

  const poster = await printed(page, 'Plakát do domu (PDF)');
  expect(poster).toContain(HOUSE);
  expect(poster.replaceAll(' ', '')).toMatch(/\/termin\/dum\/[\w-]{14}/u);
  for (const [, flat = '', code = ''] of (await printed(page, 'Lístky do schránek (PDF)')).matchAll(
    /Byt (\S+) .*?Kód ((?:[2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4})/gu,
  ))
    slips.set(flat, code);
  expect(slips.size).toBe(FLATS);
});

test('two of the flats choose another time by their slips, on a phone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(phone);
  for (const flat of ['29', '30']) {
    await page.goto(`${own.url}/termin/${slips.get(flat) ?? ''}`);
    await expect(page.getByText(`, byt ${flat}`)).toBeVisible();
    await page
      .getByRole('group', { name: /\d{4}$/u })
      .last()
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('button', { name: 'Vybrat tento čas' }).click();
    await expect(page.getByText(/^Hotovo, přijdeme v nový termín/)).toBeVisible();
  }
  await portal.checkAccess();
  await page.setViewportSize({ width: 1440, height: 900 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openRound(page);
  await page.getByLabel('Hledat návštěvu').fill('zvolil obyvatel');
  await expect(page.getByRole('gridcell', { name: 'Termín zvolil obyvatel' })).toHaveCount(2);
});

const cardOf = (page: Page, { space_number }: VisitJob) =>
  page.getByRole('listitem').filter({ hasText: `${HOUSE}, prostor ${space_number}` });

/** What of an exchange is alike everywhere: states, the seal, a photo, the checklist. */
async function fillExchange(sheet: Locator, seal: string) {
  await sheet.getByLabel(/^Konečný stav dosavadního/u).fill('240,5');
  await sheet.getByRole('textbox', { name: 'Počáteční stav nového' }).fill('0,2');
  await sheet.getByRole('textbox', { name: 'Číslo plomby' }).fill(seal);
  const picture = { name: 'nove.jpg', mimeType: 'image/jpeg', buffer: await takenPhoto(800, 600) };
  await sheet.getByLabel(/^Fotka nového/u).setInputFiles(picture);
  await expect(sheet.getByRole('img', { name: 'Nové měřidlo' })).toBeVisible();
  for (const box of await sheet.getByRole('checkbox').all()) await box.check();
}

/** Draws over the place for a signature. */
async function sign(page: Page, sheet: Locator) {
  const pad = sheet.getByRole('img', { name: 'Místo pro podpis prstem' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is no place for a signature.');
  await page.mouse.move(box.x + 20, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(sheet.getByRole('img', { name: 'Podpis prstem' })).toBeVisible();
}

const SEND = { name: 'Odeslat výsledek' };

/** The number of the new meter is read by the camera, once the person lets the portal have it. */
async function scan(page: Page, sheet: Locator, code: string) {
  const number = sheet.getByRole('textbox', { name: 'Číslo nového měřidla' });
  await allowCamera(page, false);
  await sheet.getByRole('button', { name: 'Načíst kód' }).click();
  await expect(sheet.getByText(/^Kamera je pro portál zakázaná/u)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Vyfotit kód' })).toBeVisible();
  await allowCamera(page, true);
  await sheet.getByRole('button', { name: 'Otevřít kameru znovu' }).click();
  await expect(sheet.getByText(/^Namiřte kameru/u)).toBeVisible();
  expect(await cameras(page)).toEqual(['live']);
  // Who copies the number instead closes the camera.
  await sheet.getByRole('button', { name: 'Opsat číslo' }).click();
  expect(await cameras(page)).toEqual(['ended']);
  await sheet.getByRole('button', { name: 'Načíst kód' }).click();
  await expect(sheet.getByText(/^Namiřte kameru/u)).toBeVisible();
  await showCodes(page, [code]);
  await expect(number).toHaveValue(code);
  await expect(sheet.getByText(`Přečteno ${code}`)).toBeVisible();
  expect(await cameras(page)).toEqual(['ended', 'ended']);
  // What was read may be put right.
  await number.fill(`${code}-A`);
}

test('a crew exchanges without a connection: by the camera, signed, unsigned, and one that nobody opened', async ({
  page,
  portal,
  context,
}) => {
  const visits = (await plannedVisits(office, unit_id)).slice(0, 4);
  const [scanned, unsigned, signed, missed] = await sendToday(office, visits, CREW);
  if (!scanned || !unsigned || !signed || !missed) throw new Error('The crew has no visits.');
  await page.setViewportSize(phone);
  await giveDetector(context);
  await portal.signIn(FITTER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/inmes/calendar`);
  await expect(cardOf(page, missed)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  const sheet = page.getByRole('dialog');

  await cardOf(page, scanned).getByRole('button', { name: 'Hotovo' }).click();
  await scan(page, sheet, 'SKEN-4711');
  await fillExchange(sheet, 'P-1');
  await portal.checkAccess();
  // A name is no signature.
  await sheet.getByLabel('Kdo podepisuje').fill('Jana Vymyšlená');
  await sheet.getByRole('button', SEND).click();
  await expect(sheet.getByRole('alert')).toContainText('Chybí podpis. Jméno ho nenahradí');
  await sign(page, sheet);
  await sheet.getByRole('button', SEND).click();
  await expect(cardOf(page, scanned)).toContainText('Čeká na odeslání: hotovo');

  await cardOf(page, unsigned).getByRole('button', { name: 'Hotovo' }).click();
  await sheet.getByRole('textbox', { name: 'Číslo nového měřidla' }).fill('NOVY-PSANY');
  await fillExchange(sheet, 'P-2');
  await sheet.getByRole('button', { name: 'Nepodepsáno' }).click();
  await sheet.getByRole('button', SEND).click();
  await expect(sheet.getByRole('alert')).toContainText('Napište, proč není podepsáno');
  await sheet.getByRole('button', { name: 'Nikdo nebyl přítomen' }).click();
  await portal.checkAccess();
  await sheet.getByRole('button', SEND).click();
  await expect(cardOf(page, unsigned)).toContainText('Čeká na odeslání: hotovo');

  await cardOf(page, signed).getByRole('button', { name: 'Hotovo' }).click();
  await sheet.getByRole('textbox', { name: 'Číslo nového měřidla' }).fill('NOVY-TRETI');
  await fillExchange(sheet, 'P-3');
  await sign(page, sheet);
  await sheet.getByRole('button', SEND).click();

  await cardOf(page, missed).getByRole('button', { name: 'Nepřístupno' }).click();
  await sheet.getByLabel('Co jste zjistili').fill('zvonek bez odezvy');
  await sheet.getByRole('button', SEND).click();
  await expect(main(page).getByText(/^Čeká na odeslání: 4/u)).toBeVisible();

  await context.setOffline(false);
  await expect(main(page).getByText(/^Čeká na odeslání/u)).toHaveCount(0);
  await expect(cardOf(page, unsigned)).toContainText('Odesláno, kancelář to zkontroluje');
  const standing = await standingMeters(office, unit_id);
  const of = (jobs: readonly VisitJob[]) => jobs.map((one) => standing.get(one.space_number));
  expect(of([scanned, unsigned, signed])).toEqual(['SKEN-4711-A', 'NOVY-PSANY', 'NOVY-TRETI']);
  expect(of([missed])).toEqual([oldSerial(Number(missed.space_number))]);
});

test('the office sees what came, solves what was not signed, and all flats that opened have new meters', async ({
  page,
  portal,
}) => {
  for (const visit of await plannedVisits(office, unit_id)) await exchangeByCall(office, visit);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/inmes/events', UNIT);
  const chips = main(page).getByRole('group', { name: /^Výběr podle toho/ });
  await expect(chips.getByText(/^Hotovo\s*29$/u)).toBeVisible();
  await expect(chips.getByText(/^Bez fotky nebo podpisu\s*1$/u)).toBeVisible();
  await chips.getByText(/^Ke kontrole\s*1$/u).click();
  await expect(page.getByRole('gridcell', { name: 'nepodepsáno' })).toBeVisible();
  await page.getByRole('row').nth(1).dblclick();
  const result = main(page).getByRole('region', { name: /^Hotovo,/ });
  await expect(result.getByText(/Nepodepsáno: Nikdo nebyl přítomen/u)).toBeVisible();
  await expect(result.getByText(/^Práce vyžaduje, co nepřišlo: podpis\./u)).toBeVisible();
  await portal.checkAccess();
  await result.getByRole('button', { name: 'Zapsat výsledek' }).click();
  await expect(result.getByRole('button', { name: 'Zapsat výsledek' })).toHaveCount(0);

  // The record of the meter has the new device with its state.
  await result.getByRole('link', { name: 'Nové měřidlo' }).click();
  const device = page.getByRole('dialog', { name: 'Měřidlo NOVY-PSANY' });
  const from = device.getByRole('region', { name: 'Z návštěvy' });
  await expect(from.getByRole('img', { name: 'Nové měřidlo' })).toBeVisible();
  await portal.checkAccess();
  // From there a way leads back to the visit.
  await from.getByRole('link', { name: /^Z návštěvy .*: Výměna vodoměru studené vody/u }).click();
  await expect(result).toBeVisible();
  const standing = [...(await standingMeters(office, unit_id)).values()];
  expect(standing).toHaveLength(FLATS);
  expect(standing.filter((serial) => serial.startsWith('SV-'))).toHaveLength(1);
  await openRound(page);
  const facts = main(page).getByRole('region', { name: 'V kostce' });
  await expect(facts.getByText(`29 z ${FLATS}`)).toBeVisible();
});
