import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

/** Billing places of a client with their suppliers, as a table to be sought in by `search_text`. */
export function soughtBillingPlaces(clientId: OwnedClientId): RawBuilder<unknown> {
  return sql`
    select b.client_id, b.unit_id, b.billing_place_id, b.code, b.name, b.kind, b.supply_code, b.hidden,
           coalesce(a.full_name, '') as supplier_name, folded(b.name) as name_text,
           folded(concat_ws(' ', b.code, b.name, b.supply_code, b.contract_number, a.full_name)) as search_text
      from billing_places b
      left join person_names a on a.client_id = b.client_id and a.unit_id = b.unit_id
           and a.address_id = b.address_id
     where b.client_id = ${clientId}`;
}
