import type { Browser, Page } from '@playwright/test';
import { listTasks } from '#contract/tasks.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { dialogNamed, personRow as rowOf } from './people.ts';
import { expect, test } from './portal.ts';
import { readAlone } from './read-alone.ts';

// What the portal tells everybody would stand over the screens of other journeys.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const SYSTEM_ADMIN = 'admin@example.cz';
const MANAGER = 'spravce@example.cz';
const NEIGHBOUR = 'soused@example.cz';
const OUTAGE = 'V neděli večer bude portál mimo provoz.';

const items = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');
const itemOf = (page: Page, text: string) => items(page).filter({ hasText: text });
const panel = (page: Page) => page.getByRole('region', { name: 'Systémové hlášení' });
const screen = () => `${own.url}/messages`;

/** Another person at another computer. */
async function another(browser: Browser, identity: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'cs-CZ', timezoneId: 'Europe/Prague' });
  const page = await context.newPage();
  await page.goto(`${own.url}/client/user/login`);
  await page.getByLabel('E-mail').fill(identity);
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page).not.toHaveURL(/login/);
  return page;
}

async function write(page: Page, text: string, switches: readonly string[] = []): Promise<void> {
  await page.goto(`${screen()}?tab=system`);
  await page.getByRole('button', { name: 'Nové hlášení' }).click();
  const dialog = dialogNamed(page, 'Nové systémové hlášení');
  await dialog.getByLabel('Text hlášení').fill(text);
  for (const name of switches) await dialog.getByLabel(name).click();
  await expect(dialog.getByRole('figure', { name: 'Náhled hlášení' })).toContainText(text);
  await dialog.getByRole('button', { name: 'Založit hlášení' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a red message of a system admin appears to another user without a reload, and OK holds after sign-out', async ({
  page,
  portal,
  browser,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await expect(page.getByRole('tab', { name: 'Aktivní jednotka' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  const admin = await another(browser, SYSTEM_ADMIN);
  await write(admin, 'Přibyla obrazovka zpráv.');
  await expect(panel(page)).toContainText('Přibyla obrazovka zpráv.');
  await write(admin, OUTAGE, ['Naléhavé (červené)', 'Zobrazit čas poslední změny']);
  await expect(panel(page)).toContainText('1 / 2');
  await expect(panel(page).getByRole('alert')).toContainText(OUTAGE);
  await expect(panel(page)).toContainText('Aktualizováno');
  await portal.checkAccess();

  await panel(page).getByRole('button', { name: 'Další hlášení' }).click();
  await expect(panel(page)).toContainText('2 / 2');
  await expect(panel(page)).toContainText('Přibyla obrazovka zpráv.');
  await panel(page).getByRole('button', { name: 'OK' }).click();
  await expect(panel(page)).toContainText(OUTAGE);
  await expect(panel(page)).not.toContainText('/ 2');
  await panel(page).getByRole('button', { name: 'Zavřít hlášení' }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Aktivní jednotka' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);

  // A new session: what was closed is back, what was put away is not.
  await page.getByRole('button', { name: /^Uživatel / }).click();
  await page.getByRole('menuitem', { name: 'Odhlásit se' }).click();
  await expect(page).toHaveURL(/login/);
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await expect(panel(page)).toContainText(OUTAGE);
  await expect(panel(page)).not.toContainText('/ 2');

  const neighbour = await another(browser, NEIGHBOUR);
  await expect(panel(neighbour)).toContainText('1 / 2');
  await admin.goto(`${screen()}?tab=system`);
  await rowOf(admin, OUTAGE).dblclick();
  const dialog = dialogNamed(admin, 'Systémové hlášení');
  await dialog.getByLabel('Zapnuté').click();
  await dialog.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(panel(neighbour)).not.toContainText(OUTAGE);
  await admin.context().close();
  await neighbour.context().close();
});

test('a message is planned, found, changed and deleted by a system admin alone', async ({
  page,
  portal,
}) => {
  await portal.signIn(SYSTEM_ADMIN, DEMO_PASSWORD, own.url);
  await page.goto(`${screen()}?tab=system&system=new`);
  const dialog = dialogNamed(page, 'Nové systémové hlášení');
  await dialog.getByLabel('Text hlášení').fill('Vánoční odstávka');
  await dialog.getByLabel('Zobrazit od').fill('2098-12-24T08:00');
  await dialog.getByLabel('Zobrazit do').fill('2098-12-24T07:00');
  await dialog.getByRole('button', { name: 'Založit hlášení' }).click();
  await expect(dialog.getByText('Konec musí být po začátku')).toBeVisible();
  await dialog.getByLabel('Zobrazit do').fill('2098-12-26T08:00');
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Založit hlášení' }).click();
  const row = rowOf(page, 'Vánoční odstávka');
  await expect(row).toContainText('naplánované');
  await expect(row).toContainText('24. 12. 2098 08:00');
  await expect(panel(page)).not.toContainText('Vánoční');
  await page.getByLabel('Hledat hlášení').fill('VANOCNI');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await portal.checkAccess();

  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/system=\d+/);
  const opened = dialogNamed(page, 'Systémové hlášení');
  await opened.getByRole('button', { name: 'Smazat hlášení' }).click();
  await page
    .getByRole('dialog', { name: 'Smazat hlášení?' })
    .getByRole('button', { name: 'Smazat hlášení' })
    .click();
  await expect(opened).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test('messages are confirmed one by one and all at once, stay listed, and a hidden one is shown again', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(screen());
  const chips = page.getByRole('group', { name: 'Výběr zpráv' });
  await expect(page.getByText(/Počet příchozích zpráv: \d+/)).toBeVisible();
  await portal.checkAccess();
  await chips.getByText('Uživatelské').click();
  await page.getByLabel('Hledat zprávu').fill('nepotvrzena');
  await expect(items(page).filter({ hasNotText: 'nepotvrzená' })).toHaveCount(0);
  // Messages of the demo begin the day before.
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Včera');
  const first = items(page).first();
  const text = (await first.locator('bdi').textContent()) ?? '';
  await first.getByRole('button', { name: 'Potvrdit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zpráva byla potvrzena')).toBeVisible();
  await page.getByLabel('Hledat zprávu').fill('');
  await expect(itemOf(page, text)).toContainText('potvrzená');
  await expect(itemOf(page, text).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Potvrdit vše' }).click();
  await expect(page.getByText('Nejsou žádné příchozí zprávy a oznámení')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Příchozí zprávy a oznámení: 0' })).toBeVisible();
  await page.reload();
  await expect(itemOf(page, text)).toContainText('potvrzená');

  await chips.getByText('Systémové').click();
  const hidden = itemOf(page, 'Přibyla obrazovka zpráv');
  await expect(hidden).toContainText('odložená');
  await hidden.getByRole('button', { name: 'Zobrazit znovu' }).click();
  await expect(panel(page)).toContainText('Přibyla obrazovka zpráv');
  await expect(hidden).toContainText('zobrazená');
});

/** Spaces of a house that nobody has, so that every row is wrong. */
function wrongSpaces(): Buffer {
  const rows = Array.from({ length: 400 }, (_, at) => `Dům, který není;P${at};Byt;50;`);
  return Buffer.from(`\uFEFFDům;Byt č.;Typ;Výměra;Poznámka\r\n${rows.join('\r\n')}\r\n`);
}

test('work in the background is listed while an import runs, and its result is taken away', async ({
  page,
  portal,
}) => {
  await portal.signIn(NEIGHBOUR, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/?import=new&kind=spaces`);
  const wizard = page.getByRole('dialog', { name: 'Import dat' });
  await wizard
    .locator('input[type="file"]')
    .setInputFiles({ name: 'byty.csv', mimeType: 'text/csv', buffer: wrongSpaces() });
  await wizard.getByRole('button', { name: 'Nahrát a pokračovat' }).click();
  await wizard.getByRole('button', { name: 'Zkontrolovat nanečisto' }).click();
  await expect(wizard.getByRole('heading', { name: 'Význam sloupců' })).toHaveCount(0);
  await page.goto(`${screen()}?filter=task`);
  const task = itemOf(page, 'byty.csv').first();
  await expect(task).toContainText('dokončená');
  await expect(task).toContainText('Pokusů: 1');
  await expect(task.getByRole('button', { name: 'Zrušit úlohu' })).toHaveCount(0);
  await portal.checkAccess();
  const waiting = page.waitForEvent('download');
  await task.getByRole('button', { name: /Chybné řádky – byty\.xlsx/ }).click();
  expect((await waiting).suggestedFilename()).toBe('Chybné řádky – byty.xlsx');
});

test('a running task shows how far it is, and is cancelled only after a question', async ({
  page,
  portal,
}) => {
  const running = {
    task_id: 1,
    message: 'Zkouška importu byty.csv',
    kind: 'import-check',
    state: 'running',
    progress: 43,
    fault: '',
    unit_id: null,
    attempts: 2,
    next_try: '',
    cancel_asked: false,
    result_file: '',
    result_bytes: 0,
    created: '2025-01-20T08:00:00.000Z',
    finished: null,
  };
  let cancelled = 0;
  const fulfill = (result: object) => ({ json: { result } });
  await readAlone(page);
  await page.route(`**${listTasks.path}`, (route) =>
    route.fulfill(fulfill({ values: [{ ...running, cancel_asked: cancelled > 0 }] })),
  );
  await page.route(`**${listTasks.path}/1/cancel`, (route) => {
    cancelled += 1;
    return route.fulfill(fulfill({ ...running, cancel_asked: true }));
  });
  await portal.signIn(NEIGHBOUR, DEMO_PASSWORD, own.url);
  await expect(page.getByRole('button', { name: 'Zkouška importu byty.csv: 43 %' })).toBeVisible();
  await page.goto(`${screen()}?row=t1`);
  const task = itemOf(page, 'byty.csv');
  await expect(task).toContainText('běží, 43 %');
  await expect(task).toBeFocused();
  await expect(task.getByRole('progressbar')).toHaveAttribute('value', '43');
  await portal.checkAccess();
  const cancel = page.getByRole('button', { name: 'Zrušit úlohu' });
  const question = dialogNamed(page, 'Zrušit úlohu?');
  await cancel.click();
  await question.getByRole('button', { name: 'Nechat běžet' }).click();
  await expect(question).toHaveCount(0);
  expect(cancelled).toBe(0);
  await cancel.click();
  await question.getByRole('button', { name: 'Zrušit úlohu' }).click();
  await expect(task).toContainText('ruší se');
  await expect(cancel).toBeDisabled();
  expect(cancelled).toBe(1);
});

test('a message leads to the record it speaks of, and one that speaks of none nowhere', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(screen());
  const sipo = itemOf(page, 'Termín předání změn SIPO');
  await sipo.getByRole('link', { name: 'Otevřít SIPO' }).click();
  await expect(page).toHaveURL(/\/auxiliaries\/sipo\?(unit=\d+&)?tab=payers&filter=no-number/);
  await expect(page.getByRole('checkbox', { name: /^Bez čísla/ })).toBeChecked();
  await page.goBack();
  await itemOf(page, 'Garáž 9 v ulici Lipová')
    .getByRole('link', { name: 'Otevřít prostor' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garáž 9 (č. G9)');
  await page.goBack();
  const other = itemOf(page, 'Dodavatel tepla oznámil odstávku');
  await expect(other).toContainText('od 8:00 do 15:00.');
  // Only a task of it may be given.
  await expect(other.getByRole('link')).toHaveText(['Založit úkol']);
});

test('on a phone the whole text of a message stands where it is confirmed @phone-only', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(screen());
  const item = itemOf(page, 'Nespárovaná platba');
  await expect(item).toContainText('variabilní symbol 10100199 neodpovídá žádnému prostoru.');
  await expect(item.getByRole('button', { name: 'Potvrdit' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await portal.checkAccess();
});
