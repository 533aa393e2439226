import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { accountsNamed } from './accounts.sql.ts';
import { balancesOn } from './balances.sql.ts';
import { partiesOn } from './parties.sql.ts';

/** An account that is over by the day, and from which account it was paid last. */
export interface OverpaidAccount {
  readonly ledger_account_id: number;
  readonly space_number: string;
  readonly building_name: string;
  readonly names: string;
  readonly variable_symbol: string;
  readonly is_present: boolean;
  /** What is over, in hellers, more than nothing. */
  readonly amount: number;
  /** As the payment has it; empty where none came by bank. */
  readonly payer_account: string;
  readonly payer_name: string;
}

/** Accounts of the unit that have paid more than was claimed by the day, the highest first; all, or some of them. */
export async function selectOverpaid(
  db: Db,
  unit: OwnedUnit,
  asked: OverpaidAsked,
): Promise<OverpaidAccount[]> {
  return (await overpaidOn(unit, asked).execute(db)).rows;
}

interface OverpaidAsked {
  readonly day: string;
  readonly ids?: readonly number[];
}

/** The same as a query. */
export function overpaidOn(
  unit: OwnedUnit,
  { day, ids }: OverpaidAsked,
): RawBuilder<OverpaidAccount> {
  const { client_id, unit_id } = unit;
  const some =
    ids === undefined ? sql`true` : sql`b.ledger_account_id = any (${[...ids]}::integer[])`;
  return sql`
    with over as materialized (
      select b.ledger_account_id, b.paid - b.claimed as amount
        from (${balancesOn(unit, day)}) b
       where b.paid > b.claimed and ${some}),
    named as materialized (${accountsNamed(unit)}),
    parties as materialized (${partiesOn(unit, day)})
    select o.ledger_account_id, n.space_number, n.building_name, n.names,
           coalesce(n.variable_symbol, '') as variable_symbol, y.party is not null as is_present,
           o.amount::float8 as amount, coalesce(l.payer_account, '') as payer_account,
           coalesce(l.payer_name, '') as payer_name
      from over o
      join ledger_accounts a on a.client_id = ${client_id} and a.unit_id = ${unit_id}
           and a.ledger_account_id = o.ledger_account_id
      join named n on n.ledger_account_id = o.ledger_account_id
      left join parties y on y.pasport_id = a.pasport_id and y.party = a.party
      left join lateral (
        select p.payer_account, p.payer_name
          from ledger_parts t
          join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
               and p.ledger_payment_id = t.ledger_payment_id
         where t.client_id = ${client_id} and t.unit_id = ${unit_id}
           and t.ledger_account_id = o.ledger_account_id
           and p.amount > 0 and p.payer_account <> '' and p.received_on <= ${day}::date
           and p.opposite_of is null
           and not exists (select from ledger_payments r
                            where r.client_id = p.client_id and r.unit_id = p.unit_id
                              and r.opposite_of = p.ledger_payment_id)
         order by p.received_on desc, p.ledger_payment_id desc limit 1) l on true
     order by o.amount desc, o.ledger_account_id`;
}
