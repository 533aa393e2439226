import { sql } from 'kysely';
import type { SpaceAddress } from '#contract/pasports/spaces.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** The postal address of a space, which is that of its house; undefined where there is no such space. */
export async function selectSpaceAddress(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  pasportId: number,
): Promise<SpaceAddress | undefined> {
  const { rows } = await sql<SpaceAddress>`
    select coalesce(b.street_full, '') as street, b.city_id, coalesce(b.city_name, '') as city,
           coalesce(b.zip, '') as zip
      from pasports p
      left join pasport_buildings b on b.client_id = p.client_id and b.unit_id = p.unit_id
           and b.pasport_id = p.parent_id
     where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.pasport_id = ${pasportId}
       and p.kind = 'space'`.execute(db);
  return rows[0];
}
