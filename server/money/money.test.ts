import { beforeEach, describe, expect, test } from 'vitest';
import { browseAccounts, readAccount } from '#contract/money/accounts.ts';
import { createClaim, reverseClaim } from '#contract/money/claims.ts';
import {
  claimTheMonth,
  closeMonth,
  listMonthRows,
  listMonths,
  readMonth,
  updateLedgerSettings,
} from '#contract/money/months.ts';
import {
  assignPayment,
  createPayment,
  listPayments,
  reversePayment,
} from '#contract/money/payments.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
const MONTH = '2026-03-01';

const ofUnit = () => ({ unit_id: at.unit.unit_id });
const token = () => at.user.token;
const admin = async () =>
  (await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true })).token;

/** A flat with a tenant and an advance for heat, in hellers. */
async function flat(variable_symbol: string, advance: number, valid_to: string | null = null) {
  const { db } = at.world;
  const house = (await addBuildingRow(db, at.unit)).pasport_id;
  const { pasport_id } = await addSpaceRow(db, at.unit, house, { variable_symbol });
  const address_id = await addAddressRow(db, at.unit);
  await addRelationRow(db, at.unit, 'tenant', { pasport_id, address_id, valid_to });
  await insertRow(db, 'pasport_tenant_costs', {
    ...at.unit,
    pasport_id,
    service_name: 'Teplo',
    monthly_advance: advance,
    valid_from: '2020-01-01',
  });
  return { pasport_id, address_id };
}

async function claimed(month = MONTH) {
  const params = { ...ofUnit(), month };
  const { result } = await at.world.call(readMonth, { token: token(), params });
  const seen = result.differences.reduce((sum, one) => sum + one.prescribed - one.claimed, 0);
  return at.world.call(claimTheMonth, { token: token(), params, body: { seen } });
}

const accounts = async (as_of: string) =>
  (await at.world.call(browseAccounts, { token: token(), params: ofUnit(), query: { as_of } }))
    .result.values;
const pay = (body: Record<string, unknown>) =>
  at.world.call(createPayment, {
    token: token(),
    params: ofUnit(),
    body: { received_on: '2026-03-10', amount: 100_000, way: 'bank', ...body },
  });

beforeEach(() => at.world.setNow('2026-04-20T10:00:00Z'));

