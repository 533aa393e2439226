import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Kind } from './held-places.sql.ts';

/** What stands under a place of the tree, and what else refers to it. */
export interface UsedBy {
  readonly groups: number;
  readonly buildings: number;
  readonly spaces: number;
  readonly floors: number;
  readonly elements: number;
  readonly measuring_places: number;
  readonly billing_parts: number;
  readonly billing_rules: number;
  readonly settlements: number;
  readonly revisions: number;
  readonly visits: number;
  readonly contracts: number;
}

/** The pasport_id of a record of the kind; nothing may refer to it anew before the transaction ends. */
export async function selectForRemoval(
  db: Db,
  unit: OwnedUnit,
  id: number,
  kind: Kind,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('pasport_buildings as b')
    .innerJoin('pasports as p', (join) =>
      join
        .onRef('p.client_id', '=', 'b.client_id')
        .onRef('p.unit_id', '=', 'b.unit_id')
        .onRef('p.pasport_id', '=', 'b.pasport_id'),
    )
    .select('b.pasport_id')
    .where('b.client_id', '=', unit.client_id)
    .where('b.unit_id', '=', unit.unit_id)
    .where('b.pasport_building_id', '=', id)
    .where('p.kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  return row?.pasport_id;
}

export async function selectUses(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  pasportId: number,
): Promise<UsedBy> {
  const { rows } = await sql<UsedBy>`
    select count(*) filter (where kind = 'group') as groups,
           count(*) filter (where kind = 'building') as buildings,
           count(*) filter (where kind = 'space') as spaces,
           (select count(*) from pasport_floors f
             where f.client_id = ${client_id} and f.unit_id = ${unit_id}
               and f.pasport_id = ${pasportId}) as floors,
           (select count(*) from pasport_building_elements e
              join pasport_buildings b on b.client_id = e.client_id
                   and b.pasport_building_id = e.pasport_building_id
             where b.client_id = ${client_id} and b.unit_id = ${unit_id}
               and b.pasport_id = ${pasportId}) as elements,
           (select count(*) from measuring_places m
             where m.client_id = ${client_id} and m.unit_id = ${unit_id}
               and m.pasport_id = ${pasportId}) as measuring_places,
           (select count(*) from billing_place_parts b
             where b.client_id = ${client_id} and b.unit_id = ${unit_id}
               and b.pasport_id = ${pasportId}) as billing_parts,
           (select count(*) from billing_rules g
             where g.client_id = ${client_id} and g.unit_id = ${unit_id}
               and g.pasport_id = ${pasportId}) as billing_rules,
           (select count(*) from settlements t
             where t.client_id = ${client_id} and t.unit_id = ${unit_id}
               and t.building_id = ${pasportId}) as settlements,
           (select count(*) from revisions r
             where r.client_id = ${client_id} and r.unit_id = ${unit_id}
               and r.pasport_id = ${pasportId}) as revisions,
           (select count(*) from visits v
             where v.client_id = ${client_id} and v.unit_id = ${unit_id}
               and v.pasport_id = ${pasportId}) as visits,
           (select count(*) from unit_contracts c
             where c.client_id = ${client_id} and c.unit_id = ${unit_id}
               and c.pasport_id = ${pasportId}) as contracts
      from pasports
     where client_id = ${client_id} and unit_id = ${unit_id} and parent_id = ${pasportId}
  `.execute(db);
  return rows[0] as UsedBy;
}
