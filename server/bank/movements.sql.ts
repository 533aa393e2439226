import { sql, type RawBuilder } from 'kysely';
import {
  MOST_BANK_MOVEMENTS,
  MOST_OF_MOVEMENT,
  type BankMovement,
  type MovementFilter,
} from '#contract/money/bank-movements.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Movement } from '#server/core/ledger/movement.ts';
import { paymentOfMovement } from '#server/core/ledger/bank-payments.sql.ts';
import { lumpOfMovement } from '#server/core/ledger/lumps.sql.ts';
import { refundOfMovement } from '#server/core/ledger/refund-meetings.sql.ts';
import type { Db } from '#server/db/db.ts';

/** What was decided: of a movement that is a payment, the payment says it. */
const state = sql`case when p.ledger_payment_id is null then m.state
                        when p.is_parked and p.unassigned <> 0 then 'parked' else 'waiting' end`;
/** Of it nothing waits: it belongs to somebody, or goes back to who paid it. */
const isSettled = sql`(l.period is not null or p.ledger_payment_id is not null and (p.unassigned = 0 or p.is_returning))`;
/** It is money of the post, whose payers' payments are booked from its files. */
const isLump = sql`(l.period is not null)`;

/** Payments wait: what came, and what undoes it; what was sent away waits for nothing. */
const conditions: Readonly<Record<MovementFilter, RawBuilder<unknown>>> = {
  waiting: sql`(${state} = 'waiting' and (m.amount > 0 or m.is_reversal) and not ${isSettled})`,
  parked: sql`(${state} = 'parked' and not ${isLump})`,
  assigned: isSettled,
  sent: sql`(m.amount < 0 and not m.is_reversal)`,
  all: sql`true`,
};

/** Movements, each beside what became of it in the ledger. */
const withPayments = sql`
  bank_movements m
  left join lateral (${paymentOfMovement}) p on true
  left join lateral (${lumpOfMovement}) l on true
  left join lateral (${refundOfMovement}) g on true`;

/** Movements of statements counted, as a table: bank_statement_id, credit and debit in hellers, waiting, parked. */
export function waitingByStatement(unit: OwnedUnit): RawBuilder<unknown> {
  const { client_id, unit_id } = unit;
  return sql`
    select m.bank_statement_id, sum(m.amount) filter (where m.amount > 0) as credit,
           sum(-m.amount) filter (where m.amount < 0) as debit,
           count(*) filter (where ${conditions.waiting}) as waiting,
           count(*) filter (where ${conditions.parked}) as parked
      from ${withPayments}
     where m.client_id = ${client_id} and m.unit_id = ${unit_id}
     group by 1`;
}

/** What came and is no payment yet. */
const isToBook = sql`(p.ledger_payment_id is null and m.amount between 1 and ${MOST_OF_MOVEMENT}
                      and not m.is_reversal and not ${isLump})`;
const isReversalToBook = sql`(p.ledger_payment_id is null and m.is_reversal and not ${isLump}
                              and m.amount between ${-MOST_OF_MOVEMENT} and -1)`;

/** Movements of the unit that may become payments and are none yet, in the order in which they came. */
export async function selectUnbooked(db: Db, unit: OwnedUnit): Promise<Movement[]> {
  const { client_id, unit_id } = unit;
  const { rows } = await sql<Movement>`
    select m.bank_movement_id, to_char(m.booked_on, 'YYYY-MM-DD') as booked_on, m.amount,
           m.variable_symbol, m.constant_symbol, m.specific_symbol, m.counter_account, m.counter_name,
           m.message, m.is_reversal, m.state = 'parked' as is_parked, m.by_hand
      from ${withPayments}
     where m.client_id = ${client_id} and m.unit_id = ${unit_id} and (${isToBook} or ${isReversalToBook})
     order by m.booked_on, m.bank_movement_id`.execute(db);
  return rows;
}

