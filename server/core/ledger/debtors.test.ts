import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { creditOrders, type CreditOrder } from '#contract/rules/crediting.ts';
import { owedClaims } from '#contract/rules/claim-interest.ts';
import { clientOfTask, unitOfTask } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { inTenant } from '#tests/as-of.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { selectAccounts } from './accounts.sql.ts';
import { bookClaim, bookPayment } from './booking.ts';
import { selectDebtors, selectOverdueOn } from './debtors.sql.ts';
import { selectLines } from './lines.sql.ts';
import { openAccounts } from './opening.sql.ts';
import { insertSettings, updateSettings } from './settings.sql.ts';
import { claimsWithLeft, unpaidOn } from './unpaid.sql.ts';

const at = unitWorld();
const unit = () => unitOfTask(at.unit);
/** A day of the spring, from its first one. */
const dayOf = (number: number) => new Date(Date.UTC(2026, 1, number)).toISOString().slice(0, 10);

interface Entry {
  readonly day: number;
  readonly amount: number;
  readonly isPaid: boolean;
  readonly account: 0 | 1;
  /** Whether it was put right by the opposite one. */
  readonly isReversed: boolean;
  /** Of a claim: whether it comes of a delay. */
  readonly isPenalty: boolean;
  /** Of a payment: which claims of its account it is meant for, by their turn. */
  readonly meant: readonly { readonly of: number; readonly amount: number }[];
}

const anyEntry = {
  day: fc.integer({ min: 1, max: 150 }),
  amount: fc.integer({ min: -40_000, max: 90_000 }).filter((amount) => amount !== 0),
  isPaid: fc.boolean(),
  account: fc.constantFrom<0 | 1>(0, 1),
  isReversed: fc.boolean(),
  isPenalty: fc.boolean(),
  meant: fc.array(fc.record({ of: fc.nat(3), amount: fc.integer({ min: 1, max: 60_000 }) }), {
    maxLength: 2,
  }),
};

/** Whatever may happen, and an account of which most payments are meant for one of its claims. */
const entries: fc.Arbitrary<readonly Entry[]> = fc.oneof(
  fc.array(fc.record(anyEntry), { maxLength: 12 }),
  fc.array(
    fc.record({
      ...anyEntry,
      account: fc.constant<0>(0),
      isReversed: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
      amount: fc.integer({ min: -5000, max: 60_000 }).map((amount) => (amount === 0 ? 1 : amount)),
      meant: fc.array(fc.record({ of: fc.nat(2), amount: fc.constant(60_000) }), { minLength: 1 }),
    }),
    { minLength: 6, maxLength: 12 },
  ),
);

/** Claims of an account that something is owed by, in the order in which they were written. */
type Claims = { readonly ledger_claim_id: number; readonly amount: number }[];

async function writeClaims(db: Db, ids: readonly number[], all: readonly Entry[]) {
  const written: [Claims, Claims] = [[], []];
  for (const { day, amount, account, isReversed, isPenalty } of all) {
    const name = isPenalty ? 'Poplatek z prodlení' : 'Nájem';
    const of = { ledger_account_id: ids[account] ?? 0, amount, reason: '' };
    const claim = { ...of, name, due_on: dayOf(day) };
    const opposite_of = await bookClaim(db, unit(), claim);
    if (amount > 0) written[account].push({ ledger_claim_id: opposite_of, amount });
    if (isReversed && amount > 0)
      await bookClaim(db, unit(), { ...claim, amount: -amount, opposite_of });
  }
  return written;
}

/** What of a payment is meant for which of the claims; no more than it is, and once for each. */
function meantOf({ amount, meant }: Entry, claims: Claims) {
  let left = amount;
  const chosen = new Map<number, number>();
  for (const { of, amount: wished } of meant) {
    const claim = claims[of];
    const sum = Math.min(wished, left, claim?.amount ?? 0);
    if (claim === undefined || sum <= 0 || chosen.has(claim.ledger_claim_id)) continue;
    chosen.set(claim.ledger_claim_id, sum);
    left -= sum;
  }
  return [...chosen].map(([ledger_claim_id, sum]) => ({ ledger_claim_id, amount: sum }));
}

async function write(db: Db, ids: readonly number[], all: readonly Entry[]): Promise<void> {
  const claims = await writeClaims(
    db,
    ids,
    all.filter(({ isPaid }) => !isPaid),
  );
  for (const entry of all.filter(({ isPaid }) => isPaid)) {
    const { day, amount, account, isReversed } = entry;
    const of = { ledger_account_id: ids[account] ?? 0, amount, reason: 'hand' as const };
    const payment = { received_on: dayOf(day), amount, way: 'bank' as const, opposite_of: null };
    const opposite_of = await bookPayment(db, unit(), payment, [
      { ...of, claims: meantOf(entry, claims[account]) },
    ]);
    if (isReversed && amount > 0)
      await bookPayment(db, unit(), { ...payment, amount: -amount, opposite_of }, [
        { ...of, amount: -amount },
      ]);
  }
}

