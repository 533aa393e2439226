import { sql, type RawBuilder } from 'kysely';
import type { ClaimOrigin } from '#contract/money/accounts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { accountsNamed } from './accounts.sql.ts';

/** A claim as it was written. */
export interface WrittenClaim {
  readonly ledger_account_id: number;
  readonly name: string;
  readonly for_month: string | null;
  readonly due_on: string;
  readonly amount: number;
  readonly origin: ClaimOrigin;
  readonly is_reversed: boolean;
}

/** A claim with the account that it is on. */
export interface ToldClaim extends Omit<WrittenClaim, 'ledger_account_id' | 'is_reversed'> {
  readonly building_name: string;
  readonly space_number: string;
  readonly variable_symbol: string | null;
  readonly names: string;
  readonly reason: string;
}

/** All claims of the unit in the order in which they were written: a statement whose rows leave by pieces. */
export function claimsOf(unit: OwnedUnit): RawBuilder<ToldClaim> {
  return sql<ToldClaim>`
    with named as materialized (${accountsNamed(unit)})
    select n.building_name, n.space_number, n.variable_symbol, n.names, c.name, c.origin, c.reason,
           to_char(c.for_month, 'YYYY-MM-DD') as for_month,
           to_char(c.due_on, 'YYYY-MM-DD') as due_on, c.amount
      from ledger_claims c
      join named n on n.ledger_account_id = c.ledger_account_id
     where c.client_id = ${unit.client_id} and c.unit_id = ${unit.unit_id}
     order by c.ledger_claim_id`;
}

/** A claim; nobody else puts it right before the transaction ends. */
export async function selectClaimHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<WrittenClaim | undefined> {
  // Asked after the account is held: what another one has just written counts. Whoever claims of the
  // account meanwhile does not wait for it.
  await sql`
    select from ledger_accounts a
     where a.client_id = ${client_id} and a.unit_id = ${unit_id}
       and a.ledger_account_id = (
         select ledger_account_id from ledger_claims
          where client_id = ${client_id} and unit_id = ${unit_id} and ledger_claim_id = ${id})
       for no key update`.execute(db);
  const { rows } = await sql<WrittenClaim>`
    select c.ledger_account_id, c.name, to_char(c.for_month, 'YYYY-MM-DD') as for_month,
           to_char(c.due_on, 'YYYY-MM-DD') as due_on, c.amount, c.origin,
           c.opposite_of is not null or exists (
             select from ledger_claims o
              where o.client_id = c.client_id and o.unit_id = c.unit_id
                and o.opposite_of = c.ledger_claim_id) as is_reversed
      from ledger_claims c
     where c.client_id = ${client_id} and c.unit_id = ${unit_id} and c.ledger_claim_id = ${id}`.execute(
    db,
  );
  return rows[0];
}
