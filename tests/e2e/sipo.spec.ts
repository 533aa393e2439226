import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// A month is handed over once, so each run needs a portal of its own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD, own.url));

const SIPO = '/auxiliaries/sipo';
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

/** Records of the change file that the button saves. */
async function savedRecords(page: Page, within: Page | Locator = page): Promise<string[]> {
  const saving = page.waitForEvent('download');
  await within.getByRole('button', { name: 'Stáhnout ZM999999.TXT' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('ZM999999.TXT');
  const bytes = await readFile(await saved.path());
  return new TextDecoder('windows-1250').decode(bytes).split('\r\n').filter(Boolean);
}

async function send(page: Page, name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.getByLabel('Soubor pošty', { exact: true }).setInputFiles({
    name,
    mimeType: 'text/plain',
    buffer,
  });
  await page.getByRole('button', { name: 'Načíst soubor', exact: true }).click();
}

/** The record of the file ZA by which the payer of a prescription paid so many crowns. */
function payment(record: string, crowns: string): string {
  const [period, sipo, fee] = [record.slice(2, 8), record.slice(9, 19), record.slice(31, 34)];
  return `999999${sipo}${period}${fee}${crowns.padStart(9)}15.01.2026`;
}

test('a month is set up, checked, handed over without the faulty, and answered by the post', async ({
  page,
  portal,
}) => {
  await openScreen(page, own, `${SIPO}?tab=settings`);
  await page.getByRole('textbox', { name: 'Číslo organizace' }).fill('99999');
  await page.getByRole('textbox', { name: 'Kód poplatku' }).fill('210');
  await expect(page.getByRole('button', { name: 'Uložit nastavení' })).toBeDisabled();
  await expect(page.getByText('Číslo organizace má přesně 6 číslic')).toBeVisible();
  await page.getByRole('textbox', { name: 'Číslo organizace' }).fill('999999');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Nastavení SIPO bylo uloženo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Číslo organizace: 999999' })).toBeVisible();
  await portal.checkAccess();

  await openTab(page, 'Plátci');
  await page.getByText(/^Se spojovacím číslem/).click();
  const rows = page.locator('tbody tr').filter({ has: page.getByText(/^\d{10}$/) });
  const taken = await rows
    .nth(1)
    .getByText(/^\d{10}$/)
    .innerText();
  const spaceLink = rows.nth(1).getByRole('link').first();
  await expect(spaceLink).toHaveAttribute('href', /\?unit=\d+&space=\d+&tab=tenants$/);
  await portal.checkAccess();
  await rows.nth(0).dblclick();
  await expect(page).toHaveURL(/\/address\/\d+/);
  await page.getByRole('textbox', { name: /SIPO|Spojovací/ }).fill(taken);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Změny byly uloženy')).toBeVisible();

  await page.goto(`${own.url}${SIPO}`);
  await page.getByRole('button', { name: 'Zkontrolovat vše' }).click();
  await expect(page.getByText(/^Zkontrolováno: .* s vadou 2 plátci/)).toBeVisible();
  await expect(page.getByText('Stejné spojovací číslo má více plátců (2)')).toHaveCount(2);
  await openTab(page, 'Změny od minula');
  await expect(page.getByText('Zatím nebylo nic předáno')).toBeVisible();
  await portal.checkAccess();

  await openTab(page, 'Předání');
  const handOver = page.getByRole('button', { name: 'Označit jako předané' });
  await expect(handOver).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Vynechat plátce s vadou (2)' }).check();
  await page.getByText('Náhled souborů').click();
  const preview = await page.getByLabel('Změnový soubor (ZM)').inputValue();
  await portal.checkAccess();
  await expect(handOver).toBeDisabled();
  const sent = await savedRecords(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Stáhnout OP999999.TXT' }).click();
  await saving;
  await handOver.click();
  await dialog(page, /Označit období/)
    .getByRole('button', { name: 'Označit jako předané' })
    .click();
  const handed = dialog(page, /^Předání za období/);
  await expect(handed).toBeVisible();
  await portal.checkAccess();
  const records = await savedRecords(page, handed);
  expect(records).toEqual(sent);
  expect(records.length).toBeGreaterThan(5);
  expect(records.map(({ length }) => length)).toEqual(records.map(() => 70));
  expect(records.join('\n').trimEnd()).toBe(preview);
  await page.keyboard.press('Escape');
  await expect(handed).toBeHidden();
  await expect(page.getByText(/^Za období .* jste předali/)).toBeVisible();
  await expect(handOver).toBeDisabled();

  await openTab(page, 'Odpovědi pošty');
  await send(page, 'ZA999999.TXT', '<!doctype html><title>Chyba</title>');
  await expect(page.getByText('Soubor je webová stránka, ne soubor České pošty.')).toBeVisible();
  const [first = '', second = '', third = ''] = records;
  const paid = [payment(first, first.slice(34, 43).trim()), payment(second, '1.00')];
  await send(page, 'ZA999999.TXT', paid.join('\r\n'));
  const answer = dialog(page, /zaplacené platby/);
  await expect(answer.getByRole('row', { name: /\szaplaceno$/ })).toHaveCount(1);
  await expect(answer.getByRole('row', { name: /zaplaceno jinak$/ })).toHaveCount(1);
  await portal.checkAccess();
  await answer.getByRole('button', { name: 'Zapsat platby ze SIPO…' }).click();
  const onAccounts = dialog(page, /^Platby ze SIPO za období/);
  await expect(onAccounts.getByRole('row', { name: /zapíše se/ })).toHaveCount(2);
  await portal.checkAccess();
  await onAccounts.getByRole('button', { name: 'Zapsat na konta' }).click();
  await expect(page.getByText(/^Zapsáno: 2.platby/)).toBeVisible();
  await expect(onAccounts.getByRole('link', { name: 'platba na kontech' })).toHaveCount(2);
  await onAccounts.getByRole('button', { name: 'Vzít zápis zpět' }).click();
  await dialog(page, /^Vzít zpět platby ze SIPO/)
    .getByRole('button', { name: 'Vzít zápis zpět' })
    .click();
  await expect(onAccounts.getByRole('row', { name: /zapíše se/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(onAccounts).toBeHidden();
  await page.keyboard.press('Escape');
  await send(page, 'znovu.txt', paid.join('\r\n'));
  await expect(page.getByText(/^Tento soubor už byl načten/)).toBeVisible();
  await send(page, 'ZZ999999.TXT', `${third}D`);
  await expect(
    dialog(page, /chybné záznamy/).getByText('D – neznámé spojovací číslo'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await openTab(page, 'Plátci');
  await page.getByText(/^Odmítnuté poštou/).click();
  await expect(page.getByRole('row', { name: new RegExp(third.slice(9, 19)) })).toContainText(
    'D – neznámé spojovací číslo',
  );
});

test('what was answered is taken away first, then the hand-over is taken back', async ({
  page,
}) => {
  await openScreen(page, own, `${SIPO}?tab=answers`);
  const files = page.getByRole('row', { name: /999999\.TXT/ });
  await expect(files).toHaveCount(2);
  for (const left of [1, 0]) {
    // Figures that come above the rows would move them under a pointer.
    await files.first().press('Enter');
    await page.getByRole('button', { name: 'Odebrat soubor' }).click();
    await page
      .getByRole('dialog', { name: /^Odebrat soubor/ })
      .getByRole('button', { name: 'Odebrat soubor' })
      .click();
    await expect(files).toHaveCount(left);
  }
  await openTab(page, 'Předání');
  await page.getByRole('row', { name: /celý kmen/ }).press('Enter');
  await page.getByRole('button', { name: 'Vrátit předání' }).click();
  await page
    .getByRole('dialog', { name: /^Vrátit předání/ })
    .getByRole('button', { name: 'Vrátit předání' })
    .click();
  await expect(page.getByText('Předání bylo vráceno')).toBeVisible();
  await expect(page.getByRole('row', { name: /celý kmen/ })).toHaveCount(0);
});

test('all parts of SIPO can be used on a phone @phone-only', async ({ page, portal }) => {
  for (const tab of ['payers', 'changes', 'hand-over', 'answers', 'settings']) {
    await test.step(tab, async () => {
      await page.goto(`${own.url}${SIPO}?tab=${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expect(page.getByText('Načítám')).toHaveCount(0);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      expect(await page.evaluate(() => scrollY), 'the page begins at its top').toBe(0);
      await portal.checkAccess();
      const isTooWide = () =>
        document.documentElement.scrollWidth > document.documentElement.clientWidth;
      expect(await page.evaluate(isTooWide)).toBe(false);
    });
  }
});
