import { sql } from 'kysely';
import type { BankStatement } from '#contract/money/bank-statements.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { statementsWithGaps } from '#server/core/ledger/statement-gaps.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { waitingByStatement } from './movements.sql.ts';
import type { KnownAccount, KnownStatement, MovementKey } from './overlap.ts';

/** Statements of all accounts of the unit with what is missing between them and after the last ones on the day, the newest first. */
export async function selectStatements(db: Db, unit: OwnedUnit, day: string) {
  const { client_id, unit_id } = unit;
  const { rows } = await sql<BankStatement>`
    select s.bank_statement_id, s.unit_id, s.bank_account_id, a.name as account_name, s.format,
           s.number, s.from_on, s.to_on, s.opening, s.closing,
           coalesce(m.credit, 0)::float8 as credit, coalesce(m.debit, 0)::float8 as debit,
           s.movements_count, s.doubled_count,
           coalesce(m.waiting, 0)::integer as waiting_count,
           coalesce(m.parked, 0)::integer as parked_count,
           g.missing_first, g.missing_last, g.expected_opening::float8 as expected_opening,
           to_char(g.next_due_on, 'YYYY-MM-DD') as next_due_on,
           s.file_name, s.user_name, s.created
      from bank_statements s
      join bank_accounts a on a.client_id = s.client_id and a.unit_id = s.unit_id
           and a.bank_account_id = s.bank_account_id
      join (${statementsWithGaps(ofUnit(unit), day)}) g on g.bank_statement_id = s.bank_statement_id
      left join (${waitingByStatement(unit)}) m on m.bank_statement_id = s.bank_statement_id
     where s.client_id = ${client_id} and s.unit_id = ${unit_id}
     order by s.to_on desc, s.from_on desc, s.bank_statement_id desc`.execute(db);
  return rows;
}

/** What an account has: all its statements, and its movements of the days. */
export async function selectKnown(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { id, from, to }: { readonly id: number; readonly from: string; readonly to: string },
): Promise<KnownAccount> {
  const statements = await sql<KnownStatement>`
    select number, from_on, to_on, opening, closing, movements_count, content_hash
      from bank_statements
     where client_id = ${client_id} and unit_id = ${unit_id} and bank_account_id = ${id}`.execute(
    db,
  );
  const movements = await sql<MovementKey>`
    select booked_on, movement_key, key_number
      from bank_movements
     where client_id = ${client_id} and unit_id = ${unit_id} and bank_account_id = ${id}
       and booked_on between ${from}::date and ${to}::date`.execute(db);
  return { statements: statements.rows, movements: movements.rows };
}

/** A statement, and how many later ones have not taken its movements because it had brought them. */
export async function selectDropped(db: Db, { client_id, unit_id }: OwnedUnit, id: number) {
  const { rows } = await sql<{ bank_account_id: number; leaning: number }>`
    select s.bank_account_id,
           (select count(*) from bank_statements o
             where o.client_id = s.client_id and o.unit_id = s.unit_id
               and o.bank_account_id = s.bank_account_id and o.doubled_count > 0
               and o.bank_statement_id > s.bank_statement_id
               and o.from_on <= s.to_on and o.to_on >= s.from_on)::integer as leaning
      from bank_statements s
     where s.client_id = ${client_id} and s.unit_id = ${unit_id}
       and s.bank_statement_id = ${id}
       for update of s`.execute(db);
  return rows[0];
}
