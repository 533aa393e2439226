import { sql, type RawBuilder } from 'kysely';
import { periodDay } from '#contract/rules/sipo-period.ts';
import type { SipoPaymentRow } from '#contract/sipo/payments.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import {
  accountsBorneOn,
  paymentsFromPost,
  writtenOfPost,
} from '#server/core/ledger/sipo-payments.sql.ts';
import type { Db } from '#server/db/db.ts';
import { advancesByCode } from './payers.sql.ts';
import type { Share } from './split.ts';

/** A record of the post as it stands to the accounts, with sums of all records of its state. */
export interface StoredRow extends Omit<SipoPaymentRow, 'parts' | 'reason'> {
  /** Whose line of the hand-over it is; null of a payer that nobody handed over. */
  readonly address_id: number | null;
  /** Without zeros in front. */
  readonly fee_code: string;
  readonly is_closed: boolean;
  readonly state_amount: number;
  /** Payments of SIPO of the period's month that a person wrote down: the same with each row. */
  readonly written: { readonly count: number; readonly amount: number };
}

/**
 * Payments of the period from all files of the unit, as a table: columns of their records, fee_code without zeros
 * in front, sipo_hand_over_id, and is_repeated, whether an earlier file has brought the same one: the payer, the
 * code, the day, the amount, and which of several alike in its file; last_answer_id is the last file that has it.
 * Of a number that was cleared nobody knows.
 */
