import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

type Sql = RawBuilder<unknown>;

/** Houses of `houseSharesJudged` whose shares do not make the whole, as a table: unit_id, pasport_id and `missing`. */
export function houseSharesMissing(clientId: OwnedClientId, units: Sql): Sql {
  return sql`
    select unit_id, pasport_id, missing
      from (${houseSharesJudged(clientId, units)}) j where missing is not null`;
}

/**
 * Houses with shares in the common parts, which their spaces are to make whole together (občanský
 * zákoník, § 1161), as a table: unit_id, pasport_id and `missing`, by how much they are short of it as a
 * fraction in lowest terms ('1/100', '-1/100' when over it), null where nothing is. Shown spaces count;
 * one without a share is no unit of the land register. A house none of whose spaces has a share has no
 * row. Nothing is missing in one of a group, or of a unit, whose houses make the whole together:
 * entrances of one house. `units` chooses the units by their unit_id.
 */
export function houseSharesJudged(clientId: OwnedClientId, units: Sql): Sql {
  return sql`
    select unit_id, pasport_id,
           case when parts <> multiple and unit_parts <> multiple
                     and (group_id is null or group_parts <> multiple)
                then div(multiple - parts, gcd(multiple - parts, multiple)) || '/' ||
                     div(multiple, gcd(multiple - parts, multiple)) end as missing
      from (${housesOf(clientId, units)}) h
     where parts > 0`;
}

/** Shares of each house over the least number that all denominators of its unit divide. */
function housesOf(clientId: OwnedClientId, units: Sql): Sql {
  return sql`
    select *, sum(parts) over (partition by unit_id) as unit_parts,
           sum(parts) over (partition by unit_id, group_id) as group_parts
      from (select unit_id, pasport_id, group_id, multiple,
                   coalesce(sum(numerator * div(multiple, denominator)), 0) as parts
              from (${sharesOf(clientId, units)}) shares
             group by unit_id, pasport_id, group_id, multiple) houses`;
}

/** The share of each shown space, with its house and the group that the house is in. */
function sharesOf(clientId: OwnedClientId, units: Sql): Sql {
  return sql`
    select p.unit_id, p.parent_id as pasport_id, h.parent_id as group_id,
           s.common_share_numerator::numeric as numerator,
           s.common_share_denominator::numeric as denominator,
           access.common_multiple(s.common_share_denominator::numeric)
             over (partition by p.unit_id) as multiple
      from pasports p
      join pasport_spaces s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
      join house_places h on h.client_id = p.client_id and h.unit_id = p.unit_id
           and h.pasport_id = p.parent_id
     where p.client_id = ${clientId} and p.unit_id in (${units}) and p.kind = 'space'
       and not p.hidden and not h.hidden`;
}
