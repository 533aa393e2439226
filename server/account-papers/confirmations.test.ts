import { describe, expect, test } from 'vitest';
import {
  issueConfirmation,
  listConfirmations,
  previewConfirmation,
  printConfirmation,
  revokeConfirmation,
  verifyConfirmation,
} from '#contract/money/debt-confirmations.ts';
import { accountScene, pagesOf, TODAY } from '#tests/account-papers.ts';

const { at, account, claim, pay, token, params } = accountScene();

type Account = Awaited<ReturnType<typeof account>>;

const ASKED = {
  as_of: TODAY,
  unsettled_since: 2026,
  requester: 'transferor' as const,
  requester_name: '',
  consent_on: null,
  consent_note: '',
  replaces_id: null,
  revoked_reason: '',
};
const issue = (one: Account, body: object = {}) =>
  at.world.call(issueConfirmation, {
    token: token(),
    params: params(one),
    body: { ...ASKED, ...body },
  });
const preview = async (one: Account, as_of = TODAY) =>
  (
    await at.world.call(previewConfirmation, {
      token: token(),
      params: params(one),
      query: { as_of, unsettled_since: '2026' },
    })
  ).result;
const of = (id: number) => ({ token: token(), params: { unit_id: at.unit.unit_id, id } });
const textOf = async (id: number) => {
  const { result } = await at.world.call(printConfirmation, { ...of(id), body: {} });
  return (await pagesOf(result)).join(' ');
};
const codeIn = (text: string) => /Kontrolní kód ([\dA-Z-]{14})/u.exec(text)?.[1] ?? '';
const verify = (number: string, code: string) =>
  at.world.call(verifyConfirmation, { body: { number, code } });

/** Three months of two kinds of 1 000 and 500 Kč, of which 2 200 Kč came; then one by hand. */
async function owing() {
  const one = await account();
  for (const month of ['08', '09', '10']) {
    const of_month = { for_month: `2026-${month}-01` };
    await claim(one, `2026-${month}-15`, 100_000, { name: 'Fond oprav', ...of_month });
    await claim(one, `2026-${month}-15`, 50_000, { name: 'Teplo', ...of_month });
  }
  await claim(one, '2026-12-15', 99_900, { name: 'Ještě nesplatné' });
  await pay(one, '2026-09-20', 220_000);
  return one;
}

