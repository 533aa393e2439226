import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { CreditOrder } from '#contract/rules/crediting.ts';
import { accountsNamed } from '#server/core/ledger/accounts.sql.ts';
import { creditOrderOf } from '#server/core/ledger/crediting.sql.ts';
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
  /** Which claims payments pay first. */
  readonly credit_order: CreditOrder;
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
           coalesce(a.variable_symbol, '') as variable_symbol,
           coalesce((
             select json_agg(concat_ws(', ', nullif(n.full_name, ''), nullif(n.street, ''),
                               nullif(concat_ws(' ', nullif(n.zip, ''), nullif(n.city, '')), ''))
                             order by p.place)
               from json_array_elements(a.people) with ordinality as p (one, place)
               join person_names n on n.client_id = u.client_id and n.unit_id = u.unit_id
                    and n.address_id = (p.one ->> 'address_id')::integer), '[]') as debtors,
           coalesce((select string_agg(b.account_number || '/' || b.bank_code, ', '
                                       order by b.bank_account_id)
                       from bank_accounts b
                      where b.client_id = u.client_id and b.unit_id = u.unit_id and not b.hidden), '')
             as bank_accounts,
           ${creditOrderOf(unit)} as credit_order
      from units u
     cross join (${accountsNamed(unit)}) a
     where u.client_id = ${unit.client_id} and u.unit_id = ${unit.unit_id}
       and a.ledger_account_id = ${account}`.execute(db);
  return rows[0];
}
