import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

import { stands } from './put-right.sql.ts';

type Sql = RawBuilder<unknown>;
/** A day, or an expression of one. */
export type Day = string | Sql;

// What of payments is meant for which claims of an account. As `contract/rules/crediting.ts` says it: that is paid
// first, and the rest goes by the order of the unit.

/** For which claims the part `t` of a payment is meant, as it was written, as a JSON array of {ledger_claim_id, amount}. */
export const meantOfPart: Sql = sql`coalesce((
  select json_agg(json_build_object('ledger_claim_id', x.ledger_claim_id, 'amount', x.amount)
                  order by x.ledger_part_claim_id)
    from ledger_part_claims x
   where x.client_id = t.client_id and x.unit_id = t.unit_id and x.ledger_payment_id = t.ledger_payment_id
     and x.ledger_account_id = t.ledger_account_id), '[]'::json)`;

/** The same with what the claims are: {ledger_claim_id, amount, name, for_month, due_on}. */
export const meantOfPartNamed: Sql = sql`coalesce((
  select json_agg(json_build_object(
           'ledger_claim_id', x.ledger_claim_id, 'amount', x.amount, 'name', c.name,
           'for_month', to_char(c.for_month, 'YYYY-MM-DD'), 'due_on', to_char(c.due_on, 'YYYY-MM-DD'))
           order by x.ledger_part_claim_id)
    from ledger_part_claims x
    join ledger_claims c on c.client_id = x.client_id and c.unit_id = x.unit_id
         and c.ledger_claim_id = x.ledger_claim_id
   where x.client_id = t.client_id and x.unit_id = t.unit_id and x.ledger_payment_id = t.ledger_payment_id
     and x.ledger_account_id = t.ledger_account_id), '[]'::json)`;

/** Whether of accounts `a` something is meant for claims, as a column `has_meant`. */
export const hasMeant: Sql = sql`
  exists (select from ledger_part_claims x
           where x.client_id = a.client_id and x.unit_id = a.unit_id
             and x.ledger_account_id = a.ledger_account_id) as has_meant`;

/** What of payments `p` that stand is meant for claims that stand, no more than each claim is, in the order in which it came. */
const meantFor = (rows: Sql): Sql => sql`
  select x.ledger_part_claim_id, x.ledger_claim_id, x.ledger_payment_id, x.received_on, c.due_on, x.ledger_account_id,
         least(x.running, c.amount) - least(x.running - x.amount, c.amount) as meant
    from (select x.*, p.received_on,
                 sum(x.amount) over (partition by x.ledger_claim_id
                                     order by p.received_on, p.ledger_payment_id, x.ledger_part_claim_id) as running
            from ledger_part_claims x
            join ledger_payments p on p.client_id = x.client_id and p.unit_id = x.unit_id
                 and p.ledger_payment_id = x.ledger_payment_id and p.opposite_of is null
                 and not exists (select from ledger_payments o
                                  where o.client_id = p.client_id and o.unit_id = p.unit_id
                                    and o.opposite_of = p.ledger_payment_id)
           where ${rows}) x
    join ledger_claims c on c.client_id = x.client_id and c.unit_id = x.unit_id
         and c.ledger_claim_id = x.ledger_claim_id and ${stands}`;

/** The same of what pays them: claims that stand, no more than each is, and nothing of a payment that was put right. */
export const paidByPart: Sql = sql`coalesce((
  select json_agg(json_build_object('ledger_claim_id', w.ledger_claim_id, 'amount', w.meant)
                  order by w.ledger_part_claim_id)
    from (${meantFor(sql`
      x.client_id = t.client_id and x.unit_id = t.unit_id and x.ledger_account_id = t.ledger_account_id`)}) w
   where w.ledger_payment_id = t.ledger_payment_id and w.meant > 0), '[]'::json)`;

/**
 * What of the payments of an account `a` with `has_meant`, of which `n.funds` came up to the day, goes to claims that
 * it is meant for, as a table: ledger_claim_id, ledger_payment_id, due_on, meant.
 */
export const meantOn = (day: Day): Sql => sql`
  select r.ledger_claim_id, r.ledger_payment_id, r.due_on,
         least(r.upto, n.funds) - least(r.upto - r.meant, n.funds) as meant
    from (select g.*, sum(g.meant) over (order by g.received_on, g.ledger_payment_id, g.ledger_part_claim_id) as upto
            from (${meantFor(sql`
              x.client_id = a.client_id and x.unit_id = a.unit_id and x.ledger_account_id = a.ledger_account_id
              and p.received_on <= ${day}::date and a.has_meant`)}) g) r`;

/** A claim for which a payment may be meant. */
export interface PayableClaim {
  readonly ledger_claim_id: number;
  readonly ledger_account_id: number;
  readonly amount: number;
}

/** Claims by their ids as far as something was owed by them; what was put right meanwhile may go on to be meant, and pays nothing. */
export async function selectPayable(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<PayableClaim[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PayableClaim>`
    select c.ledger_claim_id, c.ledger_account_id, c.amount
      from ledger_claims c
     where c.client_id = ${client_id} and c.unit_id = ${unit_id}
       and c.ledger_claim_id = any (${[...ids]}::integer[]) and c.amount > 0
       and c.opposite_of is null`.execute(db);
  return rows;
}
