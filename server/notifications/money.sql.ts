import { sql } from 'kysely';
import { USUAL_TOLD } from '#contract/money/arrears-interest.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import {
  brokenStatements,
  overdueAccounts,
  waitingPayments,
  withNames,
  type BrokenStatement,
  type OverdueAccount,
  type WaitingMoney,
} from '#server/core/ledger/signals.sql.ts';
import { forecastsOf, type ForecastRow } from '#server/core/billing/settlement-watch.sql.ts';
import type { Db } from '#server/db/db.ts';

interface OfUnit {
  readonly unit_name: string;
}
export type DebtRow = OverdueAccount & OfUnit;
export type PaymentRow = WaitingMoney & OfUnit;
export type StatementRow = BrokenStatement & OfUnit;

/** Everything of the client in its active units. */
const ofActive = (client_id: OwnedClientId) => ({
  client_id,
  where: sql`unit_id in (
    select u.unit_id from units u where u.client_id = ${client_id} and u.active)`,
});

const byUnit = sql`order by u.name collate public.czech, t.unit_id, t.turn`;

/** Debts in the active units that are as large and as old as their unit wants to be told of. */
export async function selectToldDebts(
  db: Db,
  client_id: OwnedClientId,
  today: string,
): Promise<DebtRow[]> {
  const of = ofActive(client_id);
  const large = sql`
    select o.* from (${overdueAccounts(of, today)}) o
      left join arrears_settings s on s.client_id = ${client_id} and s.unit_id = o.unit_id
     where o.overdue >= coalesce(s.told_amount, ${USUAL_TOLD.told_amount}::integer)
       and o.owed_since <= ${today}::date - coalesce(s.told_days, ${USUAL_TOLD.told_days}::integer)`;
  const { rows } = await sql<DebtRow>`
    select t.unit_id, t.ledger_account_id, t.overdue::float8 as overdue,
           to_char(t.owed_since, 'YYYY-MM-DD') as owed_since, t.names, t.building_name, t.space_number,
           u.name as unit_name
      from (${withNames(of, large)}) t
      join units u on u.client_id = ${client_id} and u.unit_id = t.unit_id
     ${byUnit}`.execute(db);
  return rows;
}

/** Payments that wait in the active units, the oldest of each unit first. */
export async function selectWaitingPayments(
  db: Db,
  client_id: OwnedClientId,
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select t.unit_id, t.ledger_payment_id, to_char(t.received_on, 'YYYY-MM-DD') as received_on,
           t.payer_name, t.variable_symbol, t.unassigned::float8 as unassigned, u.name as unit_name
      from (${waitingPayments(ofActive(client_id))}) t
      join units u on u.client_id = ${client_id} and u.unit_id = t.unit_id
     ${byUnit}`.execute(db);
  return rows;
}

/** Statements of banks of the active units before or after which something is missing, the oldest of each unit first. */
export async function selectBrokenStatements(
  db: Db,
  client_id: OwnedClientId,
  today: string,
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select t.unit_id, t.bank_statement_id, t.account_name, t.is_broken,
           to_char(t.from_on, 'YYYY-MM-DD') as from_on, to_char(t.to_on, 'YYYY-MM-DD') as to_on,
           to_char(t.after_on, 'YYYY-MM-DD') as after_on,
           to_char(t.next_due_on, 'YYYY-MM-DD') as next_due_on, t.missing_first, t.missing_last,
           u.name as unit_name
      from (${brokenStatements(ofActive(client_id), today)}) t
      join units u on u.client_id = ${client_id} and u.unit_id = t.unit_id
     ${byUnit}`.execute(db);
  return rows;
}

/** A running settlement with its last forecast that is kept, in its unit. */
export interface ForecastOfUnit extends ForecastRow, OfUnit {
  readonly unit_id: number;
}

/** Running settlements of the active units by whose forecasts somebody will owe. */
export async function selectForecasts(db: Db, client_id: OwnedClientId): Promise<ForecastOfUnit[]> {
  const { rows } = await sql<ForecastOfUnit>`
    select f.*, a.unit_id, a.name as unit_name
      from units a
     cross join lateral (${forecastsOf(client_id)}) f
     where a.client_id = ${client_id} and a.active
     order by a.name collate public.czech, a.unit_id, f.period_to, f.settlement_id`.execute(db);
  return rows;
}