describe('a month', () => {
  test('is due on the day of the unit, on the next working one where that is a Sunday (§ 607)', async () => {
    await flat('1', 100_000);
    const body = { due_day: 15 };
    const saved = await at.world.call(updateLedgerSettings, {
      token: await admin(),
      params: ofUnit(),
      body,
    });
    expect(saved.status).toBe(200);
    const { result } = await claimed();
    // 15 March 2026 is a Sunday.
    expect(result).toMatchObject({ due_on: '2026-03-16', claimed: 100_000, differences: [] });
  });

  test('tells of what its figures are made: all that is determined, and all that is claimed', async () => {
    const { pasport_id } = await flat('1', 100_000);
    await flat('2', 70_000);
    const params = { ...ofUnit(), month: MONTH };
    const figures = async () => {
      const { result } = await at.world.call(readMonth, { token: token(), params });
      const { values } = (await at.world.call(listMonthRows, { token: token(), params })).result;
      const sum = (name: 'prescribed' | 'claimed') =>
        values.reduce((total, row) => total + row[name], 0);
      expect([sum('prescribed'), sum('claimed')]).toEqual([result.prescribed, result.claimed]);
      return values.map(({ name, prescribed, claimed: of }) => `${name} ${prescribed} ${of}`);
    };
    expect(await figures()).toEqual(['Teplo 100000 0', 'Teplo 70000 0']);
    await claimed();
    const less = 'update pasport_tenant_costs set monthly_advance = 60000 where pasport_id = $1';
    await at.world.db.owner.query(less, [pasport_id]);
    // What agrees is among the rows too.
    expect(await figures()).toEqual(['Teplo 60000 100000', 'Teplo 70000 70000']);
  });

  test('prescribed by two people at once is there once', async () => {
    await flat('1', 100_000);
    const params = { ...ofUnit(), month: MONTH };
    const body = { seen: 100_000 };
    const both = await Promise.all(
      [1, 2].map(() => at.world.call(claimTheMonth, { token: token(), params, body })),
    );
    // Who came second is told that it is another sum by now.
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const { result } = await at.world.call(listMonths, { token: token(), params: ofUnit() });
    expect(result.values).toMatchObject([{ month: MONTH, claimed: 100_000, accounts_count: 1 }]);
  });

  test('is closed under a licence that holds alone', async () => {
    await flat('1', 100_000);
    await claimed();
    const ended = `update clients set licence_valid_to = '2020-01-31' where client_id = $1`;
    await at.world.db.owner.query(ended, [at.unit.client_id]);
    const call = { token: await admin(), params: { ...ofUnit(), month: MONTH } };
    const { error } = await at.world.call(closeMonth, call);
    expect(error).toMatchObject({ errorCode: 63002409 });
  });

  test('is closed by a client admin alone, and takes nothing more', async () => {
    await flat('1', 100_000);
    await claimed();
    const params = { ...ofUnit(), month: MONTH };
    const refused = await at.world.call(closeMonth, { token: token(), params });
    expect(refused.status).toBe(403);
    const closed = await at.world.call(closeMonth, { token: await admin(), params });
    expect(closed.result.closed_at).not.toBeNull();
    const [account] = await accounts('2026-03-31');
    await at.world.call(createClaim, {
      token: token(),
      params: { ...ofUnit(), ledger_account_id: account?.ledger_account_id ?? 0 },
      body: { name: 'Doplatek', amount: 5000, due_on: '2026-03-20' },
    });
    await pay({ amount: 5000 });
    const { rows } = await at.world.db.owner.query<{ booked_in: string }>(
      `select booked_in::text from ledger_claims where client_id = $1 and origin = 'hand'
       union all select booked_in::text from ledger_payments where client_id = $1`,
      [at.unit.client_id],
    );
    expect(rows.map(({ booked_in }) => booked_in)).toEqual(['2026-04-01', '2026-04-01']);
  });
});

describe('a payment', () => {
  test('belongs by its symbol to who bears the space on the day, not to who left', async () => {
    const { pasport_id } = await flat('1250012', 100_000, '2026-03-31');
    const address_id = await addAddressRow(at.world.db, at.unit);
    const since = { pasport_id, address_id, valid_from: '2026-04-01' };
    await addRelationRow(at.world.db, at.unit, 'tenant', since);
    await claimed();
    await claimed('2026-04-01');
    const { result } = await pay({ variable_symbol: '0001250012', received_on: '2026-04-02' });
    expect(result).toMatchObject({ unassigned: 0, parts: [{ reason: 'symbol', amount: 100_000 }] });
    const stand = await accounts('2026-04-30');
    expect(stand.map(({ is_present, balance }) => [is_present, balance])).toEqual([
      [false, 100_000],
      [true, 0],
    ]);
  });

  test('of a symbol that two spaces have, or nobody has, waits', async () => {
    await flat('77', 100_000);
    await flat('77', 100_000);
    await claimed();
    for (const variable_symbol of ['77', '78', '']) {
      const { result } = await pay({ variable_symbol });
      expect(result).toMatchObject({ unassigned: 100_000, parts: [] });
    }
  });

  test('is divided among accounts, at most by what came, and back again', async () => {
    await flat('1', 60_000);
    await flat('2', 40_000);
    await claimed();
    const ids = (await accounts('2026-03-31')).map(({ ledger_account_id }) => ledger_account_id);
    const { result: paid } = await pay({});
    const params = { ...ofUnit(), ledger_payment_id: paid.ledger_payment_id };
    const assign = (amounts: readonly number[], version: number) =>
      at.world.call(assignPayment, {
        token: token(),
        params,
        body: {
          version,
          parts: amounts.map((amount, index) => ({ ledger_account_id: ids[index] ?? 0, amount })),
        },
      });
    expect((await assign([60_000, 40_001], paid.version)).status).toBe(400);
    const divided = await assign([60_000, 40_000], paid.version);
    expect(divided.result.unassigned).toBe(0);
    // A second person who saw it undivided is told.
    expect((await assign([100_000], paid.version)).status).toBe(409);
    const back = await assign([], divided.result.version);
    expect(back.result.unassigned).toBe(100_000);
    expect((await accounts('2026-03-31')).map(({ balance }) => balance)).toEqual([60_000, 40_000]);
  });

  test('that is put right gives back what it paid, and only once', async () => {
    await flat('1', 100_000);
    await claimed();
    const { result: paid } = await pay({ variable_symbol: '1' });
    const params = { ...ofUnit(), ledger_payment_id: paid.ledger_payment_id };
    const body = { received_on: '2026-03-12', note: 'Banka platbu vrátila' };
    const ahead = { ...body, received_on: '2026-04-21' };
    const early = await at.world.call(reversePayment, { token: token(), params, body: ahead });
    expect(early.error.fields).toEqual([
      { field: 'received_on', message: 'Den storna je v budoucnosti' },
    ]);
    const reversed = await at.world.call(reversePayment, { token: token(), params, body });
    expect(reversed.result).toMatchObject({ amount: -100_000, unassigned: 0, is_reversed: true });
    const again = await at.world.call(reversePayment, { token: token(), params, body });
    expect(again.status).toBe(409);
    const [account] = await accounts('2026-03-31');
    expect(account).toMatchObject({ claimed: 100_000, paid: 0, balance: 100_000 });
    const query = { from: '2026-03-01', to: '2026-03-31' };
    const listed = await at.world.call(listPayments, { token: token(), params: ofUnit(), query });
    expect(listed.result.values.map(({ amount }) => amount)).toEqual([-100_000, 100_000]);
  });
});

