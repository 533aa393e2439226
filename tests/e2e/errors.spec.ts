import { readFile } from 'node:fs/promises';
import { sendLogs } from '#contract/logs.ts';
import { readConfig } from '#server/config.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { personRow as rowOf } from './people.ts';
import { expect, test } from './portal.ts';
import { dialogOf } from './spaces.ts';

// Records are of the whole portal, so these journeys have one of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const ADMIN = 'admin@example.cz';
const fault = {
  timestamp: Date.UTC(2025, 0, 20, 10, 30),
  dateTime: '',
  level: 'ERROR',
  uid: 'jana@example.cz',
  file_name: 'call.ts',
  function: 'report',
  line_number: 12,
  messages: ['60000500: Příliš žluťoučký kůň', '/v1/units/12'],
  unit_name: 'Lipová 12',
  app_version: '2025.01.20.01',
  request_id: 'req-42',
};

async function send(...records: object[]): Promise<void> {
  const answer = await fetch(own.url + sendLogs.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-application-auth': readConfig({}).applicationAuth,
    },
    body: JSON.stringify({ records }),
  });
  expect(await answer.json()).toEqual({ result: { accepted: true } });
}

test('a fault is found, its records are read, and solved it comes back when it occurs again', async ({
  page,
  portal,
}) => {
  await send(fault, {
    ...fault,
    messages: [fault.messages[0], '/v1/units/7'],
    request_id: 'req-43',
  });
  await send({ ...fault, level: 'WARN', messages: ['Pomalá odpověď'] });
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/errors`);
  const row = rowOf(page, '60000500');
  await expect(row).toContainText('Chyba');
  await expect(row).toContainText('jana@example.cz');
  await expect(row.getByRole('gridcell', { name: '2', exact: true })).toBeVisible();
  await portal.checkAccess();

  const chips = page.getByRole('group', { name: 'Výběr záznamů' });
  await page.getByLabel('Hledat chybu').fill('ZLUTOUCKY kun');
  await expect(rowOf(page, 'Pomalá odpověď')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Pomalá odpověď')).toBeVisible();
  // The number of an event that an older record of the group has.
  await page.getByLabel('Hledat chybu').fill('req-42');
  await expect(row).toBeVisible();
  await page.keyboard.press('Escape');
  await chips.getByText('Chyby').click();
  await expect(page).toHaveURL(/filter=errors/);
  await expect(rowOf(page, 'Pomalá odpověď')).toHaveCount(0);

  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/row=/);
  const dialog = dialogOf(page, 'Záznamy chyby:');
  await expect(dialog.locator('pre')).toHaveText(/kůň\s+\/v1\/units\/7/);
  await expect(dialog.getByText('Číslo události: req-43')).toBeVisible();
  await dialog.getByRole('row', { name: /req-42/ }).click();
  await expect(dialog.locator('pre')).toHaveText(/kůň\s+\/v1\/units\/12/);
  await portal.checkAccess();
  await page.reload();
  await dialog.getByRole('button', { name: 'Označit jako vyřešené' }).click();
  await expect(dialog.getByText(`${ADMIN}, `)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('vyřešené');
  await chips.getByText('Nevyřešené').click();
  await expect(row).toHaveCount(0);

  await send(fault);
  await page.reload();
  await expect(row).toContainText('znovu');
  await expect(row.getByRole('gridcell', { name: '3', exact: true })).toBeVisible();
});

test('hostile records are shown as harmless text and leave as harmless cells', async ({
  page,
  portal,
}) => {
  const markup = '<img src=x onerror="document.title=1">';
  await send(
    { ...fault, file_name: '', messages: ['=HYPERLINK("http://example.cz")', markup] },
    { ...fault, level: '\u202eWARN', uid: '\u0000\u001b[31m', messages: ['\u202egpj.exe\u0007'] },
    { ...fault, line_number: 7, messages: Array.from({ length: 20 }, () => 'X'.repeat(4000)) },
  );
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/errors`);
  await expect(rowOf(page, 'HYPERLINK')).toContainText(markup);
  await expect(rowOf(page, 'gpj.exe')).toContainText('\ufffdgpj.exe');
  const long = rowOf(page, 'XXXX');
  expect((await long.boundingBox())?.height).toBeLessThan(90);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Další', exact: true }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  expect(text).toContain(`'=HYPERLINK(`);
  expect(text).not.toMatch(/[;\n]"?=HYPERLINK/);

  await long.dblclick();
  const shown = dialogOf(page, 'Záznamy chyby:').locator('pre');
  await expect(shown).toContainText('X'.repeat(4000));
  expect((await shown.innerText()).length).toBeLessThan(16_100);
  await portal.checkAccess();
});

test('records are kept for as many days as the settings of the portal say', async ({
  page,
  portal,
}) => {
  await portal.signIn(ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/admin/runtime/settings`);
  const days = page.getByLabel('Uchování záznamů prohlížeče (dny)');
  await expect(days).toHaveValue('90');
  await days.fill('30');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Nastavení bylo uloženo')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue('30');
});
