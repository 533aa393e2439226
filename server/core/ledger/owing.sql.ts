import { sql } from 'kysely';
import type { listOwing } from '#contract/money/arrears.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectAllBeside } from '#server/db/rows-under.sql.ts';
import { overdueAccounts } from './signals.sql.ts';

type OwingAccount = ResultOf<typeof listOwing>['values'][number];

/**
 * Accounts of which something is overdue at the end of the day, by the measure of the home's card, who owes most
 * is the first; and spaces of the unit (pasport_id) of which anybody has an account.
 */
export async function selectOwing(
  db: Db,
  unit: OwnedUnit,
  day: string,
): Promise<{ values: OwingAccount[]; spaces: number[] }> {
  const accounts = sql<OwingAccount>`
    select o.ledger_account_id, a.pasport_id, o.overdue::float8, w.address_ids
      from (${overdueAccounts(ofUnit(unit), day)}) o
      join ledger_accounts a on a.client_id = ${unit.client_id} and a.unit_id = o.unit_id
           and a.ledger_account_id = o.ledger_account_id
     cross join lateral (
       select coalesce(array_agg(p.address_id order by p.place), '{}') as address_ids
         from ledger_account_people p
        where p.client_id = a.client_id and p.unit_id = a.unit_id
          and p.ledger_account_id = a.ledger_account_id) w
     order by o.turn`;
  const spaces = sql<{ spaces: number[] }>`
    select array(select distinct pasport_id from ledger_accounts
                  where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
                  order by 1) as spaces`;
  const { one, rows: values } = await selectAllBeside(db, { one: spaces, rows: accounts });
  return { values, ...one };
}
