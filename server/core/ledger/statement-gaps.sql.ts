import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#server/core/time/records-on.sql.ts';

type Sql = RawBuilder<unknown>;

/**
 * Statements of banks of the scope with what is missing before each, as a table: bank_statement_id,
 * unit_id, bank_account_id, from_on, missing_first and missing_last (numbers of the year that were left
 * out; a bank numbers a year anew), expected_opening (hellers: the closing balance before it, where this
 * one goes on from another), after_on (the last day of the statement before) and is_broken (whether
 * anything is missing).
 */
export function statementsWithGaps({ client_id, where }: Scope): Sql {
  return sql`
    select g.*, g.missing_first is not null or g.expected_opening is not null as is_broken
      from (
        select s.bank_statement_id, s.unit_id, s.bank_account_id, s.from_on, s.after_on,
               case when s.number_before < s.own_number - 1 then s.number_before + 1 end as missing_first,
               case when s.number_before < s.own_number - 1 then s.own_number - 1 end as missing_last,
               -- Those that overlap do not go on one from another.
               case when s.after_on <= s.from_on and s.closing_before <> s.opening
                    then s.closing_before end as expected_opening
          from (${numbered({ client_id, where })}) s) g`;
}

/** Statements with the number before theirs in the year and with the statement before theirs by days. */
function numbered({ client_id, where }: Scope): Sql {
  return sql`
    select b.*,
           max(b.own_number) over (
             partition by b.unit_id, b.bank_account_id, extract(year from b.to_on) order by b.own_number
             range between unbounded preceding and 1 preceding) as number_before,
           lag(b.to_on) over by_days as after_on, lag(b.closing) over by_days as closing_before
      from (select bank_statement_id, unit_id, bank_account_id, from_on, to_on, opening, closing,
                   case when number ~ '^[0-9]{1,9}$' then number::integer end as own_number
              from bank_statements
             where client_id = ${client_id} and ${where}) b
    window by_days as (
      partition by b.unit_id, b.bank_account_id
      order by b.from_on, b.to_on, b.bank_statement_id desc)`;
}
