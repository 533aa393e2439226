import { sql, type RawBuilder } from 'kysely';
import { NAMED_THINGS } from '#contract/dashboard.ts';
import {
  brokenStatements,
  overdueAccounts,
  waitingPayments,
  withNames,
  type BrokenStatement,
  type OverdueAccount,
  type WaitingMoney,
} from '#server/core/ledger/signals.sql.ts';
import type { Scope } from '#server/core/time/records-on.sql.ts';

/** What the lists of debts, of payments that wait and of statements of a unit would tell. */
export interface UnitMoney {
  readonly unit_id: number;
  readonly debts_overdue: number;
  /** Hellers. */
  readonly debts_sum: number;
  readonly payments_waiting: number;
  readonly payments_sum: number;
  readonly statements_missing: number;
  /** The most urgent of each. */
  readonly debts: readonly OverdueAccount[];
  readonly payments: readonly WaitingMoney[];
  readonly statements: readonly BrokenStatement[];
}

/** Of a table with turn how many rows each unit has, the first of them, and what the amounts make. */
function told(of: RawBuilder<unknown>, amount: RawBuilder<unknown>) {
  return sql`
    select t.unit_id, count(*)::integer as count, sum(${amount})::float8 as sum,
           json_agg(t order by t.turn) filter (where t.turn <= ${NAMED_THINGS}) as named
      from ${of} t group by t.unit_id`;
}

/** The money of the units `asked` on the day: tables to begin a query with, of which `money` has a row for each unit. */
export function moneyOn(of: Scope, day: string) {
  const named = sql`select * from owed where turn <= ${NAMED_THINGS}`;
  return sql`
    owed as materialized (${overdueAccounts(of, day)}),
    debtors as materialized (${withNames(of, named)}),
    owing as (
      select unit_id, count(*)::integer as count, sum(overdue)::float8 as sum
        from owed group by unit_id),
    waiting as (${told(sql`(${waitingPayments(of)})`, sql`t.unassigned`)}),
    broken as (${told(sql`(${brokenStatements(of, day)})`, sql`0`)}),
    money as (
      select a.unit_id,
             coalesce(o.count, 0) as debts_overdue, coalesce(o.sum, 0) as debts_sum,
             coalesce(w.count, 0) as payments_waiting, coalesce(w.sum, 0) as payments_sum,
             coalesce(b.count, 0) as statements_missing,
             coalesce((select json_agg(d order by d.turn) from debtors d
                        where d.unit_id = a.unit_id), '[]') as debts,
             coalesce(w.named, '[]') as payments, coalesce(b.named, '[]') as statements
        from asked a
        left join owing o on o.unit_id = a.unit_id
        left join waiting w on w.unit_id = a.unit_id
        left join broken b on b.unit_id = a.unit_id)`;
}
