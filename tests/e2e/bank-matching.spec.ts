import type { Page } from '@playwright/test';
import { browseAccounts, type LedgerAccount } from '#contract/money/accounts.ts';
import { createBankAccount } from '#contract/money/bank-accounts.ts';
import { listBankMovements } from '#contract/money/bank-movements.ts';
import { updateSpace } from '#contract/pasports/spaces.ts';
import { issuedSymbol } from '#contract/rules/issued-symbol.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { gpcFile, type MadeStatement } from '#tests/statement-files.ts';
import { SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Payments change what other journeys see, so this one has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const STRANGER = '2801387443/2010';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const offers = (page: Page) => page.getByRole('list', { name: 'Kam platba nejspíš patří' });
const offered = (page: Page) => page.getByRole('listbox', { name: /^Konto/u }).getByRole('option');
/** The payment that waits on the screen, by its sum. */
const waiting = (page: Page, sum: string) => page.getByRole('heading', { level: 2, name: sum });

async function callOf(page: Page) {
  const kept = await page.evaluate(
    ([session, unit]) => [sessionStorage.getItem(session), sessionStorage.getItem(unit)],
    [SESSION_KEY, UNIT_KEY] as const,
  );
  const { token = '' } = JSON.parse(kept[0] ?? '{}') as { token?: string };
  return { token, params: { unit_id: Number(kept[1]) } };
}
type Call = Awaited<ReturnType<typeof callOf>>;

/** Accounts of people who bear their spaces, each with a symbol of its own. */
async function presentOf(call: Call): Promise<readonly LedgerAccount[]> {
  const { result } = await askPortal(own.url, browseAccounts, call);
  const symbols = result.values.map(({ variable_symbol }) => variable_symbol);
  return result.values.filter(
    ({ is_present, variable_symbol: own_symbol }) =>
      is_present && symbols.filter((symbol) => symbol === own_symbol).length === 1,
  );
}

/** The space gets a symbol with check digits; returns it with its last two digits changed over. */
async function slipOf(call: Call, account: LedgerAccount): Promise<string> {
  const { token, params } = call;
  const symbol = issuedSymbol(account.pasport_id);
  await askPortal(own.url, updateSpace, {
    token,
    params: { ...params, id: account.pasport_space_id },
    body: { variable_symbol: symbol },
  });
  const [first = '', second = ''] = symbol.slice(-2);
  return first === second
    ? `${symbol.slice(0, -1)}${(Number(second) + 1) % 10}`
    : `${symbol.slice(0, -2)}${second}${first}`;
}

/** The account to which rents are paid; one that another journey has made is there already. */
async function bankAccount(call: Call): Promise<void> {
  const body = { name: 'Běžný účet domu', account_number: '1265098001', bank_code: '5500' };
  await askPortal(own.url, createBankAccount, { ...call, body });
}

/** A statement of the account. */
async function importStatement(page: Page, made: MadeStatement) {
  await openScreen(page, own, '/money/bank?tab=statements');
  await page.getByRole('button', { name: 'Načíst výpis', exact: true }).click();
  const file = {
    name: 'vypis.gpc',
    mimeType: 'text/plain',
    buffer: Buffer.from(gpcFile(made)),
  };
  const form = dialog(page, 'Načíst výpis z banky');
  await form.getByLabel('Soubor výpisu', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Prohlédnout výpis' }).click();
  await page.getByRole('button', { name: 'Přijmout výpis' }).click();
  await expect(form).toHaveCount(0);
}

test('six payments of a statement are put where they belong by the keyboard alone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money');
  const call = await callOf(page);
  const [typed, stranger, one, other] = await presentOf(call);
  if (!typed || !stranger || !one || !other) throw new Error('The demo has too few accounts.');
  await bankAccount(call);
  const vs = await slipOf(call, typed);
  const movements = [
    { id: '1', day: '2026-01-05', amount: 111_100, vs },
    { id: '2', day: '2026-01-06', amount: 222_200, account: STRANGER, name: 'Cizí Plátce' },
    { id: '3', day: '2026-01-07', amount: 333_300, account: STRANGER, name: 'Cizí Plátce' },
    { id: '4', day: '2026-01-08', amount: 444_400, name: 'Zkouška Petr' },
    { id: '5', day: '2026-01-09', amount: 555_500, name: 'Neznámá Eva' },
    { id: '6', day: '2026-01-10', amount: 666_600, account: STRANGER, name: 'Cizí Plátce' },
  ];
  await importStatement(page, { from: '2026-01-01', to: '2026-01-31', movements });

  await openScreen(page, own, '/money/payments?queue=waiting');
  await expect(waiting(page, '1 111,00 Kč')).toBeVisible();
  await expect(offers(page).getByText(/překlep v symbolu, správně je/u)).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Enter');

  // Nobody is known by the account of the payer: a person says whose it is.
  await expect(waiting(page, '2 222,00 Kč')).toBeVisible();
  await page.keyboard.press('r');
  const parts = dialog(page, /^Platba/u);
  await expect(parts.getByRole('combobox', { name: 'Konto', exact: true })).toBeFocused();
  await page.keyboard.type(stranger.variable_symbol);
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(parts.getByText('Rozděleno celé')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(parts).toBeHidden();

  // The next one of the same account is known by what was said.
  await expect(waiting(page, '3 333,00 Kč')).toBeVisible();
  await expect(offers(page).getByText(/z tohoto účtu už platil/u)).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(waiting(page, '4 444,00 Kč')).toBeVisible();
  await page.keyboard.press('r');
  await expect(parts.getByRole('combobox', { name: 'Konto', exact: true })).toBeFocused();
  await page.keyboard.type(one.variable_symbol);
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(parts.getByRole('combobox', { name: 'Konto 2' })).toBeFocused();
  await page.keyboard.type(other.variable_symbol);
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(parts.getByText('Rozděleno celé')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(parts).toBeHidden();

  await expect(waiting(page, '5 555,00 Kč')).toBeVisible();
  await expect(page.getByText(/výpis neříká, z jakého účtu přišla/u)).toBeVisible();
  await page.keyboard.press('o');
  await expect(waiting(page, '5 555,00 Kč')).toHaveCount(0);

  // Money of a stranger goes back by a batch, and waits again when that is cancelled.
  await expect(waiting(page, '6 666,00 Kč')).toBeVisible();
  await page.keyboard.press('v');
  const back = dialog(page, /^Vrátit plátci: Cizí Plátce, /u);
  await expect(back.getByText(STRANGER)).toBeVisible();
  await portal.checkAccess();
  await expect(back.getByRole('textbox', { name: /^Vrátit/u })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(back).toHaveCount(0);
  await expect(waiting(page, '6 666,00 Kč')).toHaveCount(0);
  await openScreen(page, own, '/money/refunds?tab=batches');
  await page.getByRole('row', { name: /6 666,00/u }).dblclick();
  const batch = dialog(page, /^Dávka č/u);
  await expect(batch.getByRole('link', { name: 'nepřiřazená platba' })).toBeVisible();
  await portal.checkAccess();
  await batch.getByRole('button', { name: 'Zrušit dávku…' }).click();
  await page.getByRole('button', { name: 'Zrušit dávku', exact: true }).click();
  await expect(batch.getByText('zrušená')).toBeVisible();
  await openScreen(page, own, '/money/payments?queue=waiting');
  await expect(waiting(page, '6 666,00 Kč')).toBeVisible();
  await openScreen(page, own, '/money/payments?queue=parked');
  await expect(waiting(page, '5 555,00 Kč')).toBeVisible();
  await page.getByRole('button', { name: 'Naučené účty plátců' }).click();
  await expect(dialog(page, /^Naučené účty/u).getByText(STRANGER)).toBeVisible();
  await portal.checkAccess();
});

test('a reversal of the bank undoes the payment that a person chooses, and is taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money');
  const call = await callOf(page);
  await bankAccount(call);
  const alike = { amount: 123_400, account: STRANGER, name: 'Dvojí Plátce' };
  await importStatement(page, {
    number: '2',
    from: '2026-02-01',
    to: '2026-02-28',
    opening: 5_000_000,
    movements: [
      { ...alike, id: '21', day: '2026-02-03' },
      { ...alike, id: '22', day: '2026-02-04' },
      { ...alike, id: '23', day: '2026-02-06', amount: -123_400, code: '5' },
    ],
  });
  await openScreen(page, own, '/money/payments');
  await page.getByRole('button', { name: 'Storna banky (1)' }).click();
  const undoable = page.getByRole('list', { name: 'Kterou platbu storno ruší' });
  await expect(undoable.getByRole('button')).toHaveCount(2);
  await expect(undoable.getByText('stejná částka · stejný účet').first()).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('2');
  await expect(page.getByText(/stornována platba z 3.\s2.\s2026/u)).toBeVisible();
  await expect(page.getByText('Žádné storno nečeká')).toBeVisible();
  await page.keyboard.press('z');
  await expect(undoable.getByRole('button')).toHaveCount(2);
  await expect(undoable.getByRole('button').first()).toBeFocused();
  // What was taken back is booked anew on the day of the reversal, and is the newest one.
  await page.keyboard.press('Enter');
  await expect(page.getByText(/stornována platba z 6.\s2.\s2026/u)).toBeVisible();

  // Later it is taken back from the movement itself.
  const { result } = await askPortal(own.url, listBankMovements, call);
  const reversal = result.values.find((one) => one.is_reversal);
  const id = String(reversal?.bank_movement_id);
  await openScreen(page, own, `/money/bank?tab=movements&filter=all&movement=${id}`);
  const opened = page.getByRole('dialog');
  await opened.getByRole('button', { name: 'Vzít storno zpět' }).click();
  await expect(opened).toHaveCount(0);
  await openScreen(page, own, '/money/payments?queue=reversals');
  await expect(undoable.getByRole('button')).toHaveCount(2);
});

test('on a phone a payment that waits is whole, with its offers @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/payments?queue=waiting');
  await expect(page.getByRole('toolbar', { name: 'Co s platbou' })).toBeVisible();
  await portal.checkAccess();
  await openScreen(page, own, '/money/payments?queue=reversals');
  await expect(page.getByText('Žádné storno nečeká')).toBeVisible();
  await portal.checkAccess();
});
