import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/db/db.ts';

/**
 * Holds payments `p` of the condition until the transaction ends; returns their ids. What else is known of
 * them (their parts, whether they were put right) has to be asked by another statement: one that waits for
 * whoever holds a payment goes on with what the rows around it were before.
 */
export async function holdPayments(db: Db, condition: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.ledger_payment_id as id from ledger_payments p
     where ${condition} order by p.ledger_payment_id for update of p`.execute(db);
  return rows.map(({ id }) => id);
}
