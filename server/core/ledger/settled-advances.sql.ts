import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { howCredited, standingOn, unpaidOfAccount } from './crediting.sql.ts';
import { stands } from './put-right.sql.ts';

/** What a party was claimed for a service in the months of a time and what of it is paid, in hellers. */
export interface SettledAdvance {
  readonly pasport_id: number;
  readonly ledger_account_id: number;
  /** Ids of its people in growing order, joined by a comma. */
  readonly party: string;
  readonly name: string;
  readonly claimed: number;
  readonly paid: number;
}

/**
 * Advances of the accounts of the spaces, claimed for months of the time, by names of services (zákon č. 67/2013
 * Sb., § 7 odst. 2: advances received). What is paid of them follows from the order of the unit at the end of the
 * day; a claim that is not due yet on it is not counted as paid.
 */
export async function selectSettledAdvances(
  db: Db,
  unit: OwnedUnit,
  asked: {
    readonly from: string;
    readonly to: string;
    readonly day: string;
    readonly spaces: readonly number[];
  },
): Promise<SettledAdvance[]> {
  const { client_id, unit_id } = unit;
  const { rows } = await sql<SettledAdvance>`
    with accounts as materialized (
      select a.client_id, a.unit_id, a.ledger_account_id, a.pasport_id, a.party, ${howCredited}
        from ledger_accounts a
       where a.client_id = ${client_id} and a.unit_id = ${unit_id}
         and a.pasport_id = any (${[...asked.spaces]}::integer[])),
    unpaid as materialized (
      select u.ledger_claim_id, u.unpaid
        from accounts a
        ${standingOn(sql`${asked.day}::date`)}
       cross join lateral (${unpaidOfAccount(sql`${asked.day}::date`)}) u)
    select a.pasport_id, a.ledger_account_id, a.party, c.name, sum(c.amount)::float8 as claimed,
           sum(case when c.due_on < ${asked.day}::date then c.amount - coalesce(u.unpaid, 0) else 0 end)::float8 as paid
      from accounts a
      join ledger_claims c on c.client_id = a.client_id and c.unit_id = a.unit_id
           and c.ledger_account_id = a.ledger_account_id
      left join unpaid u on u.ledger_claim_id = c.ledger_claim_id
     where c.for_month >= date_trunc('month', ${asked.from}::date) and c.for_month <= ${asked.to}::date
       and ${stands}
     group by a.pasport_id, a.ledger_account_id, a.party, c.name
     order by a.pasport_id, a.ledger_account_id, c.name`.execute(db);
  return rows;
}

/** First days of the months of the time that were not claimed. */
export async function selectUnclaimedMonths(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select to_char(g.month, 'YYYY-MM-DD') as month
      from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') g (month)
     where not exists (
       select from ledger_months m
        where m.client_id = ${client_id} and m.unit_id = ${unit_id} and m.month = g.month::date
          and m.claimed_at is not null)
     order by 1`.execute(db);
  return rows.map(({ month }) => month);
}
