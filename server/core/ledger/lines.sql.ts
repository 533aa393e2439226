import { sql, type RawBuilder } from 'kysely';
import type { AccountLine } from '#contract/money/accounts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { paidByPart } from './meant.sql.ts';

/** A line of one account among more. */
export interface AccountsLine extends AccountLine {
  readonly ledger_account_id: number;
}

/** What was claimed of the account and paid to it up to the day, the oldest first, with what is owed behind each line. */
export async function selectLines(
  db: Db,
  unit: OwnedUnit,
  { id, day }: { readonly id: number; readonly day: string },
): Promise<AccountLine[]> {
  const lines = await selectLinesOf(db, unit, { ids: [id], day });
  return lines.map(({ ledger_account_id: _id, ...line }) => line);
}

interface OfAccounts {
  /** Their ids, or a query of them. */
  readonly ids: readonly number[] | RawBuilder<unknown>;
  readonly day: string;
}

/** The same of more accounts, one after the other. */
export async function selectLinesOf(
  db: Db,
  unit: OwnedUnit,
  which: OfAccounts,
): Promise<AccountsLine[]> {
  const { rows } = await linesOf(unit, which).execute(db);
  return rows;
}

/** The query of these lines. */
export function linesOf(
  { client_id, unit_id }: OwnedUnit,
  { ids, day }: OfAccounts,
): RawBuilder<AccountsLine> {
  const those = 'execute' in ids ? sql`any (array(${ids}))` : sql`any (${[...ids]}::integer[])`;
  return sql<AccountsLine>`
    with lines as (
      select c.ledger_account_id, 'claim' as kind, c.ledger_claim_id as id, c.due_on as on, c.name, c.for_month, c.origin,
             null as way, c.reason, c.amount,
             c.opposite_of is not null or exists (
               select from ledger_claims o
                where o.client_id = c.client_id and o.unit_id = c.unit_id
                  and o.opposite_of = c.ledger_claim_id) as is_reversed, '[]'::json as meant_for
        from ledger_claims c
       where c.client_id = ${client_id} and c.unit_id = ${unit_id} and c.ledger_account_id = ${those}
         and c.due_on <= ${day}::date
       union all
      select t.ledger_account_id, 'payment', p.ledger_payment_id, p.received_on, '', null, null, p.way,
             p.note, -t.amount,
             p.opposite_of is not null or exists (
               select from ledger_payments o
                where o.client_id = p.client_id and o.unit_id = p.unit_id
                  and o.opposite_of = p.ledger_payment_id), ${paidByPart}
        from ledger_parts t
        join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
             and p.ledger_payment_id = t.ledger_payment_id
       where t.client_id = ${client_id} and t.unit_id = ${unit_id} and t.ledger_account_id = ${those}
         and p.received_on <= ${day}::date)
    select ledger_account_id, kind, id, to_char("on", 'YYYY-MM-DD') as on, name, to_char(for_month, 'YYYY-MM-DD') as for_month,
           origin, way, reason, amount, is_reversed, meant_for,
           sum(amount) over (partition by ledger_account_id order by "on", kind, id
                              rows unbounded preceding)::float8 as balance
      from lines order by ledger_account_id, "on", kind, id`;
}
