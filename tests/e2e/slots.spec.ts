import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test, tooWide } from './portal.ts';

// People move visits of the round, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const ROUND = 'Výměna vodoměrů';

/** What the poster and the slips of the house tell. */
const told = {
  poster: '',
  flats: [] as readonly { readonly flat: string; readonly code: string }[],
};

async function openRound(page: Page) {
  await openScreen(page, own, '/inmes/addresses?tab=rounds');
  await page.getByRole('gridcell', { name: ROUND, exact: true }).first().dblclick();
  await expect(page.getByRole('heading', { level: 1, name: ROUND })).toBeVisible();
}

/** Prints by the menu of the round; the text of the PDF, its page after page. */
async function printed(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'Další akce s obchůzkou' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const dialog = page.getByRole('dialog', { name: item.replace(' (PDF)', '') });
  await expect(dialog.getByLabel('Dům')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Uložit PDF' }).click();
  const bytes = await readFile(await (await download).path());
  await expect(dialog).toBeHidden();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.join(' ').replaceAll(/\s+/gu, ' ');
}

/** A visitor with a phone, whom nobody has signed in. */
async function visitor(page: Page, path: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${own.url}${path}`);
}

test('a manager prints the poster and the slips of a house', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openRound(page);
  const row = page.getByRole('row').nth(1);
  const flat = (await row.getByRole('gridcell').nth(2).textContent()) ?? '';
  const poster = await printed(page, 'Plakát do domu (PDF)');
  expect(poster).toContain(ROUND);
  // The flat with its window, three quarters of an hour from its start.
  expect(poster).toMatch(new RegExp(String.raw`\b${flat} \d+\.\d\d–\d+\.\d\d`, 'u'));
  told.poster = /\/termin\/dum\/([\w-]{14})/u.exec(poster.replaceAll(' ', ''))?.[1] ?? '';
  const slips = await printed(page, 'Lístky do schránek (PDF)');
  told.flats = [
    ...slips.matchAll(/Byt (\S+) .*?Kód ((?:[2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4})/gu),
  ].map(([, number = '', code = '']) => ({ flat: number, code }));
  expect(told.flats.length).toBeGreaterThan(2);
  expect(told.flats.map((one) => one.flat)).toContain(flat);
});

test('somebody comes from the poster and chooses another time on a phone', async ({
  page,
  portal,
}) => {
  const [{ flat, code } = { flat: '', code: '' }] = told.flats;
  await visitor(page, `/termin/dum/${told.poster}`);
  await expect(page.getByText(ROUND).first()).toBeVisible();
  await portal.checkAccess();
  await page.getByLabel('Číslo bytu').fill(flat);
  await page.getByLabel('Poslední 4 znaky čísla měřidla').fill('0000');
  await page.getByRole('button', { name: 'Ukázat termín mého bytu' }).click();
  await expect(page.getByText(/^Takový byt s tímto údajem tu neznáme/)).toBeVisible();
  await page.getByLabel('Poslední 4 znaky čísla měřidla').fill(code);
  await page.getByRole('button', { name: 'Ukázat termín mého bytu' }).click();
  await expect(page.getByText(`, byt ${flat}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kdy přijdeme' })).toContainText('mezi');
  await portal.checkAccess();
  expect(await page.evaluate(tooWide)).toEqual([]);
  await page
    .getByRole('group', { name: /\d{4}$/u })
    .last()
    .getByRole('button')
    .first()
    .click();
  await page.getByLabel('Vzkaz pro techniky k novému času (nepovinný)').fill('zvonit u Nováků');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Vybrat tento čas' }).click();
  await expect(page.getByText(/^Hotovo, přijdeme v nový termín/)).toBeVisible();
  await expect(page.getByText('Váš vzkaz: zvonit u Nováků')).toBeVisible();
  await portal.checkAccess();
});

test('another confirms by the code of a slip, a third says that no time suits', async ({
  page,
  portal,
}) => {
  const [, second, third] = told.flats;
  await visitor(page, '/termin');
  await page.getByLabel('Kód z listu').fill(second?.code.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Pokračovat' }).click();
  await expect(page.getByText(`, byt ${second?.flat ?? ''}`)).toBeVisible();
  await page.getByRole('button', { name: 'Potvrzuji, budu doma' }).click();
  await expect(page.getByText(/^Děkujeme, budeme s vámi počítat/)).toBeVisible();

  await visitor(page, `/termin/${third?.code ?? ''}`);
  await page.getByText('Žádný termín mi nevyhovuje').click();
  await page.getByRole('button', { name: 'Odeslat správci' }).click();
  await expect(page.getByText('Napište, kdy by se vám návštěva hodila')).toBeVisible();
  await page.getByLabel('Kdy by se vám to hodilo').fill('jen v sobotu');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Odeslat správci' }).click();
  await expect(page.getByText(/^Děkujeme, správce si váš vzkaz přečte/)).toBeVisible();
});

test('the office sees what they said', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openRound(page);
  const said = page.getByRole('gridcell', {
    name: 'Termín zvolil obyvatel: zvonit u Nováků',
  });
  await expect(said).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Potvrzeno', exact: true })).toBeVisible();
  await expect(
    page.getByRole('gridcell', { name: 'Žádný termín nevyhovuje: jen v sobotu' }),
  ).toBeVisible();
  await portal.checkAccess();
  await said.dblclick();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('zvonit u Nováků')).toBeVisible();
  await dialog.getByRole('button', { name: 'Historie návštěvy' }).click();
  await portal.checkAccess();
});
