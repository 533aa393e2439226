import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import {
  acceptSettlementCheck,
  countSettlement,
  createSettlement,
  getSettlement,
  readSettlementChecks,
  reviewSettlement,
} from '#contract/settlement/settlements.ts';
import {
  issueSettlement,
  listStatements,
  mailStatements,
} from '#contract/settlement/statements.ts';
import { withDatabase } from './check.ts';
import { killedAt } from './killed-at.ts';
import { CrashPortal } from './portal.ts';

const WAIT_MS = 60_000;
const STEP_MS = 50;

let portal: CrashPortal;
let unit_id: number;
let settlement_id: number;
const of = () => ({ unit_id, settlement_id });

beforeAll(async () => {
  portal = new CrashPortal(await mkdtemp(join(tmpdir(), 'kastelan-crash-')));
  await portal.start();
  const { units } = await portal.signIn();
  unit_id = units.find(({ name }) => name.startsWith('SVJ Lipová'))?.unit_id ?? 0;
  // What is charged to the whole unit is not borne by one house.
  await withDatabase(portal, async (client) => {
    for (const table of ['billing_rule_costs', 'billing_rule_spaces', 'billing_rules'])
      await client.query(
        `delete from ${table} where unit_id = $1 and billing_rule_id in (
           select billing_rule_id from billing_rules where unit_id = $1 and pasport_id is null)`,
        [unit_id],
      );
  });
  const params = { unit_id, show_hidden: '0', city_id: '0' };
  const { values } = await portal.call(browseBuildings, { params });
  const house = values.find(({ pasport_name }) => pasport_name === 'Lipová 12');
  const year = Number(pragueDay(new Date()).slice(0, 4)) - 1;
  const made = await portal.call(createSettlement, {
    params: { unit_id, id: 0 },
    body: {
      building_id: house?.pasport_id,
      period_from: `${year}-01-01`,
      period_to: `${year}-12-31`,
    },
  });
  settlement_id = made.settlement_id;
}, 180_000);
afterAll(async () => {
  await portal.stop();
  await rm(portal.dataDir, { recursive: true, force: true });
});

const stored = () => portal.call(getSettlement, { params: { unit_id, id: settlement_id } });

async function rows(query: string): Promise<unknown> {
  return withDatabase(
    portal,
    async (client) => (await client.query(query, [settlement_id])).rows[0],
  );
}

/** Nobody waits for the end of the lease of the dead process. */
const hurry = () =>
  withDatabase(portal, (client) =>
    client.query(`update tasks set due = now() - interval '1 second' where state = 'running'`),
  );

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const limit = Date.now() + WAIT_MS; !(await isSo()); await sleep(STEP_MS))
    if (Date.now() > limit) throw new Error('It has not come so far.');
}

async function review(): Promise<number> {
  const params = of();
  const { values } = await portal.call(readSettlementChecks, { params });
  for (const { kind, found, weight } of values)
    if (weight === 'asks')
      await portal.call(acceptSettlementCheck, { params, body: { kind, found, reason: 'Víme' } });
  const settlement_count_id = (await stored()).last?.settlement_count_id ?? 0;
  await portal.call(reviewSettlement, { params, body: { settlement_count_id, reviewed: true } });
  return settlement_count_id;
}

it('a portal killed in the middle of a count, an issue and its mails has each of them once, and nothing by half', async () => {
  await killedAt(portal, 'settlement_counts', () => portal.call(countSettlement, { params: of() }));
  expect((await stored()).counts).toBe(0);
  await hurry();
  await until(async () => (await stored()).last !== null);
  expect((await stored()).counts).toBe(1);

  const settlement_count_id = await review();
  const due_on = shiftDays(pragueDay(new Date()), 30);
  const issue = () =>
    portal.call(issueSettlement, { params: of(), body: { settlement_count_id, due_on } });
  const issued = () =>
    rows(
      `select (select count(*)::integer from settlement_issues where settlement_id = $1) as issues,
              (select count(*)::integer from settlement_statements where settlement_id = $1) as statements,
              (select coalesce(sum(balance), 0)::float8 from settlement_statements where settlement_id = $1) as balance`,
    );
  const booked = () =>
    withDatabase(portal, async (client) => {
      const found = await client.query(
        `select count(*)::integer as claims from ledger_claims where unit_id = $1 and origin = 'settlement'`,
        [unit_id],
      );
      return Number(found.rows[0]?.claims);
    });
  expect(await killedAt(portal, 'ledger_claims', issue)).toBe(false);
  expect(await issued()).toEqual({ issues: 0, statements: 0, balance: 0 });
  expect([await booked(), (await stored()).state]).toEqual([0, 'reviewed']);
  const [one, other] = await Promise.allSettled([issue(), issue()]);
  expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  const { values } = await portal.call(listStatements, { params: of() });
  expect(values.length).toBeGreaterThan(10);
  expect(await issued()).toMatchObject({ issues: 1, statements: values.length });
  expect(await booked()).toBeGreaterThan(0);

  const statements = values.map((statement) => statement.settlement_statement_id);
  const mail = () => portal.call(mailStatements, { params: of(), body: { statements } });
  const mailed = () =>
    rows(
      `select count(*)::integer as links, count(distinct settlement_statement_id)::integer as statements
         from settlement_links join settlement_statements using (client_id, unit_id, settlement_statement_id)
        where settlement_id = $1`,
    );
  await killedAt(portal, 'settlement_links', mail);
  expect(await mailed()).toEqual({ links: 0, statements: 0 });
  await hurry();
  // Asked for again while the first task goes on: nobody gets two.
  await mail();
  await until(async () => {
    const { values: all } = await portal.call(listStatements, { params: of() });
    return all.every(({ state, email }) => email === '' || state !== 'made');
  });
  await until(async () => {
    const { rows: running } = await withDatabase(portal, (client) =>
      client.query(
        `select from tasks where kind = 'settlement-mail' and state in ('waiting', 'running')`,
      ),
    );
    return running.length === 0;
  });
  const told = (await mailed()) as { links: number; statements: number };
  expect(told.links).toBe(told.statements);
  expect(told.links).toBe(values.filter(({ email }) => email !== '').length);
}, 300_000);
