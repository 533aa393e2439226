import { beforeEach, describe, expect, test } from 'vitest';
import { listAccountingCodes, saveAccountingCode } from '#contract/money/accounting-codes.ts';
import {
  exportToPohoda,
  listAccountingLines,
  readAccountingMonth,
} from '#contract/money/accounting.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
const MONTH = '2026-03-01';
const token = () => at.user.token;
const ofMonth = (month = MONTH) => ({ unit_id: at.unit.unit_id, month });

let account: { ledger_account_id: number };

async function addAccount() {
  const { db } = at.world;
  const house = (await addBuildingRow(db, at.unit)).pasport_id;
  const { pasport_id } = await addSpaceRow(db, at.unit, house, { variable_symbol: '12' });
  const address_id = await addAddressRow(db, at.unit);
  const made = await insertRow(db, 'ledger_accounts', {
    ...at.unit,
    pasport_id,
    party: String(address_id),
  });
  const ledger_account_id = Number(made['ledger_account_id']);
  await insertRow(db, 'ledger_account_people', {
    ...at.unit,
    ledger_account_id,
    place: 1,
    address_id,
  });
  return { ledger_account_id };
}

const claim = (name: string, amount: number, booked_in = MONTH) =>
  insertRow(at.world.db, 'ledger_claims', {
    ...at.unit,
    ...account,
    name,
    amount,
    booked_in,
    due_on: booked_in.replace(/01$/, '15'),
    origin: 'hand',
  });
async function pay(way: string, amount: number, assigned: number, booked_in = MONTH) {
  const made = await insertRow(at.world.db, 'ledger_payments', {
    ...at.unit,
    way,
    amount,
    booked_in,
    received_on: booked_in.replace(/01$/, '20'),
  });
  const ledger_payment_id = Number(made['ledger_payment_id']);
  const part = { ...at.unit, ...account, ledger_payment_id, amount: assigned, reason: 'hand' };
  if (assigned !== 0) await insertRow(at.world.db, 'ledger_parts', part);
}

const month = async (of = MONTH) =>
  (await at.world.call(readAccountingMonth, { token: token(), params: ofMonth(of) })).result;
const lines = async (query: { kind?: 'claim' | 'payment'; name?: string } = {}) =>
  (await at.world.call(listAccountingLines, { token: token(), params: ofMonth(), query })).result
    .values;
const save = (body: Record<string, unknown>) =>
  at.world.call(saveAccountingCode, {
    token: token(),
    params: { unit_id: at.unit.unit_id },
    body,
  });
const toPohoda = (scope: 'all' | 'new') =>
  at.world.call(exportToPohoda, { token: token(), params: ofMonth(), body: { scope } });

beforeEach(async () => {
  at.world.setNow('2026-04-20T10:00:00Z');
  account = await addAccount();
});

const ready = async () => {
  await at.world.db.owner.query('update units set business_id = $1 where unit_id = $2', [
    '87654326',
    at.unit.unit_id,
  ]);
  await save({ kind: 'payment', name: 'bank', cash_code: 'RB' });
};