describe('a confirmation of debts (§ 1186)', () => {
  test('tells what is due and not paid by kinds, the oldest being paid first, and what is no debt yet', async () => {
    const told = await preview(await owing());
    // 4 500 Kč are due. 2 200 Kč paid August whole and 700 Kč of the fund of September.
    expect(told).toMatchObject({ debts_sum: 230_000, overpaid: 0, returned: 0 });
    expect(told.debts).toEqual([
      {
        name: 'Fond oprav',
        for_month: '2026-09-01',
        due_on: '2026-09-15',
        amount: 100_000,
        left: 30_000,
      },
      {
        name: 'Fond oprav',
        for_month: '2026-10-01',
        due_on: '2026-10-15',
        amount: 100_000,
        left: 100_000,
      },
      {
        name: 'Teplo',
        for_month: '2026-09-01',
        due_on: '2026-09-15',
        amount: 50_000,
        left: 50_000,
      },
      {
        name: 'Teplo',
        for_month: '2026-10-01',
        due_on: '2026-10-15',
        amount: 50_000,
        left: 50_000,
      },
    ]);
    expect(told.kinds).toEqual([
      { name: 'Fond oprav', left: 130_000, since: '2026-09-15' },
      { name: 'Teplo', left: 100_000, since: '2026-09-15' },
    ]);
    expect(told.advances).toEqual([
      { name: 'Fond oprav', months: 3, claimed: 300_000 },
      { name: 'Teplo', months: 3, claimed: 150_000 },
    ]);
    expect(told.advances_sum).toBe(450_000);
  });

  test('is of its day: what was paid or fell due later is not in it', async () => {
    const one = await owing();
    expect((await preview(one, '2026-09-15')).debts_sum).toBe(300_000);
    expect((await preview(one, '2026-09-14')).debts_sum).toBe(150_000);
    expect((await preview(one, '2026-01-01')).debts_sum).toBe(0);
  });

  test('tells an overpayment, and money returned over what was paid, which belongs to no claim', async () => {
    const one = await account();
    await pay(one, '2026-09-20', 5_000);
    expect(await preview(one)).toMatchObject({ debts_sum: 0, overpaid: 5_000, returned: 0 });
    await pay(one, '2026-09-21', -7_000);
    expect(await preview(one)).toMatchObject({ debts_sum: 2_000, overpaid: 0, returned: 2_000 });
  });

  test('stays as it was issued, with a number of its year, whatever is paid afterwards', async () => {
    const one = await owing();
    const first = (await issue(one)).result;
    expect(first).toMatchObject({
      number: '2026/1',
      debts_sum: 230_000,
      issued_by: 'Jana Zkušební',
    });
    await pay(one, '2026-11-24', 230_000);
    const text = await textOf(first.debt_confirmation_id);
    expect(text).toContain('Potvrzení o dluzích č. 2026/1');
    expect(text).toContain('Fond oprav celkem 1 300,00 Kč');
    expect(text).toContain('Dluhy celkem 2 300,00 Kč');
    expect(text).toContain('Vyúčtování služeb za rok 2026 teprve bude předáno');
    expect(text).toContain('požádal: převodce');
    expect((await issue(one)).result).toMatchObject({ number: '2026/2', debts_sum: 0 });
    at.world.setNow('2027-01-02T09:00:00Z');
    expect((await issue(one, { as_of: '2027-01-02' })).result.number).toBe('2027/1');
  });

  test('is given to an acquirer only with the consent of the transferor, and of no day to come', async () => {
    const one = await owing();
    const acquirer = { requester: 'acquirer', requester_name: 'Petr Kupec' };
    expect((await issue(one, acquirer)).error.fields?.[0]?.field).toBe('consent_on');
    expect((await issue(one, { requester: 'acquirer' })).error.fields?.[0]?.field).toBe(
      'requester_name',
    );
    expect((await issue(one, { ...acquirer, consent_on: '2026-11-26' })).status).toBe(400);
    expect((await issue(one, { as_of: '2026-11-26' })).status).toBe(400);
    const given = await issue(one, { ...acquirer, consent_on: TODAY, consent_note: 'písemně' });
    const text = await textOf(given.result.debt_confirmation_id);
    expect(text).toContain(
      'nabyvatel Petr Kupec, se souhlasem převodce ze dne 25. 11. 2026 (písemně)',
    );
  });

  test('is numbered on without a gap or a double by two who issue at once', async () => {
    const one = await owing();
    const many = await Promise.all([issue(one), issue(one), issue(one)]);
    expect(many.map(({ result }) => result.number).toSorted()).toEqual([
      '2026/1',
      '2026/2',
      '2026/3',
    ]);
  });
});

describe('interest on late payment', () => {
  test('is in it claim by claim as of the day, also on what was paid late', async () => {
    const one = await account();
    await claim(one, '2026-01-15', 365_000, { name: 'Záloha' });
    await pay(one, '2026-01-25', 365_000);
    await claim(one, '2026-02-02', 345_000, { name: 'Záloha' });
    const told = await preview(one, '2026-06-30');
    // 10 days of 3,650 Kč at 11.5 %: 11.50; 148 days of 3,450 Kč: 160.87.
    expect(told).toMatchObject({ debts_sum: 345_000, interest_sum: 1150 + 16_087 });
    expect(told.interest.map(({ due_on, left, interest }) => [due_on, left, interest])).toEqual([
      ['2026-02-02', 345_000, 16_087],
      ['2026-01-15', 0, 1150],
    ]);
    const { result } = await issue(one, { as_of: '2026-06-30' });
    expect(result).toMatchObject({ debts_sum: 345_000, interest_sum: 17_237 });
    const text = (await textOf(result.debt_confirmation_id)).replaceAll('\u00A0', ' ');
    expect(text).toContain('úrok z prodlení ke dni 30. 6. 2026 ve výši 172,37 Kč');
    expect(text).toContain('zaplaceno pozdě');
    expect(text).toContain('3 622,37 Kč');
    expect(text).toContain('nedoplatek, nebo přeplatek, dnes není známo');
    const { result: checked } = await verify(result.number, codeIn(text));
    expect(checked).toMatchObject({ interest_sum: 17_237 });
  });

  test('is said to be unknown where the rate of the bank is', async () => {
    const one = await account();
    await claim(one, '1989-02-01', 100_000);
    expect(await preview(one)).toMatchObject({
      interest_sum: null,
      interest: [{ interest: null }],
    });
    const { result } = await issue(one);
    expect(await textOf(result.debt_confirmation_id)).toContain('nelze vyčíslit');
  });

  test('of one that was issued before it was reckoned stays untold', async () => {
    const one = await owing();
    const { result } = await issue(one);
    await at.world.db.owner.query(
      `update debt_confirmations set content = content - 'interest' - 'interest_sum'
        where debt_confirmation_id = $1`,
      [result.debt_confirmation_id],
    );
    expect(await textOf(result.debt_confirmation_id)).toContain(
      'Úroky z prodlení v částkách nejsou',
    );
    const [listed] = (
      await at.world.call(listConfirmations, { ...of(0), params: { unit_id: at.unit.unit_id } })
    ).result.values;
    expect(listed).toMatchObject({ interest_sum: null });
  });
});

