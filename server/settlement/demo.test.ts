import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { unitOfTask } from '#server/access/owned.ts';
import { selectSettlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import { selectAccounts } from '#server/core/ledger/accounts.sql.ts';
import type { Db } from '#server/db/db.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { withOwner } from '#server/db/founding.sql.ts';
import { wireTypes } from '#server/db/types.ts';
import { fillLedger, paySettled } from '#server/money/demo.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { fillSettlements } from './demo.ts';
import { acceptedChecks, look } from './looked.ts';
import { selectObjections } from './objections.sql.ts';
import { readCount, sumOf } from './result.ts';
import { selectCounts, selectSettlements, selectStoredCount } from './settlements.sql.ts';
import { loadSettlement } from './settlements.service.ts';
import { simulatedResult } from './simulating.ts';
import { selectSimulations } from './simulations.sql.ts';
import { selectStatements } from './statements.sql.ts';

const unit = unitOfTask({ client_id: 1, unit_id: 3 });

// In the middle of a quarter, and on the first day of one: whenever the demo is made, both settlements are told.
describe.each(['2026-11-21', '2027-04-01'])('the demo made on %s', (today) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
    // As the portal reads its rows.
    const owner = { ...inject('cluster'), database: db.connection.database, types: wireTypes };
    await withOwner(owner, (client) =>
      fillDemo(client, {
        passwordHash: 'hash',
        today,
        more: async (...of) => {
          await fillLedger(...of);
          await paySettled(of[0], of[1], await fillSettlements(...of));
        },
      }),
    );
  }, 300_000);
  afterAll(() => db.close());

  const read = <T>(work: (on: Db) => Promise<T>): Promise<T> =>
    db.database.reading(async (on) => {
      await setTenant(on, unit.client_id);
      return work(on);
    });
  /** Those of the year before and of the last year, by their days. */
  const both = async () => {
    const { rows } = await read((on) => selectSettlements(on, unit));
    const [former, last] = rows.toSorted((one, other) =>
      one.period_from.localeCompare(other.period_from),
    );
    if (former === undefined || last === undefined) throw new Error('Two settlements are missing');
    return { former, last };
  };

  test('has a settlement that was delivered to everybody, in its term, with an objection answered', async () => {
    const { former } = await both();
    const { settlement_id } = former;
    const statements = await read((on) => selectStatements(on, unit, { settlement_id }));
    expect(statements.length).toBeGreaterThan(15);
    expect(new Set(statements.map(({ state }) => state))).toEqual(new Set(['handed']));
    const told = await read((on) => loadSettlement(on, unit, settlement_id, today));
    expect(told?.state).toBe('closed');
    expect(statements.every((one) => String(one.delivered_on) <= String(told?.deliver_until))).toBe(
      true,
    );
    const [objection, ...others] = await read((on) => selectObjections(on, unit, settlement_id));
    expect(others).toEqual([]);
    expect(objection).toMatchObject({ state: 'refused', service_name: 'Teplo' });
    expect(String(objection?.answered_on) <= String(objection?.answer_until)).toBe(true);
  });

  test('has divided what suppliers charged, counted what was paid, and everybody has paid his balance', async () => {
    const { former } = await both();
    const { settlement_id } = former;
    const [count] = (await read((on) => selectCounts(on, unit, settlement_id))) ?? [];
    const statements = await read((on) => selectStatements(on, unit, { settlement_id }));
    const stored = await read((on) =>
      selectStoredCount(on, unit, {
        settlement_id,
        settlement_count_id: count?.settlement_count_id ?? 0,
      }),
    );
    if (stored === undefined) throw new Error('The count is missing');
    const { inputs, counted } = readCount(stored);
    const charged = inputs.settlement.services.flatMap(({ costs }) =>
      costs.map(({ amount }) => amount),
    );
    const borne = counted.services.flatMap(({ recipients }) =>
      recipients.map(({ amount }) => amount),
    );
    expect(sumOf(borne)).toBe(sumOf(charged));
    expect(new Set(inputs.settlement.services.map(({ rule }) => rule.service_name))).toEqual(
      new Set([
        'Teplo',
        'Teplá voda',
        'Studená voda a stočné',
        'Osvětlení společných prostor',
        'Výtah',
        'Úklid',
        'Odvoz odpadu',
      ]),
    );
    expect(sumOf(statements.map(({ advance }) => advance))).toBeGreaterThan(0);
    for (const { balance, cost, advance } of statements) expect(balance).toBe(cost - advance);
    for (const day of [shiftDays(statements[0]?.delivered_on ?? '', 60), today]) {
      const accounts = await read((on) => selectAccounts(on, unit, { day }));
      expect(accounts.filter(({ overdue }) => overdue > 0)).toEqual([]);
    }
  });

  test('has the last year counted, which nobody has looked through and nothing stops', async () => {
    const { former, last } = await both();
    expect(last.period_from).toBe(shiftDays(former.period_to, 1));
    const told = await read((on) => loadSettlement(on, unit, last.settlement_id, today));
    expect(told).toMatchObject({ state: 'counted' });
    expect(told?.deliver_guard?.state).not.toBe('late');
    const checks = await read(async (on) =>
      acceptedChecks(on, unit, last.settlement_id, await look(on, unit, last, today)),
    );
    expect(checks.filter(({ weight }) => weight === 'stops')).toEqual([]);
  });

  test('has a simulation of it, by which some pay more and some less', async () => {
    const { last } = await both();
    const { settlement_id } = last;
    const [kept, ...others] = await read((on) => selectSimulations(on, unit, settlement_id));
    expect(others).toEqual([]);
    if (kept === undefined) throw new Error('The simulation is missing');
    const result = await read(async (on) => {
      const stored = await selectStoredCount(on, unit, { ...kept, settlement_id });
      if (stored === undefined) throw new Error('The count is missing');
      const law = await selectSettlementLaw(on);
      return simulatedResult({ own: readCount(stored), tried: kept.changes, law });
    });
    const differences = result.recipients.map(({ now, after }) => (after ?? 0) - now);
    expect(differences.some((one) => one > 0)).toBe(true);
    expect(differences.some((one) => one < 0)).toBe(true);
    expect(sumOf(differences)).toBe(0);
  });
});
