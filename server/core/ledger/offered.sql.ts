import { sql } from 'kysely';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { CHECKED_BY, SYMBOL_DIGITS } from '#contract/rules/issued-symbol.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { jsonOf, selectAllBeside } from '#server/db/rows-under.sql.ts';
import { matchAccounts, type StoredMatchAccount } from './matching.sql.ts';
import { partiesOn } from './parties.sql.ts';
import { paymentsFrom } from './payments.sql.ts';
import { queuedPayments } from './queued.sql.ts';

/** An account, and on which days those of it bear its space: of days on which payments may mean its symbol, where others have the symbol too. */
export interface OfferedAccount extends StoredMatchAccount {
  readonly present_on: readonly string[];
}

/** Payments that wait, and how many there are. */
export interface Queue {
  readonly payments: LedgerPayment[];
  readonly count: number;
}

/** Whatever one wrong digit or two swapped ones make of the symbol `w`, as a table of `symbol`. */
const slipped = sql`
  select overlay(w.symbol placing d.digit::text from i.at for 1) as symbol
    from generate_series(1, ${SYMBOL_DIGITS}) i (at), generate_series(0, 9) d (digit)
   union all
  select overlay(overlay(w.symbol placing substr(w.symbol, j.at, 1) from i.at for 1)
                 placing substr(w.symbol, i.at, 1) from j.at for 1)
    from generate_series(1, ${SYMBOL_DIGITS}) i (at), generate_series(i.at + 1, ${SYMBOL_DIGITS}) j (at)`;

/**
 * Symbols that the payment `q` may mean, as a table of `symbol`: its own, those in its message, and those with check
 * digits that a slip makes of its own. Which of them it means the rule says (`matcherOf`).
 */
const meantBy = sql`
  select ltrim(q.variable_symbol, '0') as symbol
   union all
  select t[1] from regexp_matches(q.message, '[0-9]+', 'g') t where length(t[1]) = ${SYMBOL_DIGITS}
   union all
  select s.symbol
    from lpad(q.variable_symbol, ${SYMBOL_DIGITS}, '0') w (symbol) cross join lateral (${slipped}) s
   where q.variable_symbol <> '' and s.symbol::bigint % ${CHECKED_BY} = 1`;

/**
 * Payments of which something belongs to nobody, those left for later or the others, the oldest first and at most so
 * many, beside all accounts of the unit that they may belong to; where nothing waits, no accounts are told.
 */
export async function selectQueued(
  db: Db,
  unit: OwnedUnit,
  { isParked, most }: { readonly isParked: boolean; readonly most: number },
): Promise<{ one: Queue; rows: OfferedAccount[] }> {
  const tables = sql`
    queued as materialized (
      select p.*, (count(*) over ())::integer as all_count
        from (${queuedPayments(ofUnit(unit), isParked)}) p
       order by p.received_on, p.ledger_payment_id limit ${most}),
    accounts as materialized (${matchAccounts(unit)}),
    alike as (
      select ledger_account_id, pasport_id, symbol
        from (select *, count(*) over (partition by symbol) as uses from accounts where symbol <> '') a
       where uses > 1),
    asked as (
      select q.received_on as day, array_agg(distinct a.pasport_id) as places
        from queued q cross join lateral (${meantBy}) s join alike a on a.symbol = s.symbol
       group by q.received_on),
    present as (
      select a.ledger_account_id, array_agg(to_char(d.day, 'YYYY-MM-DD')) as days
        from asked d
       cross join lateral (${partiesOn(unit, sql`d.day`, sql`pasport_id = any (d.places)`)}) y
        join ledger_accounts a on a.client_id = ${unit.client_id} and a.unit_id = ${unit.unit_id}
             and a.pasport_id = y.pasport_id and a.party = y.party
       group by a.ledger_account_id)`;
  const payments = sql<LedgerPayment>`
    ${paymentsFrom(unit, sql`select * from queued`)} order by p.received_on, p.ledger_payment_id`;
  const one = sql<Queue>`
    select ${jsonOf(payments)} as payments, coalesce((select max(all_count) from queued), 0) as count`;
  const rows = sql<OfferedAccount>`
    select a.*, coalesce(p.days, '{}') as present_on
      from accounts a
      left join present p on p.ledger_account_id = a.ledger_account_id
     where exists (select from queued)
     order by a.ledger_account_id`;
  return selectAllBeside(db, { tables, one, rows });
}
