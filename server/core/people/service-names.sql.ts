import { sql, type RawBuilder } from 'kysely';
import type { Validity } from '#contract/rules/validity.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
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

/** Services as costs of the unit name them, as a table: name, costs_count and spaces_count. */
export function serviceNamesOf({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    select service_name as name, count(*)::integer as costs_count,
           count(distinct pasport_id)::integer as spaces_count
      from pasport_tenant_costs
     where client_id = ${client_id} and unit_id = ${unit_id} group by service_name`;
}

/** A cost under one of the names, with the time in which it holds, by itself and by its tenancy. */
export interface NamedCost extends Validity {
  readonly id: number;
  readonly version: number;
  readonly pasport_id: number;
  readonly space_number: string;
  readonly service_name: string;
}

/** Costs of the unit that name a service in one of these ways, the earliest first. */
export async function selectCostsNamed(
  db: Db,
  unit: OwnedUnit,
  names: readonly string[],
): Promise<NamedCost[]> {
  const { rows } = await sql<NamedCost>`
    select c.pasport_tenant_cost_id as id, c.version, c.pasport_id, s.space_number, c.service_name,
           c.valid_from, least(c.valid_to, t.valid_to) as valid_to
      from pasport_tenant_costs c
      join space_places s on s.client_id = c.client_id and s.unit_id = c.unit_id
           and s.pasport_id = c.pasport_id
      left join pasport_tenants t on t.client_id = c.client_id and t.unit_id = c.unit_id
           and t.pasport_id = c.pasport_id and t.pasport_tenant_id = c.pasport_tenant_id
     where c.client_id = ${unit.client_id} and c.unit_id = ${unit.unit_id}
       and c.service_name = any (${[...names]}::text[])
     order by s.space_number collate public.czech, c.valid_from, c.pasport_tenant_cost_id`.execute(
    db,
  );
  return rows;
}

/** Spaces with costs under the names; nobody else records anything there until the end. */
export async function selectSpacesOfServicesHeld(
  db: Db,
  unit: OwnedUnit,
  names: readonly string[],
): Promise<void> {
  await sql`
    select pasport_id from pasports
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and pasport_id in (select pasport_id from pasport_tenant_costs
                           where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
                             and service_name = any (${[...names]}::text[]))
     order by pasport_id for update`.execute(db);
}