export function paidRecords(unit: OwnedUnit, of: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select r.*, r.sipo <> '' and row_number() over (
             partition by r.sipo, r.fee_code, r.paid_on, r.amount, r.place
             order by r.sipo_answer_id) > 1 as is_repeated,
           max(r.sipo_answer_id) over (
             partition by r.sipo, r.fee_code, r.paid_on, r.amount, r.place) as last_answer_id
      from (
        select r.sipo_answer_row_id, r.sipo_answer_id, r.row_number, r.sipo,
               ltrim(r.fee_code, '0') as fee_code, r.amount, r.paid_on, a.sipo_hand_over_id,
               row_number() over (
                 partition by r.sipo_answer_id, r.sipo, ltrim(r.fee_code, '0'), r.paid_on, r.amount
                 order by r.row_number) as place
          from sipo_answers a
          join sipo_answer_rows r on r.client_id = a.client_id and r.sipo_answer_id = a.sipo_answer_id
         where a.client_id = ${unit.client_id} and a.unit_id = ${unit.unit_id} and a.kind = 'paid'
           and ${of}) r`;
}

/**
 * Payments of the period and what the post has refused of it, by name. A refusal read after the payment holds
 * against it, unless the payment is what the post had before the refused change. A refused record without any
 * payment is told once, as the last file has it.
 */
export async function selectPostRows(
  db: Db,
  unit: OwnedUnit,
  period: string,
): Promise<StoredRow[]> {
  const { client_id, unit_id } = unit;
  const { rows } = await sql<StoredRow>`
    with paid as materialized (${paidRecords(unit, sql`a.period = ${period}`)}),
    refused as materialized (
      select distinct on (r.sipo, ltrim(r.fee_code, '0'))
             r.sipo_answer_row_id, r.sipo_answer_id, r.sipo, ltrim(r.fee_code, '0') as fee_code,
             r.amount, r.codes, a.sipo_hand_over_id
        from sipo_answers a
        join sipo_answer_rows r on r.client_id = a.client_id and r.sipo_answer_id = a.sipo_answer_id
       where a.client_id = ${client_id} and a.unit_id = ${unit_id} and a.kind = 'refused'
         and a.period = ${period}
       order by r.sipo, ltrim(r.fee_code, '0'), r.sipo_answer_id desc, r.row_number),
    lines as materialized (
      select l.sipo_hand_over_id, l.sipo, ltrim(l.fee_code, '0') as fee_code, l.address_id,
             l.payer_name, case when l.change = 'changed' then l.former_amount end as former_amount
        from sipo_lines l
       where l.client_id = ${client_id} and l.unit_id = ${unit_id} and l.change <> 'cancelled'),
    booked as materialized (${paymentsFromPost(unit)}),
    standing as (
      select p.sipo_answer_row_id, p.sipo, p.fee_code, l.address_id, l.payer_name, p.amount,
             to_char(p.paid_on, 'YYYY-MM-DD') as paid_on, b.ledger_payment_id,
             coalesce(b.is_closed and not b.is_reversed, false) as is_closed,
             coalesce(f.codes, '') as codes,
             case when b.is_reversed then 'undone'
                  when b.sipo_answer_row_id is not null
                    then case when f.codes is null then 'booked' else 'reversing' end
                  when p.is_repeated then 'repeated'
                  when f.codes is not null then 'refused'
                  else 'new' end as state
        from paid p
        left join lines l on l.sipo_hand_over_id = p.sipo_hand_over_id and l.sipo = p.sipo
             and l.fee_code = p.fee_code
        left join booked b on b.sipo_answer_row_id = p.sipo_answer_row_id
        left join refused f on f.sipo = p.sipo and f.fee_code = p.fee_code
             and p.sipo <> '' and f.sipo_answer_id > p.last_answer_id
             and l.former_amount is distinct from p.amount
       where p.amount > 0
      union all
      select f.sipo_answer_row_id, f.sipo, f.fee_code, l.address_id, l.payer_name, f.amount,
             null, null, false, f.codes, 'refused'
        from refused f
        left join lines l on l.sipo_hand_over_id = f.sipo_hand_over_id and l.sipo = f.sipo
             and l.fee_code = f.fee_code
       where not exists (select from paid p where p.sipo = f.sipo and p.fee_code = f.fee_code))
    select sipo_answer_row_id, sipo, fee_code, address_id, coalesce(payer_name, '') as payer_name,
           amount, paid_on, ledger_payment_id, is_closed, codes, state,
           (sum(amount) over (partition by state))::float8 as state_amount,
           (select row_to_json(w) from (${writtenOfPost(unit, periodDay(period))}) w) as written
      from standing
     order by payer_name collate public.czech nulls last, sipo, sipo_answer_row_id`.execute(db);
  return rows;
}

/** A share of a payer, by his address and the fee code without zeros in front. */
export interface StoredShare extends Share {
  readonly address_id: number;
  readonly fee_code: string;
}

/** What payers of SIPO pay in advance for each of their spaces on the day, with the accounts of those who bear them. */
export async function selectShares(db: Db, unit: OwnedUnit, day: string): Promise<StoredShare[]> {
  const { client_id, unit_id } = unit;
  const of = sql`from sipo_settings where client_id = ${client_id} and unit_id = ${unit_id}`;
  const codes = {
    fee_code: sql`coalesce((select fee_code ${of}), '')`,
    service_fees: sql`coalesce((select service_fees ${of}), '[]')`,
  };
  const { rows } = await sql<StoredShare>`
    with ${advancesByCode(unit, day, codes)},
    accounts as materialized (${accountsBorneOn(unit, sql`${day}::date`)})
    select p.address_id, ltrim(p.fee_code, '0') as fee_code, p.amount::float8 as advances,
           case when a.ledger_account_id is not null then json_build_object(
             'ledger_account_id', a.ledger_account_id, 'space_number', a.space_number,
             'building_name', a.building_name, 'names', a.names) end as account
      from paid p
      left join accounts a on a.pasport_id = p.pasport_id
     order by p.address_id, p.fee_code, a.ledger_account_id, p.pasport_id`.execute(db);
  return rows;
}

/** Whether a payment of the unit stands that is of a record of the file. */
export async function selectIsBooked(db: Db, unit: OwnedUnit, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_booked: boolean }>`
    select exists (
      select from (${paymentsFromPost(unit)}) b
        join sipo_answer_rows r on r.client_id = ${unit.client_id}
             and r.sipo_answer_row_id = b.sipo_answer_row_id
       where r.unit_id = ${unit.unit_id} and r.sipo_answer_id = ${id} and not b.is_reversed) as is_booked`.execute(
    db,
  );
  return rows[0]?.is_booked === true;
}
