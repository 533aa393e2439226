import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { partsOfMonth } from '#contract/rules/month-days.ts';
import { clientOfTask, unitOfTask } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { inTenant } from '#tests/as-of.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { claimMonth, shutMonth } from './month.ts';
import { selectMonthDifferences, selectMonthHeader } from './months.sql.ts';
import { insertSettings, updateSettings } from './settings.sql.ts';

const at = unitWorld();
const now = new Date('2026-02-01T08:00:00Z');
const dueOn = (booked: string) => `${booked.slice(0, 8)}15`;
const unit = () => unitOfTask(at.unit);
const inUnit = <T>(work: (db: Db) => Promise<T>) =>
  inTenant(at.world.portal, clientOfTask(at.unit.client_id), work);
const claim = (db: Db, month: string) => claimMonth(db, unit(), { month, dueOn, now });
const differences = (db: Db, month: string) => selectMonthDifferences(db, unit(), month);
const told = (rows: Awaited<ReturnType<typeof differences>>) =>
  rows
    .map(({ name, prescribed, days, since }) => `${name} ${prescribed} ${days} ${since}`)
    .toSorted();

let house: number;
beforeEach(async () => {
  house = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
});

const byDays = () =>
  insertRow(at.world.db, 'ledger_settings', { ...at.unit, due_day: 5, month_change: 'days' });

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

describe('a month that is counted by days', () => {
  test('gives each tenant the days on which he bears the space, and both make the amount', async () => {
    await byDays();
    const { pasport_id } = await flat({ Teplo: 310_000, Voda: 100_001 }, '2026-03-10');
    const address_id = await addAddressRow(at.world.db, at.unit);
    await addRelationRow(at.world.db, at.unit, 'tenant', {
      pasport_id,
      address_id,
      valid_from: '2026-03-11',
    });
    const seen = await inUnit(async (db) => {
      const report = told(await differences(db, '2026-03-01'));
      await claimMonth(db, unit(), {
        month: '2026-03-01',
        dueOn: (booked, since) => (since !== null && since > booked ? since : booked),
        now,
      });
      return { report, rows: await written(db), again: await claim(db, '2026-03-01') };
    });
    // Of 31 days ten and 21; 1 000,01 Kč is 322,584 Kč and 677,426 Kč.
    expect(seen.report).toEqual([
      'Teplo 100000 10 2026-03-01',
      'Teplo 210000 21 2026-03-11',
      'Voda 32258 10 2026-03-01',
      'Voda 67743 21 2026-03-11',
    ]);
    // Who came later owes nothing before he came.
    expect(seen.rows.toSorted()).toEqual([
      'Teplo 100000 2026-03-01 2026-03-01',
      'Teplo 210000 2026-03-01 2026-03-11',
      'Voda 32258 2026-03-01 2026-03-01',
      'Voda 67743 2026-03-01 2026-03-11',
    ]);
    expect(seen.again).toBe(0);
  });

  test('claims nothing of days on which nobody bears the space, and says that there are some', async () => {
    await byDays();
    await flat({ Teplo: 300_000 }, '2026-04-20');
    const [report, header] = await inUnit(async (db) => [
      told(await differences(db, '2026-04-01')),
      await selectMonthHeader(db, unit(), '2026-04-01'),
    ]);
    expect(report).toEqual(['Teplo 200000 20 2026-04-01']);
    expect(header).toMatchObject({ prescribed: 200_000, unborne_count: 1, month_change: 'days' });
  });

  test('takes a raise from its day: 1 000 Kč and 1 500 Kč from 16 April are 1 250 Kč', async () => {
    await byDays();
    const { pasport_id } = await flat({ Teplo: 100_000 });
    const rows = await inUnit(async (db) => {
      await claim(db, '2026-04-01');
      await sql`update pasport_tenant_costs set valid_to = '2026-04-15'`.execute(db);
      await sql`
        insert into pasport_tenant_costs
          (client_id, unit_id, pasport_id, service_name, monthly_advance, valid_from)
        values (${at.unit.client_id}, ${at.unit.unit_id}, ${pasport_id}, 'Teplo', 150000, '2026-04-16')`.execute(
        db,
      );
      await claim(db, '2026-04-01');
      return written(db);
    });
    expect(rows).toEqual([
      'Teplo 100000 2026-04-01 2026-04-15',
      'Teplo 25000 2026-04-01 2026-04-15',
    ]);
  });

  test('stays so, and one from the first day too, whatever the unit sets later', async () => {
    const { pasport_id } = await flat({ Teplo: 310_000 }, '2026-03-10');
    const later = await addAddressRow(at.world.db, at.unit);
    const since = { pasport_id, address_id: later, valid_from: '2026-03-11' };
    await addRelationRow(at.world.db, at.unit, 'tenant', since);
    const [march, april] = await inUnit(async (db) => {
      await claim(db, '2026-03-01');
      await insertSettings(db, unit());
      await updateSettings(db, unit(), undefined, { due_day: 5, month_change: 'days' });
      return [await differences(db, '2026-03-01'), await differences(db, '2026-04-01')] as const;
    });
    expect(march).toEqual([]);
    expect(told(april)).toEqual(['Teplo 310000 30 2026-04-01']);
  });

  test('that is closed is put right by an opposite entry in the first open one', async () => {
    await byDays();
    const { pasport_id } = await flat({ Teplo: 310_000 });
    const rows = await inUnit(async (db) => {
      await claim(db, '2026-03-01');
      await shutMonth(db, unit(), { month: '2026-03-01', by: at.user.client_user_id, now });
      // The tenant left on the tenth, which was learned later.
      await sql`update pasport_tenants set valid_to = '2026-03-10' where pasport_id = ${pasport_id}`.execute(
        db,
      );
      await claim(db, '2026-03-01');
      return written(db);
    });
    expect(rows).toEqual([
      'Teplo 310000 2026-03-01 2026-03-15',
      'Teplo -210000 2026-04-01 2026-04-15',
    ]);
  });
});