describe('a claim by hand', () => {
  test('is put right by the opposite one; that of a month is not', async () => {
    await flat('1', 100_000);
    await claimed();
    const [account] = await accounts('2026-03-31');
    const ledger_account_id = account?.ledger_account_id ?? 0;
    const made = await at.world.call(createClaim, {
      token: token(),
      params: { ...ofUnit(), ledger_account_id },
      body: { name: 'Klíč', amount: 25_000, due_on: '2026-03-20', reason: 'Ztracený klíč' },
    });
    const reverse = (ledger_claim_id: number) =>
      at.world.call(reverseClaim, {
        token: token(),
        params: { ...ofUnit(), ledger_claim_id },
        body: { reason: 'Klíč se našel' },
      });
    expect((await reverse(made.result.ledger_claim_id)).status).toBe(200);
    expect((await reverse(made.result.ledger_claim_id)).status).toBe(409);
    const { result } = await at.world.call(readAccount, {
      token: token(),
      params: { ...ofUnit(), ledger_account_id },
      query: { as_of: '2026-03-31' },
    });
    expect(result.lines.map(({ amount, balance }) => [amount, balance])).toEqual([
      [100_000, 100_000],
      [25_000, 125_000],
      [-25_000, 100_000],
    ]);
    const ofMonth = result.lines.find(({ origin }) => origin === 'month');
    expect((await reverse(ofMonth?.id ?? 0)).status).toBe(409);
  });
});

test('what is overdue stands on the card as its list makes it, and nothing of a unit without prescriptions', async () => {
  const told = async () =>
    (await at.world.call(readUnitToday, { token: token(), params: ofUnit() })).result.overdue;
  expect(await told()).toBeNull();
  await flat('1', 100_000);
  await flat('2', 50_000);
  await claimed();
  await pay({ amount: 30_000, variable_symbol: '1' });
  await pay({ amount: 50_000, variable_symbol: '2' });
  const list = await accounts('2026-04-20');
  const overdue = list.filter((one) => one.overdue > 0);
  expect(overdue.map((one) => one.overdue)).toEqual([70_000]);
  expect(await told()).toEqual({ sum: 70_000, count: 1 });
});
