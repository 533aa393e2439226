import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a unit of each client has two years of claims, and nothing is paid in days to come', async () => {
  const rows = await rowsOf(
    `select client_id, count(distinct for_month)::int as months, min(for_month)::text as since,
            max(for_month)::text as until
       from ledger_claims group by client_id order by client_id`,
  );
  expect(rows).toHaveLength(2);
  for (const row of rows)
    expect(row).toMatchObject({ months: 24, since: '2024-12-01', until: '2026-11-01' });
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
