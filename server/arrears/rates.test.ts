import { beforeEach, describe, expect, test } from 'vitest';
import {
  createAccountRate,
  deleteAccountRate,
  listAccountRates,
  updateAccountRate,
} from '#contract/money/account-rates.ts';
import {
  listForLawyer,
  readDebt,
  updateArrearsSettings,
} from '#contract/money/arrears-interest.ts';
import { previewConfirmation } from '#contract/money/debt-confirmations.ts';
import { previewReminders } from '#contract/money/reminders.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { arrearsScene } from '#tests/arrears-scene.ts';

const { at, params, token, flat, owes, pays } = arrearsScene();

beforeEach(() => at.world.setNow('2026-06-30T10:00:00Z'));

const CONTRACT = 'Nájemní smlouva ze dne 1. 3. 2026, čl. 5';

const debtOf = async (ledger_account_id: number, as_of = '2026-06-30') =>
  (
    await at.world.call(readDebt, {
      token: token(),
      params: { ...params(), ledger_account_id },
      query: { as_of },
    })
  ).result;

const rateParams = (ledger_account_id: number, id = 0) => ({
  ...params(),
  ledger_account_id,
  id: String(id),
});

const agrees = async (
  ledger_account_id: number,
  valid_from: string,
  agreed_rate: number | null,
  rate_source = CONTRACT,
) =>
  at.world.call(createAccountRate, {
    token: await at.admin(),
    params: rateParams(ledger_account_id),
    body: { valid_from, agreed_rate, rate_source },
  });

describe('interest by the contract of the account', () => {
  test('is of claims whose delay began on its day or later, older ones keep the law’s', async () => {
    const one = await flat('1');
    const other = await flat('2');
    // Late since Tuesday 3 February, and since Tuesday 2 June; 3,650 Kč at 10 % make a crown a day.
    await owes(one, 345_000, '2026-02-02');
    await owes(one, 365_000, '2026-06-01');
    await owes(other, 365_000, '2026-06-01');
    const made = await agrees(one.ledger_account_id, '2026-06-02', 10);
    expect(made.status).toBe(200);
    const debt = await debtOf(one.ledger_account_id);
    expect(
      debt.claims.map(({ interest, lines }) => [
        interest,
        ...lines.map(({ rate, rate_by, rate_source }) => [rate, rate_by, rate_source]),
      ]),
    ).toEqual([
      [16_087, [11.5, 'law', '']],
      [2900, [10, 'contract', CONTRACT]],
    ]);
    expect(debt).toMatchObject({
      agreed_rate: 10,
      rate_source: CONTRACT,
      rate_by: 'contract',
      open_interest: 18_987,
    });
    // 29 days of 3,650 Kč at 11.5 %: 33.35.
    expect(await debtOf(other.ledger_account_id)).toMatchObject({
      agreed_rate: null,
      rate_by: 'law',
      open_interest: 3335,
    });
    // The day before it began the law's still held.
    expect(await debtOf(one.ledger_account_id, '2026-06-01')).toMatchObject({ rate_by: 'law' });
  });

  test('goes before the unit’s rate, which holds again where it has ended', async () => {
    const one = await flat('1');
    await owes(one, 365_000, '2026-04-30');
    await owes(one, 365_000, '2026-06-01');
    const settings = { agreed_rate: 20, rate_source: 'Stanovy, čl. 9' };
    const of = { token: await at.admin(), params: params() };
    expect((await at.world.call(updateArrearsSettings, { ...of, body: settings })).status).toBe(
      200,
    );
    await agrees(one.ledger_account_id, '2026-01-01', 10);
    await agrees(one.ledger_account_id, '2026-06-02', null, 'Dohoda o skončení');
    const debt = await debtOf(one.ledger_account_id);
    // 61 days at a crown, and 29 days at two.
    expect(debt.claims.map(({ interest }) => interest)).toEqual([6100, 5800]);
    expect(debt).toMatchObject({ rate_by: 'unit', agreed_rate: 20, rate_source: 'Stanovy, čl. 9' });
  });

  test('is the same for a lawyer, in a reminder and in a confirmation', async () => {
    const one = await flat('1');
    await owes(one, 365_000, '2026-06-01');
    await agrees(one.ledger_account_id, '2026-06-01', 10);
    const { ledger_account_id } = one;
    const legal = await at.world.call(listForLawyer, {
      token: token(),
      params: params(),
      body: { accounts: [ledger_account_id], as_of: '2026-06-30' },
    });
    expect(legal.result.values).toMatchObject([
      { kind: 'claim', interest: 2900 },
      { kind: 'interest', rate: 10, interest: 2900, note: `sazba podle smlouvy: ${CONTRACT}` },
    ]);
    const letters = await at.world.call(previewReminders, {
      token: token(),
      params: params(),
      body: { chosen: [{ ledger_account_id, level: 1 }] },
    });
    expect(letters.result.values[0]?.body).toContain('Úrok z prodlení ke dni 30. 6. 2026: 29,00');
    const confirmed = await at.world.call(previewConfirmation, {
      token: token(),
      params: { ...params(), ledger_account_id },
      query: { as_of: '2026-06-30', unsettled_since: '2026' },
    });
    expect(confirmed.result.interest_sum).toBe(2900);
  });

  test('counts what was paid late by the rate of the beginning of the delay', async () => {
    const one = await flat('1');
    await owes(one, 365_000, '2026-06-01');
    await agrees(one.ledger_account_id, '2026-06-02', 10);
    await agrees(one.ledger_account_id, '2026-06-05', 20);
    await pays(one, 365_000, '2026-06-11');
    expect(await debtOf(one.ledger_account_id)).toMatchObject({
      open_interest: 0,
      paid_interest: 1000,
    });
  });
});

