import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#server/core/time/records-on.sql.ts';

type Sql = RawBuilder<unknown>;

/** The rhythm of an account is told by so many last statements, and by so many of them at least. */
const STATEMENTS = 13;
const FEWEST_STEPS = 3;
/** Days that a person has to bring a statement, at least; a quarter of the rhythm where it is slower. */
const DAYS_TO_BRING = 5;

/**
 * Statements of banks of the scope with what is missing before each on the day, as a table: bank_statement_id,
 * unit_id, bank_account_id, from_on, to_on, missing_first and missing_last (numbers of the year that were left
 * out; a bank numbers a year anew), expected_opening (hellers: the closing balance before it, where this
 * one goes on from another), after_on (the last day of the statement before), is_broken (whether
 * anything is missing before it) and next_due_on (of the newest one of an account: by when the next one was to
 * come, where that has passed).
 */
export function statementsWithGaps(of: Scope, day: string): Sql {
  return sql`
    with gaps as materialized (${gaps(of)})
    select g.*, n.next_due_on
      from gaps g
      left join (${nextDue(of)}) n on n.bank_statement_id = g.bank_statement_id
           and n.next_due_on < ${day}::date`;
}

function gaps({ client_id, where }: Scope): Sql {
  return sql`
    select g.*, g.missing_first is not null or g.expected_opening is not null as is_broken
      from (
        select s.bank_statement_id, s.unit_id, s.bank_account_id, s.from_on, s.to_on, s.after_on,
               case when s.number_before < s.own_number - 1 then s.number_before + 1 end as missing_first,
               case when s.number_before < s.own_number - 1 then s.own_number - 1 end as missing_last,
               -- Those that overlap do not go on one from another.
               case when s.after_on <= s.from_on and s.closing_before <> s.opening
                    then s.closing_before end as expected_opening
          from (${numbered({ client_id, where })}) s) g`;
}

/**
 * By when the next statement of an account was to come: after the longest of its last steps, of which none is
 * much longer than the usual one. Steps over what is missing tell nothing; an account without a rhythm and a
 * hidden one have no row.
 */
function nextDue({ client_id }: Scope): Sql {
  return sql`
    select r.bank_statement_id,
           r.last_on + r.longest + greatest(${DAYS_TO_BRING}::integer, r.longest / 4) as next_due_on
      from (
        select s.unit_id, s.bank_account_id, max(s.to_on) as last_on,
               max(s.bank_statement_id) filter (where s.turn = 1) as bank_statement_id,
               max(s.step) as longest, count(s.step) as steps,
               percentile_disc(0.5) within group (order by s.step) as usual
          from (
            select g.unit_id, g.bank_account_id, g.bank_statement_id, g.to_on,
                   row_number() over newest as turn,
                   case when not g.is_broken then nullif(g.to_on - lead(g.to_on) over newest, 0) end as step
              from gaps g
            window newest as (
              partition by g.unit_id, g.bank_account_id
              order by g.to_on desc, g.from_on desc, g.bank_statement_id desc)) s
         where s.turn <= ${STATEMENTS}
         group by s.unit_id, s.bank_account_id) r
      join bank_accounts a on a.client_id = ${client_id} and a.unit_id = r.unit_id
           and a.bank_account_id = r.bank_account_id
     where not a.hidden and r.steps >= ${FEWEST_STEPS} and 2 * r.longest <= 3 * r.usual + 10`;
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
