import { describe, expect, test } from 'vitest';
import {
  getPaperSettings,
  listAccountsOf,
  printAccount,
  printAccounts,
  readAccountPayment,
  updatePaperSettings,
} from '#contract/money/account-papers.ts';
import { browseAccounts } from '#contract/money/accounts.ts';
import { accountScene, pagesOf, TODAY } from '#tests/account-papers.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { everyOf, linesOf, structureOf } from '#tests/pdf-structure.ts';

const { at, account, claim, pay, bank, token, params } = accountScene();

const payment = async (one: Awaited<ReturnType<typeof account>>, as_of?: string) =>
  (
    await at.world.call(readAccountPayment, {
      token: token(),
      params: params(one),
      query: as_of === undefined ? {} : { as_of },
    })
  ).result.payment;

const admin = async () =>
  (await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true })).token;
const ofUnit = () => ({ unit_id: at.unit.unit_id });
const choose = async (bank_account_id: number | null) =>
  at.world.call(updatePaperSettings, {
    token: await admin(),
    params: ofUnit(),
    body: { bank_account_id },
  });

describe('what is to be paid of an account', () => {
  test('has the code of the only bank account, with the symbol of the space and no day when it is late', async () => {
    const one = await account();
    await bank();
    await claim(one, '2026-10-15', 123_450);
    await pay(one, '2026-10-20', 23_450);
    expect(await payment(one)).toMatchObject({
      to_pay: 100_000,
      overdue: 100_000,
      owed_since: '2026-10-15',
      due_on: null,
      account_number: '1265098001/5500',
      variable_symbol: '1012',
      spayd:
        'SPD*1.0*ACC:CZ5855000000001265098001*AM:1000.00*CC:CZK*MSG:PROSTOR 12 LIPOVA 12*X-VS:1012',
      lacking: null,
    });
  });

  test('is due on the day on which its claim is; what comes later is told beside', async () => {
    const one = await account();
    await bank();
    await claim(one, TODAY, 50_000);
    await claim(one, '2026-12-15', 70_000);
    await claim(one, '2026-12-15', 1_000);
    const told = await payment(one);
    expect(told).toMatchObject({ to_pay: 50_000, overdue: 0, due_on: TODAY });
    expect(told.spayd).toContain('*DT:20261125*');
    expect(told.next).toEqual({ due_on: '2026-12-15', amount: 71_000 });
  });

  test('has no code where nothing is to be paid, of a past day, and where it is not known to where', async () => {
    const one = await account();
    expect(await payment(one)).toMatchObject({ to_pay: 0, spayd: null, lacking: 'nothing' });
    await claim(one, '2026-10-15', 100);
    expect(await payment(one)).toMatchObject({ spayd: null, lacking: 'no-account' });
    const first = await bank();
    expect(await payment(one, '2026-11-24')).toMatchObject({ to_pay: 100, lacking: 'past' });
    await bank('76327632', { bank_code: '0300' });
    expect(await payment(one)).toMatchObject({ account_number: '', lacking: 'choose-account' });
    expect((await choose(first)).status).toBe(200);
    expect(await payment(one)).toMatchObject({ account_number: '1265098001/5500', lacking: null });
    await pay(one, '2026-11-20', 500);
    expect(await payment(one)).toMatchObject({ to_pay: 0, spayd: null, lacking: 'nothing' });
  });

  test('a hidden bank account is not told, though it was chosen', async () => {
    const one = await account();
    await claim(one, '2026-10-15', 100);
    const chosen = await bank('76327632', { hidden: true });
    await choose(chosen);
    expect(await payment(one)).toMatchObject({ account_number: '', lacking: 'no-account' });
  });
});

describe('the bank account on papers', () => {
  test('is chosen by an administrator among those of the unit alone', async () => {
    const { far } = await at.neighbours();
    const foreign = await bank('4444442', { ...far });
    const refused = await choose(foreign);
    expect(refused.status).toBe(404);
    const byUser = await at.world.call(updatePaperSettings, {
      token: token(),
      params: ofUnit(),
      body: { bank_account_id: null },
    });
    expect(byUser.status).toBe(403);
    const own = await bank();
    await choose(own);
    const read = await at.world.call(getPaperSettings, { token: token(), params: ofUnit() });
    expect(read.result).toMatchObject({ bank_account_id: own, version: 2 });
  });
});

