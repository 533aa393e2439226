import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { peopleOf } from '#server/core/ledger/accounts.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Between whom an agreement is, and where it is paid. */
export interface AgreementParties {
  readonly unit_name: string;
  readonly unit_business_id: string;
  readonly unit_address: string;
  /** Names and addresses of those who owe, each in a line. */
  readonly debtors: readonly string[];
  readonly variable_symbol: string;
  /** Accounts of the unit, '123/0100, 456/0300'; empty of a unit that has none. */
  readonly bank_accounts: string;
}

/** Between whom an agreement of the account is. */
export async function selectParties(
  db: Db,
  unit: OwnedUnit,
  account: number,
): Promise<AgreementParties | undefined> {
  const { rows } = await sql<AgreementParties>`
    select u.name as unit_name, u.business_id as unit_business_id,
           concat_ws(', ', nullif(u.street, ''), nullif(concat_ws(' ', nullif(u.zip, ''), nullif(u.city, '')), ''))
             as unit_address,
           coalesce(s.variable_symbol, '') as variable_symbol,
           coalesce((
             select json_agg(concat_ws(', ', nullif(n.full_name, ''), nullif(n.street, ''),
                               nullif(concat_ws(' ', nullif(n.zip, ''), nullif(n.city, '')), ''))
                             order by p.place)
               from (select (one ->> 'address_id')::integer as address_id, place
                       from (${peopleOf(unit)}) w
                      cross join json_array_elements(w.people) with ordinality as e (one, place)
                      where w.ledger_account_id = a.ledger_account_id) p
               join person_names n on n.client_id = a.client_id and n.unit_id = a.unit_id
                    and n.address_id = p.address_id), '[]') as debtors,
           coalesce((select string_agg(b.account_number || '/' || b.bank_code, ', '
                                       order by b.bank_account_id)
                       from bank_accounts b
                      where b.client_id = a.client_id and b.unit_id = a.unit_id and not b.hidden), '')
             as bank_accounts
      from ledger_accounts a
      join units u on u.client_id = a.client_id and u.unit_id = a.unit_id
      join pasport_places s on s.client_id = a.client_id and s.unit_id = a.unit_id
           and s.pasport_id = a.pasport_id
     where a.client_id = ${unit.client_id} and a.unit_id = ${unit.unit_id}
       and a.ledger_account_id = ${account}`.execute(db);
  return rows[0];
}
