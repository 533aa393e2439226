import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Day } from '#server/core/time/valid-on.sql.ts';
import { partiesOn } from './parties.sql.ts';

/**
 * Payments of the unit that records of the post are, as a table: sipo_answer_row_id, ledger_payment_id,
 * is_reversed and is_closed, whether a closed month contains it.
 */
export function paymentsFromPost({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    select p.sipo_answer_row_id, p.ledger_payment_id,
           exists (select from ledger_payments o
                    where o.client_id = p.client_id and o.unit_id = p.unit_id
                      and o.opposite_of = p.ledger_payment_id) as is_reversed,
           exists (select from ledger_months m
                    where m.client_id = p.client_id and m.unit_id = p.unit_id
                      and m.month = p.booked_in and m.closed_at is not null) as is_closed
      from ledger_payments p
     where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.sipo_answer_row_id is not null`;
}

/**
 * Payments of SIPO of the month that a person wrote down, as a row of a query: count and amount in hellers. Nobody
 * knows which of them are the same money as records of the post.
 */
export function writtenOfPost({ client_id, unit_id }: OwnedUnit, month: Day): RawBuilder<unknown> {
  return sql`
    select count(*)::integer as count, coalesce(sum(p.amount), 0)::float8 as amount
      from ledger_payments p
     where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.way = 'sipo'
       and p.sipo_answer_row_id is null and p.opposite_of is null
       and p.received_on >= ${month}::date
       and p.received_on < (${month}::date + interval '1 month')::date
       and not exists (
         select from ledger_payments o
          where o.client_id = p.client_id and o.unit_id = p.unit_id
            and o.opposite_of = p.ledger_payment_id)`;
}

/**
 * Accounts of those who bear the unit's spaces on the day, as a table: pasport_id, ledger_account_id,
 * space_number, building_name, names. A space whose party has none yet is not there.
 */
export function accountsBorneOn(unit: OwnedUnit, day: Day): RawBuilder<unknown> {
  const { client_id, unit_id } = unit;
  // Account by account, each by its index: no plan depends on what the planner thinks of accounts just opened.
  return sql`
    select a.pasport_id, a.ledger_account_id, s.space_number, s.building_name, w.names
      from (${partiesOn(unit, day)} offset 0) y
     cross join lateral (
       select a.ledger_account_id, a.pasport_id from ledger_accounts a
        where a.client_id = ${client_id} and a.unit_id = ${unit_id}
          and a.pasport_id = y.pasport_id and a.party = y.party
       offset 0) a
     cross join lateral (
       select p.space_number, p.building_name from pasport_places p
        where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.pasport_id = a.pasport_id
       offset 0) s
     cross join lateral (
       select coalesce(string_agg(n.full_name, ', ' order by p.place), '') as names
         from ledger_account_people p
         join person_names n on n.client_id = p.client_id and n.unit_id = p.unit_id
              and n.address_id = p.address_id
        where p.client_id = ${client_id} and p.unit_id = ${unit_id}
          and p.ledger_account_id = a.ledger_account_id) w`;
}
