import { sql, type RawBuilder } from 'kysely';
import type { QueryOf, ResultOf } from '#contract/endpoint.ts';
import type { LedgerPayment, listPayments } from '#contract/money/payments.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { inOrder, isOneOf, selectPiece } from '#server/db/list-piece.sql.ts';
import { accountsNamed } from './accounts.sql.ts';
import { meantOfPartNamed } from './meant.sql.ts';
import { isReversed, returnedOf } from './queued.sql.ts';

interface Wanted {
  /** Received on these days; without one there is no bound. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** One payment by its id. */
  readonly id?: number;
  /** Those of the ids. */
  readonly ids?: readonly number[];
}

function wanted({ from, to, id, ids }: Wanted): RawBuilder<unknown> {
  if (id !== undefined) return sql`p.ledger_payment_id = ${id}`;
  if (ids !== undefined) return isOneOf(sql`p.ledger_payment_id`, ids);
  const since = from === undefined ? sql`true` : sql`p.received_on >= ${from}::date`;
  const until = to === undefined ? sql`true` : sql`p.received_on <= ${to}::date`;
  return sql`${since} and ${until}`;
}

/** Payments of the table, with the accounts that they belong to, as a query without an order: `p` are their rows. */
export function paymentsFrom(
  unit: OwnedUnit,
  asked: RawBuilder<unknown>,
): RawBuilder<LedgerPayment> {
  return sql<LedgerPayment>`
    with asked as materialized (${asked}),
    named as materialized (${accountsNamed(unit)}),
    parts as materialized (
      select t.ledger_payment_id, sum(t.amount) as assigned,
             json_agg(json_build_object(
               'ledger_account_id', t.ledger_account_id, 'amount', t.amount, 'reason', t.reason,
               'claims', ${meantOfPartNamed},
               'space_number', n.space_number, 'building_name', n.building_name, 'names', n.names)
               order by t.ledger_part_id) as parts
        from ledger_parts t
        join named n on n.ledger_account_id = t.ledger_account_id
       where t.client_id = ${unit.client_id} and t.unit_id = ${unit.unit_id}
         and t.ledger_payment_id in (select ledger_payment_id from asked)
       group by t.ledger_payment_id)
    select p.ledger_payment_id, p.unit_id, to_char(p.received_on, 'YYYY-MM-DD') as received_on, p.amount,
           p.way, p.variable_symbol, p.constant_symbol, p.specific_symbol, p.payer_account, p.payer_name, p.message, p.note,
           coalesce(t.parts, '[]') as parts,
           case when r.is_reversed or p.return_of is not null then 0
                else p.amount - coalesce(t.assigned, 0) - r.returned end::float8 as unassigned,
           r.returned::float8 as returned, p.return_of, p.refund_batch_id, p.is_returning,
           p.is_parked, p.bank_movement_id, r.is_reversed, m.closed_at is not null as is_closed, p.version
      from asked p
     cross join lateral (select ${isReversed} as is_reversed, ${returnedOf} as returned) r
      left join ledger_months m on m.client_id = p.client_id and m.unit_id = p.unit_id
           and m.month = p.booked_in
      left join parts t on t.ledger_payment_id = p.ledger_payment_id`;
}

/** Payments of the unit with the accounts that they belong to, the newest first. */
export async function selectPayments(
  db: Db,
  unit: OwnedUnit,
  which: Wanted,
): Promise<LedgerPayment[]> {
  const asked = sql`select p.* from ledger_payments p where ${ofThem(unit, which)}`;
  const { rows } = await sql<LedgerPayment>`
    ${paymentsFrom(unit, asked)}
     order by p.received_on desc, p.ledger_payment_id desc`.execute(db);
  return rows;
}

const ofThem = ({ client_id, unit_id }: OwnedUnit, which: Wanted) =>
  sql`p.client_id = ${client_id} and p.unit_id = ${unit_id} and ${wanted(which)}`;

/** All payments of the unit, the newest first: a statement whose rows leave by pieces. */
export function paymentsOf(unit: OwnedUnit): RawBuilder<LedgerPayment> {
  const asked = sql`select p.* from ledger_payments p where ${ofThem(unit, {})}`;
  return sql<LedgerPayment>`
    ${paymentsFrom(unit, asked)}
     order by p.received_on desc, p.ledger_payment_id desc`;
}

/** A piece of those received on the days. Errors: `list-changed`. */
export async function selectPaymentsPiece(
  db: Db,
  unit: OwnedUnit,
  { from, to, ...asked }: QueryOf<typeof listPayments>,
): Promise<ResultOf<typeof listPayments>> {
  const list = {
    key: sql`p.ledger_payment_id`,
    order: [
      { by: sql`p.received_on`, descending: true },
      { by: sql`p.ledger_payment_id`, descending: true },
    ],
    from: sql`from ledger_payments p where ${ofThem(unit, { from, to })}`,
  };
  const { keys, told } = await selectPiece(db, list, asked);
  const rows = await selectPayments(db, unit, { ids: keys.map(Number) });
  return { values: inOrder(keys, rows, (row) => row.ledger_payment_id), ...told };
}

/** On which day each payment of the unit came, as a table: ledger_payment_id, received_on (text). */
export function paymentDays({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    select ledger_payment_id, to_char(received_on, 'YYYY-MM-DD') as received_on from ledger_payments
     where client_id = ${client_id} and unit_id = ${unit_id}`;
}

/** A payment as it stands while it is held. */
interface HeldVersion {
  readonly id: number;
  readonly version: number;
}

/** Payments that nobody else changes before the transaction ends; nor are the months closed that contain them. */
export async function selectPaymentsForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<HeldVersion[]> {
  const those = [...ids];
  const { rows } = await sql<HeldVersion>`
    with months as materialized (
      select m.month from ledger_months m
       where m.client_id = ${client_id} and m.unit_id = ${unit_id}
         and m.month in (select b.booked_in from ledger_payments b
                          where b.client_id = ${client_id} and b.unit_id = ${unit_id}
                            and b.ledger_payment_id = any (${those}::integer[]))
       order by m.month for share)
    select p.ledger_payment_id as id, p.version
      from ledger_payments p
     cross join (select count(*) from months) held
     where p.client_id = ${client_id} and p.unit_id = ${unit_id}
       and p.ledger_payment_id = any (${those}::integer[])
     order by p.ledger_payment_id
       for update of p`.execute(db);
  return rows;
}

/** Takes away all parts of the payments. */
export async function deleteParts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from ledger_parts
     where client_id = ${client_id} and unit_id = ${unit_id}
       and ledger_payment_id = any (${[...ids]}::integer[])`.execute(db);
}

/** Leaves payments for later, or has them wait again, as far as something of them belongs to nobody. */
export async function parkWaiting(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { ids, is_parked }: { readonly ids: readonly number[]; readonly is_parked: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with held as materialized (
      select ledger_payment_id from ledger_payments
       where client_id = ${client_id} and unit_id = ${unit_id}
         and ledger_payment_id = any (${[...ids]}::integer[])
       order by ledger_payment_id for no key update)
    update ledger_payments p set is_parked = ${is_parked}
     where p.client_id = ${client_id} and p.unit_id = ${unit_id}
       and p.ledger_payment_id in (select ledger_payment_id from held)
       and p.is_parked <> ${is_parked} and not p.is_returning and p.return_of is null
       and not ${isReversed}
       and p.amount - ${returnedOf} <> coalesce((
         select sum(t.amount) from ledger_parts t
          where t.client_id = p.client_id and t.unit_id = p.unit_id
            and t.ledger_payment_id = p.ledger_payment_id), 0)`.execute(db);
}