/** Movements of a statement. */
export async function selectIdsOfStatement(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select bank_movement_id as id from bank_movements
     where client_id = ${client_id} and unit_id = ${unit_id} and bank_statement_id = ${id}`.execute(
    db,
  );
  return rows.map((one) => one.id);
}

/** Which movements are meant: of an account, of a statement, or of all. */
export interface MovementScope {
  readonly bank_account_id?: number | undefined;
  readonly bank_statement_id?: number | undefined;
}

const scoped = (
  { client_id, unit_id }: OwnedUnit,
  { bank_account_id = 0, bank_statement_id = 0 }: MovementScope,
) => sql`m.client_id = ${client_id} and m.unit_id = ${unit_id}
     and ${bank_account_id}::integer in (0, m.bank_account_id)
     and ${bank_statement_id}::integer in (0, m.bank_statement_id)`;

function movementsFrom(condition: RawBuilder<unknown>): RawBuilder<BankMovement> {
  return sql<BankMovement>`
    select m.bank_movement_id, m.unit_id, m.bank_account_id, m.bank_statement_id, a.name as account_name,
           m.booked_on, m.amount, m.counter_account, m.counter_name, m.variable_symbol,
           m.constant_symbol, m.specific_symbol, m.message, m.kind_text, m.is_reversal,
           p.ledger_payment_id, case when p.is_returning then 0 else p.unassigned end::float8 as unassigned,
           case when p.is_returning then 'returning' when p.returned = m.amount then 'returned' end as going_back,
           l.period as sipo_period, g.refund_batch_id,
           ${state} as state, m.note, m.created, m.updated, m.version
      from ${withPayments}
      join bank_accounts a on a.client_id = m.client_id and a.unit_id = m.unit_id
           and a.bank_account_id = m.bank_account_id
     where ${condition}
     order by m.booked_on desc, m.bank_movement_id desc
     limit ${MOST_BANK_MOVEMENTS}`;
}

/** Movements by the filter, the newest first; no more than are told at once. */
export async function selectMovements(
  db: Db,
  unit: OwnedUnit,
  { filter, ...scope }: MovementScope & { readonly filter: MovementFilter },
): Promise<BankMovement[]> {
  const condition = sql`${scoped(unit, scope)} and ${conditions[filter]}`;
  return (await movementsFrom(condition).execute(db)).rows;
}

type Counted = Record<MovementFilter, number> & { is_found: boolean; unbooked_count: number };

/** How many movements each filter leaves, and whether the account and the statement that are named are the unit's. */
export async function selectCounts(db: Db, unit: OwnedUnit, scope: MovementScope) {
  const { bank_account_id = null, bank_statement_id = null } = scope;
  const ofUnit = sql`client_id = ${unit.client_id} and unit_id = ${unit.unit_id}`;
  const { rows } = await sql<Counted>`
    select count(*) filter (where ${conditions.waiting})::integer as waiting,
           count(*) filter (where ${conditions.parked})::integer as parked,
           count(*) filter (where ${conditions.assigned})::integer as assigned,
           count(*) filter (where ${conditions.sent})::integer as sent,
           count(*)::integer as all,
           (${bank_account_id}::integer is null or exists (
             select from bank_accounts
              where ${ofUnit} and bank_account_id = ${bank_account_id}::integer)) and
           (${bank_statement_id}::integer is null or exists (
             select from bank_statements
              where ${ofUnit} and bank_statement_id = ${bank_statement_id}::integer)) as is_found,
           (select count(*) from ${withPayments}
             where m.client_id = ${unit.client_id} and m.unit_id = ${unit.unit_id}
               and ${isToBook})::integer as unbooked_count
      from ${withPayments}
     where ${scoped(unit, scope)}`.execute(db);
  const { is_found, unbooked_count, ...counts } = rows[0] as Counted;
  return { is_found, unbooked_count, counts };
}

/** Reversals that undo nothing yet, those left for later last; no larger ones than the ledger keeps. */
export async function selectReversals(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<BankMovement[]> {
  const waiting = sql`m.client_id = ${client_id} and m.unit_id = ${unit_id} and m.is_reversal
    and p.ledger_payment_id is null and not ${isLump}
    and m.amount between ${-MOST_OF_MOVEMENT} and ${MOST_OF_MOVEMENT}`;
  const { rows } = await movementsFrom(waiting).execute(db);
  const isLast = (one: BankMovement) => Number(one.state === 'parked');
  // The oldest first, as payments wait.
  return rows.toReversed().toSorted((one, other) => isLast(one) - isLast(other));
}

/** Movements that change, in their versions; nobody else changes them before the transaction ends. */
export async function selectMovementsForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<{ bank_movement_id: number; version: number }[]> {
  return db
    .selectFrom('bank_movements')
    .select(['bank_movement_id', 'version'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where(sql<boolean>`bank_movement_id = any (${[...ids]}::integer[])`)
    .orderBy('bank_movement_id')
    .forNoKeyUpdate()
    .execute();
}

/** The payments that the movements are. */
export async function selectPaymentsOfMovements(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.ledger_payment_id as id from ${withPayments}
     where m.client_id = ${client_id} and m.unit_id = ${unit_id}
       and m.bank_movement_id = any (${[...ids]}::integer[])
       and p.ledger_payment_id is not null`.execute(db);
  return rows.map((one) => one.id);
}

export async function selectMovement(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<BankMovement | undefined> {
  const { client_id, unit_id } = unit;
  const own = sql`m.client_id = ${client_id} and m.unit_id = ${unit_id} and m.bank_movement_id = ${id}`;
  return (await movementsFrom(own).execute(db)).rows[0];
}