describe('whoever verifies a confirmation', () => {
  test('is told by the number and the code that it was issued, the day, the space and the sum, and no person', async () => {
    const { result } = await issue(await owing());
    const code = codeIn(await textOf(result.debt_confirmation_id));
    const { status, result: told } = await verify(
      ' 2026 / 1',
      code.toLowerCase().replaceAll('-', ' '),
    );
    expect(status).toBe(200);
    expect(told).toMatchObject({
      number: '2026/1',
      space_number: '12',
      building_name: 'Lipová 12',
      as_of: TODAY,
      debts_sum: 230_000,
      revoked: '',
    });
    expect(JSON.stringify(told)).not.toMatch(/Nov[aá]k|Jana/u);
  });

  test('is told nothing by a code of another number, a guessed one, or a part of it', async () => {
    const one = await owing();
    const first = (await issue(one)).result;
    await issue(one);
    const code = codeIn(await textOf(first.debt_confirmation_id));
    expect((await verify('2026/2', code)).status).toBe(404);
    expect((await verify('2026/1', 'K7PM2XQD94TR')).status).toBe(404);
    expect((await verify('2026/1', code.slice(0, 9))).status).toBe(400);
    const statuses = [];
    for (let guess = 0; guess < 31; guess += 1)
      statuses.push((await verify('2026/2', code)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is told that a wrong one was revoked, and which one stands in its stead', async () => {
    const one = await owing();
    const wrong = (await issue(one)).result;
    const code = codeIn(await textOf(wrong.debt_confirmation_id));
    const why = { replaces_id: wrong.debt_confirmation_id, revoked_reason: 'Chyběla platba' };
    expect((await issue(one, { ...why, revoked_reason: '' })).status).toBe(400);
    // That of another account still holds.
    expect((await issue(await account('13'), why)).status).toBe(400);
    expect((await issue(one, why)).result.number).toBe('2026/2');
    const told = (await verify('2026/1', code)).result;
    expect(told).toMatchObject({ replaced_by: '2026/2' });
    expect(told.revoked).not.toBe('');
    const text = await textOf(wrong.debt_confirmation_id);
    expect(text).toContain(
      'NEPLATNÉ od 25. 11. 2026: Chyběla platba. Nahrazuje ho potvrzení č. 2026/2.',
    );
    expect((await issue(one, why)).error.errorMsg).toContain('zneplatněné');
    const { values } = (
      await at.world.call(listConfirmations, {
        token: token(),
        params: { unit_id: at.unit.unit_id },
      })
    ).result;
    // The refused ones left nothing behind.
    expect(values.map(({ number }) => number)).toEqual(['2026/2', '2026/1']);
  });

  test('revoking alone is done once, with a reason, by its own unit', async () => {
    const { result } = await issue(await owing());
    const id = result.debt_confirmation_id;
    const revoke = (body: object, call: object = of(id)) =>
      at.world.call(revokeConfirmation, {
        ...of(id),
        ...call,
        body: { revoked_reason: 'Omyl', ...body },
      });
    expect((await revoke({ revoked_reason: '' })).status).toBe(400);
    const stranger = await at.world.makeUser();
    expect((await revoke({}, { token: stranger.token })).status).toBe(404);
    expect((await revoke({})).result.revoked).not.toBe('');
    expect((await revoke({})).status).toBe(409);
  });
});
