import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBankAccount } from '#contract/money/bank-accounts.ts';
import { acceptBankFile, listBankStatements } from '#contract/money/bank-statements.ts';
import { claimTheMonth, readMonth } from '#contract/money/months.ts';
import { gpcFile } from '../statement-files.ts';
import { withDatabase } from './check.ts';
import { killedAt } from './killed-at.ts';
import { CrashPortal } from './portal.ts';

/** The demo claims no month of days to come. */
const MONTH = '2031-03-01';
const MOVEMENTS = 2500;

let portal: CrashPortal;
let unit_id: number;
beforeAll(async () => {
  portal = new CrashPortal(await mkdtemp(join(tmpdir(), 'kastelan-crash-')));
  await portal.start();
  const { units } = await portal.signIn();
  unit_id = units[0]?.unit_id ?? 0;
}, 120_000);
afterAll(async () => {
  await portal.stop();
  await rm(portal.dataDir, { recursive: true, force: true });
});

async function counted(query: string, values: readonly unknown[]): Promise<unknown> {
  return withDatabase(portal, async (client) => (await client.query(query, [...values])).rows[0]);
}

const month = () => ({ unit_id, month: MONTH });
const claimsOf = () =>
  counted(
    `select count(*)::integer as rows, coalesce(sum(amount), 0)::float8 as sum,
            count(distinct (ledger_account_id, name))::integer as names
       from ledger_claims where unit_id = $1 and for_month = $2`,
    [unit_id, MONTH],
  );

it('a portal killed in the middle of a month claims all of it or nothing, and once when it is pressed again', async () => {
  const { differences, prescribed } = await portal.call(readMonth, { params: month() });
  expect(differences.length).toBeGreaterThan(50);
  const claim = { params: month(), body: { seen: prescribed } };
  expect(await killedAt(portal, 'ledger_claims', () => portal.call(claimTheMonth, claim))).toBe(
    false,
  );
  expect(await claimsOf()).toEqual({ rows: 0, sum: 0, names: 0 });
  const [one, other] = await Promise.allSettled([
    portal.call(claimTheMonth, claim),
    portal.call(claimTheMonth, claim),
  ]);
  expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  const rows = differences.length;
  expect(await claimsOf()).toEqual({ rows, sum: prescribed, names: rows });
}, 180_000);

it('a portal killed while it accepts a statement has all of it or nothing, and once when it is sent again', async () => {
  const account = { name: 'Zkušební', account_number: '1265098001', bank_code: '5500' };
  await portal.call(createBankAccount, { params: { unit_id }, body: account });
  const movements = Array.from({ length: MOVEMENTS }, (_, at) => ({
    id: String(at + 1),
    day: '2031-01-15',
    amount: 100 + at,
  }));
  const text = gpcFile({ from: '2031-01-01', to: '2031-01-31', movements });
  const body = {
    file_name: 'leden.gpc',
    content_base64: Buffer.from(text).toString('base64'),
  };
  const send = () => portal.call(acceptBankFile, { params: { unit_id }, body });
  const kept = () =>
    counted(
      `select count(*)::integer as movements, coalesce(sum(m.amount), 0)::float8 as sum,
              (select count(*)::integer from bank_statements
                where unit_id = $1 and file_name = 'leden.gpc') as statements
         from bank_movements m join bank_statements s using (client_id, unit_id, bank_statement_id)
        where unit_id = $1 and s.file_name = 'leden.gpc'`,
      [unit_id],
    );
  expect(await killedAt(portal, 'bank_movements', send)).toBe(false);
  expect(await kept()).toEqual({ movements: 0, sum: 0, statements: 0 });
  const replies = await Promise.allSettled([send(), send()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const sum = movements.reduce((so, { amount }) => so + amount, 0);
  expect(await kept()).toEqual({ movements: MOVEMENTS, sum, statements: 1 });
  const { values } = await portal.call(listBankStatements, { params: { unit_id } });
  expect(values.filter(({ file_name }) => file_name === 'leden.gpc')).toHaveLength(1);
}, 180_000);
