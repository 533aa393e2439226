import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clientOfTask } from '#server/access/owned.ts';
import { selectAccounts } from '#server/core/ledger/accounts.sql.ts';
import { selectPayments } from '#server/core/ledger/payments.sql.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { inTenant } from '#tests/as-of.ts';
import {
  claimed,
  deed,
  doings,
  EACH_DEED,
  idsOf,
  MONTHS,
  transfer,
  unitOf,
  type Deed,
  type History,
} from '#tests/ledger-deeds.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

// What holds of a ledger whatever has been done to it.

const scene = unitWorld();

/** How many histories are made; `npm run prove` makes many more. */
const HISTORIES = Number(process.env['KASTELAN_FUZZ'] ?? 12);
const SPACES = 3;
const NOW = '2026-06-20T10:00:00Z';
/** Days at which the ledger is looked at: before anything, when something is due, ends of months, the end. */
const LOOKED_AT = ['2026-01-04', '2026-01-05', '2026-02-28', '2026-04-07', '2027-01-01'];

interface Row {
  readonly id: number;
  readonly of: number;
  readonly on: string;
  readonly booked_in: string;
  readonly amount: number;
}

/** What the tables say, without the views that are judged by it. */
async function written({ at, db }: History) {
  const own = sql`client_id = ${at.unit.client_id} and unit_id = ${at.unit.unit_id}`;
  const claims = await sql<Row>`
    select ledger_claim_id as id, ledger_account_id as of, due_on::text as on, booked_in::text, amount
      from ledger_claims where ${own} order by 1`.execute(db);
  const payments = await sql<Omit<Row, 'of'>>`
    select ledger_payment_id as id, received_on::text as on, booked_in::text, amount
      from ledger_payments where ${own} order by 1`.execute(db);
  const shares = await sql<{ payment: number; of: number; amount: number }>`
    select ledger_payment_id as payment, ledger_account_id as of, amount
      from ledger_parts where ${own} order by ledger_part_id`.execute(db);
  const closed = await sql<{ month: string }>`
    select month::text from ledger_months where ${own} and closed_at is not null`.execute(db);
  return {
    claims: claims.rows,
    payments: payments.rows,
    parts: shares.rows,
    closed: new Set(closed.rows.map((row) => row.month)),
  };
}
type Written = Awaited<ReturnType<typeof written>>;

const sumOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, row) => sum + row.amount, 0);

/** Balances of accounts at the end of the day, counted from the tables alone. */
function balances({ claims, payments, parts: shares }: Written, on: string): Map<number, number> {
  const days = new Map(payments.map((one) => [one.id, one.on]));
  const found = new Map<number, number>();
  const add = (of: number, sum: number) => found.set(of, (found.get(of) ?? 0) + sum);
  for (const one of claims) if (one.on <= on) add(one.of, one.amount);
  for (const one of shares) if ((days.get(one.payment) ?? '') <= on) add(one.of, -one.amount);
  return found;
}

/** Whether the deed has written anything that is dated to the day or before it. */
function isTouched(before: Written, after: Written, on: string): boolean {
  const dated = ({ claims, payments, parts: shares }: Written) => {
    const days = new Map(payments.map((one) => [one.id, one.on]));
    return JSON.stringify([
      claims.filter((one) => one.on <= on),
      shares.filter((one) => (days.get(one.payment) ?? '') <= on),
    ]);
  };
  return dated(before) !== dated(after);
}

/** What was there stays, in whatever month; of a closed month nothing comes besides. */
function ensureKept(before: Written, after: Written): void {
  expect(after.claims.slice(0, before.claims.length)).toEqual(before.claims);
  expect(after.payments.slice(0, before.payments.length)).toEqual(before.payments);
  for (const one of [
    ...after.claims.slice(before.claims.length),
    ...after.payments.slice(before.payments.length),
  ])
    expect(before.closed).not.toContain(one.booked_in);
  expect([...after.closed]).toEqual(expect.arrayContaining([...before.closed]));
  // What a payment of a closed month has given stays given; it changes by opposite entries alone.
  const closed = new Set(
    before.payments.filter((one) => before.closed.has(one.booked_in)).map(({ id }) => id),
  );
  const given = before.parts.filter(({ payment }) => closed.has(payment));
  expect(after.parts).toEqual(expect.arrayContaining(given));
}

