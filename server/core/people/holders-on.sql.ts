import { sql, type RawBuilder } from 'kysely';
import { recordsOn, within, type Scope } from '#server/core/time/records-on.sql.ts';
import type { Day } from '#server/core/time/valid-on.sql.ts';

type Sql = RawBuilder<unknown>;

/** Tenancies that hold on the day, as a table. */
export const tenanciesOn = (of: Scope, day: Day): Sql => recordsOn('pasport_tenants', of, day);

/** Ownerships that hold on the day, as a table. */
export const ownershipsOn = (of: Scope, day: Day): Sql => recordsOn('pasport_ownerships', of, day);

/** Roommates of the day, as a table. */
export const roommatesOn = (of: Scope, day: Day): Sql => recordsOn('pasport_roommates', of, day);

/**
 * Costs of spaces that hold on the day, as a table; advances are hellers a month. What ends with a
 * tenancy holds no longer than that, whether it says an end of its own or not.
 */
export function costsOn(of: Scope, day: Day): Sql {
  const named = sql`pasport_tenants.pasport_tenant_id = pasport_tenant_costs.pasport_tenant_id`;
  const isHeld = sql`(pasport_tenant_costs.pasport_tenant_id is null
    or exists (select from (${tenanciesOn(within(of, named), day)}) t))`;
  return recordsOn('pasport_tenant_costs', within(of, isHeld), day);
}

/** The first of the people `a` in the order who has a telephone: phone and phone_of, null where nobody has. */
export function firstPhone(order: Sql): Sql {
  const first = (column: string) => sql`
    (array_agg(${sql.ref(`a.${column}`)} order by ${order}) filter (where a.phone <> ''))[1]`;
  return sql`${first('phone')} as phone, ${first('full_name')} as phone_of`;
}

const byEntry = sql`h.valid_from, a.full_name, a.address_id`;

/** The names of those who hold each space, as a table: pasport_id, names joined by a comma, phone, phone_of. */
function namesOf(held: Sql, more: Sql = sql``): Sql {
  return sql`
    select h.pasport_id, string_agg(a.full_name, ', ' order by ${byEntry}) as names,
           ${firstPhone(byEntry)} ${more}
      from (${held}) h
      join addresses a on a.client_id = h.client_id and a.unit_id = h.unit_id
           and a.address_id = h.address_id
     group by h.pasport_id`;
}

/** Names of the tenants of each space on the day, as a table: pasport_id, names, phone, phone_of. */
export function tenantNamesOn(of: Scope, day: Day): Sql {
  return namesOf(tenanciesOn(of, day));
}

/** Names of the owners of each space on the day, as a table: pasport_id, names, phone, phone_of. */
export function ownerNamesOn(of: Scope, day: Day): Sql {
  return namesOf(ownershipsOn(of, day));
}

/**
 * The same with `is_whole`: their shares are of one denominator, none of them in joint property, and make a whole.
 * Most do. Whether others make one, only `sharesOn` tells.
 */
export function ownersOn(of: Scope, day: Day): Sql {
  const isWhole = sql`, min(h.share_denominator) = max(h.share_denominator)
    and sum(h.share_numerator) = min(h.share_denominator) and not bool_or(h.is_joint) as is_whole`;
  return namesOf(ownershipsOn(of, day), isWhole);
}
