import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Scope } from '#server/core/time/records-on.sql.ts';
import { balancesOf } from './balances.sql.ts';
import { queuedPayments } from './queued.sql.ts';
import { statementsWithGaps } from './statement-gaps.sql.ts';

type Sql = RawBuilder<unknown>;

// What money has to tell a person: the tile, the line of the day, the message and the list to which they
// lead count one and the same. In each table `turn` begins in each unit with the most urgent.

/** An account of which something is overdue, with who it is. */
export interface OverdueAccount {
  readonly unit_id: number;
  readonly ledger_account_id: number;
  /** Hellers. */
  readonly overdue: number;
  /** When the oldest unpaid claim was due. */
  readonly owed_since: string;
  /** Who represents them first. */
  readonly names: string;
  readonly building_name: string;
  readonly space_number: string;
}

/**
 * Accounts of the scope of which something is overdue at the end of the day, as a table: unit_id,
 * ledger_account_id, overdue (hellers), owed_since, turn; who owes most is the first.
 */
export function overdueAccounts(of: Scope, day: string): Sql {
  return sql`
    select b.unit_id, b.ledger_account_id, b.overdue, b.owed_since,
           row_number() over (partition by b.unit_id
             order by b.overdue desc, b.ledger_account_id) as turn
      from (${balancesOf(of, day)}) b
     where b.overdue > 0`;
}

/** Rows of the table of overdue accounts with names and places; the table `of` is of a client. */
export function withNames({ client_id }: Pick<Scope, 'client_id'>, of: Sql): Sql {
  return sql`
    select o.*, w.names, s.building_name, s.space_number
      from (${of}) o
      join ledger_accounts a on a.client_id = ${client_id} and a.unit_id = o.unit_id
           and a.ledger_account_id = o.ledger_account_id
     cross join lateral (
       select coalesce(string_agg(n.full_name, ', ' order by p.place), '') as names
         from ledger_account_people p
         join person_names n on n.client_id = p.client_id and n.unit_id = p.unit_id
              and n.address_id = p.address_id
        where p.client_id = a.client_id and p.unit_id = a.unit_id
          and p.ledger_account_id = a.ledger_account_id) w
     cross join lateral (
       select p.building_name, p.space_number from pasport_places p
        where p.client_id = a.client_id and p.unit_id = a.unit_id and p.pasport_id = a.pasport_id
       offset 0) s`;
}

/** Whether anything of the unit was ever claimed or paid, as an expression. */
export const hasAccounts = ({ client_id, unit_id }: OwnedUnit) => sql<boolean>`
  exists (select from ledger_accounts where client_id = ${client_id} and unit_id = ${unit_id})`;

/** Whether anything of the unit was ever claimed, as an expression. */
export const hasClaims = ({ client_id, unit_id }: OwnedUnit) => sql<boolean>`
  exists (select from ledger_claims where client_id = ${client_id} and unit_id = ${unit_id})`;

/** A payment of which something belongs to nobody. */
export interface WaitingMoney {
  readonly unit_id: number;
  readonly ledger_payment_id: number;
  readonly received_on: string;
  readonly payer_name: string;
  readonly variable_symbol: string;
  /** Hellers that belong to nobody. */
  readonly unassigned: number;
}

/** Payments of the scope that wait to be given to somebody, as a table with turn; the oldest is the first. */
export function waitingPayments(of: Scope): Sql {
  return sql`
    select q.unit_id, q.ledger_payment_id, q.received_on, q.payer_name, q.variable_symbol, q.unassigned,
           row_number() over (partition by q.unit_id
             order by q.received_on, q.ledger_payment_id) as turn
      from (${queuedPayments(of, false)}) q`;
}

/** A statement of a bank before which something is missing, or after which nothing has come in time. */
export interface BrokenStatement {
  readonly unit_id: number;
  readonly bank_statement_id: number;
  readonly account_name: string;
  /** Whether anything is missing before it. */
  readonly is_broken: boolean;
  readonly from_on: string;
  readonly to_on: string;
  /** The last day of the statement before; null of the first one. */
  readonly after_on: string | null;
  readonly missing_first: number | null;
  readonly missing_last: number | null;
  /** By when the next one was to come; null where that has not passed. */
  readonly next_due_on: string | null;
}

/**
 * Statements of the scope before or after which something is missing on the day, as a table with turn; the
 * oldest is the first.
 */
export function brokenStatements(of: Scope, day: string): Sql {
  return sql`
    select g.unit_id, g.bank_statement_id, b.name as account_name, g.is_broken, g.from_on, g.to_on,
           g.after_on, g.missing_first, g.missing_last, g.next_due_on,
           row_number() over (partition by g.unit_id
             order by g.from_on, g.bank_statement_id) as turn
      from (${statementsWithGaps(of, day)}) g
      join bank_accounts b on b.client_id = ${of.client_id} and b.unit_id = g.unit_id
           and b.bank_account_id = g.bank_account_id
     where g.is_broken or g.next_due_on is not null`;
}
