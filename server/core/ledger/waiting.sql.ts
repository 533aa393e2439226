import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { holdPayments } from './held-payments.sql.ts';

/** A payment of which nothing belongs to anybody yet. */
export interface WaitingPayment {
  readonly ledger_payment_id: number;
  readonly version: number;
  readonly note: string;
  readonly received_on: string;
  readonly amount: number;
  readonly variable_symbol: string;
  readonly message: string;
  readonly payer_account: string;
  readonly payer_name: string;
  /** The movement of a bank that it is of, and whether a person has decided what that one is. */
  readonly bank_movement_id: number | null;
  readonly is_decided: boolean;
}

/** Of payments `p` of the unit: those that wait whole and are not left for later. */
function waitWhole({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.opposite_of is null
    and not p.is_parked and not p.is_returning and p.return_of is null
    and not exists (select from ledger_parts t
                     where t.client_id = p.client_id and t.unit_id = p.unit_id
                       and t.ledger_payment_id = p.ledger_payment_id)
    and not exists (select from ledger_payments o
                     where o.client_id = p.client_id and o.unit_id = p.unit_id
                       and p.ledger_payment_id in (o.opposite_of, o.return_of))`;
}

/** Payments of the unit that wait whole and are not left for later, the oldest first; nobody else changes them before the transaction ends. */
export async function selectWaitingHeld(db: Db, unit: OwnedUnit): Promise<WaitingPayment[]> {
  const held = await holdPayments(db, waitWhole(unit));
  const { rows } = await sql<WaitingPayment>`
    select p.ledger_payment_id, p.version, p.note, to_char(p.received_on, 'YYYY-MM-DD') as received_on,
           p.amount, p.variable_symbol, p.message, p.payer_account, p.payer_name,
           p.bank_movement_id,
           exists (select from bank_movements m
                    where m.client_id = p.client_id and m.bank_movement_id = p.bank_movement_id
                      and m.by_hand) as is_decided
      from ledger_payments p
     where ${waitWhole(unit)} and p.ledger_payment_id = any (${held}::integer[])
     order by p.received_on, p.ledger_payment_id`.execute(db);
  return rows;
}