async function ensureWhole(history: History, before: Written): Promise<Written> {
  const { db } = history;
  const now = await written(history);
  ensureKept(before, now);
  const listed = await selectPayments(db, unitOf(history), {});
  const unassigned = listed.reduce((sum, one) => sum + one.unassigned, 0);
  expect(unassigned + sumOf(now.parts)).toBe(sumOf(now.payments));
  for (const { unassigned: left, amount: whole } of listed)
    expect(left * Math.sign(whole)).toBeGreaterThanOrEqual(0);
  for (const on of LOOKED_AT) {
    const accounts = await selectAccounts(db, unitOf(history), { day: on });
    const counted = balances(now, on);
    expect(accounts.map((one) => [one.ledger_account_id, one.balance])).toEqual(
      accounts.map((one) => [one.ledger_account_id, counted.get(one.ledger_account_id) ?? 0]),
    );
    const due = sumOf(now.claims.filter((one) => one.on <= on));
    const days = new Map(now.payments.map((one) => [one.id, one.on]));
    const paid = sumOf(now.parts.filter((one) => (days.get(one.payment) ?? '') <= on));
    expect(accounts.reduce((sum, one) => sum + one.balance, 0)).toBe(due - paid);
    // What is not dated to the day or before it leaves the day as it was.
    expect(counted).toEqual(isTouched(before, now, on) ? counted : balances(before, on));
  }
  return now;
}

/** A month that was claimed says what is prescribed for it, and claiming it again writes nothing. */
async function ensureClaimed(history: History, of: string): Promise<void> {
  const { at, db } = history;
  const { rows } = await sql<{ prescribed: number; claimed: number }>`
    select (select coalesce(sum(monthly_advance), 0) from pasport_tenant_costs
             where client_id = ${at.unit.client_id} and unit_id = ${at.unit.unit_id}
               and ${of}::date between valid_from and coalesce(valid_to, 'infinity'))::float8 as prescribed,
           (select coalesce(sum(amount), 0) from ledger_claims
             where client_id = ${at.unit.client_id} and unit_id = ${at.unit.unit_id}
               and for_month = ${of}::date)::float8 as claimed`.execute(db);
  expect(rows[0]?.claimed).toBe(rows[0]?.prescribed);
  const before = await idsOf(history, 'ledger_claims', 'ledger_claim_id');
  await claimed(history, of);
  expect(await idsOf(history, 'ledger_claims', 'ledger_claim_id')).toEqual(before);
}

/** Flats of a house and people, of whom the last ones bear nothing yet. */
async function houseOf(): Promise<Pick<History, 'spaces' | 'people'>> {
  const { db } = scene.world;
  const house = (await addBuildingRow(db, scene.unit)).pasport_id;
  const spaces: number[] = [];
  const people: number[] = [];
  for (let made = 0; made < SPACES; made += 1) {
    spaces.push((await addSpaceRow(db, scene.unit, house)).pasport_id);
    people.push(await addAddressRow(db, scene.unit), await addAddressRow(db, scene.unit));
  }
  return { spaces, people };
}

/** Each flat has its tenant and a cost since 2020. */
async function beginning(db: Db, house: Awaited<ReturnType<typeof houseOf>>): Promise<History> {
  const history = { ...house, at: scene, db };
  for (let one = 0; one < SPACES; one += 1) {
    const since = {
      one,
      other: one,
      amount: 100_000 + one,
      month: '2020-01-01',
      day: '2020-01-01',
    };
    await transfer(history, { ...since, is: 'transfer' });
    await doings.cost(history, { ...since, one: one + 9, is: 'cost' });
  }
  return history;
}

/** Does what can be done; what is refused has changed nothing. Returns whether it was done. */
async function done(history: History, what: Deed): Promise<boolean> {
  try {
    await doings[what.is](history, what);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

test(
  `of ${HISTORIES} generated histories no deed creates, loses or moves money, and a closed month stays`,
  { timeout: 60_000 + HISTORIES * 5000 },
  async () => {
    scene.world.setNow(NOW);
    const house = await houseOf();
    const counts = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 18 }), async (deeds) => {
        await inTenant(scene.world.portal, clientOfTask(scene.unit.client_id), async (db) => {
          const history = await beginning(db, house);
          let stand = await written(history);
          for (const what of deeds) {
            const isDone = await done(history, what);
            counts.set(what.is, (counts.get(what.is) ?? 0) + Number(isDone));
            stand = await ensureWhole(history, stand);
          }
          for (const of of MONTHS) {
            await claimed(history, of);
            await ensureClaimed(history, of);
          }
          await ensureWhole(history, await written(history));
        });
      }),
      { numRuns: HISTORIES, examples: [[EACH_DEED]] },
    );
    // Each deed is met, else the histories prove less than they seem to.
    expect([...counts].filter(([, times]) => times === 0)).toEqual([]);
    expect(counts.size).toBe(Object.keys(doings).length);
  },
);
