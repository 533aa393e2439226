import { sql } from 'kysely';
import type { LearnedPayer } from '#contract/money/payers.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { accountsNamed } from './accounts.sql.ts';

/** Accounts from which people pay, by their numbers, with what was paid from each. */
export async function selectPayers(db: Db, unit: OwnedUnit): Promise<LearnedPayer[]> {
  const { rows } = await sql<LearnedPayer>`
    with named as materialized (${accountsNamed(unit)})
    select y.ledger_payer_id, y.payer_account, y.ledger_account_id, n.space_number, n.building_name,
           n.names, y.created, coalesce(l.payer_name, '') as payer_name,
           to_char(l.received_on, 'YYYY-MM-DD') as paid_on
      from ledger_payers y
      join named n on n.ledger_account_id = y.ledger_account_id
      left join lateral (
        select p.payer_name, p.received_on from ledger_payments p
         where p.client_id = y.client_id and p.unit_id = y.unit_id
           and p.payer_account = y.payer_account and p.amount > 0
         order by p.received_on desc, p.ledger_payment_id desc limit 1) l on true
     where y.client_id = ${unit.client_id} and y.unit_id = ${unit.unit_id}
     order by y.payer_account, y.ledger_payer_id`.execute(db);
  return rows;
}

/** Which account of a bank pays which account of the ledger. */
export interface Pays {
  readonly payer_account: string;
  readonly ledger_account_id: number;
}

/** The same as columns `payer_account` and `ledger_account_id` of a table. */
const paysTable = (pays: readonly Pays[]) => sql`
  unnest(${pays.map((one) => one.payer_account)}::text[],
         ${pays.map((one) => one.ledger_account_id)}::integer[]) as g (payer_account, ledger_account_id)`;

/** Learns which accounts are paid from which; knows it once however often it is told. */
export async function insertPayers(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  pays: readonly Pays[],
): Promise<void> {
  if (pays.length === 0) return;
  await sql`
    insert into ledger_payers (client_id, unit_id, payer_account, ledger_account_id)
    select ${client_id}::integer, ${unit_id}::integer, g.payer_account, g.ledger_account_id
      from ${paysTable(pays)} order by g.payer_account, g.ledger_account_id
    on conflict (client_id, unit_id, payer_account, ledger_account_id) do nothing`.execute(db);
}

/** Forgets what was learned of the accounts, where no payment that a person has assigned says it any more. */
export async function deleteUnfounded(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  pays: readonly Pays[],
): Promise<void> {
  if (pays.length === 0) return;
  await sql`
    delete from ledger_payers y
     where y.client_id = ${client_id} and y.unit_id = ${unit_id}
       and (y.payer_account, y.ledger_account_id) in (
         select g.payer_account, g.ledger_account_id from ${paysTable(pays)})
       and not exists (
         select from ledger_payments p
           join ledger_parts t on t.client_id = p.client_id and t.unit_id = p.unit_id
                and t.ledger_payment_id = p.ledger_payment_id
                and t.ledger_account_id = y.ledger_account_id and t.reason = 'hand'
                and t.amount = p.amount
          where p.client_id = y.client_id and p.unit_id = y.unit_id
            and p.payer_account = y.payer_account and p.opposite_of is null
            and not exists (select from ledger_payments o
                             where o.client_id = p.client_id and o.unit_id = p.unit_id
                               and o.opposite_of = p.ledger_payment_id))`.execute(db);
}
