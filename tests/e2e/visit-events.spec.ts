import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test, tooWide } from './portal.ts';
import { tellExchanges } from './visit-events.ts';

// Results end planned visits and exchange devices, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const main = (page: Page) => page.getByRole('main');

async function downloaded(page: Page, click: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('the office solves what a crew could not write, and takes the protocol', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  const [, refused] = await tellExchanges(page, own, [5, -1]);
  await openScreen(page, own, '/inmes/events');
  await main(page)
    .getByText(/^Ke kontrole/)
    .click();
  await expect(page).toHaveURL(/\/inmes\/events\?.*filter=review/);
  await portal.checkAccess();
  await page.getByRole('row').nth(1).dblclick();
  const result = main(page).getByRole('region', { name: /^Hotovo,/ });
  await expect(result.getByText(/^Stav je nižší než/)).toBeVisible();
  await portal.checkAccess();
  const state = result.getByLabel('Konečný stav');
  await state.fill(String((refused?.before ?? 0) - 2).replace('.', ','));
  await result.getByLabel('Poznámka k řešení').fill('ověřeno po telefonu');
  await result.getByRole('button', { name: 'Zapsat výsledek' }).click();
  // What is typed stays, and the fault stands at its field.
  await expect(state).toHaveAttribute('aria-invalid', 'true');
  await expect(result.getByLabel('Poznámka k řešení')).toHaveValue('ověřeno po telefonu');
  await state.fill(String((refused?.before ?? 0) + 3).replace('.', ','));
  await result.getByRole('button', { name: 'Zapsat výsledek' }).click();
  await expect(result.getByRole('link', { name: 'Nové měřidlo' })).toBeVisible();
  await expect(result.getByText('Kancelář: ověřeno po telefonu')).toBeVisible();
  await expect(result.getByText('Pořízeno: 50,087500; 14,421300')).toHaveCount(1);
  await expect(result.getByRole('button', { name: 'Kopírovat místo pro mapy' })).toBeVisible();
  await expect(result.getByRole('button', { name: 'Zapsat výsledek' })).toHaveCount(0);
  const { name, content } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Protokol (PDF)' }).click(),
  );
  expect(name).toMatch(/^protokol .*\.pdf$/);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)));
  const told = text.join(' ').replaceAll(/\s+/gu, ' ');
  expect(told).toContain(`Nové měřidlo ${refused?.mounted ?? ''}`);
  expect(told).toContain('Pořízeno: 50,087500; 14,421300');
  expect(told).toContain('Podpis: Žofie Vymyšlená');
});

test('what was done is counted for an invoice', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/inmes/events?filter=done');
  const chips = main(page).getByRole('group', { name: /^Výběr podle toho/ });
  const chip = chips.getByText(/^Hotovo\s*\d+$/);
  await expect(chip).toBeVisible();
  const done = Number(/\d+$/u.exec((await chip.textContent()) ?? '')?.[0]);
  await main(page).getByRole('button', { name: 'Další', exact: true }).click();
  const { name, content } = await downloaded(page, () =>
    page.getByRole('menuitem', { name: /^Podklad pro fakturaci/ }).click(),
  );
  expect(name).toMatch(/^Podklad pro fakturaci .*\.xlsx$/);
  const rows = await readSheet(content, 'Podklad');
  const exchanges = rows.find(([, work]) => String(work).startsWith('Výměna vodoměru'));
  // Two exchanges were told in this journey, for 690 Kč each.
  expect(exchanges?.slice(2)).toEqual([690, 2, 1380]);
  const visits = await readSheet(content, 'Návštěvy');
  expect(visits.length - 1).toBe(done);
});

test('on a phone events are cards, and nothing is wider than the window @phone-only @phone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/inmes/events?filter=done');
  const cards = main(page).getByRole('list', { name: 'Události v terénu' });
  const open = cards.getByRole('button', { name: 'Otevřít událost' }).first();
  await expect(open).toBeVisible();
  await portal.checkAccess();
  await open.click();
  await expect(page.getByRole('button', { name: 'Protokol (PDF)' })).toBeVisible();
  await portal.checkAccess();
  expect(await page.evaluate(tooWide)).toEqual([]);
});
