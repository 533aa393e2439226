import { sql, type RawBuilder } from 'kysely';

type Sql = RawBuilder<unknown>;

// A claim that was put right and its opposite one are due on the same day and make nothing together: neither
// is a debt, nor does one pay what was due before the other.

/** What of a claim `c` counts as owed: nothing of one less than nothing; an opposite one takes back the claim that it puts right. */
export const owedOf: Sql = sql`
  case when c.opposite_of is null then greatest(c.amount, 0) else c.amount end`;

/** What of a claim `c` counts as paid: all of one that takes something back and puts no single claim right. */
export const creditedOf: Sql = sql`
  case when c.opposite_of is null then greatest(-c.amount, 0) else 0 end`;

/** Whether a claim `c` is neither put right nor the opposite of one. */
export const stands: Sql = sql`
  (c.opposite_of is null and not exists (
    select from ledger_claims o
     where o.client_id = c.client_id and o.unit_id = c.unit_id and o.opposite_of = c.ledger_claim_id))`;
