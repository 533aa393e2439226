import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, unitOfTask } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { selectAccounts } from './accounts.sql.ts';
import { bookClaim, bookPayment } from './booking.ts';
import { selectClaimHeld } from './claims.sql.ts';
import { claimMonth, shutMonth } from './month.ts';

// Two transactions, as two processes have them: what one has begun the other waits for or is told of.

const at = unitWorld();
const [JANUARY, FEBRUARY, MARCH] = ['2026-01-01', '2026-02-01', '2026-03-01'] as const;
const now = new Date('2026-03-01T08:00:00Z');
const dueOn = (booked: string) => `${booked.slice(0, 8)}15`;
/** Long enough for whoever does not wait to get through. */
const A_WHILE_MS = 400;

const unit = () => unitOfTask(at.unit);
const committed = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  at.world.portal.database.transaction(async (db) => {
    await setTenant(db, clientOfTask(at.unit.client_id));
    return work(db);
  });
const claim = (month: string) => (db: Db) => claimMonth(db, unit(), { month, dueOn, now });
const shut = (month: string) => (db: Db) =>
  shutMonth(db, unit(), { month, by: at.user.client_user_id, now });

/** What two have ended, in its order, where the other begins before the first one's work is committed. */
async function orderOf(
  first: (db: Db) => Promise<unknown>,
  second: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  const ended: string[] = [];
  let other: Promise<unknown> | undefined;
  await committed(async (db) => {
    await first(db);
    other = committed(second).then(() => ended.push('second'));
    await pause(A_WHILE_MS);
    ended.push('first');
  });
  await other;
  return ended;
}

const rowsOf = async (table: string) =>
  (
    await at.world.db.owner.query<{ booked_in: string; amount: number }>(
      `select booked_in::text, amount from ${table} where client_id = $1 order by booked_in, amount`,
      [at.unit.client_id],
    )
  ).rows.map(({ booked_in, amount }) => `${booked_in} ${amount}`);

beforeEach(async () => {
  const { db } = at.world;
  const house = (await addBuildingRow(db, at.unit)).pasport_id;
  const { pasport_id } = await addSpaceRow(db, at.unit, house);
  const address_id = await addAddressRow(db, at.unit);
  await addRelationRow(db, at.unit, 'tenant', { pasport_id, address_id });
  await insertRow(db, 'pasport_tenant_costs', {
    ...at.unit,
    pasport_id,
    service_name: 'Teplo',
    monthly_advance: 120_000,
    valid_from: '2020-01-01',
  });
});

test('the same month claimed by two at once is claimed once', async () => {
  expect(await orderOf(claim(FEBRUARY), claim(FEBRUARY))).toEqual(['first', 'second']);
  expect(await rowsOf('ledger_claims')).toEqual(['2026-02-01 120000']);
});

test('a run that is killed in the middle has claimed nothing, and the next one claims each once', async () => {
  for (const name of ['Voda', 'Výtah', 'Úklid'])
    await at.world.db.owner.query(
      `insert into pasport_tenant_costs (client_id, unit_id, pasport_id, service_name, monthly_advance, valid_from)
       select client_id, unit_id, pasport_id, $2, 10000, valid_from
         from pasport_tenant_costs where client_id = $1 and service_name = 'Teplo'`,
      [at.unit.client_id, name],
    );
  await at.world.db.owner.query(`
    create or replace function public.break_month() returns trigger language plpgsql as $$ begin
      if new.name = 'Výtah' then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create trigger break_month before insert on ledger_claims
      for each row execute function public.break_month()`);
  await expect(committed(claim(FEBRUARY))).rejects.toThrow();
  await at.world.db.owner.query('drop trigger break_month on ledger_claims');
  expect(await rowsOf('ledger_claims')).toEqual([]);
  await committed(claim(FEBRUARY));
  await committed(claim(FEBRUARY));
  expect(await rowsOf('ledger_claims')).toEqual([
    '2026-02-01 10000',
    '2026-02-01 10000',
    '2026-02-01 10000',
    '2026-02-01 120000',
  ]);
});

test('a payment is booked into a month before it is closed, or into the next one', async () => {
  await committed(claim(FEBRUARY));
  const pay = async (db: Db) => {
    const payment = { amount: 50_000, way: 'bank' as const, opposite_of: null };
    await bookPayment(db, unit(), { ...payment, received_on: '2026-02-10' }, []);
  };
  expect(await orderOf(pay, shut(FEBRUARY))).toEqual(['first', 'second']);
  await committed(claim(MARCH));
  expect(await orderOf(shut(MARCH), pay)).toEqual(['first', 'second']);
  expect(await rowsOf('ledger_payments')).toEqual(['2026-02-01 50000', '2026-04-01 50000']);
});

test('a difference of a closed month is booked into one that nobody closes meanwhile', async () => {
  for (const month of [JANUARY, FEBRUARY]) await committed(claim(month));
  await committed(shut(JANUARY));
  const changed = async (db: Db) => {
    await sql`update pasport_tenant_costs set valid_to = '2026-01-31'`.execute(db);
    await sql`
      insert into pasport_tenant_costs (client_id, unit_id, pasport_id, service_name, monthly_advance, valid_from)
      select client_id, unit_id, pasport_id, service_name, 120000, '2026-02-01' from pasport_tenant_costs`.execute(
      db,
    );
    await sql`update pasport_tenant_costs set monthly_advance = 125000 where valid_to is not null`.execute(
      db,
    );
  };
  await committed(changed);
  expect(await orderOf(claim(JANUARY), shut(FEBRUARY))).toEqual(['first', 'second']);
  expect(await rowsOf('ledger_claims')).toEqual([
    '2026-01-01 120000',
    '2026-02-01 5000',
    '2026-02-01 120000',
  ]);
});

test('a claim that another one has just put right is told as such', async () => {
  await committed(claim(FEBRUARY));
  const [id, ledger_account_id] = await committed(async (db) => {
    const [account] = await selectAccounts(db, unit(), { day: '2026-02-28' });
    const of = account?.ledger_account_id ?? 0;
    const key = { name: 'Klíč', due_on: '2026-02-20', amount: 25_000, reason: '' };
    return [await bookClaim(db, unit(), { ...key, ledger_account_id: of }), of] as const;
  });
  const seen: (boolean | undefined)[] = [];
  const reverse = async (db: Db) => {
    const held = await selectClaimHeld(db, unit(), id);
    seen.push(held?.is_reversed);
    if (held === undefined || held.is_reversed) return;
    const { name, due_on, amount } = held;
    const opposite = { name, due_on, amount: -amount, reason: 'omyl', opposite_of: id };
    await bookClaim(db, unit(), { ...opposite, ledger_account_id });
  };
  expect(await orderOf(reverse, reverse)).toEqual(['first', 'second']);
  expect(seen).toEqual([false, true]);
});

test('a month is claimed while one of its accounts is held by whoever puts a claim right', async () => {
  await committed(claim(JANUARY));
  const [id] = (
    await at.world.db.owner.query<{ id: number }>(
      'select ledger_claim_id as id from ledger_claims where client_id = $1',
      [at.unit.client_id],
    )
  ).rows.map((row) => row.id);
  const hold = (db: Db) => selectClaimHeld(db, unit(), id ?? 0);
  expect(await orderOf(hold, claim(FEBRUARY))).toEqual(['second', 'first']);
});
