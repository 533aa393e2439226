import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/**
 * Costs of the client's tenants that name the service by its former name, whatever the case and
 * diacritics, name it by the new one; each change is audited on its cost.
 */
export async function updateServiceNamed(
  db: Db,
  clientId: OwnedClientId,
  former: string,
  name: string,
): Promise<void> {
  // Folding costs more than comparing: names are few, costs are many.
  await sql`
    update pasport_tenant_costs set service_name = ${name}
     where client_id = ${clientId} and service_name <> ${name}
       and service_name in (
             select named.service_name
               from (select distinct service_name from pasport_tenant_costs
                      where client_id = ${clientId}) named
              where folded(named.service_name) = folded(${former}))`.execute(db);
}

/** How many costs of the client's tenants name each service, as a table: key, the folded name, and uses. */
export function costsOfServices(clientId: OwnedClientId): RawBuilder<unknown> {
  // Folding costs more than counting: names are few, costs are many.
  return sql`
    select folded(service_name) as key, sum(costs)::integer as uses
      from (select service_name, count(*) as costs from pasport_tenant_costs
             where client_id = ${clientId} group by service_name) named
     group by folded(service_name)`;
}