describe('an account in PDF', () => {
  const print = (one: Awaited<ReturnType<typeof account>>, body: object = {}) =>
    at.world.call(printAccount, { token: token(), params: params(one), body });

  test('says whose it is, each line with what is owed behind it, and how it is paid', async () => {
    const one = await account();
    await bank();
    await claim(one, '2026-09-15', 300_000, { name: 'Záloha na teplo', for_month: '2026-09-01' });
    await pay(one, '2026-09-20', 250_000);
    const { result } = await print(one);
    expect(result.file_name).toBe('konto prostor 12 2026-11-25.pdf');
    const text = (await pagesOf(result)).join(' ');
    expect(text).toContain('Konto prostoru 12 stav ke dni 25. 11. 2026');
    expect(text).toContain('Nováková Jana');
    expect(text).toContain('K úhradě 500,00 Kč');
    expect(text).toContain('Číslo účtu 1265098001/5500');
    expect(text).toContain('QR platba');
    expect(text).toContain('15. 9. 2026 Záloha na teplo, září 2026 3 000,00 Kč 3 000,00 Kč');
    expect(text).toContain('20. 9. 2026 Platba převodem 2 500,00 Kč 500,00 Kč');
    expect(text).toContain('Zůstatek k 25. 11. 2026 500,00 Kč');
    // Notes of payments are the manager's own.
    expect(text).not.toContain('tajná');
  });

  test('is read aloud with names of what is to be paid and headings of what was paid', async () => {
    const one = await account();
    await bank();
    await claim(one, '2026-09-15', 300_000, { name: 'Záloha na teplo', for_month: '2026-09-01' });
    await pay(one, '2026-09-20', 250_000);
    const { result } = await print(one);
    const { root, unmarked } = structureOf(Buffer.from(result.content_base64, 'base64'));
    expect(unmarked).toEqual([]);
    const lines = linesOf(root);
    expect(lines.slice(0, 2)).toEqual(['Document', ' Sect']);
    expect(lines).toContain('  H1 Konto prostoru 12');
    expect(lines).toContain('   LI: Lbl K úhradě | LBody 500,00 Kč');
    expect(lines).toContain('   LI: Lbl Číslo účtu | LBody 1265098001/5500');
    const table = everyOf(root, 'Table').map((each) => linesOf(each));
    expect(table).toEqual([
      [
        'Table',
        ' TR: TH Column Den | TH Column Předpis nebo platba | TH Column Předepsáno | TH Column Zaplaceno | TH Column Zůstatek',
        ' TR: TD 15. 9. 2026 | TD Záloha na teplo, září 2026 | TD 3 000,00 Kč | TD | TD 3 000,00 Kč',
        ' TR: TD 20. 9. 2026 | TD Platba převodem | TD | TD 2 500,00 Kč | TD 500,00 Kč',
        ' TR: TD | TH Row Zůstatek k 25. 11. 2026 | TD | TD | TD 500,00 Kč',
      ],
    ]);
    expect(everyOf(root, 'Figure').map(({ alt }) => alt)).toEqual([
      'QR platba: kód, ze kterého bankovní aplikace načte stejné údaje o platbě.',
    ]);
  });

  test('puts what was before its first day into one line', async () => {
    const one = await account();
    await claim(one, '2024-01-15', 10_000, { name: 'Dávný dluh' });
    await claim(one, '2026-11-15', 5_000, { name: 'Nový' });
    const text = (await pagesOf((await print(one)).result)).join(' ');
    expect(text).toContain('Zůstatek k 31. 10. 2025 100,00 Kč');
    expect(text).not.toContain('Dávný');
    const whole = await print(one, { from: '2020-01-01' });
    expect((await pagesOf(whole.result)).join(' ')).toContain('Dávný dluh');
  });

  test('of a settled one has no code; of a foreign one there is none', async () => {
    const one = await account();
    await bank();
    const text = (await pagesOf((await print(one)).result)).join(' ');
    expect(text).toContain('Vyrovnáno 0,00 Kč');
    expect(text).not.toContain('QR');
    const stranger = await at.world.makeUser();
    const asked = { token: stranger.token, params: params(one), body: {} };
    expect((await at.world.call(printAccount, asked)).status).toBe(404);
  });
});

