import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';

/**
 * Common table expressions of the unit's groups and buildings. `places` numbers them as siblings
 * stand: groups before buildings, by their order, street and name. `tree` adds what is right above;
 * `path` sorts the rows as the tree is read, `ids` are all the places above and the place itself,
 * `covered` how many of them stand down to the last hidden group above. What is in a hidden group is
 * hidden by it: `isHidden`.
 */
export function treeOf({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    places as (
      select p.pasport_id, p.parent_id, p.kind, p.pasport_name, p.pasport_order, p.hidden,
             row_number() over (order by p.kind = 'building', p.pasport_order,
               b.street_full collate public.czech, p.pasport_name collate public.czech,
               p.pasport_id) as place
        from pasports p
        left join pasport_buildings b on b.client_id = p.client_id and b.unit_id = p.unit_id
             and b.pasport_id = p.pasport_id
       where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.kind <> 'space'),
    tree as (
      select r.*, 0 as parent_order, '' as parent_name, false as parent_hidden, 0 as covered,
             array[r.place] as path, array[r.pasport_id] as ids
        from places r where r.parent_id is null
      union all
      select r.*, above.pasport_order, above.pasport_name, above.hidden or above.parent_hidden,
             case when above.hidden then cardinality(above.ids) else above.covered end,
             above.path || r.place, above.ids || r.pasport_id
        from tree above join places r on r.parent_id = above.pasport_id)`;
}

/** Whether a place of the tree is hidden: by itself or by a group above it. */
export function isHidden(alias: string): RawBuilder<unknown> {
  return sql`(${sql.ref(`${alias}.hidden`)} or ${sql.ref(`${alias}.parent_hidden`)})`;
}
