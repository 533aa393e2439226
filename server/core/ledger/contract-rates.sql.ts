import { sql, type RawBuilder } from 'kysely';
import type { KnownRates } from '#contract/rules/late-interest.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { knownRates } from '#server/core/rates/known-rates.sql.ts';
import { ofUnit, recordsOf } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** A column with the rates of late interest that contracts of the unit's accounts have agreed. */
export const contractRatesOf = ({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> => sql`
  coalesce((select json_agg(json_build_object(
                     'ledger_account_id', r.ledger_account_id,
                     'valid_from', to_char(r.valid_from, 'YYYY-MM-DD'),
                     'agreed_rate', r.agreed_rate::float8, 'rate_source', r.rate_source))
              from account_rates r
             where r.client_id = ${client_id} and r.unit_id = ${unit_id}), '[]')`;

/** Holds the account, so that nobody writes its rates beside; whether it is there. */
export async function selectAccountHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ledger_account_id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_accounts
     where client_id = ${client_id} and unit_id = ${unit_id}
       and ledger_account_id = ${ledger_account_id}
       for no key update`.execute(db);
  return rows.length > 0;
}

/** What a rate of an account is compared with. */
export interface RateStanding {
  readonly rents_flat: boolean;
  readonly rates: KnownRates;
}

/**
 * Whether somebody of the account is a tenant of its flat, and the rates of the bank, as a query: no row without
 * the account.
 */
export function rateStanding(unit: OwnedUnit, ledger_account_id: number): RawBuilder<RateStanding> {
  const { client_id, unit_id } = unit;
  return sql`
    select u.payer <> 'member' and l.is_flat and exists (
             select from (${recordsOf('pasport_tenants', ofUnit(unit))}) t
              join ledger_account_people p on p.client_id = a.client_id and p.unit_id = a.unit_id
                   and p.ledger_account_id = a.ledger_account_id and p.address_id = t.address_id
             where t.pasport_id = a.pasport_id) as rents_flat,
           ${knownRates} as rates
      from ledger_accounts a
      join units u on u.client_id = a.client_id and u.unit_id = a.unit_id
      join space_places l on l.client_id = a.client_id and l.unit_id = a.unit_id
           and l.pasport_id = a.pasport_id
     where a.client_id = ${client_id} and a.unit_id = ${unit_id}
       and a.ledger_account_id = ${ledger_account_id}`;
}
