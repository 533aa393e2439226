import { sql, type RawBuilder } from 'kysely';
import {
  MOST_BANK_MOVEMENTS,
  type BankMovement,
  type MovementFilter,
} from '#contract/money/bank-movements.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Payments wait: what came, and what undoes it; what was sent away waits for nothing. */
const conditions: Readonly<Record<MovementFilter, RawBuilder<unknown>>> = {
  waiting: sql`(m.state = 'waiting' and (m.amount > 0 or m.is_reversal))`,
  parked: sql`(m.state = 'parked')`,
  sent: sql`(m.amount < 0 and not m.is_reversal)`,
  all: sql`true`,
};

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
           m.constant_symbol, m.specific_symbol, m.message, m.kind_text, m.is_reversal, m.state, m.note,
           m.created, m.updated, m.version
      from bank_movements m
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

/** How many movements each filter leaves, and whether the account and the statement that are named are the unit's. */
export async function selectCounts(db: Db, unit: OwnedUnit, scope: MovementScope) {
  const { bank_account_id = null, bank_statement_id = null } = scope;
  const ofUnit = sql`client_id = ${unit.client_id} and unit_id = ${unit.unit_id}`;
  const { rows } = await sql<Record<MovementFilter, number> & { is_found: boolean }>`
    select count(*) filter (where ${conditions.waiting})::integer as waiting,
           count(*) filter (where ${conditions.parked})::integer as parked,
           count(*) filter (where ${conditions.sent})::integer as sent,
           count(*)::integer as all,
           (${bank_account_id}::integer is null or exists (
             select from bank_accounts
              where ${ofUnit} and bank_account_id = ${bank_account_id}::integer)) and
           (${bank_statement_id}::integer is null or exists (
             select from bank_statements
              where ${ofUnit} and bank_statement_id = ${bank_statement_id}::integer)) as is_found
      from bank_movements m
     where ${scoped(unit, scope)}`.execute(db);
  const { is_found = false, ...counts } = rows[0] ?? { waiting: 0, parked: 0, sent: 0, all: 0 };
  return { is_found, counts };
}

export async function selectMovement(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<BankMovement | undefined> {
  const own = sql`m.client_id = ${client_id} and m.unit_id = ${unit_id} and m.bank_movement_id = ${id}`;
  return (await movementsFrom(own).execute(db)).rows[0];
}
