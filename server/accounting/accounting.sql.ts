import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listAccountingLines } from '#contract/money/accounting.ts';
import type { AccountingCode, CodeKind } from '#contract/money/accounting-codes.ts';
import type { AccountingExport, AccountingTotal } from '#contract/money/accounting.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import {
  type BookedDocument,
  bookedDocuments,
  bookedIn,
  claimedNames,
  type Turnover,
  turnoverOf,
} from '#server/core/ledger/turnover.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectAllBeside } from '#server/db/rows-under.sql.ts';

const CODES = sql`
  coalesce(c.debit_account, '') as debit_account, coalesce(c.credit_account, '') as credit_account,
  coalesce(c.posting, '') as posting, coalesce(c.centre, '') as centre,
  coalesce(c.cash_code, '') as cash_code`;

interface Named {
  readonly kind: CodeKind;
  readonly name: string;
}

/** What was ever claimed, all ways of payment, and what has a code, each with its code or none; ways last. */
export async function selectCodes(db: Db, unit: OwnedUnit, one?: Named): Promise<AccountingCode[]> {
  const { client_id, unit_id } = unit;
  const only =
    one === undefined ? sql`true` : sql`n.kind = ${one.kind}::text and n.name = ${one.name}::text`;
  const { rows } = await sql<AccountingCode>`
    with own as (
      select * from accounting_codes where client_id = ${client_id} and unit_id = ${unit_id}),
    named as (
      select 'claim' as kind, name from (${claimedNames(unit)}) x
       union select 'payment', unnest(array['bank', 'cash', 'sipo', 'other'])
       union select kind, name from own)
    select ${unit_id}::integer as unit_id, n.kind, n.name, ${CODES}, coalesce(c.version, 1) as version
      from named n
      left join own c on c.kind = n.kind and c.name = n.name
     where ${only}
     order by n.kind, array_position(array['bank', 'cash', 'sipo', 'other'], n.name),
              n.name collate public.czech`.execute(db);
  return rows;
}

/** An empty code of the name, where it has none; it is the version that was read before. */
export async function insertCode(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { kind, name }: Named,
): Promise<void> {
  await db
    .insertInto('accounting_codes')
    .values({ client_id, unit_id, kind, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The code of the name, held until the transaction ends. */
export async function selectCodeForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { kind, name }: Named,
): Promise<{ id: number; version: number } | undefined> {
  const { rows } = await sql<{ id: number; version: number }>`
    select accounting_code_id as id, version from accounting_codes
     where client_id = ${client_id} and unit_id = ${unit_id} and kind = ${kind} and name = ${name}
       for update`.execute(db);
  return rows[0];
}

/** The balances of the month, and what is booked in it by names of claims and ways of payment, with their codes. */
export async function selectMonth(
  db: Db,
  unit: OwnedUnit,
  month: string,
): Promise<Turnover & { totals: AccountingTotal[] }> {
  const { rows } = await sql<Turnover & { totals: AccountingTotal[] }>`
    with totals as (
      select b.kind, b.code_name as name, count(*)::integer as documents_count,
             coalesce(sum(b.amount) filter (where not b.is_opposite), 0) as amount,
             coalesce(sum(b.amount) filter (where b.is_opposite), 0) as opposite,
             sum(b.amount) as total
        from (${bookedIn(unit, month)}) b
       group by b.kind, b.code_name),
    coded as (
      select t.kind, t.name, ${CODES}, t.documents_count, t.amount, t.opposite, t.total
        from totals t
        left join accounting_codes c on c.client_id = ${unit.client_id} and c.unit_id = ${unit.unit_id}
             and c.kind = t.kind and c.name = t.name)
    select w.*, coalesce((select json_agg(c order by c.kind, c.name collate public.czech) from coded c), '[]') as totals
      from (${turnoverOf(unit, month)}) w`.execute(db);
  return rows[0] as Turnover & { totals: AccountingTotal[] };
}

/** A file with the ids of its documents. */
export interface StoredExport extends AccountingExport {
  readonly document_ids: readonly string[];
}

/** Files of the month, the newest first. */
export async function selectExports(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  month: string,
): Promise<StoredExport[]> {
  const { rows } = await sql<StoredExport>`
    select accounting_export_id, scope, documents_count, claimed::float8, paid::float8, is_closed,
           content_hash, user_name, created, document_ids
      from accounting_exports
     where client_id = ${client_id} and unit_id = ${unit_id} and month = ${month}::date
     order by accounting_export_id desc`.execute(db);
  return rows;
}

/** What is booked in the month one by one, and the ids of those documents that some file of it has. */
export async function selectLines(
  db: Db,
  unit: OwnedUnit,
  month: string,
  which: QueryOf<typeof listAccountingLines>,
): Promise<{ documents: BookedDocument[]; held: string[] }> {
  const held = sql<{ held: string[] }>`
    select array(select unnest(document_ids) from accounting_exports
                  where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
                    and month = ${month}::date) as held`;
  const beside = { one: held, rows: bookedDocuments(unit, month, which) };
  const { one, rows: documents } = await selectAllBeside(db, beside);
  return { documents, ...one };
}

/** What the documents of the month are worth together, in hellers. */
export async function selectSums(
  db: Db,
  unit: OwnedUnit,
  month: string,
  document_ids: readonly string[],
): Promise<{ claimed: number; paid: number }> {
  const { rows } = await sql<{ claimed: number; paid: number }>`
    select coalesce(sum(b.amount) filter (where b.kind = 'claim'), 0)::float8 as claimed,
           coalesce(sum(b.amount) filter (where b.kind = 'payment'), 0)::float8 as paid
      from (${bookedIn(unit, month)}) b
      join unnest(${[...document_ids]}::text[]) as d (id)
           on d.id = case b.kind when 'claim' then 'C' else 'P' end || b.id`.execute(db);
  return rows[0] as { claimed: number; paid: number };
}

/** The unit as the bookkeeping names it. */
export async function selectUnitNamed(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<{ name: string; business_id: string } | undefined> {
  return db
    .selectFrom('units')
    .select(['name', 'business_id'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .executeTakeFirst();
}
