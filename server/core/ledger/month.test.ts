import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientOfTask, unitOfTask } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { inTenant } from '#tests/as-of.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { selectAccounts } from './accounts.sql.ts';
import { bookPayment } from './booking.ts';
import { claimMonth, shutMonth } from './month.ts';
import { selectMonthDifferences, selectMonths } from './months.sql.ts';
import { updatePartyNamed } from './parties.sql.ts';

const at = unitWorld();
const now = new Date('2026-02-01T08:00:00Z');
const dueOn = (booked: string) => `${booked.slice(0, 8)}15`;

let house: number;
beforeEach(async () => {
  house = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
});

const unit = () => unitOfTask(at.unit);
const inUnit = <T>(work: (db: Db) => Promise<T>) =>
  inTenant(at.world.portal, clientOfTask(at.unit.client_id), work);
const claim = (db: Db, month: string) => claimMonth(db, unit(), { month, dueOn, now });

/** A flat with a tenant from 2020 and advances a month, in hellers. */
async function flat(advances: Readonly<Record<string, number>>, valid_to: string | null = null) {
  const { db } = at.world;
  const { pasport_id } = await addSpaceRow(db, at.unit, house);
  const address_id = await addAddressRow(db, at.unit);
  await addRelationRow(db, at.unit, 'tenant', { pasport_id, address_id, valid_to });
  for (const [service_name, monthly_advance] of Object.entries(advances))
    await insertRow(db, 'pasport_tenant_costs', {
      ...at.unit,
      pasport_id,
      service_name,
      monthly_advance,
      valid_from: '2020-01-01',
    });
  return { pasport_id, address_id };
}

/** What was written, in its order: for what, how much, and into which month. */
async function written(db: Db): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select name || ' ' || amount || ' ' || booked_in || ' ' || due_on as row
      from ledger_claims order by ledger_claim_id`.execute(db);
  return rows.map(({ row }) => row);
}

async function pay(db: Db, account: number, received_on: string, amount: number): Promise<void> {
  const payment = { received_on, amount, way: 'bank' as const, opposite_of: null };
  await bookPayment(db, unit(), payment, [{ ledger_account_id: account, amount, reason: 'hand' }]);
}

describe('the claims of a month', () => {
  test('are what costs of spaces prescribe on its first day, and a second time nothing', async () => {
    await flat({ Teplo: 120_000, Voda: 45_000 });
    await flat({ Teplo: 80_000 }, '2026-01-31');
    const [first, again, rows, months] = await inUnit(async (db) => [
      await claim(db, '2026-02-01'),
      await claim(db, '2026-02-01'),
      await written(db),
      await selectMonths(db, unit()),
    ]);
    // The tenant of the second flat left on the last day of January, so nobody bears it in February.
    expect([first, again]).toEqual([2, 0]);
    expect(rows).toEqual([
      'Teplo 120000 2026-02-01 2026-02-15',
      'Voda 45000 2026-02-01 2026-02-15',
    ]);
    expect(months).toMatchObject([{ month: '2026-02-01', claimed: 165_000, accounts_count: 1 }]);
  });

  test('say only the difference when a prescription changed backwards; what is over is taken back', async () => {
    const { pasport_id } = await flat({ Teplo: 120_000, Voda: 45_000 });
    const changed = await inUnit(async (db) => {
      await claim(db, '2026-02-01');
      await sql`update pasport_tenant_costs set monthly_advance = 100000
                 where pasport_id = ${pasport_id} and service_name = 'Teplo'`.execute(db);
      await sql`update pasport_tenant_costs set valid_to = '2026-01-31'
                 where pasport_id = ${pasport_id} and service_name = 'Voda'`.execute(db);
      const report = await selectMonthDifferences(db, unit(), '2026-02-01');
      await claim(db, '2026-02-01');
      return { report, rows: (await written(db)).slice(2) };
    });
    expect(changed.report.map((one) => `${one.name} ${one.prescribed} ${one.claimed}`)).toEqual([
      'Teplo 100000 120000',
      'Voda 0 45000',
    ]);
    expect(changed.rows).toEqual([
      'Teplo -20000 2026-02-01 2026-02-15',
      'Voda -45000 2026-02-01 2026-02-15',
    ]);
  });

  test('are not written over a sum that nobody has seen', async () => {
    await flat({ Teplo: 120_000 });
    const work = inUnit((db) =>
      claimMonth(db, unit(), { month: '2026-02-01', dueOn, now, seen: 100_000 }),
    );
    await expect(work).rejects.toMatchObject({ code: 'month-differs' });
  });

  test('of a closed month are booked into the first open one behind it', async () => {
    await flat({ Teplo: 120_000 });
    const rows = await inUnit(async (db) => {
      const by = await closer(db);
      for (const month of ['2026-01-01', '2026-02-01']) {
        await claim(db, month);
        await shutMonth(db, unit(), { month, by, now });
      }
      await sql`update pasport_tenant_costs set monthly_advance = 130000`.execute(db);
      await claim(db, '2026-01-01');
      return (await written(db)).slice(2);
    });
    expect(rows).toEqual(['Teplo 10000 2026-03-01 2026-03-15']);
  });

  test('stop a month from being closed while they differ, or were never written', async () => {
    await flat({ Teplo: 120_000 });
    const month = '2026-01-01';
    const never = inUnit(async (db) => shutMonth(db, unit(), { month, by: await closer(db), now }));
    await expect(never).rejects.toMatchObject({ code: 'month-not-to-close' });
    const changed = inUnit(async (db) => {
      await claim(db, month);
      await sql`update pasport_tenant_costs set monthly_advance = 130000`.execute(db);
      await shutMonth(db, unit(), { month, by: await closer(db), now });
    });
    await expect(changed).rejects.toMatchObject({ code: 'month-not-to-close' });
  });

  test('go to the party of the first day: who came later has an account of his own', async () => {
    const { pasport_id } = await flat({ Teplo: 120_000 }, '2026-02-10');
    const address_id = await addAddressRow(at.world.db, at.unit);
    const since = { pasport_id, address_id, valid_from: '2026-02-11' };
    await addRelationRow(at.world.db, at.unit, 'tenant', since);
    const accounts = await inUnit(async (db) => {
      await claim(db, '2026-02-01');
      await claim(db, '2026-03-01');
      return selectAccounts(db, unit(), { day: '2026-03-31' });
    });
    expect(accounts.map(({ claimed, is_present }) => [claimed, is_present])).toEqual([
      [120_000, false],
      [120_000, true],
    ]);
    expect(new Set(accounts.map((one) => one.pasport_id))).toEqual(new Set([pasport_id]));
  });
});

/** A user who closes months. */
async function closer(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select client_user_id as id from client_users
     where client_id = ${at.unit.client_id} limit 1`.execute(db);
  return rows[0]?.id ?? 0;
}

