import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { PlaceKind } from './kind.ts';

/** A place of a tree and the record that stands at it. */
export interface PlaceOf {
  readonly pasport_id: number;
  readonly kind: PlaceKind;
  /** The id of the building, group or space. */
  readonly id: number;
}

/** The places that the records stand at, by the ids of the places, or of the houses and spaces. */
export async function selectPlacesOf(
  db: Db,
  clientId: OwnedClientId,
  ids: Readonly<Record<'places' | 'houses' | 'spaces', readonly number[]>>,
): Promise<PlaceOf[]> {
  const places = sql`${[...ids.places]}::integer[]`;
  const { rows } = await sql<PlaceOf>`
    select pasport_id, 'space' as kind, pasport_space_id as id from space_places
     where client_id = ${clientId}
       and (pasport_id = any (${places}) or pasport_space_id = any (${[...ids.spaces]}::integer[]))
     union all
    select pasport_id, kind, pasport_building_id as id from house_places
     where client_id = ${clientId} and pasport_building_id is not null
       and (pasport_id = any (${places}) or pasport_building_id = any (${[...ids.houses]}::integer[]))`.execute(
    db,
  );
  return rows;
}