describe('a month for the bookkeeping', () => {
  test('goes from its opening to its closing balance, which accounts say as well', async () => {
    await claim('Teplo', 100_000, '2026-02-01');
    await pay('bank', 30_000, 30_000, '2026-02-01');
    await claim('Teplo', 100_000);
    await claim('Teplo', -20_000);
    await claim('Voda', 50_000);
    await pay('bank', 90_000, 60_000);
    await pay('cash', 10_000, 10_000);
    await pay('bank', -5_000, -5_000);
    await claim('Teplo', 999, '2026-04-01');
    const told = await month();
    expect(told).toMatchObject({
      opening: 70_000,
      claimed: 130_000,
      paid: 95_000,
      closing: 105_000,
      // 30 000 of the payment belongs to nobody.
      unassigned: 30_000,
      of_accounts: 135_000,
    });
    expect(told.closing).toBe(told.of_accounts - told.unassigned);
    expect(
      told.totals.map(({ kind, name, documents_count, amount, opposite, total }) => [
        kind,
        name,
        documents_count,
        amount,
        opposite,
        total,
      ]),
    ).toEqual([
      ['claim', 'Teplo', 2, 100_000, -20_000, 80_000],
      ['claim', 'Voda', 1, 50_000, 0, 50_000],
      ['payment', 'bank', 2, 90_000, -5_000, 85_000],
      ['payment', 'cash', 1, 10_000, 0, 10_000],
    ]);
  });

  test('lists exactly what a total counts', async () => {
    await claim('Teplo', 100_000);
    await claim('Teplo', -20_000);
    await claim('Voda', 50_000);
    await pay('bank', 90_000, 90_000);
    const { totals } = await month();
    for (const { kind, name, documents_count, total } of totals) {
      const found = await lines({ kind, name });
      expect(found).toHaveLength(documents_count);
      expect(found.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }
    expect(await lines()).toHaveLength(4);
  });
});

describe('codes', () => {
  test('are kept by names and ways, and what has none is there without one', async () => {
    await claim('Teplo', 100_000);
    const saved = await save({
      kind: 'claim',
      name: 'Teplo',
      debit_account: '311',
      credit_account: '324100',
      posting: '3Zál',
      centre: 'D1',
      version: 1,
    });
    expect(saved.result).toMatchObject({ debit_account: '311', credit_account: '324100' });
    const { result } = await at.world.call(listAccountingCodes, {
      token: token(),
      params: { unit_id: at.unit.unit_id },
    });
    expect(result.values.map(({ name, posting }) => [name, posting])).toEqual([
      ['Teplo', '3Zál'],
      ['bank', ''],
      ['cash', ''],
      ['sipo', ''],
      ['other', ''],
    ]);
    expect((await month()).totals[0]).toMatchObject({ debit_account: '311', posting: '3Zál' });
  });

  test('saved over a newer one are refused with the newer one', async () => {
    const first = await save({ kind: 'payment', name: 'bank', cash_code: 'RB', version: 1 });
    expect(first.status).toBe(200);
    expect(
      (await save({ kind: 'payment', name: 'bank', cash_code: 'KB', version: 1 })).status,
    ).toBe(409);
    expect((await save({ kind: 'payment', name: 'bank', debit_account: 'abc' })).status).toBe(400);
  });
});

describe('a file for Pohoda', () => {
  test('is not made without what Pohoda needs, and says what is missing', async () => {
    await pay('bank', 100, 100);
    const without = await toPohoda('all');
    expect(without).toMatchObject({
      status: 409,
      error: { errorMsg: expect.stringMatching(/IČO/u) },
    });
    await ready();
    await pay('sipo', 100, 100);
    const half = await toPohoda('all');
    expect(half).toMatchObject({
      status: 409,
      error: { errorMsg: expect.stringMatching(/SIPO\.$/u) },
    });
  });

  test('is kept with who made it, and what comes later is told and goes into the next one alone', async () => {
    await ready();
    await claim('Teplo', 100_000);
    await pay('bank', 40_000, 40_000);
    const first = await toPohoda('all');
    expect(first.result.made).toMatchObject({
      documents_count: 2,
      claimed: 100_000,
      paid: 40_000,
      is_closed: false,
    });
    expect((await month()).new_count).toBe(0);
    expect((await toPohoda('new')).status).toBe(409);
    // The same again is the same file.
    const again = await toPohoda('all');
    expect(again.result.content_base64).toBe(first.result.content_base64);
    expect(again.result.made.content_hash).toBe(first.result.made.content_hash);
    await claim('Voda', 5000);
    const open = await month();
    expect(open.new_count).toBe(1);
    expect(open.exports).toHaveLength(2);
    expect(
      (await lines()).filter(({ is_exported }) => !is_exported).map(({ name }) => name),
    ).toEqual(['Voda']);
    const next = await toPohoda('new');
    expect(next.result.made).toMatchObject({ documents_count: 1, claimed: 5000, paid: 0 });
    expect((await month()).new_count).toBe(0);
  });
});