describe('the balance of an account', () => {
  test('counts what is due and what was received up to the day, the oldest debt first', async () => {
    await flat({ Teplo: 100_000 });
    const seen = await inUnit(async (db) => {
      for (const month of ['2026-01-01', '2026-02-01', '2026-03-01']) await claim(db, month);
      const [account] = await selectAccounts(db, unit(), { day: '2026-03-31' });
      await pay(db, account?.ledger_account_id ?? 0, '2026-02-20', 150_000);
      const days = [
        '2026-01-14',
        '2026-01-15',
        '2026-01-16',
        '2026-02-19',
        '2026-02-20',
        '2026-03-16',
      ];
      const told: string[] = [];
      for (const day of days)
        for (const one of await selectAccounts(db, unit(), { day }))
          told.push(`${day}: ${one.balance} ${one.overdue} ${one.owed_since ?? '–'}`);
      return told;
    });
    // On the day when it is due nobody is late yet.
    expect(seen).toEqual([
      '2026-01-14: 0 0 –',
      '2026-01-15: 100000 0 –',
      '2026-01-16: 100000 100000 2026-01-15',
      '2026-02-19: 200000 200000 2026-01-15',
      '2026-02-20: 50000 50000 2026-02-15',
      '2026-03-16: 150000 150000 2026-02-15',
    ]);
  });
});

describe('two records of one person', () => {
  test('made one, have one account of a space where both were of one party', async () => {
    const { pasport_id, address_id } = await flat({ Teplo: 100_000 });
    const spouse = await addAddressRow(at.world.db, at.unit);
    await addRelationRow(at.world.db, at.unit, 'tenant', { pasport_id, address_id: spouse });
    const [before, after] = await inUnit(async (db) => {
      await claim(db, '2026-02-01');
      const first = await selectAccounts(db, unit(), { day: '2026-02-28' });
      await updatePartyNamed(db, unit(), [spouse], address_id);
      await sql`delete from pasport_tenants where address_id = ${spouse}`.execute(db);
      await claim(db, '2026-03-01');
      return [first, await selectAccounts(db, unit(), { day: '2026-03-31' })];
    });
    expect(before.map(({ people }) => people.length)).toEqual([2]);
    expect(after.map((one) => [one.people.length, one.claimed])).toEqual([[1, 200_000]]);
  });

  test('keep their accounts where each had one, and no claim is lost', async () => {
    const { pasport_id, address_id } = await flat({ Teplo: 100_000 }, '2026-02-28');
    const later = await addAddressRow(at.world.db, at.unit);
    const since = { pasport_id, address_id: later, valid_from: '2026-03-01' };
    await addRelationRow(at.world.db, at.unit, 'tenant', since);
    const accounts = await inUnit(async (db) => {
      await claim(db, '2026-02-01');
      await claim(db, '2026-03-01');
      await updatePartyNamed(db, unit(), [later], address_id);
      await sql`update pasport_tenants set address_id = ${address_id}`.execute(db);
      await claim(db, '2026-04-01');
      return selectAccounts(db, unit(), { day: '2026-04-30' });
    });
    expect(accounts.map(({ claimed, people }) => [claimed, people[0]?.address_id])).toEqual([
      [200_000, address_id],
      [100_000, address_id],
    ]);
  });

  test('are one party of each month, so a run of an earlier one moves nothing between their accounts', async () => {
    const { pasport_id, address_id } = await flat({ Teplo: 100_000 }, '2026-02-28');
    const later = await addAddressRow(at.world.db, at.unit);
    const since = { pasport_id, address_id: later, valid_from: '2026-03-01' };
    await addRelationRow(at.world.db, at.unit, 'tenant', since);
    const [report, again, raised] = await inUnit(async (db) => {
      for (const month of ['2026-02-01', '2026-03-01']) await claim(db, month);
      await updatePartyNamed(db, unit(), [later], address_id);
      await sql`update pasport_tenants set address_id = ${address_id}`.execute(db);
      const differences = await selectMonthDifferences(db, unit(), '2026-03-01');
      const second = await claim(db, '2026-03-01');
      await sql`update pasport_tenant_costs set monthly_advance = 130000`.execute(db);
      await claim(db, '2026-03-01');
      return [differences, second, (await written(db)).slice(2)] as const;
    });
    expect(report).toEqual([]);
    expect(again).toBe(0);
    expect(raised).toEqual(['Teplo 30000 2026-03-01 2026-03-15']);
  });
});