interface UnpaidRow {
  readonly ledger_claim_id: number;
  readonly unpaid: number;
}

/** What is told of the same history by the list of accounts, of debtors, of unpaid claims and of the year. */
async function told(db: Db, all: readonly Entry[], days: readonly string[], order: CreditOrder) {
  await insertSettings(db, unit());
  await updateSettings(db, unit(), undefined, { due_day: 5, credit_order: order });
  await openAccounts(db, unit(), dayOf(1));
  const [day = ''] = days.slice(-1);
  const opened = await selectAccounts(db, unit(), { day });
  const ids = opened.map(({ ledger_account_id }) => ledger_account_id);
  await write(db, ids, all);
  const { rows } = await sql<UnpaidRow>`
    select ledger_claim_id, unpaid::float8 as unpaid from (${unpaidOn(unit(), day)}) u
     order by due_on, ledger_claim_id`.execute(db);
  const left: UnpaidRow[] = [];
  for (const id of ids) {
    const claims = await sql<UnpaidRow>`
      select ledger_claim_id, "left"::float8 as unpaid from (${claimsWithLeft(unit(), { id, day })}) c
       where "left" > 0`.execute(db);
    left.push(...claims.rows);
  }
  const byRule = [];
  for (const id of ids)
    byRule.push(...owedClaims(await selectLines(db, unit(), { id, day }), day, order));
  const sums = [];
  for (const one of days) {
    const accounts = await selectAccounts(db, unit(), { day: one });
    const overdue = accounts.map((account) => account.overdue);
    sums.push({
      day: one,
      overdue: overdue.reduce((sum, part) => sum + part, 0),
      count: overdue.filter((part) => part > 0).length,
    });
  }
  return {
    accounts: (await selectAccounts(db, unit(), { day })).filter(({ overdue }) => overdue > 0),
    debtors: await selectDebtors(db, unit(), day),
    unpaid: rows,
    left,
    byRule,
    sums,
    year: await selectOverdueOn(db, unit(), days),
  };
}

test('debts, their ages, their claims and the year agree with the accounts on each day', async () => {
  const { db: rows } = at.world;
  const house = (await addBuildingRow(rows, at.unit)).pasport_id;
  for (const number of ['1', '2']) {
    const { pasport_id } = await addSpaceRow(rows, at.unit, house, { space_number: number });
    const address_id = await addAddressRow(rows, at.unit);
    await addRelationRow(rows, at.unit, 'tenant', { pasport_id, address_id });
  }
  const someDays = fc.uniqueArray(fc.integer({ min: 1, max: 160 }), { minLength: 1, maxLength: 4 });
  const orders = fc.constantFrom(...creditOrders);
  await fc.assert(
    fc.asyncProperty(entries, someDays, orders, async (all, numbers, order) => {
      const days = numbers.map(dayOf).toSorted();
      const seen = await inTenant(at.world.portal, clientOfTask(at.unit.client_id), (db) =>
        told(db, all, days, order),
      );
      const key = (one: { ledger_account_id: number }) => one.ledger_account_id;
      const byAccount = <T extends { ledger_account_id: number }>(list: readonly T[]) =>
        list.toSorted((one, other) => key(one) - key(other));
      expect(
        byAccount(seen.debtors).map(({ ledger_account_id, overdue, owed_since }) => ({
          ledger_account_id,
          overdue,
          owed_since,
        })),
      ).toEqual(
        byAccount(seen.accounts).map(({ ledger_account_id, overdue, owed_since }) => ({
          ledger_account_id,
          overdue,
          owed_since,
        })),
      );
      for (const { overdue, age_30, age_60, age_90, age_over } of seen.debtors)
        expect(age_30 + age_60 + age_90 + age_over).toBe(overdue);
      expect(seen.year).toEqual(seen.sums);
      const day = days.at(-1) ?? '';
      // A claim that is due on the day itself is not late yet, whatever of it is unpaid.
      const unpaid = seen.byRule.filter((one) => one.unpaid > 0);
      const late = new Set(seen.unpaid.map(({ ledger_claim_id }) => ledger_claim_id));
      expect(
        seen.unpaid.map(({ ledger_claim_id: id, unpaid: left }) => [id, left]).toSorted(byId),
      ).toEqual(
        unpaid
          .filter(({ id }) => late.has(id))
          .map(({ id, unpaid: left }) => [id, left])
          .toSorted(byId),
      );
      expect(
        seen.left.map(({ ledger_claim_id: id, unpaid: sum }) => [id, sum]).toSorted(byId),
      ).toEqual(unpaid.map(({ id, unpaid: sum }) => [id, sum]).toSorted(byId));
      expect(unpaid.filter(({ id, late_from }) => late_from <= day && !late.has(id))).toEqual([]);
    }),
    { numRuns: 120 },
  );
});