describe('rates of a contract', () => {
  test('are written, put right with history, and deleted by who manages the client alone', async () => {
    const one = await flat('1');
    const { ledger_account_id } = one;
    const { result: rate } = await agrees(ledger_account_id, '2026-03-01', 10);
    const mine = {
      token: token(),
      params: rateParams(ledger_account_id, rate.account_rate_id),
    };
    const admin = { ...mine, token: await at.admin() };
    expect(
      (await at.world.call(updateAccountRate, { ...mine, body: { agreed_rate: 9 } })).status,
    ).toBe(403);
    expect((await at.world.call(deleteAccountRate, mine)).status).toBe(403);
    const body = { agreed_rate: 9, version: rate.version };
    const saved = await at.world.call(updateAccountRate, { ...admin, body });
    expect(saved.result).toMatchObject({ agreed_rate: 9, valid_from: '2026-03-01', version: 2 });
    expect((await at.world.call(updateAccountRate, { ...admin, body })).status).toBe(409);
    const ended = await at.world.call(updateAccountRate, { ...admin, body: { agreed_rate: null } });
    expect(ended.result.agreed_rate).toBeNull();
    const history = await at.world.call(listRecordHistory, {
      token: token(),
      params: { ...params(), record_type: 'account_rates', record_id: rate.account_rate_id },
    });
    expect(history.result.values).toHaveLength(3);
    expect((await at.world.call(deleteAccountRate, admin)).status).toBe(200);
    expect((await at.world.call(deleteAccountRate, admin)).status).toBe(404);
  });

  test('begin one a day, and say where they were agreed', async () => {
    const { ledger_account_id } = await flat('1');
    const other = await flat('2');
    expect((await agrees(ledger_account_id, '2026-03-01', 10)).status).toBe(200);
    expect(await agrees(ledger_account_id, '2026-03-01', 12)).toMatchObject({
      status: 400,
      error: {
        fields: [{ field: 'valid_from', message: 'Od tohoto dne už konto sazbu má. Upravte ji.' }],
      },
    });
    expect((await agrees(other.ledger_account_id, '2026-03-01', 12)).status).toBe(200);
    expect((await agrees(ledger_account_id, '2026-04-01', 10, '')).status).toBe(400);
    expect((await agrees(ledger_account_id, '2026-04-01', 0)).status).toBe(400);
    expect((await agrees(ledger_account_id, '2026-04-01', 100.01)).status).toBe(400);
    const later = (await agrees(ledger_account_id, '2026-04-01', 12)).result;
    const moved = await at.world.call(updateAccountRate, {
      token: await at.admin(),
      params: rateParams(ledger_account_id, later.account_rate_id),
      body: { valid_from: '2026-03-01' },
    });
    expect(moved.status).toBe(400);
    expect(
      await at.world.call(updateAccountRate, {
        token: await at.admin(),
        params: rateParams(other.ledger_account_id, later.account_rate_id),
        body: { agreed_rate: 5 },
      }),
    ).toMatchObject({ status: 404 });
  });

  test('are listed from the newest, with what the law says to a tenant of a flat', async () => {
    const one = await flat('1');
    const { ledger_account_id } = one;
    await agrees(ledger_account_id, '2025-01-01', 10);
    await agrees(ledger_account_id, '2026-03-01', 12);
    const list = async () =>
      (
        await at.world.call(listAccountRates, {
          token: token(),
          params: { ...params(), ledger_account_id },
        })
      ).result;
    const told = await list();
    expect(told.values.map(({ valid_from, agreed_rate }) => [valid_from, agreed_rate])).toEqual([
      ['2026-03-01', 12],
      ['2025-01-01', 10],
    ]);
    expect(told.rents_flat).toBe(true);
    expect(told.lawful.at(-1)).toEqual({ from: '2026-01-01', rate: 11.5 });
    const { owner } = at.world.db;
    await owner.query("update units set payer = 'member' where unit_id = $1", [at.unit.unit_id]);
    expect((await list()).rents_flat).toBe(false);
    await owner.query("update units set payer = 'tenant' where unit_id = $1", [at.unit.unit_id]);
    await owner.query('delete from pasport_tenants where pasport_id = $1', [one.pasport_id]);
    expect((await list()).rents_flat).toBe(false);
  });
});
