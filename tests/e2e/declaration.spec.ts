import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Numbers of persons change what other journeys see, so this one has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const NAME = 'Hlášení zkušební';

/** A sheet as it was given to the printer: its space and its code. */
async function printedSheets(page: Page): Promise<{ space: string; code: string }[]> {
  const sheets = page.locator('[data-print-sheet] article');
  await expect(sheets.first()).toBeAttached();
  return sheets.evaluateAll((articles) =>
    articles.map(({ textContent }) => ({
      space: /prostor ([^,]+),/u.exec(textContent)?.[1] ?? '',
      code: /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/u.exec(textContent)?.[0] ?? '',
    })),
  );
}

async function startCampaign(page: Page) {
  await page.getByRole('button', { name: 'Vyhlásit hlášení' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Vyhlásit hlášení osob' });
  await dialog.getByLabel('Název').fill(NAME);
  await dialog.getByLabel('Koho se týká').selectOption({ label: 'Lipová 16' });
  await dialog.getByRole('button', { name: 'Vyhlásit' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Odpovědělo 0 z \d+/u)).toBeVisible();
}

/** Declares by the code of a sheet on a telephone, without signing in. */
async function declareOnPhone(page: Page, code: string, checkAccess: () => Promise<void>) {
  await page.goto(`${own.url}/osoby`);
  await page.getByLabel('Kód z listu').fill('K7PM');
  await page.getByRole('button', { name: 'Pokračovat' }).click();
  await expect(page.getByText('Kód má 12 znaků, opište ho celý')).toBeVisible();
  await page.getByLabel('Kód z listu').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Pokračovat' }).click();
  await expect(page.getByText(NAME)).toBeVisible();
  await checkAccess();
  await page.getByLabel(/Počet osob od/u).fill('7');
  await page.getByLabel('Jméno a příjmení toho, kdo hlásí').fill('Eva Zkušební');
  await page.getByRole('button', { name: 'Nahlásit počet osob' }).click();
  await expect(page.getByText(/Prohlašuji, že .* domácnost 7 osob/u)).toBeVisible();
  await checkAccess();
}

test('persons are declared by a code and by a returned sheet, and the differences are taken over and back', async ({
  page,
  portal,
}) => {
  // Nobody prints here: the sheets stay where they can be read.
  await page.addInitScript(() => (globalThis.print = () => undefined));
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/declarations');
  await startCampaign(page);
  await portal.checkAccess();

  await page.getByRole('button', { name: 'Vytisknout listy' }).click();
  const printing = page.getByRole('dialog', { name: 'Vytisknout listy' });
  await printing.getByLabel('Pro koho').selectOption('all');
  await printing.getByRole('button', { name: 'Vytisknout' }).click();
  const [first, second] = await printedSheets(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await declareOnPhone(page, first?.code ?? '', () => portal.checkAccess());
  await page.setViewportSize({ width: 1440, height: 900 });

  await openScreen(page, own, '/declarations');
  await page.getByRole('button', { name: 'Zapsat odpověď' }).click();
  const writing = page.getByRole('dialog', { name: 'Zapsat odpověď' });
  await writing.getByLabel('Kód z listu').fill(second?.code ?? '');
  await writing.getByLabel('Počet osob').fill('8');
  await writing.getByLabel('Kdo hlásí').fill('Jan Listový');
  await portal.checkAccess();
  await writing.getByRole('button', { name: 'Zapsat' }).click();
  await expect(writing).toBeHidden();
  await expect(page.getByText(/Odpovědělo 2 z \d+/u)).toBeVisible();
  await page.getByRole('group', { name: 'Stav hlášení' }).getByText('Liší se').click();
  await expect(page.getByText('kódem z listu')).toBeVisible();
  await expect(page.getByText('listinou')).toBeVisible();

  await page.getByRole('button', { name: 'Převzít rozdíly (2)' }).click();
  const accepting = page.getByRole('dialog', { name: 'Převzít rozdíly do evidence' });
  await portal.checkAccess();
  await accepting.getByRole('button', { name: 'Převzít (2)' }).click();
  await expect(accepting).toBeHidden();
  await expect(page.getByText(/Naposledy převzato: 2 počty osob/u)).toBeVisible();

  // The numbers of the house are those that were declared, from the day that was asked for.
  await openScreen(page, own, '/buildings');
  await page.getByRole('main').getByText('Lipová 8414/16').first().dblclick();
  await page.getByRole('tab', { name: 'Osoby' }).click();
  await page.getByLabel('Platí od').click();
  await page.getByLabel('Platí od').fill('1. 1. 2027');
  await page.keyboard.press('Enter');
  const numberIn = (space: string) =>
    page.getByRole('row', { name: space }).locator('input').first();
  await expect(numberIn(first?.space ?? '')).toHaveValue('7');
  await expect(numberIn(second?.space ?? '')).toHaveValue('8');

  await openScreen(page, own, '/declarations');
  await page.getByRole('button', { name: 'Vrátit převzetí' }).click();
  await expect(page.getByRole('button', { name: 'Převzít rozdíly (2)' })).toBeVisible();
});

test('a campaign with its choices is no wider than a phone @phone-only', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/declarations');
  await expect(page.getByRole('group', { name: 'Stav hlášení' })).toBeVisible();
  await portal.checkAccess();
});