const byId = ([one = 0]: number[], [other = 0]: number[]) => one - other;

test('ages go by days since the due day: thirty are the first, ninety-one the last', async () => {
  const { db: rows } = at.world;
  const house = (await addBuildingRow(rows, at.unit)).pasport_id;
  const { pasport_id } = await addSpaceRow(rows, at.unit, house, { space_number: '1' });
  const address_id = await addAddressRow(rows, at.unit);
  await addRelationRow(rows, at.unit, 'tenant', { pasport_id, address_id });
  // Days since they were due, by 30 June: 1, 30, 31, 60, 61, 90 and 91, a crown each more.
  const due = ['06-29', '05-31', '05-30', '05-01', '04-30', '04-01', '03-31'];
  const [debtor] = await inTenant(at.world.portal, clientOfTask(at.unit.client_id), async (db) => {
    await openAccounts(db, unit(), '2026-03-01');
    const [account] = await selectAccounts(db, unit(), { day: '2026-03-01' });
    const ledger_account_id = account?.ledger_account_id ?? 0;
    for (const [index, on] of [...due, '06-30'].entries())
      await bookClaim(db, unit(), {
        ledger_account_id,
        name: 'Nájem',
        due_on: `2026-${on}`,
        amount: 10 ** index,
        reason: '',
      });
    return selectDebtors(db, unit(), '2026-06-30');
  });
  expect(debtor).toMatchObject({
    overdue: 1_111_111,
    owed_since: '2026-03-31',
    claims_count: 7,
    age_30: 11,
    age_60: 1100,
    age_90: 110_000,
    age_over: 1_000_000,
  });
});

test('a claim that was put right is no debt, and makes no older one paid', async () => {
  const { db: rows } = at.world;
  const house = (await addBuildingRow(rows, at.unit)).pasport_id;
  const { pasport_id } = await addSpaceRow(rows, at.unit, house, { space_number: '1' });
  const address_id = await addAddressRow(rows, at.unit);
  await addRelationRow(rows, at.unit, 'tenant', { pasport_id, address_id });
  const day = '2026-06-30';
  const seen = await inTenant(at.world.portal, clientOfTask(at.unit.client_id), async (db) => {
    await openAccounts(db, unit(), '2026-03-01');
    const [account] = await selectAccounts(db, unit(), { day: '2026-03-01' });
    const id = account?.ledger_account_id ?? 0;
    const of = { ledger_account_id: id, reason: '', amount: 100_000 };
    const rent = await bookClaim(db, unit(), { ...of, name: 'Nájem', due_on: '2026-03-05' });
    const key = { ...of, name: 'Klíč', due_on: '2026-06-05' };
    const opposite_of = await bookClaim(db, unit(), key);
    await bookClaim(db, unit(), { ...key, amount: -100_000, opposite_of });
    const [debtor] = await selectDebtors(db, unit(), day);
    const { rows: unpaid } = await sql<UnpaidRow>`
      select ledger_claim_id, unpaid::float8 as unpaid from (${unpaidOn(unit(), day)}) u`.execute(
      db,
    );
    const { rows: left } = await sql<{ ledger_claim_id: number; left: number }>`
      select ledger_claim_id, "left"::float8 from (${claimsWithLeft(unit(), { id, day })}) c
       where "left" > 0`.execute(db);
    const [standing] = await selectAccounts(db, unit(), { day });
    const late = owedClaims(await selectLines(db, unit(), { id, day }), day, 'oldest');
    return { rent, debtor, unpaid, left, standing, late };
  });
  const { rent } = seen;
  expect(seen.debtor).toMatchObject({
    overdue: 100_000,
    owed_since: '2026-03-05',
    age_over: 100_000,
  });
  expect(seen.unpaid).toEqual([{ ledger_claim_id: rent, unpaid: 100_000 }]);
  expect(seen.left).toEqual([{ ledger_claim_id: rent, left: 100_000 }]);
  expect(seen.standing).toMatchObject({ balance: 100_000, owed_since: '2026-03-05' });
  expect(seen.late.map(({ id, unpaid }) => [id, unpaid])).toEqual([[rent, 100_000]]);
});
