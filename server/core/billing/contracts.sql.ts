import { sql, type RawBuilder } from 'kysely';
import type { SupplyContract } from '#contract/rules/supply-contract.ts';
import type { Scope } from '#server/core/time/records-on.sql.ts';

/** The contract of a billing place. */
export interface SupplyContractRow extends SupplyContract {
  readonly billing_place_id: number;
  readonly name: string;
  readonly supplier_name: string;
}

/** Contracts of billing places that end or of which notice can be given; places given up are left out. How they stand is told by `supplyContractOn`. */
export function supplyContracts({ client_id, where }: Scope): RawBuilder<SupplyContractRow> {
  return sql<SupplyContractRow>`
    select b.billing_place_id, b.name, coalesce(s.full_name, '') as supplier_name, b.contract_to,
           b.notice_until, b.valid_to
      from (select * from billing_places
             where client_id = ${client_id} and ${where} and not hidden
               and (contract_to is not null or notice_until is not null)) b
      left join person_names s on s.client_id = b.client_id and s.unit_id = b.unit_id
           and s.address_id = b.address_id
     order by b.billing_place_id`;
}