const dayText = (day: number) => `2026-04-${String(day).padStart(2, '0')}`;
const someDays = fc
  .uniqueArray(fc.integer({ min: 2, max: 30 }), { maxLength: 4 })
  .map((days) => days.toSorted((one, other) => one - other));

const sorted = (sums: readonly number[]) => sums.toSorted((one, other) => one - other);

describe('whatever changes inside a month', () => {
  test('PostgreSQL gives each party what the rule does, and all of them what the days make', async () => {
    await byDays();
    const { pasport_id } = await flat({});
    const people = [
      await addAddressRow(at.world.db, at.unit),
      await addAddressRow(at.world.db, at.unit),
    ];
    const own = { client_id: at.unit.client_id, unit_id: at.unit.unit_id };
    await inUnit((db) =>
      fc.assert(
        fc.asyncProperty(
          someDays,
          someDays,
          fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 5, maxLength: 5 }),
          async (moves, raises, amounts) => {
            await sql`delete from pasport_tenants where pasport_id = ${pasport_id}`.execute(db);
            await sql`delete from pasport_tenant_costs where pasport_id = ${pasport_id}`.execute(
              db,
            );
            const from = (days: readonly number[]) => [1, ...days];
            const to = (days: readonly number[], index: number) =>
              index < days.length ? dayText((days[index] ?? 2) - 1) : null;
            for (const [index, day] of from(moves).entries())
              await db
                .insertInto('pasport_tenants')
                .values({
                  ...own,
                  pasport_id,
                  address_id: people[index % 2] ?? 0,
                  valid_from: dayText(day),
                  valid_to: to(moves, index),
                })
                .execute();
            for (const [index, day] of from(raises).entries())
              await db
                .insertInto('pasport_tenant_costs')
                .values({
                  ...own,
                  pasport_id,
                  service_name: 'Teplo',
                  monthly_advance: amounts[index] ?? 0,
                  valid_from: dayText(day),
                  valid_to: to(raises, index),
                })
                .execute();
            const turns = [...new Set([1, ...moves, ...raises])].toSorted((a, b) => a - b);
            const at1 = (days: readonly number[], day: number) =>
              days.filter((one) => one <= day).length;
            const parts = partsOfMonth(
              30,
              turns.map((day) => ({ day, amount: amounts[at1(raises, day)] ?? 0 })),
            );
            const expected = [0, 0];
            for (const [index, day] of turns.entries())
              expected[at1(moves, day) % 2] =
                (expected[at1(moves, day) % 2] ?? 0) + (parts[index] ?? 0);
            const rows = await differences(db, '2026-04-01');
            expect(sorted(rows.map(({ prescribed }) => prescribed))).toEqual(
              sorted(expected.filter((sum) => sum > 0)),
            );
          },
        ),
        { numRuns: 25 },
      ),
    );
  });
});
