import { sql, type RawBuilder } from 'kysely';

/** Parts of payments, given as rows of their table, with the payments that they are of; amounts in crowns. */
export function partsTold(parts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select r.ledger_account_id, p.received_on, p.way, r.amount / 100.0 as amount,
           p.amount / 100.0 as payment_amount, r.reason, p.variable_symbol, p.payer_account,
           p.payer_name, p.message, p.note, p.created
      from (${parts}) r
      join ledger_payments p on p.client_id = r.client_id and p.unit_id = r.unit_id
           and p.ledger_payment_id = r.ledger_payment_id
     order by p.received_on, p.ledger_payment_id`;
}
