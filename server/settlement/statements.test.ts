import { describe, expect, test } from 'vitest';
import { reverseClaim } from '#contract/money/claims.ts';
import { deleteSettlement, reviewSettlement } from '#contract/settlement/settlements.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { codeOf, DUE, statementScene } from '#tests/statement-scene.ts';

const on = statementScene();
const { scene, at } = on;

describe('an issued settlement', () => {
  test('has a statement for each who bears a space himself, with what he bears and has paid', async () => {
    expect((await scene.reviewed(on.id)).status).toBe(200);
    expect((await on.issue()).result).toMatchObject({
      state: 'issued',
      issued_on: '2026-03-01',
      due_on: DUE,
      statements: 1,
      delivered: 0,
    });
    expect(await on.statements()).toMatchObject([
      { cost: 67_200, advance: 50_000, balance: 17_200, former_balance: null, state: 'made' },
    ]);
    expect(await on.paper()).toMatchObject({
      number: 1,
      names: expect.stringContaining('Nájemná'),
      period_from: '2025-01-01',
      period_to: '2025-12-31',
      services: [{ house_cost: 112_000, cost: 67_200, claimed: 80_000, advance: 50_000 }],
      balance: 17_200,
      comparison: { per_m2: 1120, house_per_m2: 1120, former: null },
      payment: { to_pay: 17_200, due_on: DUE, lacking: 'no-account' },
      objection_days: 30,
    });
  });

  test('replaces advances that were not paid by the balance, so that nobody owes twice', async () => {
    expect(await on.balance('2026-03-01')).toBe(30_000);
    await scene.reviewed(on.id);
    await on.issue();
    expect(await on.claims()).toEqual([
      { name: 'Nezaplacené zálohy 2025', due_on: '2026-03-01', amount: -30_000 },
      { name: 'Vyúčtování služeb 2025', due_on: DUE, amount: 17_200 },
    ]);
    // 672 Kč of cost less 500 Kč that came.
    expect(await on.balance('2026-07-01')).toBe(17_200);
  });

  test('says beside the advance what the service came to in the settled time', async () => {
    const cost = await scene.row('pasport_tenant_costs', {
      pasport_id: scene.made.flats[0],
      service_name: `výtah ${scene.made.flats[0]}`,
      monthly_advance: 5000,
      allocation: 'persons',
      valid_from: '2025-01-01',
    });
    await scene.reviewed(on.id);
    await on.issue();
    const { rows } = await scene.sql(
      'select last_period_cost from pasport_tenant_costs where pasport_tenant_cost_id = $1',
      [cost['pasport_tenant_cost_id']],
    );
    expect(rows).toEqual([{ last_period_cost: 67_200 }]);
  });

  test('gives back what was paid over the cost', async () => {
    await scene.sql(`update ledger_payments set amount = 80000 where unit_id = $1`, [
      at.unit.unit_id,
    ]);
    await scene.sql(`update ledger_parts set amount = 80000 where unit_id = $1`, [at.unit.unit_id]);
    await scene.reviewed(on.id);
    await on.issue();
    expect(await on.claims()).toEqual([
      { name: 'Vyúčtování služeb 2025', due_on: DUE, amount: -12_800 },
    ]);
    expect(await on.balance('2026-07-01')).toBe(-12_800);
    expect((await on.paper()).payment).toMatchObject({
      to_pay: 0,
      lacking: 'nothing',
      spayd: null,
    });
  });

  test('is issued once, by whoever comes first, and only as it was looked through', async () => {
    await scene.counted(on.id);
    expect((await on.issue()).error.errorCode).toBe(codeOf('settlement-not-reviewed'));
    await scene.reviewed(on.id);
    const answers = await Promise.all([on.issue(), on.issue()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(await on.statements()).toHaveLength(1);
    expect(await on.claims()).toHaveLength(2);
    expect((await on.issue()).error.errorCode).toBe(codeOf('settlement-issued'));
  });

  test('is due within the four months of the law, and not in the past (§ 7 odst. 3)', async () => {
    await scene.reviewed(on.id);
    expect((await scene.stored(on.id)).pay_until).toBe('2026-07-01');
    expect((await on.issue({ due_on: '2026-02-28' })).status).toBe(400);
    expect((await on.issue({ due_on: '2026-07-02' })).status).toBe(400);
    expect((await on.issue({ due_on: '2026-07-01' })).status).toBe(200);
  });

  test('is not taken back, deleted or counted again, nor are its claims by hand', async () => {
    await scene.reviewed(on.id);
    await on.issue();
    const body = { settlement_count_id: await scene.lastCount(on.id), reviewed: false };
    const back = await at.world.call(reviewSettlement, { ...scene.of(on.id), body });
    expect(back.error.errorCode).toBe(codeOf('settlement-issued'));
    expect((await at.world.call(deleteSettlement, at.of(on.id))).error.errorCode).toBe(
      codeOf('settlement-issued'),
    );
    expect((await scene.counted(on.id)).error.errorCode).toBe(codeOf('settlement-reviewed'));
    const { rows } = await scene.sql(
      `select ledger_claim_id from ledger_claims where unit_id = $1 and origin = 'settlement'`,
      [at.unit.unit_id],
    );
    const reversed = await at.world.call(reverseClaim, {
      token: at.user.token,
      params: {
        unit_id: at.unit.unit_id,
        ledger_claim_id: (rows[0] as { ledger_claim_id: number }).ledger_claim_id,
      },
      body: { reason: 'Omyl' },
    });
    expect(reversed.error.errorCode).toBe(codeOf('claim-of-settlement'));
  });

  test('of people who are in the address book no more is counted again first', async () => {
    await scene.reviewed(on.id);
    await scene.sql(
      `update settlement_counts set inputs = jsonb_set(inputs, '{settlement,spaces,0,recipients,0,people,0,address_id}', '999999')
        where settlement_id = $1`,
      [on.id],
    );
    expect((await on.issue()).error.errorCode).toBe(codeOf('settlement-people-changed'));
    expect(await on.statements()).toEqual([]);
    expect(await on.claims()).toEqual([]);
  });
});

describe('a correction', () => {
  test('is the next version, shows the difference and books that alone', async () => {
    expect((await on.correct()).error.errorCode).toBe(codeOf('settlement-not-issued'));
    await scene.reviewed(on.id);
    await on.issue();
    at.world.setNow('2026-04-01T10:00:00Z');
    expect((await on.correct()).result).toMatchObject({
      state: 'correcting',
      correction: 'Chyběla faktura',
    });
    expect((await on.correct()).error.errorCode).toBe(codeOf('settlement-not-issued'));
    // Another 1,120 Kč of the house, of which the tenant bears 672.
    await addDocumentRow(at.world.db, at.unit, scene.made.lift, {
      number: 'D2',
      period_from: '2025-01-01',
      period_to: '2025-12-31',
    });
    await scene.reviewed(on.id);
    expect((await scene.stored(on.id)).state).toBe('reviewed');
    expect((await on.issue()).status).toBe(200);
    expect(await on.statements()).toMatchObject([
      { number: 2, balance: 84_400, former_balance: 17_200 },
    ]);
    expect(await on.paper()).toMatchObject({
      number: 2,
      reason: 'Chyběla faktura',
      // What the first statement has asked for is not asked for again.
      payment: { to_pay: 67_200 },
    });
    expect((await on.claims()).slice(2)).toEqual([
      { name: 'Oprava vyúčtování služeb 2025', due_on: DUE, amount: 67_200 },
    ]);
    expect(await on.balance('2026-07-01')).toBe(84_400);
  });

  test('counts advances of the day before the first issue: what came later pays the balance', async () => {
    await scene.reviewed(on.id);
    await on.issue();
    at.world.setNow('2026-04-01T10:00:00Z');
    const { rows } = await scene.sql(
      `select ledger_account_id from ledger_accounts where unit_id = $1`,
      [at.unit.unit_id],
    );
    const [account] = rows as { ledger_account_id: number }[];
    const paid = {
      received_on: '2026-03-20',
      booked_in: '2026-03-01',
      amount: 17_200,
      way: 'bank',
    };
    const payment = await scene.row('ledger_payments', paid);
    await scene.row('ledger_parts', {
      ledger_payment_id: Number(payment['ledger_payment_id']),
      ledger_account_id: account?.ledger_account_id,
      amount: 17_200,
      reason: 'hand',
    });
    await on.correct();
    await scene.reviewed(on.id);
    await on.issue();
    expect(await on.paper()).toMatchObject({ advance: 50_000, advances_on: '2026-02-28' });
    expect(await on.claims()).toHaveLength(2);
    expect(await on.balance('2026-07-01')).toBe(0);
  });

  test('gives back what was claimed of who is a recipient no more', async () => {
    await scene.reviewed(on.id);
    await on.issue();
    await on.correct();
    await scene.sql(`delete from pasport_tenants where unit_id = $1`, [at.unit.unit_id]);
    await scene.reviewed(on.id);
    await on.issue();
    expect((await on.claims()).slice(2)).toEqual([
      { name: 'Nezaplacené zálohy 2025', due_on: '2026-03-01', amount: 30_000 },
      { name: 'Oprava vyúčtování služeb 2025', due_on: DUE, amount: -17_200 },
    ]);
    // He gets a paper of it, as others get theirs; nobody waits for it by a term.
    const nothing = { cost: 0, advance: 0, balance: 0, former_balance: 17_200, is_gone: true };
    expect(await on.statements()).toMatchObject([{ ...nothing, number: 2, state: 'made' }]);
    expect(await on.paper()).toMatchObject({
      ...nothing,
      names: expect.stringContaining('Nájemná'),
      services: [],
      reason: 'Chyběla faktura',
      payment: { to_pay: 0 },
    });
    expect(await scene.stored(on.id)).toMatchObject({ statements: 1, deliver_guard: null });
    // The next correction does not say it again.
    await on.correct('Ještě jedna');
    await scene.reviewed(on.id);
    await on.issue();
    expect(await on.statements()).toEqual([]);
    expect(await on.claims()).toHaveLength(4);
  });

  test('of a space that another party has borne all the time tells each what is his', async () => {
    await scene.reviewed(on.id);
    await on.issue();
    await on.correct();
    const other = await addAddressRow(at.world.db, at.unit, { last_name: 'Pravá' });
    await scene.sql(`update pasport_tenants set address_id = $2 where unit_id = $1`, [
      at.unit.unit_id,
      other,
    ]);
    await scene.reviewed(on.id);
    expect((await on.issue()).status).toBe(200);
    // What was asked of the former party is nothing to the other one.
    const [own, former] = (await on.statements()).toSorted((one, two) => two.cost - one.cost);
    expect(own).toMatchObject({ balance: 67_200, former_balance: null, is_gone: false });
    expect(own?.names).toContain('Pravá');
    expect(former).toMatchObject({ balance: 0, former_balance: 17_200, is_gone: true });
    expect(former?.names).toContain('Nájemná');
    expect(own?.recipient).toBe(former?.recipient);
    expect(await scene.stored(on.id)).toMatchObject({ deliver_guard: { recipients: 1 } });
  });
});