test('accounts of a person are those that he bears, of a space all that it has', async () => {
  const one = await account('1');
  const other = await account('2', { last_name: 'Jiná' });
  const of = async (query: Record<string, string>) =>
    (
      await at.world.call(listAccountsOf, { token: token(), params: ofUnit(), query })
    ).result.values.map(({ ledger_account_id }) => ledger_account_id);
  expect(await of({ address_id: String(one.address_id) })).toEqual([one.ledger_account_id]);
  expect(await of({ pasport_id: String(other.pasport_id) })).toEqual([other.ledger_account_id]);
  expect(await of({})).toEqual([]);
});

describe('accounts in one PDF', () => {
  const print = (ledger_account_ids: readonly number[]) =>
    at.world.call(printAccounts, {
      token: token(),
      params: ofUnit(),
      body: { ledger_account_ids },
    });

  test('come each from its own page, in the order in which they were picked', async () => {
    const [first, second] = [await account('7'), await account('3', { last_name: 'Dvořáková' })];
    await claim(second, '2026-10-15', 12_300);
    const { result } = await print([first.ledger_account_id, second.ledger_account_id]);
    expect(result.file_name).toBe('konta 2026-11-25.pdf');
    const pages = await pagesOf(result);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Konto prostoru 7 stav ke dni 25. 11. 2026');
    expect(pages[1]).toContain('Konto prostoru 3 stav ke dni 25. 11. 2026');
    expect(pages[1]).toContain('K úhradě 123,00 Kč');
    // Each goes to somebody else, so it bears nothing of the other at its foot.
    expect(pages[0]).not.toContain('prostoru 3');
  });

  test('tell each its own lines, and are read by as many statements however many there are', async () => {
    const all = [];
    for (const [at_, number] of ['7', '3', '5', '9'].entries()) {
      const one = await account(number);
      await claim(one, '2026-10-15', 10_000 * (at_ + 1));
      all.push(one.ledger_account_id);
    }
    let asked = 0;
    at.world.db.database.watchStatements({ slowerThan: -1, slow: () => (asked += 1) });
    const statementsOf = async (ids: readonly number[]) => {
      asked = 0;
      const { result } = await print(ids);
      return [asked, await pagesOf(result)] as const;
    };
    const [few] = await statementsOf(all.slice(0, 1));
    const [many, pages] = await statementsOf(all);
    expect(many).toBe(few);
    expect(pages.map((page) => /K úhradě (\d+),00 Kč/u.exec(page)?.[1])).toEqual([
      '100',
      '200',
      '300',
      '400',
    ]);
  });

  test('are not made where one of them is of nobody here', async () => {
    const { ledger_account_id } = await account();
    expect((await print([ledger_account_id, ledger_account_id + 1_000_000])).status).toBe(404);
  });
});

describe('accounts in their list', () => {
  test('tell the e-mail of the first of their people who has one, and where nobody has', async () => {
    const one = await account('12', { email: '' });
    const other = await addAddressRow(at.world.db, at.unit, { email: 'petr@example.cz' });
    await insertRow(at.world.db, 'ledger_account_people', {
      ...at.unit,
      ledger_account_id: one.ledger_account_id,
      place: 2,
      address_id: other,
    });
    await account('14', { email: '' });
    const { result } = await at.world.call(browseAccounts, { token: token(), params: ofUnit() });
    expect(result.values.map(({ space_number, email }) => [space_number, email])).toEqual([
      ['12', 'petr@example.cz'],
      ['14', ''],
    ]);
  });
});
