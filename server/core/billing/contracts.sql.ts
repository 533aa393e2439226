import { sql, type RawBuilder } from 'kysely';
import type { BillingKind } from '#contract/billing/place-words.ts';
import type { SupplyContract } from '#contract/rules/supply-contract.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/core/time/records-on.sql.ts';

/** The contract of a billing place. */
export interface SupplyContractRow extends SupplyContract {
  readonly unit_id: number;
  readonly billing_place_id: number;
  readonly name: string;
  readonly supplier_name: string;
}

/** Contracts of billing places that end or of which notice can be given; places given up are left out. How they stand is told by `supplyContractOn`. */
export function supplyContracts({ client_id, where }: Scope): RawBuilder<SupplyContractRow> {
  return sql<SupplyContractRow>`
    select b.unit_id, b.billing_place_id, b.name, coalesce(s.full_name, '') as supplier_name, b.contract_to,
           b.notice_until, b.valid_to
      from (select * from billing_places
             where client_id = ${client_id} and ${where} and not hidden
               and (contract_to is not null or notice_until is not null)) b
      left join person_names s on s.client_id = b.client_id and s.unit_id = b.unit_id
           and s.address_id = b.address_id
     order by b.billing_place_id`;
}

/** The contract of a billing place among all of the unit, with whom it serves. */
export interface ListedSupply extends SupplyContractRow {
  readonly kind: BillingKind;
  readonly address_id: number | null;
  readonly contract_number: string;
  readonly contract_from: string | null;
  /** Names of the houses and spaces; empty where the place serves the whole unit. */
  readonly serves: string;
  readonly hidden: boolean;
  readonly version: number;
}

/** Billing places that have a supplier or anything of a contract, given up ones too. */
export function listedSupplies({ client_id, where }: Scope): RawBuilder<ListedSupply> {
  return sql<ListedSupply>`
    select b.unit_id, b.billing_place_id, b.name, b.kind, b.address_id, coalesce(s.full_name, '') as supplier_name,
           b.contract_number, b.contract_from, b.contract_to, b.notice_until, b.valid_to, b.hidden, b.version,
           coalesce((select string_agg(x.name, '; ' order by x.name collate public.czech)
             from (select distinct case when t.pasport_id is null then 'podle měřidel'
                            else concat_ws(', ', nullif(p.building_name, ''), nullif(p.space_number, '')) end as name
                     from billing_place_parts t
                     left join pasport_places p on p.client_id = t.client_id and p.unit_id = t.unit_id
                          and p.pasport_id = t.pasport_id
                    where t.client_id = b.client_id and t.unit_id = b.unit_id
                      and t.billing_place_id = b.billing_place_id) x), '') as serves
      from (select * from billing_places
             where client_id = ${client_id} and ${where}
               and (address_id is not null or contract_number <> '' or contract_from is not null
                    or contract_to is not null or notice_until is not null)) b
      left join person_names s on s.client_id = b.client_id and s.unit_id = b.unit_id
           and s.address_id = b.address_id
     order by b.name collate public.czech, b.billing_place_id`;
}

/** Whatever place named one of the addresses as its supplier names the other one from now on. */
export async function updateSupplierOfPlaces(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  formerIds: readonly number[],
  addressId: number,
): Promise<void> {
  await sql`
    update billing_places set address_id = ${addressId}
     where client_id = ${client_id} and unit_id = ${unit_id}
       and address_id = any (${[...formerIds]}::integer[])`.execute(db);
}
