import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, unitOfTask } from '#server/access/owned.ts';
import { selectAgreements } from '#server/core/instalments/agreements.sql.ts';
import { standingAgreements } from '#server/core/instalments/standing.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { fillLedger } from './demo.ts';

const today = '2026-11-21';
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await fillDemo(db.owner, { passwordHash: 'hash', today, more: fillLedger });
}, 300_000);
afterAll(() => db.close());

const rowsOf = async (query: string) => (await db.owner.query<Record<string, unknown>>(query)).rows;

test('a unit of each client has two years of claims, one with settlements more, and nothing is paid in days to come', async () => {
  const rows = await rowsOf(
    `select client_id, unit_id, count(distinct for_month)::int as months, min(for_month)::text as since,
            max(for_month)::text as until
       from ledger_claims group by client_id, unit_id order by client_id, unit_id`,
  );
  const until = '2026-11-01';
  const twoYears = { months: 24, since: '2024-12-01', until };
  expect(rows).toMatchObject([twoYears, { months: 30, since: '2024-06-01', until }, twoYears]);
  const [paid] = await rowsOf('select max(received_on)::text as last from ledger_payments');
  expect(String(paid?.['last']) <= today).toBe(true);
});

test('most people pay in time; one is late, one pays nothing, one more, one twice, and one by a wrong symbol', async () => {
  const [seen] = await rowsOf(
    `with stand as (
       select a.ledger_account_id,
              (select coalesce(sum(amount), 0) from ledger_claims c
                where c.ledger_account_id = a.ledger_account_id and c.due_on <= '2026-11-16')
              - (select coalesce(sum(amount), 0) from ledger_parts t
                  where t.ledger_account_id = a.ledger_account_id) as balance
         from ledger_accounts a where a.client_id = (select min(client_id) from clients))
     select count(*)::int as accounts, (count(*) filter (where balance > 0))::int as owing,
            (count(*) filter (where balance < 0))::int as over,
            (select count(*)::int from ledger_payments p where not exists (
              select from ledger_parts t where t.ledger_payment_id = p.ledger_payment_id)) as waiting
       from stand`,
  );
  expect(Number(seen?.['accounts'])).toBeGreaterThan(100);
  expect(Number(seen?.['owing'])).toBeGreaterThanOrEqual(3);
  expect(Number(seen?.['owing'])).toBeLessThan(20);
  expect(Number(seen?.['over'])).toBeGreaterThanOrEqual(1);
  expect(seen?.['waiting']).toBe(1);
});

test('each of them is found by what he does: on a day after two years', async () => {
  const by = async (what: string) => {
    const [row] = await rowsOf(
      `with paid as (
         select t.ledger_account_id as id, p.received_on, c.due_on, t.amount, p.variable_symbol,
                count(*) over (partition by t.ledger_account_id, p.received_on) as times
           from ledger_parts t
           join ledger_payments p using (client_id, ledger_payment_id)
           join lateral (select max(due_on) as due_on from ledger_claims c
                          where c.ledger_account_id = t.ledger_account_id and c.due_on <= p.received_on) c on true
          where t.client_id = (select min(client_id) from clients))
       select count(distinct id)::int as accounts from paid where ${what}`,
    );
    return Number(row?.['accounts']);
  };
  // Twice in one day; later than three weeks after the day on which it was due.
  expect(await by('times = 2')).toBe(1);
  expect(await by('received_on - due_on between 7 and 15')).toBeGreaterThanOrEqual(1);
  const [never] = await rowsOf(
    `select count(*)::int as accounts from ledger_accounts a
      where client_id = (select min(client_id) from clients)
        and exists (select from ledger_parts t where t.ledger_account_id = a.ledger_account_id)
        and exists (select from ledger_claims c where c.ledger_account_id = a.ledger_account_id
                     and c.for_month > '2026-09-30')
        and not exists (
          select from ledger_parts t join ledger_payments p using (client_id, ledger_payment_id)
           where t.ledger_account_id = a.ledger_account_id and p.received_on > '2026-03-31'
             and p.received_on not in (select agreed_on from instalment_agreements))`,
  );
  expect(Number(never?.['accounts'])).toBe(1);
  const [wrong] = await rowsOf(
    `select count(*)::int as payments from ledger_payments p
      where client_id = (select min(client_id) from clients)
        and not exists (select from pasport_spaces s
                         where s.client_id = p.client_id and s.variable_symbol = p.variable_symbol)`,
  );
  expect(Number(wrong?.['payments'])).toBe(1);
});

test('who has paid nothing has signed an agreement on instalments, of which one is paid and one late', async () => {
  const made = await rowsOf(
    `select client_id, unit_id, agreed_on::text as agreed_on, signed_on::text as signed_on, signed_by,
            amount::float8 as amount
       from instalment_agreements where client_id = (select min(client_id) from clients)`,
  );
  expect(made).toHaveLength(1);
  for (const { client_id, unit_id, agreed_on, signed_on, signed_by } of made) {
    const unit = unitOfTask({ client_id: Number(client_id), unit_id: Number(unit_id) });
    const stored = await db.database.transaction(async (tx) => {
      await setTenant(tx, clientOfTask(unit.client_id));
      return selectAgreements(tx, unit);
    });
    const [agreement, ...others] = standingAgreements(stored, today);
    expect(others).toEqual([]);
    expect(agreement).toMatchObject({ state: 'breached', agreed_on, signed_on });
    expect(signed_by).not.toBe('');
    expect(agreement?.instalments.map((one) => [one.paid_on !== null, one.late_days > 0])).toEqual([
      [true, false],
      [false, true],
      ...Array.from({ length: 6 }, () => [false, false]),
    ]);
  }
});
