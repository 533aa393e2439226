import { sql } from 'kysely';
import type { PolicyKind, PolicyRate } from '#contract/rates.ts';
import type { Db } from '#server/db/db.ts';

const tables = { repo: 'cnb_repo_rates', discount: 'cnb_discount_rates' } as const;

function tableOf(kind: PolicyKind) {
  return sql.table(tables[kind]);
}

function listed(kind: PolicyKind) {
  return sql<PolicyRate>`
    select valid_from, rate::float8 as rate,
           (rate - lag(rate) over (order by valid_from))::float8 as change,
           source, reason, put_by, replaced_rate::float8 as replaced_rate, updated, version
      from ${tableOf(kind)}`;
}

/** The whole history, newest first. */
export async function selectPolicyRates(db: Db, kind: PolicyKind): Promise<PolicyRate[]> {
  const { rows } = await sql<PolicyRate>`${listed(kind)} order by valid_from desc`.execute(db);
  return rows;
}

export async function selectPolicyRate(
  db: Db,
  kind: PolicyKind,
  valid_from: string,
): Promise<PolicyRate | undefined> {
  const { rows } = await sql<PolicyRate>`
    select * from (${listed(kind)}) rates where valid_from = ${valid_from}::date`.execute(db);
  return rows[0];
}

interface HandRate {
  readonly valid_from: string;
  readonly rate: number;
  readonly reason: string;
  readonly put_by: string;
}

/** Puts a row by hand; false when the day has one. */
export async function insertPolicyRate(db: Db, kind: PolicyKind, row: HandRate): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ${tableOf(kind)} (valid_from, rate, reason, put_by, source)
    values (${row.valid_from}, ${row.rate}, ${row.reason}, ${row.put_by}, 'hand')
    on conflict (valid_from) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Writes a row put by hand anew; false when it is no longer the version that was seen. */
export async function updatePolicyRow(
  db: Db,
  kind: PolicyKind,
  row: HandRate,
  version: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${tableOf(kind)} set rate = ${row.rate}, reason = ${row.reason}, put_by = ${row.put_by}
     where valid_from = ${row.valid_from} and source = 'hand' and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deletePolicyRow(
  db: Db,
  kind: PolicyKind,
  valid_from: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${tableOf(kind)} where valid_from = ${valid_from} and source = 'hand'`.execute(db);
  return numAffectedRows === 1n;
}

interface Held {
  /** Day of the newest row; the empty text when there is none. */
  readonly newest_day: string;
  readonly count: number;
}

/** How much of the bank's own rows is held. */
export async function selectPolicyHeld(db: Db, kind: PolicyKind): Promise<Held> {
  const { rows } = await sql<Held>`
    select coalesce(max(valid_from)::text, '') as newest_day, count(*) as count
      from ${tableOf(kind)} where source = 'bank'`.execute(db);
  return rows[0] ?? { newest_day: '', count: 0 };
}

interface BankRow {
  readonly valid_from: string;
  readonly rate: string;
}

export interface Stored {
  /** Rows that are new or were changed. */
  readonly stored: number;
  /** Rows put by hand that the bank's own took the place of. */
  readonly replaced: number;
}

/**
 * Makes the bank's rows those of its file: what the bank has corrected or withdrawn within the file's
 * days follows; rows put by hand stay on days that the bank does not have.
 */
export async function replacePolicyRates(
  db: Db,
  kind: PolicyKind,
  rows: readonly BankRow[],
): Promise<Stored> {
  const table = tableOf(kind);
  const file = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
                   as file (valid_from date, rate numeric)`;
  const { rows: byHand } = await sql`
    select from ${table} join ${file} using (valid_from) where source = 'hand'`.execute(db);
  await sql`
    delete from ${table} where source = 'bank'
       and valid_from >= (select min(valid_from) from ${file})
       and valid_from not in (select valid_from from ${file})`.execute(db);
  const { numAffectedRows } = await sql`
    insert into ${table} as held (valid_from, rate) select valid_from, rate from ${file}
    on conflict (valid_from) do update set rate = excluded.rate, source = 'bank',
       replaced_rate = case when held.source = 'hand' then held.rate else held.replaced_rate end
     where held.source = 'hand' or held.rate <> excluded.rate`.execute(db);
  return { stored: Number(numAffectedRows ?? 0n), replaced: byHand.length };
}
