import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { accountsNamed } from './accounts.sql.ts';

type Sql = RawBuilder<unknown>;

/**
 * What is booked in the month, as a table: kind ('claim' or 'payment'), id, code_name (the name of a claim or
 * the way of a payment), "on" (due or received), amount, is_opposite. Amounts in hellers.
 */
export function bookedIn({ client_id, unit_id }: OwnedUnit, month: string): Sql {
  return sql`
    select 'claim' as kind, c.ledger_claim_id as id, c.name as code_name, c.due_on as "on",
           c.amount, c.amount < 0 as is_opposite
      from ledger_claims c
     where c.client_id = ${client_id} and c.unit_id = ${unit_id} and c.booked_in = ${month}::date
     union all
    select 'payment', p.ledger_payment_id, p.way, p.received_on, p.amount, p.amount < 0
      from ledger_payments p
     where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.booked_in = ${month}::date`;
}

/** Names of all that the unit has ever claimed, as a table: name. */
export function claimedNames({ client_id, unit_id }: OwnedUnit): Sql {
  return sql`
    select distinct c.name from ledger_claims c
     where c.client_id = ${client_id} and c.unit_id = ${unit_id}`;
}

/** Balances around a month, in hellers. */
export interface Turnover {
  readonly closed_at: string | null;
  readonly opening: number;
  readonly claimed: number;
  readonly paid: number;
  readonly closing: number;
  /** The sum of accounts by what is assigned to them, and what is assigned to none. */
  readonly of_accounts: number;
  readonly unassigned: number;
}

/**
 * What all accounts owe before the month and behind it by what is booked up to then, counted both ways, as
 * one row of the columns of `Turnover`.
 */
export function turnoverOf({ client_id, unit_id }: OwnedUnit, month: string): Sql {
  return sql`
    with claims as (
      select coalesce(sum(c.amount) filter (where c.booked_in < ${month}::date), 0) as before,
             coalesce(sum(c.amount) filter (where c.booked_in = ${month}::date), 0) as within
        from ledger_claims c
       where c.client_id = ${client_id} and c.unit_id = ${unit_id} and c.booked_in <= ${month}::date),
    payments as (
      select coalesce(sum(p.amount) filter (where p.booked_in < ${month}::date), 0) as before,
             coalesce(sum(p.amount) filter (where p.booked_in = ${month}::date), 0) as within
        from ledger_payments p
       where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.booked_in <= ${month}::date),
    accounts as (
      select coalesce(sum(k.claimed - y.paid), 0) as owed
        from ledger_accounts a
       cross join lateral (
         select coalesce(sum(c.amount), 0) as claimed
           from ledger_claims c
          where c.client_id = a.client_id and c.unit_id = a.unit_id
            and c.ledger_account_id = a.ledger_account_id and c.booked_in <= ${month}::date) k
       cross join lateral (
         select coalesce(sum(t.amount), 0) as paid
           from ledger_parts t
           join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
                and p.ledger_payment_id = t.ledger_payment_id and p.booked_in <= ${month}::date
          where t.client_id = a.client_id and t.unit_id = a.unit_id
            and t.ledger_account_id = a.ledger_account_id) y
       where a.client_id = ${client_id} and a.unit_id = ${unit_id}),
    waiting as (
      select coalesce(sum(p.amount - coalesce(t.assigned, 0)), 0) as unassigned
        from ledger_payments p
        left join (
          select t.ledger_payment_id, sum(t.amount) as assigned from ledger_parts t
           where t.client_id = ${client_id} and t.unit_id = ${unit_id}
           group by t.ledger_payment_id) t on t.ledger_payment_id = p.ledger_payment_id
       where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.booked_in <= ${month}::date)
    select (select m.closed_at from ledger_months m
             where m.client_id = ${client_id} and m.unit_id = ${unit_id} and m.month = ${month}::date) as closed_at,
           (c.before - p.before)::float8 as opening, c.within::float8 as claimed, p.within::float8 as paid,
           (c.before + c.within - p.before - p.within)::float8 as closing,
           a.owed::float8 as of_accounts, w.unassigned::float8 as unassigned
      from claims c cross join payments p cross join accounts a cross join waiting w`;
}

/** A claim or a payment as a document of its own. */
export interface BookedDocument {
  readonly kind: 'claim' | 'payment';
  readonly id: number;
  readonly on: string;
  readonly name: string;
  /** Of a claim, for which month; null of what is claimed once, and of a payment. */
  readonly for_month: string | null;
  readonly ledger_account_id: number | null;
  readonly space_number: string;
  readonly building_name: string;
  readonly names: string;
  readonly variable_symbol: string;
  /** Of the other side of a payment, as it was written down. */
  readonly payer_account: string;
  readonly amount: number;
  readonly is_opposite: boolean;
}

interface Which {
  readonly kind?: 'claim' | 'payment' | undefined;
  readonly name?: string | undefined;
}

/** Claims and payments booked in the month one by one, claims first. */
export async function selectBooked(
  db: Db,
  unit: OwnedUnit,
  month: string,
): Promise<BookedDocument[]> {
  return (await bookedDocuments(unit, month).execute(db)).rows;
}

/** The same as a query; all, or those of one name or way. */
export function bookedDocuments(
  unit: OwnedUnit,
  month: string,
  { kind, name }: Which = {},
): RawBuilder<BookedDocument> {
  return sql`
    with booked as materialized (
      select b.* from (${bookedIn(unit, month)}) b
       where (${kind ?? null}::text is null or b.kind = ${kind ?? null}::text)
         and (${name ?? null}::text is null or b.code_name = ${name ?? null}::text)),
    named as materialized (${accountsNamed(unit)}),
    assigned as (
      select t.ledger_payment_id, string_agg(w.names, ', ' order by t.ledger_part_id) as names
        from ledger_parts t
        join named w on w.ledger_account_id = t.ledger_account_id
       where t.client_id = ${unit.client_id} and t.unit_id = ${unit.unit_id}
         and t.ledger_payment_id in (select id from booked where kind = 'payment')
       group by t.ledger_payment_id)
    select b.kind, b.id, to_char(b."on", 'YYYY-MM-DD') as on, b.code_name as name,
           to_char(c.for_month, 'YYYY-MM-DD') as for_month, c.ledger_account_id,
           coalesce(n.space_number, '') as space_number, coalesce(n.building_name, '') as building_name,
           coalesce(n.names, nullif(p.payer_name, ''), of.names, '') as names,
           coalesce(nullif(p.variable_symbol, ''), n.variable_symbol, '') as variable_symbol,
           coalesce(p.payer_account, '') as payer_account, b.amount, b.is_opposite
      from booked b
      left join ledger_claims c on b.kind = 'claim' and c.client_id = ${unit.client_id}
           and c.unit_id = ${unit.unit_id} and c.ledger_claim_id = b.id
      left join named n on n.ledger_account_id = c.ledger_account_id
      left join ledger_payments p on b.kind = 'payment' and p.client_id = ${unit.client_id}
           and p.unit_id = ${unit.unit_id} and p.ledger_payment_id = b.id
      left join assigned of on b.kind = 'payment' and of.ledger_payment_id = b.id
     order by b.kind, b."on", b.id`;
}
