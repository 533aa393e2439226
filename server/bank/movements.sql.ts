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
import { selectAllBeside } from '#server/db/rows-under.sql.ts';

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
  left join lateral (${lumpOfMovement}) l on true`;

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

/** Which movements are meant: of an account, of a statement, or of all; and those of a filter. */
interface Wanted {
  readonly filter: MovementFilter;
  readonly bank_account_id?: number | undefined;
  readonly bank_statement_id?: number | undefined;
}

const newestFirst = sql`m.booked_on desc, m.bank_movement_id desc`;

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
      left join lateral (${refundOfMovement}) g on true
      join bank_accounts a on a.client_id = m.client_id and a.unit_id = m.unit_id
           and a.bank_account_id = m.bank_account_id
     where ${condition}
     order by ${newestFirst}
     limit ${MOST_BANK_MOVEMENTS}`;
}

const ofUnit = ({ client_id, unit_id }: OwnedUnit) =>
  sql`m.client_id = ${client_id} and m.unit_id = ${unit_id}`;

/** Movements of the account and the statement as a table, each with which filters leave it and whether it is to be booked. */
function judged(
  unit: OwnedUnit,
  { bank_account_id = 0, bank_statement_id = 0 }: Wanted,
): RawBuilder<unknown> {
  const filters = Object.entries(conditions).map(
    ([filter, holds]) => sql`${holds} as ${sql.ref(filter)}`,
  );
  return sql`
    select m.bank_movement_id, m.booked_on, ${isToBook} as is_to_book, ${sql.join(filters)}
      from ${withPayments}
     where ${ofUnit(unit)} and ${bank_account_id}::integer in (0, m.bank_account_id)
       and ${bank_statement_id}::integer in (0, m.bank_statement_id)`;
}

interface Counted {
  /** Whether the account and the statement that are named are the unit's. */
  readonly is_found: boolean;
  /** How many movements each filter leaves. */
  readonly counts: Readonly<Record<MovementFilter, number>>;
  /** Of the whole unit: what came and is no payment yet. */
  readonly unbooked_count: number;
}

/** What is counted of the table `judged`; of the whole unit where that is a part of it. */
function countsOf(unit: OwnedUnit, wanted: Wanted): RawBuilder<Counted> {
  const { bank_account_id = null, bank_statement_id = null } = wanted;
  const own = sql`client_id = ${unit.client_id} and unit_id = ${unit.unit_id}`;
  const isWhole = bank_account_id === null && bank_statement_id === null;
  const counts = Object.keys(conditions).map(
    (filter) => sql`${filter}::text, count(*) filter (where ${sql.ref(filter)})`,
  );
  const unbooked = isWhole
    ? sql`count(*) filter (where is_to_book)`
    : sql`(select count(*) from ${withPayments} where ${ofUnit(unit)} and ${isToBook})`;
  return sql<Counted>`
    select (${bank_account_id}::integer is null or exists (
             select from bank_accounts
              where ${own} and bank_account_id = ${bank_account_id}::integer)) and
           (${bank_statement_id}::integer is null or exists (
             select from bank_statements
              where ${own} and bank_statement_id = ${bank_statement_id}::integer)) as is_found,
           json_build_object(${sql.join(counts)}) as counts, ${unbooked} as unbooked_count
      from judged`;
}

/**
 * Movements by the filter, the newest first, no more than are told at once; and what is counted beside them. What
 * became of a movement is looked up once for all that is counted, and again only for those that are told.
 */
export async function selectMovements(
  db: Db,
  unit: OwnedUnit,
  wanted: Wanted,
): Promise<{ one: Counted; rows: BankMovement[] }> {
  const told = sql`
    select m.bank_movement_id from judged m where ${sql.ref(wanted.filter)}
     order by ${newestFirst} limit ${MOST_BANK_MOVEMENTS}`;
  return selectAllBeside(db, {
    tables: sql`judged as materialized (${judged(unit, wanted)})`,
    one: countsOf(unit, wanted),
    rows: movementsFrom(sql`${ofUnit(unit)} and m.bank_movement_id = any (array(${told}))`),
  });
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
