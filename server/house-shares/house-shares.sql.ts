import { sql } from 'kysely';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { seatsOf, spacesOf } from '#server/core/pasports/space-list.sql.ts';
import { commonSharesOn } from '#server/core/pasports/share-changes.sql.ts';
import { isHidden } from '#server/core/pasports/tree.sql.ts';
import { ownershipsOn } from '#server/core/people/holders-on.sql.ts';
import { stoodOn } from '#server/core/people/reshapings.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Which spaces are asked for. */
export interface Asked {
  /** pasport_id of the house; 0 for the whole unit. */
  readonly houseId: number;
  /** The day of the shares and the owners. */
  readonly day: string;
}

/**
 * Spaces of the house or of the unit with their owners, by houses as the tree is read and by numbers;
 * hidden spaces and those of hidden houses are left out, but one
 * that was joined to another later stood there yet, and one that was founded by a division later did not. Undefined when the house is not in the unit.
 */
export async function selectHouseShares(
  db: Db,
  unit: OwnedUnit,
  { houseId, day }: Asked,
): Promise<HouseShare[] | undefined> {
  const isShown = sql`${stoodOn(day)} and not coalesce(${isHidden('b')}, false)
    and (${houseId}::integer = 0 or p.parent_id = ${houseId})`;
  const { rows } = await sql<HouseShare & { found: boolean; seat: number | null }>`
    with recursive ${seatsOf(unit)},
    owned as (
      select o.pasport_id, json_agg(json_build_object(
               'pasport_ownership_id', o.pasport_ownership_id, 'address_id', o.address_id,
               'owner_name', a.full_name, 'share_numerator', o.share_numerator,
               'share_denominator', o.share_denominator, 'is_joint', o.is_joint,
               'has_vote', o.has_vote,
               'is_association', u.business_id <> '' and a.business_id = u.business_id)
             order by o.share_numerator::numeric / o.share_denominator desc,
                      a.full_name collate public.czech, o.pasport_ownership_id) as owners
        from (${ownershipsOn(ofUnit(unit), day)}) o
        join person_names a on a.client_id = o.client_id and a.unit_id = o.unit_id
             and a.address_id = o.address_id
        join units u on u.client_id = o.client_id and u.unit_id = o.unit_id
       group by o.pasport_id),
    shares as (${commonSharesOn(unit, day)}),
    listed as (
      select b.seat, s.pasport_space_id, p.pasport_id, p.unit_id, p.parent_id as building_id,
             coalesce(b.pasport_name, '') as building_name, s.space_number, s.land_registry_unit, y.name as pasport_type_name,
             y.is_flat, n.common_share_numerator,
             n.common_share_denominator, coalesce(o.owners, '[]') as owners
        ${spacesOf(unit, isShown, undefined, joined)})
    select l.*, h.found
      from (select ${houseId}::integer = 0 or exists (
              select from seats where pasport_id = ${houseId}) as found) h
      left join listed l on true
     order by l.seat, l.space_number collate public.czech, l.pasport_id`.execute(db);
  if (rows[0]?.found !== true) return undefined;
  return rows
    .filter((row) => (row.pasport_id ?? null) !== null)
    .map(({ found: _found, seat: _seat, ...row }) => row);
}

const joined = sql`
    join pasport_types y on y.client_id = s.client_id and y.pasport_type_id = s.pasport_type_id
    join shares n on n.pasport_id = p.pasport_id
    left join owned o on o.pasport_id = p.pasport_id`;
