import { beforeEach, describe, expect, test } from 'vitest';
import {
  createBillingDocument,
  deleteBillingDocument,
  updateBillingDocument,
} from '#contract/billing/documents.ts';
import { readDashboard } from '#contract/dashboard.ts';
import { browseSettlements } from '#contract/settlement/settlements.ts';
import { deliverStatements, readStatement } from '#contract/settlement/statements.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { addSpaceRow } from '#tests/pasports.ts';
import { statementScene } from '#tests/statement-scene.ts';

// Golden case 8: a credit note of the supplier that comes after delivery. Worked by hand, in Kč: the lift by floor
// area of 60, 40 and 20 m²; the first flat has paid 500,00 of 800,00 of its advances, the others none.
//
//              invoice 1 120,00   with −333,33: 786,67   difference      balance before    after
//  60 m²                 560,00               393,34¹      −166,66               60,00   −106,66
//  40 m²                 373,33               262,22       −111,11              373,33    262,22
//  20 m²                 186,67²              131,11        −55,56              186,67    131,11
//  together            1 120,00               786,67       −333,33
//
//  ¹ 393,335; 262,2233; 131,1117 leave one heller, which the largest remainder gets; ² 186,6667 likewise

const on = statementScene();
const { scene, at } = on;

async function addTenant(pasport_id: number, last_name: string): Promise<void> {
  const address_id = await addAddressRow(at.world.db, at.unit, { last_name });
  await scene.row('pasport_tenants', { pasport_id, address_id, valid_from: '2020-01-01' });
}

beforeEach(async () => {
  const flat = { space_number: '3', floor_area: 20 };
  const third = (await addSpaceRow(at.world.db, at.unit, scene.made.house, flat)).pasport_id;
  await addTenant(scene.made.flats[1], 'Druhá');
  await addTenant(third, 'Třetí');
  await scene.reviewed(on.id);
  await on.issue();
  await deliver();
});

/** Statements in the order of the flats. */
const inOrder = async () =>
  (await on.statements()).toSorted((one, other) => one.pasport_id - other.pasport_id);

async function deliver(): Promise<void> {
  const statements = (await on.statements()).map((one) => one.settlement_statement_id);
  const body = { statements, state: 'handed', delivered_on: '2026-03-01' } as const;
  await at.world.call(deliverStatements, { ...scene.of(on.id), body });
}

const paperOf = async (settlement_statement_id: number) => {
  const params = { unit_id: at.unit.unit_id, settlement_statement_id };
  return (await at.world.call(readStatement, { token: at.user.token, params })).result;
};

const ofDocument = (id: number) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, billing_place_id: scene.made.lift, id: String(id) },
});

/** The manager writes the supplier's credit note of 333,33 Kč for the year that was settled. */
async function credit(over: object = {}): Promise<number> {
  const { result, status } = await at.world.call(createBillingDocument, {
    ...ofDocument(0),
    body: {
      kind: 'credit-note',
      number: 'DOB-1',
      period_from: '2025-01-01',
      period_to: '2025-12-31',
      line_rows: [{ base: -29_762, tax_rate: 12, tax: -3571 }],
      ...over,
    },
  });
  expect(status).toBe(200);
  return result.billing_document_id;
}

const later = async () => (await scene.stored(on.id)).later_documents;

/** What was booked to whom: hellers of the account of each flat by the name of the claim. */
const booked = async (name: string) => {
  const { rows } = await scene.sql(
    `select a.pasport_id, c.amount::float8 as amount from ledger_claims c
       join ledger_accounts a using (client_id, unit_id, ledger_account_id)
      where c.unit_id = $1 and c.origin = 'settlement' and c.name = $2 order by a.pasport_id`,
    [at.unit.unit_id, name],
  );
  return (rows as { amount: number }[]).map(({ amount }) => amount);
};

