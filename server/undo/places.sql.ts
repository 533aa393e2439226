import { sql } from 'kysely';
import type { ChangeRow } from '#server/access/changes.sql.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { PLACES, type PlaceKind } from './kind.ts';

/** A place of a tree and the record that stands at it. */
export interface PlaceOf {
  readonly pasport_id: number;
  readonly kind: PlaceKind;
  /** The id of the building, group or space. */
  readonly id: number;
}

/** Ids of places, and of the houses and spaces that stand at some. */
export type PlaceIds = Readonly<Record<'places' | 'houses' | 'spaces', readonly number[]>>;

/** The places that the records stand at, by the ids of the places, or of the houses and spaces. */
export async function selectPlacesOf(
  db: Db,
  clientId: OwnedClientId,
  { places, houses, spaces }: PlaceIds,
): Promise<readonly PlaceOf[]> {
  const { rows } = await sql<{ found: readonly PlaceOf[] }>`
    select access.places_of(${clientId}, ${[...places]}, ${[...houses]}, ${[...spaces]}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? [];
}

/**
 * Rows of history that the open transaction has written, in their order, and one more than so many where there are
 * more; with the places that their houses and spaces stand at, which are not looked for then. In one statement,
 * which goes with the commit.
 */
export async function selectWrittenPlaced(
  db: Db,
  clientId: OwnedClientId,
  most: number,
): Promise<{ readonly rows: readonly ChangeRow[]; readonly places: readonly PlaceOf[] }> {
  // Rows of a restored backup may bear the same number, and are older.
  const { rows } = await sql<ChangeRow & { readonly places: readonly PlaceOf[] | null }>`
    select audit_id, record_type, record_id, action, changes,
           case when record_type in (${PLACES}, 'pasport_buildings', 'pasport_spaces')
                then access.places_of_change(client_id, change_id, audit_id, ${most}::integer)
            end as places
      from audit_log
     where client_id = ${clientId} and at >= now()
       and change_id = pg_current_xact_id_if_assigned()::text::bigint
     order by audit_id limit ${most + 1}`.execute(db);
  return {
    rows: rows.map(({ places: _places, ...row }) => row),
    places: rows.find(({ places }) => places !== null)?.places ?? [],
  };
}
