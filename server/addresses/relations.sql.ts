import { sql, type RawBuilder } from 'kysely';
import type { Relation } from '#contract/addresses.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { validOn } from '#server/core/time/valid-on.sql.ts';

function heldBy({ client_id, unit_id }: OwnedUnit, condition: RawBuilder<unknown>) {
  const ofUnit = sql`r.client_id = ${client_id} and r.unit_id = ${unit_id} and ${condition}`;
  return sql`
    select 'owner' as relation, r.pasport_ownership_id as record_id, r.pasport_id, r.address_id,
           r.valid_from, r.valid_to, null::date as contract_valid_to, null::date as contract_warning
      from pasport_ownerships r where ${ofUnit}
    union all
    select 'tenant', r.pasport_tenant_id, r.pasport_id, r.address_id, r.valid_from, r.valid_to,
           r.contract_valid_to, r.contract_warning
      from pasport_tenants r where ${ofUnit}
    union all
    select 'roommate', r.pasport_roommate_id, r.pasport_id, r.address_id, r.valid_from, r.valid_to,
           null, null
      from pasport_roommates r where ${ofUnit}`;
}

/**
 * Relations with the names of what they bind. Occupants are those of the day, or of the relation's
 * own day nearest to it.
 */
function told(
  unit: OwnedUnit,
  day: string,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<Relation> {
  const ofUnit = (alias: string) =>
    sql`${sql.ref(`${alias}.client_id`)} = ${unit.client_id}
        and ${sql.ref(`${alias}.unit_id`)} = ${unit.unit_id}`;
  const own = sql`greatest(h.valid_from, least(h.valid_to, ${day}::date))`;
  return sql<Relation>`
    with held as materialized (${heldBy(unit, condition)})
    select h.address_id, a.full_name, a.email, h.relation, h.record_id, h.pasport_id,
           s.pasport_space_id, coalesce(b.pasport_name, '') as building_name, s.space_number,
           s.variable_symbol, h.valid_from, h.valid_to, u.users_count, h.contract_valid_to,
           h.contract_warning
      from held h
      join addresses a on ${ofUnit('a')} and a.address_id = h.address_id
      join pasport_spaces s on ${ofUnit('s')} and s.pasport_id = h.pasport_id
      join pasports p on ${ofUnit('p')} and p.pasport_id = h.pasport_id
      left join pasports b on ${ofUnit('b')} and b.pasport_id = p.parent_id
      left join lateral (
        select x.users_count from pasport_users x
         where ${ofUnit('x')} and x.pasport_id = h.pasport_id and ${validOn(own, 'x')}
         order by x.valid_from desc limit 1) u on true
     order by ${order}`;
}

/** Who owns, uses and lives in the spaces of the unit on the day, by name. */
export async function selectRelationsOn(db: Db, unit: OwnedUnit, day: string): Promise<Relation[]> {
  const holds = validOn(day, 'r');
  const byName = sql`a.full_name collate public.czech, h.address_id, b.pasport_name collate public.czech,
                     s.space_number collate public.czech, h.relation, h.record_id`;
  const { rows } = await told(unit, day, holds, byName).execute(db);
  return rows;
}

/** All that binds one address to spaces, ended relations too, newest first. */
export async function selectRelationsOf(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
  today: string,
): Promise<Relation[]> {
  const newest = sql`h.valid_from desc, h.relation, h.record_id desc`;
  const { rows } = await told(unit, today, sql`r.address_id = ${addressId}`, newest).execute(db);
  return rows;
}