describe("a supplier's credit note after delivery", () => {
  test('is told beside the delivered settlement, which stays as it was delivered', async () => {
    const before = await inOrder();
    expect(before.map(({ cost, balance }) => [cost, balance])).toEqual([
      [56_000, 6000],
      [37_333, 37_333],
      [18_667, 18_667],
    ]);
    const papers = await Promise.all(before.map((one) => paperOf(one.settlement_statement_id)));
    expect(await later()).toEqual([]);
    const id = await credit();
    expect(await later()).toEqual([
      {
        billing_document_id: id,
        billing_place_id: scene.made.lift,
        place_name: 'Výtah',
        number: 'DOB-1',
        kind: 'credit-note',
        change: 'added',
        total: -33_333,
        former: null,
      },
    ]);
    const params = { unit_id: at.unit.unit_id };
    const list = await at.world.call(browseSettlements, { token: at.user.token, params });
    expect(list.result.values[0]?.later_documents).toHaveLength(1);
    const { work } = (await at.world.call(readUnitToday, { token: at.user.token, params })).result;
    expect(work.filter(({ kind }) => kind === 'later-documents')).toMatchObject([
      { name: 'Vyúčtování 2025', record_id: on.id, count: 1, on: '2026-03-01', late: false },
    ]);
    const [told] = (await at.world.call(readDashboard, { token: at.user.token })).result.values;
    expect(told).toMatchObject({
      settlements_changed: 1,
      things: expect.arrayContaining([
        expect.objectContaining({ kind: 'settlements_changed', on: '2026-03-01' }),
      ]),
    });
    expect((await scene.stored(on.id)).state).toBe('delivered');
    expect(await inOrder()).toEqual(before);
    expect(await Promise.all(before.map((one) => paperOf(one.settlement_statement_id)))).toEqual(
      papers,
    );
    expect(await booked('Vyúčtování služeb 2025')).toEqual([6000, 37_333, 18_667]);
  });

  test('is taken in by a correction that shows and books the difference of each space', async () => {
    const delivered = await inOrder();
    const papers = await Promise.all(delivered.map((one) => paperOf(one.settlement_statement_id)));
    await credit();
    expect((await on.correct('Dobropis DOB-1 za výtah')).result).toMatchObject({
      state: 'correcting',
      later_documents: [],
    });
    await scene.reviewed(on.id);
    expect((await scene.stored(on.id)).last?.cost).toBe(78_667);
    expect((await on.issue()).status).toBe(200);
    const corrected = await inOrder();
    expect(
      corrected.map(({ number, cost, balance, former_balance }) => [
        number,
        cost,
        balance,
        former_balance,
      ]),
    ).toEqual([
      [2, 39_334, -10_666, 6000],
      [2, 26_222, 26_222, 37_333],
      [2, 13_111, 13_111, 18_667],
    ]);
    expect(await paperOf(corrected[1]?.settlement_statement_id ?? 0)).toMatchObject({
      reason: 'Dobropis DOB-1 za výtah',
      balance: 26_222,
      former_balance: 37_333,
    });
    const differences = await booked('Oprava vyúčtování služeb 2025');
    expect(differences).toEqual([-16_666, -11_111, -5556]);
    expect(differences.reduce((sum, one) => sum + one, 0)).toBe(-33_333);
    // What was delivered reads as it did, but for that it is replaced.
    for (const [at_, paper] of papers.entries())
      expect(await paperOf(delivered[at_]?.settlement_statement_id ?? 0)).toEqual({
        ...paper,
        is_superseded: true,
        payment: expect.anything(),
      });
    expect(await later()).toEqual([]);
    expect(await on.balance('2026-07-01')).toBe(-10_666);
  });
});

describe('documents that an issued count has not taken so', () => {
  const invoice = async () =>
    (
      await scene.sql(
        `select billing_document_id as id, version from billing_documents where unit_id = $1`,
        [at.unit.unit_id],
      )
    ).rows[0] as { id: number; version: number };

  test('are those that were changed or deleted too, each as it was counted', async () => {
    const { id, version } = await invoice();
    const save = (body: object) =>
      at.world.call(updateBillingDocument, { ...ofDocument(id), body: { version, ...body } });
    expect((await save({ note: 'Zkontrolováno' })).status).toBe(200);
    // A note changes no cost.
    expect(await later()).toEqual([]);
    const line_rows = [{ base: 90_000, tax_rate: 12, tax: 10_800 }];
    expect((await save({ version: version + 1, line_rows })).status).toBe(200);
    expect(await later()).toMatchObject([
      { billing_document_id: id, change: 'changed', total: 100_800, former: 112_000 },
    ]);
    await at.world.call(deleteBillingDocument, ofDocument(id));
    expect(await later()).toMatchObject([
      {
        billing_document_id: id,
        place_name: 'Výtah',
        change: 'gone',
        total: null,
        former: 112_000,
      },
    ]);
  });

  test('are none of advances, of other times, of other places and of what came before the count', async () => {
    await credit({
      kind: 'advance',
      number: 'ZAL-1',
      line_rows: [{ base: 100, tax_rate: 0, tax: 0 }],
    });
    await credit({ number: 'DOB-26', period_from: '2026-01-01', period_to: '2026-12-31' });
    const { rows } = await scene.sql(
      `insert into billing_places (client_id, unit_id, code, name, kind)
       values ($1, $2, 'X1', 'Komín', 'other') returning billing_place_id`,
      [at.unit.client_id, at.unit.unit_id],
    );
    const [other] = rows as { billing_place_id: number }[];
    const year = { period_from: '2025-01-01', period_to: '2025-12-31' };
    await addDocumentRow(at.world.db, at.unit, other?.billing_place_id ?? 0, year);
    expect(await later()).toEqual([]);
  });

  test('are not told of a settlement that nobody has issued', async () => {
    const id = await scene.begin({ period_from: '2025-01-01', period_to: '2025-06-30' });
    await credit();
    expect((await scene.stored(id)).later_documents).toEqual([]);
  });
});
